/** The same as the package by itself, and `event.forecast`: what can still happen. */
export { ExaequoError, load } from './index.js';
export { Event, Forecast, Rated, Reading, Standings, read, version } from './dist/exaequo_forecast.js';
export type { ForecastOptions, Form, Language, RatingOptions, StandingsOptions } from './dist/exaequo_forecast.js';
export type * from './results.js';
