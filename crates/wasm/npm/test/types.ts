// Compiled only: the types as a user meets them.
import { Event, ExaequoError, load, read } from '../index.js';
import type { Check, Forecast, Language, Rating } from '../index.js';
import * as forecasts from '../forecast.js';
import type * as forms from '../results.js';

export async function tour(bytes: Uint8Array, lang: Language): Promise<string> {
  await load();
  const reading = read(bytes, 'open.trf');
  const check: Check = reading.findings(lang);
  for (const finding of check.findings) {
    const where: number | null | undefined = finding.line;
    if (where === null) continue;
  }
  try {
    const event: Event = reading.event();
    event.setResult(1, 1, '1-0');
    const standings = event.standings({ tieBreaks: 'BH/C1, SB', round: 3 });
    const rows: forms.Standings['standings'] = standings.toJSON().standings;
    const rated: Rating = event.rate().toJSON();
    return `${rows.length} ${rated.schema} ${standings.page('crosstable', lang, 'csv')}`;
  } catch (error) {
    if (error instanceof ExaequoError) return error.code;
    throw error;
  } finally {
    reading.free();
  }
}

// @ts-expect-error a list is text
read(new Uint8Array()).event().standings({ tieBreaks: 3 });
// @ts-expect-error a file is bytes
read('012 Open');
// @ts-expect-error there is no such language
read(new Uint8Array()).findings('de');

export function ahead(bytes: Uint8Array): Forecast['schema'] {
  return forecasts.read(bytes).event().forecast({ first: 1, by: 'table' }).toJSON().schema;
}

// @ts-expect-error forecasts are in a module of their own
read(new Uint8Array()).event().forecast();
