/* Written by types.mjs from the schemas of the project. */

/**
 * Points as a plain number with at most two decimals, such as 4.5.
 */
declare type Points = number;
/**
 * Why a play-off has not decided yet.
 */
declare type Waiting = 'missing' | 'unfinished' | 'level' | 'not_planned' | 'not_ranked';
/**
 * What PTP is for a score of zero.
 */
declare type AtZero = 'lowest-800' | 'average-800';
/**
 * How terms become a value.
 */
declare type Fold =
  'sum' | 'sum_of_products' | 'average' | 'rounded_average' | 'performance' | 'perfect_performance' | 'over_divisor';
/**
 * What limited the score of a dummy (16.4).
 */
declare type Cap = 'none' | 'scheduled_opponent' | 'drawn_rounds';
/**
 * The categories of unplayed rounds (16.2).
 */
declare type Unplayed =
  | 'pairing_allocated_bye'
  | 'full_point_bye'
  | 'forfeit_win'
  | 'requested_bye'
  | 'forfeit_loss'
  | 'requested_bye_at_the_end';
/**
 * Why a term does not count.
 */
declare type Why =
  | 'lowest'
  | 'highest'
  | 'voluntary'
  | 'not_over_the_board'
  | 'pending'
  | 'no_game'
  | 'below_limit'
  | 'no_value'
  | 'other_result'
  | 'not_willing';

/**
 * What a play-off decided.
 */
declare interface PlayOff {
  /**
   * Pairings of two that are decided, the winner first; those of a round robin once the play-off is over.
   */
  duels: Pair[];
  /**
   * The lots that decided something (4.2), a draw each.
   */
  lots: Drawing[];
  /**
   * Why the list still decides; missing where the play-off does.
   */
  open?: Waiting | null;
  /**
   * The participants in their final order; as long as the list decides, in its order.
   */
  order: Placed[];
  /**
   * First and last place of the tie.
   *
   * @minItems 2
   * @maxItems 2
   */
  places: [number, number];
  /**
   * Standings of a round robin, stage by stage; empty until the play-off is over.
   */
  tables: PlayOffTable[];
  /**
   * Who has games to play, is missing, or is level, as `open` says; missing where the play-off decides.
   */
  waiting_for?: number[];
  [k: string]: unknown;
}
/**
 * The games between two that decided something.
 */
declare interface Pair {
  /**
   * The articles that let it decide.
   */
  articles: string[];
  /**
   * `games`, `black_wins`, `lots`, `list` or a criterion; null where they are level.
   */
  by: string | null;
  /**
   * The numbers in the tournament, the winner first.
   *
   * @minItems 2
   * @maxItems 2
   */
  ids: [number, number];
  /**
   * The score of each stage they played.
   */
  stages: Score[];
  [k: string]: unknown;
}
/**
 * The score of a stage between two.
 */
declare interface Score {
  /**
   * The other score of teams.
   *
   * @minItems 2
   * @maxItems 2
   */
  other?: [Points, Points] | null;
  /**
   * Points; of teams on the score that decides the event.
   *
   * @minItems 2
   * @maxItems 2
   */
  points: [Points, Points];
  /**
   * The name of the stage.
   */
  stage: string;
  [k: string]: unknown;
}
/**
 * A draw of lots, which anyone can repeat: each lot is the SHA-256 of the seed, the event, the number and the name.
 */
declare interface Drawing {
  /**
   * The algorithm the lots were made by.
   */
  algorithm: string;
  /**
   * The article that orders the draw.
   */
  article: string;
  /**
   * The name of the event as it is drawn for.
   */
  event: string;
  /**
   * What was drawn for.
   */
  for: 'numbers' | 'colours' | 'places';
  /**
   * The lots, the lowest first.
   */
  lots: Lot[];
  /**
   * The seed of this draw, made from that of the regulations.
   */
  seed: string;
  /**
   * The stage of a draw for colours, from 1.
   */
  stage?: number | null;
  [k: string]: unknown;
}
/**
 * The lot of a participant.
 */
declare interface Lot {
  /**
   * The number in the tournament.
   */
  id: number;
  /**
   * The lot, as a hexadecimal number.
   */
  lot: string;
  /**
   * The name of the participant.
   */
  name: string;
  /**
   * The position in the draw, or the place drawn for.
   */
  position: number;
  [k: string]: unknown;
}
/**
 * A participant of a tie, in the order the play-off gives.
 */
declare interface Placed {
  /**
   * What separates the row from the one above: `play_off`, `lots` or a criterion; null for nothing.
   */
  decided_by: string | null;
  /**
   * The number in the tournament.
   */
  id: number;
  [k: string]: unknown;
}
/**
 * The standings of a round robin, on its own games.
 */
declare interface PlayOffTable {
  /**
   * The best first.
   */
  rows: PlayOffRow[];
  /**
   * The stage, from 1.
   */
  stage: number;
  /**
   * The name of the stage.
   */
  stage_name: string;
  /**
   * The criteria, in order.
   */
  tie_breaks: string[];
  [k: string]: unknown;
}
/**
 * The values of a participant in a round robin.
 */
declare interface PlayOffRow {
  /**
   * The number in the tournament.
   */
  id: number;
  /**
   * In the order of `tie_breaks`; null where one is undefined.
   */
  values: (number | null)[];
  [k: string]: unknown;
}
/**
 * A game of a play-off, or a match of teams. Participants are numbers of the tournament, in a plan those of the play-off.
 */
declare interface PlayOffGame {
  /**
   * Number of the one with Black.
   */
  black: number;
  /**
   * Who wins a decisive game although it was drawn (3.1.6); missing for any other game.
   */
  drawn?: WonDraw | null;
  /**
   * Which game of the stage between the two, from 1.
   */
  game?: number | null;
  /**
   * `1-0`, `=-=`, `+/-`; game points of teams; empty while there is none.
   */
  result: string;
  /**
   * The round: behind those of the tournament or, in a plan, of the play-off alone, one for each line of the timetable.
   */
  round: number;
  /**
   * The stage, from 1; missing where the regulations of the play-off are not given.
   */
  stage?: number | null;
  /**
   * The name of the stage.
   */
  stage_name?: string | null;
  /**
   * Number of the one with White.
   */
  white: number;
  [k: string]: unknown;
}
/**
 * Who wins a decisive game that was drawn.
 */
declare interface WonDraw {
  /**
   * The articles that let it decide.
   */
  articles: string[];
  /**
   * `black_wins`, or of teams the criterion of their boards.
   */
  by: string | null;
  /**
   * The number of the winner.
   */
  winner: number;
  [k: string]: unknown;
}
/**
 * One application of a rule to a group or a part of it.
 */
declare interface Step {
  /**
   * First and last board, with `boards`.
   *
   * @minItems 2
   * @maxItems 2
   */
  boards?: [number, number] | null;
  /**
   * How many are certain of their places (6.3).
   */
  certain?: number | null;
  /**
   * The limit, with `limit`.
   */
  limit?: number | null;
  /**
   * The members in the order they leave the step.
   */
  lines: Line[];
  /**
   * What came of it.
   */
  outcome: 'split' | 'certain' | 'equal' | 'uncertain' | 'not_applied';
  /**
   * What the sums are.
   */
  sums: 'encounters' | 'limit' | 'boards' | 'board_count' | 'primary' | 'secondary';
  [k: string]: unknown;
}
/**
 * A member of the group in a step.
 */
declare interface Line {
  /**
   * The games the sum is made of, where it is made of games.
   */
  games?: Game[] | null;
  /**
   * The pairing number of the member.
   */
  id: number;
  /**
   * The least the sum could be with the missing games.
   */
  least: number;
  /**
   * How many of the others were met.
   */
  met: number;
  /**
   * The most it could be.
   */
  most: number;
  /**
   * The place inside the step, from 1.
   */
  place: number;
  /**
   * The member's sum, of what `sums` of the step names.
   */
  sum: number;
  [k: string]: unknown;
}
/**
 * A game among the tied.
 */
declare interface Game {
  /**
   * The pairing number of the opponent.
   */
  opponent: number;
  /**
   * Points as a plain number with at most two decimals, such as 4.5.
   */
  points: number;
  /**
   * The round, from 1.
   */
  round: number;
  [k: string]: unknown;
}
/**
 * A contribution to a value.
 */
declare interface Term {
  /**
   * The article that orders this.
   */
  article?: string | null;
  /**
   * The board, from 1, where it is about one.
   */
  board?: number | null;
  /**
   * What limited the score of a dummy (16.4).
   */
  cap?: Cap | null;
  /**
   * The points it is multiplied with, or the result of the game.
   */
  factor?: Points | null;
  /**
   * Whether it counts.
   */
  fate: 'counted' | 'cut' | 'excluded';
  /**
   * The pairing number of the opponent.
   */
  opponent?: number | null;
  /**
   * The round it belongs to, where it belongs to one.
   */
  round?: number | null;
  /**
   * The opponent's score before adjustment (16.3).
   */
  score?: Points | null;
  /**
   * Where it comes from.
   */
  source: 'opponent' | 'dummy' | 'own' | 'bonus' | 'other_score' | 'board';
  /**
   * What the unplayed round of a dummy was.
   */
  unplayed?: Unplayed | null;
  /**
   * What is contributed.
   */
  value: number;
  /**
   * Whether the unplayed round was voluntary (16.1.2).
   */
  voluntary?: boolean | null;
  /**
   * Why it does not count.
   */
  why?: Why | null;
  [k: string]: unknown;
}
/**
 * Sex of a player.
 */
declare type Sex = 'male' | 'female';

declare namespace OfCheck {
/**
 * The findings about a file.
 */
export interface Check {
  /**
   * The format the file is written in.
   */
  dialect: 'trf06' | 'trf16' | 'trf26' | 'json';
  /**
   * How its text is stored.
   */
  encoding: 'utf-8' | 'windows-1252';
  /**
   * The file, as it was named.
   */
  file: string;
  /**
   * What was found, in the order of the file; what is about the whole file comes first.
   */
  findings: Finding[];
  /**
   * How many more findings there were.
   */
  hidden: number;
  /**
   * The known lists that give the ranks of the file, the shortest first; missing unless they were looked for.
   */
  lists?: AgreeingList[] | null;
  /**
   * Name and version of this form.
   */
  schema: 'exaequo/check/1';
  [k: string]: unknown;
}
/**
 * Something that was found in a file, with what to do about it.
 */
export interface Finding {
  /**
   * What holds where reading goes on in spite of it.
   */
  assumed?: string | null;
  /**
   * The code of the finding, the same in every version, such as `T049`.
   */
  code: string;
  /**
   * First and last column, from 1, counted as the line itself is; `null`: the whole line.
   *
   * @minItems 2
   * @maxItems 2
   */
  columns: [number, number] | null;
  /**
   * What to do about it.
   */
  help: string;
  /**
   * Line, from 1; `null`: the whole file.
   */
  line: number | null;
  /**
   * What was found, in the language asked for.
   */
  message: string;
  /**
   * Place in a JSON file, such as `rounds[2].games[0].white`; positions in lists count from 0.
   */
  path?: string | null;
  /**
   * A second place, such as the other player's line.
   */
  related?: Place | null;
  /**
   * How serious it is.
   */
  severity: 'error' | 'warning' | 'note';
  /**
   * Why it is so, for ranks that are not those of the list.
   */
  why?: string | null;
  [k: string]: unknown;
}
/**
 * Where something is in a file.
 */
export interface Place {
  /**
   * First and last column, from 1, counted as the line itself is; `null`: the whole line.
   *
   * @minItems 2
   * @maxItems 2
   */
  columns: [number, number] | null;
  /**
   * Line, from 1; `null`: the whole file.
   */
  line: number | null;
  [k: string]: unknown;
}
/**
 * A known list of criteria that gives the ranks of a file.
 */
export interface AgreeingList {
  /**
   * How many participants share a place by the list and have different ranks in the file.
   */
  open: number;
  /**
   * The name of a list that begins with them; `null`: it has none.
   */
  preset: string | null;
  /**
   * The criteria, as far as they are needed.
   */
  tie_breaks: string[];
  [k: string]: unknown;
}
}
/** The form `exaequo/check/1`. */
export type Check = OfCheck.Check;

declare namespace OfExplanation {
/**
 * The explanation of the values of a participant.
 */
export interface Explanation {
  /**
   * The other participant, where two are compared.
   */
  against?: Against | null;
  /**
   * The edition of the regulations.
   */
  edition: string;
  /**
   * The play-off of the participant, of both where two are compared; missing where they are in none, and with a
   * tie-break alone.
   */
  play_off?: PlayOff | null;
  /**
   * The games of the participant in a play-off, where two are compared those against each other; missing where
   * there are none.
   */
  play_off_games?: PlayOffGame[];
  player: Participant1;
  /**
   * Name and version of this form.
   */
  schema: 'exaequo/explain/1';
  /**
   * The values explained.
   */
  values: ValueForm[];
  [k: string]: unknown;
}
/**
 * The other participant, and what separates the two.
 */
export interface Against {
  /**
   * The criteria with the values of the two.
   */
  compared: Compared[];
  /**
   * The criterion, `lots` or `play_off`; `null` where they share a place or one has no rank.
   */
  decided_by: string | null;
  /**
   * Games between the two.
   */
  games: Meeting[];
  player: Participant;
  /**
   * Whether a play-off that is not over comes before it (2.2.1).
   */
  provisional: boolean;
  /**
   * The same in words.
   */
  text: string;
  [k: string]: unknown;
}
/**
 * A criterion, with the values of the two.
 */
export interface Compared {
  /**
   * The criterion as it is written.
   */
  tie_break: string;
  /**
   * The value of the participant and of the other one.
   *
   * @minItems 2
   * @maxItems 2
   */
  values: [number | null, number | null];
  [k: string]: unknown;
}
/**
 * A game between the two.
 */
export interface Meeting {
  /**
   * Points of the participant and of the other one.
   *
   * @minItems 2
   * @maxItems 2
   */
  points: [Points, Points];
  /**
   * The round, from 1.
   */
  round: number;
  [k: string]: unknown;
}
/**
 * The other participant.
 */
export interface Participant {
  /**
   * The pairing number of the file.
   */
  id: number;
  /**
   * The name of the participant.
   */
  name: string;
  /**
   * The place; `null` for whoever is not ranked.
   */
  rank: number | null;
  /**
   * Whether others have the same place.
   */
  shared: boolean;
  [k: string]: unknown;
}
/**
 * The participant whose values are explained.
 */
export interface Participant1 {
  /**
   * The pairing number of the file.
   */
  id: number;
  /**
   * The name of the participant.
   */
  name: string;
  /**
   * The place; `null` for whoever is not ranked.
   */
  rank: number | null;
  /**
   * Whether others have the same place.
   */
  shared: boolean;
  [k: string]: unknown;
}
/**
 * A value with its terms, or the steps taken with the tied group.
 */
export interface ValueForm {
  /**
   * The articles that define it.
   */
  articles: string[];
  /**
   * What PTP is for a score of zero, with `perfect_performance`.
   */
  at_zero?: AtZero | null;
  /**
   * The divisor, with `over_divisor`.
   */
  divisor?: number | null;
  /**
   * How the terms become the value.
   */
  fold?: Fold | null;
  /**
   * Whose value it is.
   */
  id: number;
  /**
   * The tied group, by pairing numbers.
   */
  members?: number[] | null;
  /**
   * The criterion in words.
   */
  name: string;
  /**
   * What was done with it, in order.
   */
  steps?: Step[] | null;
  /**
   * The terms; only those with the fate `counted` count.
   */
  terms?: Term[] | null;
  /**
   * The criterion as it is written.
   */
  tie_break: string;
  /**
   * The position in `tied_groups` of the group that was ordered.
   */
  tied_group?: number | null;
  /**
   * The value, as it is written where no terms are asked for.
   */
  value: number | null;
  [k: string]: unknown;
}
}
/** The form `exaequo/explain/1`. */
export type Explanation = OfExplanation.Explanation;

declare namespace OfForecast {
/**
 * Whether somebody will be among the first.
 */
export type Certainty = 'sure' | 'possible' | 'out' | 'open';

/**
 * What can still happen in an event. Places are proved; chances are estimates by the model that is named.
 */
export interface Forecast {
  /**
   * The edition of the regulations.
   */
  edition: string;
  /**
   * So many first places matter.
   */
  first: number;
  /**
   * How far the forecast looks.
   */
  horizon: 'last-round' | 'schedule' | 'unpaired';
  /**
   * How places were found.
   */
  method: 'search' | 'enumeration' | 'points';
  /**
   * What chances come from; missing where there are none.
   */
  model?: Model | null;
  /**
   * How many games, or matches of teams, are open.
   */
  open: number;
  /**
   * How many of all participants are out of these places; proved.
   */
  out: number;
  /**
   * Who can still be among the first, or who was asked for, in the order of the standings with the results there are.
   */
  players: Player[];
  /**
   * The round whose games are to come.
   */
  round: number;
  /**
   * Name and version of this form.
   */
  schema: 'exaequo/forecast/1';
  /**
   * The criteria of the standings, in order.
   */
  tie_breaks: string[];
  ties: Ties;
  tournament: Tournament;
  [k: string]: unknown;
}
/**
 * The model of a game and how it was used.
 */
export interface Model {
  /**
   * What chances come from.
   */
  by: 'model' | 'table';
  /**
   * How many games of a hundred are drawn, where somebody said so.
   */
  draws?: number | null;
  /**
   * What chances are: estimates, or exact under the model.
   */
  kind: 'estimate' | 'exact';
  /**
   * Who meets whom in the scenarios.
   */
  pairings: 'known' | 'by-score-groups';
  /**
   * How many scenarios were drawn; where chances are exact, how many there are, and all were gone through.
   */
  samples: number;
  /**
   * The seed of what is drawn.
   */
  seed: number;
  /**
   * How many rounds nobody has paired; they are played on in drawn scenarios.
   */
  unpaired_rounds: number;
  /**
   * The rating of players without one.
   */
  unrated: number;
  /**
   * How many players have none.
   */
  unrated_players: number;
  [k: string]: unknown;
}
/**
 * What can still happen to somebody.
 */
export interface Player {
  /**
   * Whether the participant will be among the first places: one entry for each number of places that matters.
   */
  among: Certainty[];
  /**
   * No scenario leads to a better place; proved.
   */
  best: number;
  /**
   * The best place a scenario is known for.
   */
  best_reached: number | null;
  /**
   * The same for each own result, the best first.
   */
  by_result?: ByResult[];
  /**
   * Whether somebody will be among the first.
   */
  first: 'sure' | 'possible' | 'out' | 'open';
  /**
   * The pairing number.
   */
  id: number;
  /**
   * The prize money, in hundredths of the currency.
   */
  money?: Money | null;
  /**
   * The name of the participant.
   */
  name: string;
  /**
   * The pairing number of the opponent in the only open game.
   */
  opponent?: number | null;
  /**
   * The place with the results there are.
   */
  place_now: number | null;
  /**
   * How likely each place is, from the first place on.
   */
  places?: Share[];
  /**
   * The points from the results there are.
   */
  points: number | null;
  /**
   * How often the participant is in one of the ties; missing where nobody is.
   */
  tied?: Share | null;
  /**
   * A way to the best place that is known.
   */
  way?: Way | null;
  /**
   * No scenario leads to a worse place; proved.
   */
  worst: number;
  /**
   * The worst place a scenario is known for.
   */
  worst_reached: number | null;
  [k: string]: unknown;
}
/**
 * What an own result means.
 */
export interface ByResult {
  /**
   * No scenario with it leads to a better place; proved.
   */
  best: number;
  /**
   * The best place a scenario is known for.
   */
  best_reached: number | null;
  /**
   * A way to the best place that is known.
   */
  best_way?: Way | null;
  /**
   * How likely it is.
   */
  likely?: Share | null;
  /**
   * How likely each place is with it, from the first place on.
   */
  places?: Share[];
  /**
   * The results of the own open games, White first, such as `1-0`. Of a match of which only the score counts, one way to that
   * score: all else is said of the score.
   */
  result: string[];
  /**
   * No scenario with it leads to a worse place; proved.
   */
  worst: number;
  /**
   * The worst place a scenario is known for.
   */
  worst_reached: number | null;
  /**
   * A way to the worst place that is known.
   */
  worst_way?: Way | null;
  [k: string]: unknown;
}
/**
 * A way to a place.
 */
export interface Way {
  /**
   * The criterion that puts the next one behind; missing where nothing does.
   */
  decided_by?: string | null;
  /**
   * Whether the results named are enough, whatever happens elsewhere; proved.
   */
  enough: boolean;
  /**
   * The place, as the standings have it.
   */
  place: number;
  /**
   * Results that lead there.
   */
  results: Game[];
  /**
   * Whether it is shared there.
   */
  shared: boolean;
  [k: string]: unknown;
}
/**
 * A result of an open game.
 */
export interface Game {
  /**
   * The number of the player with Black.
   */
  black: number;
  /**
   * The result, White first.
   */
  result: string;
  /**
   * The number of the player with White; in a team event the number in the roster of all players.
   */
  white: number;
  [k: string]: unknown;
}
/**
 * A part of all drawn scenarios; where all were gone through, of their weight, which is 2⁵² together, and 0 is a place that no
 * scenario has.
 */
export interface Share {
  /**
   * In how many scenarios it was so, or what these weigh.
   */
  count: number;
  /**
   * Of how many, or the weight of all.
   */
  of: number;
  [k: string]: unknown;
}
/**
 * Prize money: between what and what, and what can be expected.
 */
export interface Money {
  /**
   * The least a scenario is known for, which was ranked and its prizes given; null where none is.
   */
  least: number | null;
  /**
   * No scenario brings less; proved.
   */
  least_proved: number;
  /**
   * The mean of drawn scenarios, or of all by their weight; missing where nobody wants chances.
   */
  mean?: number | null;
  /**
   * The most a scenario is known for; null where none is.
   */
  most: number | null;
  /**
   * No scenario brings more; proved.
   */
  most_proved: number;
  /**
   * How many scenarios were drawn, or gone through.
   */
  samples: number;
  [k: string]: unknown;
}
/**
 * Who may be tied at the end: who would play off for what, or share places.
 */
export interface Ties {
  /**
   * Whether somebody will be among the first.
   */
  certainty: 'sure' | 'possible' | 'out' | 'open';
  /**
   * In how many scenarios somebody is; missing where nobody wants chances.
   */
  chance?: Share | null;
  /**
   * Whether all scenarios were gone through; otherwise there may be ties that are not named here.
   */
  complete: boolean;
  /**
   * The ties, the likeliest first.
   */
  groups: Tie[];
  /**
   * What becomes of those who are tied.
   */
  kind: 'play-off' | 'shared';
  [k: string]: unknown;
}
/**
 * A tie that is possible.
 */
export interface Tie {
  /**
   * Whether somebody will be among the first.
   */
  certainty: 'sure' | 'possible' | 'out' | 'open';
  /**
   * In how many scenarios it is so; missing where nobody wants chances.
   */
  chance?: Share | null;
  /**
   * The first place of those who are tied.
   */
  first: number;
  /**
   * The last one.
   */
  last: number;
  /**
   * The pairing numbers of those who are tied.
   */
  players: number[];
  /**
   * So many of them qualify, in any order; missing where each place is played for.
   */
  spots?: number | null;
  /**
   * Each place up to this one is played for; missing where only who is among the first matters.
   */
  up_to?: number | null;
  [k: string]: unknown;
}
/**
 * The tournament; its round is the last one with a result.
 */
export interface Tournament {
  /**
   * How often everybody meets everybody, in a round robin.
   */
  cycles?: number | null;
  /**
   * The name of the event.
   */
  name: string;
  /**
   * The last round counted.
   */
  round: number;
  /**
   * How many rounds are announced.
   */
  rounds: number;
  /**
   * How opponents are found.
   */
  system: 'swiss' | 'double_swiss' | 'round_robin' | 'predetermined' | 'knock_out' | 'other';
  /**
   * Whether teams are ranked.
   */
  teams: boolean;
  [k: string]: unknown;
}
}
/** The form `exaequo/forecast/1`. */
export type Forecast = OfForecast.Forecast;

declare namespace OfRating {
/**
 * Points as a plain number with at most two decimals, such as 4.5.
 */
export type Points = number;

/**
 * A rated event.
 */
export interface Rating {
  /**
   * The edition of the rating regulations.
   */
  edition: string;
  event: Event;
  /**
   * Name of the file.
   */
  file: string;
  /**
   * What the regulations say about the event.
   */
  findings: Finding[];
  /**
   * How the games were looked at.
   */
  form: 'swiss' | 'incomplete_round_robin' | 'round_robin' | 'matches';
  /**
   * Games that are not rated.
   */
  ignored: Ignored[];
  /**
   * First day of the list on which the event is rated, where the days are known.
   */
  list: string | null;
  /**
   * The kind of play the event was rated as.
   */
  pace: 'standard' | 'rapid' | 'blitz';
  /**
   * The part of the event it is about, where an event is rated in parts (4.13).
   */
  part: Part | null;
  /**
   * The players, each with the games that count.
   */
  players: Player[];
  /**
   * Provisions that were replaced, as `name=value`.
   */
  replaced: string[];
  /**
   * Name and version of this form.
   */
  schema: 'exaequo/rating/1';
  totals: Totals;
  [k: string]: unknown;
}
/**
 * The event by its name and days.
 */
export interface Event {
  /**
   * Last day, where it is known.
   */
  end: string | null;
  /**
   * The name of the event.
   */
  name: string;
  /**
   * First day, where it is known.
   */
  start: string | null;
  [k: string]: unknown;
}
/**
 * Something the regulations say about the event.
 */
export interface Finding {
  /**
   * The article that says it.
   */
  article: string;
  /**
   * The same in words of the language asked for.
   */
  message: string;
  /**
   * How much it weighs.
   */
  weight: 'breach' | 'open' | 'note';
  [k: string]: unknown;
}
/**
 * A game that is not rated.
 */
export interface Ignored {
  /**
   * The article by which it is not rated.
   */
  article: string;
  /**
   * Starting rank of the player with Black.
   */
  black: number;
  /**
   * Starting rank of the player for whom it is not rated; `null`: for neither.
   */
  player: number | null;
  /**
   * The same in words of the language asked for.
   */
  reason: string;
  /**
   * The round, from 1.
   */
  round: number;
  /**
   * Starting rank of the player with White.
   */
  white: number;
  [k: string]: unknown;
}
/**
 * A part of an event, with the ratings of its own days (4.13).
 */
export interface Part {
  /**
   * The first round.
   */
  first_round: number;
  /**
   * The last round.
   */
  last_round: number;
  /**
   * Its number, from 1 on.
   */
  number: number;
  /**
   * How many parts there are.
   */
  of: number;
  [k: string]: unknown;
}
/**
 * A player of the event, with what the games come to.
 */
export interface Player {
  /**
   * The article by which a result of an unrated player does not count, or a rating is not published.
   */
  article: string | null;
  /**
   * Board in the team's list.
   */
  board: number | null;
  /**
   * Change before rounding.
   */
  change: Points | null;
  /**
   * Games of earlier results that are no longer pooled, too old (7.14c) or a zero before others (6.1), of an unrated
   * player.
   */
  expired: number | null;
  /**
   * Number at FIDE.
   */
  fide_id: number | null;
  /**
   * The whole period of an unrated player, if it holds several of the events: they come to one first rating.
   */
  first_period: FirstPeriod | null;
  /**
   * The games that were rated, in the order of the rounds.
   */
  games: Game[];
  /**
   * Starting rank of the player, which games refer to.
   */
  id: number;
  /**
   * Development coefficient, K; `null`: unrated.
   */
  k: number | null;
  /**
   * Whether it was assumed.
   */
  k_assumed: boolean;
  /**
   * Games still missing for a first rating.
   */
  missing: number | null;
  /**
   * Games that count.
   */
  n: number;
  /**
   * The name of the player.
   */
  name: string;
  /**
   * The whole period of a rated player, if it holds several of the events.
   */
  period: Period | null;
  /**
   * Average of the opponents as they count.
   */
  rc: number | null;
  /**
   * New rating, or first rating if it is published.
   */
  rn: number | null;
  /**
   * Rating at the start; `null`: unrated.
   */
  ro: number | null;
  /**
   * Performance: the average of the opponents, and the difference that goes with the score.
   */
  rp: number | null;
  /**
   * Rating of this event, of an unrated player whose result counts.
   */
  ru: number | null;
  /**
   * What became of the player.
   */
  status:
    'rated' | 'delisted' | 'no_games' | 'first_rating' | 'pending' | 'part_of_period' | 'below_floor' | 'not_counted';
  /**
   * Number of the team, in a team event.
   */
  team: number | null;
  /**
   * Points as a plain number with at most two decimals, such as 4.5.
   */
  w: number;
  /**
   * Expected score in the games that count; `null`: unrated.
   */
  we: Points | null;
  [k: string]: unknown;
}
/**
 * Several events of an unrated player in a period together, with what counted before them.
 */
export interface FirstPeriod {
  /**
   * Games that count.
   */
  n: number;
  /**
   * Average of the opponents.
   */
  rc: number | null;
  /**
   * First rating if it is published.
   */
  rn: number | null;
  /**
   * What became of the player.
   */
  status:
    'rated' | 'delisted' | 'no_games' | 'first_rating' | 'pending' | 'part_of_period' | 'below_floor' | 'not_counted';
  /**
   * Score in them.
   */
  w: number;
  [k: string]: unknown;
}
/**
 * A game of a player, with what it counts.
 */
export interface Game {
  /**
   * That times K.
   */
  change: Points | null;
  /**
   * `w` or `b`, where known.
   */
  color: string | null;
  /**
   * Whether it counts for the player; games of a newcomer are judged together.
   */
  counts: boolean;
  /**
   * Difference that counts.
   */
  difference: number | null;
  /**
   * Expected score of the player, from the difference that counts.
   */
  expected: Points | null;
  /**
   * Score less expected score.
   */
  gain: Points | null;
  /**
   * Whether the limit of 8.54 made a difference.
   */
  limited: boolean;
  /**
   * Starting rank of the opponent.
   */
  opponent: number;
  /**
   * Rating of the opponent; of a newcomer, that of this event.
   */
  rating: number | null;
  /**
   * The round, from 1.
   */
  round: number;
  /**
   * Points as a plain number with at most two decimals, such as 4.5.
   */
  score: number;
  /**
   * Rating of the opponent as it counts.
   */
  used: number | null;
  [k: string]: unknown;
}
/**
 * Several events of a rated player in a period together.
 */
export interface Period {
  /**
   * Points as a plain number with at most two decimals, such as 4.5.
   */
  change: number;
  /**
   * K; null where the events have different ones (`list-of-k=start`).
   */
  k: number | null;
  /**
   * Whether it was assumed.
   */
  k_assumed: boolean;
  /**
   * Games that count.
   */
  n: number;
  /**
   * New rating after all events of the period.
   */
  rn: number;
  /**
   * Rating of the newest list before the one of the period.
   */
  ro: number;
  [k: string]: unknown;
}
/**
 * Sums over the event.
 */
export interface Totals {
  /**
   * What they add up to: 0.
   */
  balance: number;
  /**
   * Games between rated players with equal K.
   */
  balance_games: number;
  /**
   * Games between rated players with equal K that cannot add up to it: decided ½–0, 0–½ or 0–0.
   */
  balance_left_out: Uneven[];
  /**
   * Points as a plain number with at most two decimals, such as 4.5.
   */
  change: number;
  /**
   * Games that are not rated.
   */
  ignored: number;
  /**
   * How many rated players the event has.
   */
  rated: number;
  /**
   * Results of rated players that count.
   */
  results: number;
  /**
   * How many unrated players the event has.
   */
  unrated: number;
  [k: string]: unknown;
}
/**
 * A game whose scores do not add up to a point.
 */
export interface Uneven {
  /**
   * The number of the player with the black pieces.
   */
  black: number;
  /**
   * The round of the game.
   */
  round: number;
  /**
   * The number of the player with the white pieces.
   */
  white: number;
  [k: string]: unknown;
}
}
/** The form `exaequo/rating/1`. */
export type Rating = OfRating.Rating;

declare namespace OfStandings {
/**
 * How a participant left.
 */
export type Left = 'withdrawn' | 'expelled';
/**
 * A value: a plain number, `null` where it is undefined. Averages (AOB, SSSC) have two decimals. Criteria that order
 * a tied group have the place inside it, 0 where the group was not split, `null` where there was no tie to break.
 * Where terms are asked for it is an object.
 */
export type Value = (number | null) | Explained;
/**
 * Standings: the participants of a tournament in the order of the criteria.
 *
 * The rows may be anything that is written as a list of [`Row`], such as a [`Lazy`](crate::Lazy) one.
 */
export interface Standings {
  /**
   * What there is to say about the standings (S…) and about the file (T…).
   */
  diagnostics: Diagnostic[];
  /**
   * The edition of the regulations.
   */
  edition: string;
  /**
   * The group whose members the rows are; missing where everybody is listed.
   */
  group?: Only | null;
  /**
   * Games of a play-off, which count for nothing in the values; missing where there is none.
   */
  play_off_games?: PlayOffGame[];
  /**
   * What play-offs decided; only where a play-off was merged.
   */
  play_offs?: PlayOff[] | null;
  /**
   * Whether results are missing in the rounds counted.
   */
  provisional: boolean;
  /**
   * Provisions the event replaces (16.6), by name; missing where it replaces none.
   */
  provisions?: {
    [k: string]: string;
  } | null;
  /**
   * Name and version of this form.
   */
  schema: 'exaequo/standings/1';
  /**
   * The rows, the best first.
   */
  standings: Row[];
  /**
   * The criteria, in order. Those that could not be used are left out and named in `diagnostics`.
   */
  tie_breaks: string[];
  /**
   * Groups ordered together, such as by direct encounter; only where terms are asked for.
   */
  tied_groups?: Group[] | null;
  tournament: Tournament;
  [k: string]: unknown;
}
/**
 * Something there is to say about the standings or the file.
 */
export interface Diagnostic {
  /**
   * The code of what is said, the same in every version, such as `S012`.
   */
  code: string;
  /**
   * The line of the file.
   */
  line?: number | null;
  /**
   * In the language asked for.
   */
  message: string;
  /**
   * How serious it is.
   */
  severity: 'error' | 'warning' | 'note';
  [k: string]: unknown;
}
/**
 * A group whose members alone are listed, in the order of the standings of everybody.
 */
export interface Only {
  /**
   * Who belongs to it, as it is typed, such as `women, U16`.
   */
  for: string;
  /**
   * Those of whom it is not known whether they belong to it: they are left out.
   */
  unknown: Unknown[];
  [k: string]: unknown;
}
/**
 * Somebody of whom it is not known whether he or she belongs to a group.
 */
export interface Unknown {
  /**
   * The pairing number.
   */
  id: number;
  /**
   * What is not in the file.
   */
  what: 'sex' | 'birth_year' | 'federation' | 'year';
  [k: string]: unknown;
}
/**
 * A participant with its place and its values.
 */
export interface Row {
  /**
   * Year of birth.
   */
  birth_year?: number | null;
  /**
   * Club the player belongs to.
   */
  club?: string;
  /**
   * What separates the row from the one above: a criterion, `play_off` or `lots`; missing where nothing does.
   */
  decided_by?: string | null;
  /**
   * Federation, usually three letters.
   */
  federation?: string;
  /**
   * Number at FIDE.
   */
  fide_id?: number | null;
  /**
   * The place inside the group; missing where everybody is listed, and for whoever is not ranked.
   */
  group_rank?: number | null;
  /**
   * Whether others of the group have the same place; missing where everybody is listed.
   */
  group_shared?: boolean | null;
  /**
   * The pairing number of the file.
   */
  id: number;
  /**
   * The last round before it left.
   */
  left_after?: number | null;
  /**
   * The name of the participant.
   */
  name: string;
  /**
   * The place; `null` for whoever is not ranked.
   */
  rank: number | null;
  /**
   * The rating the criteria look at; missing where there is none.
   */
  rating?: number | null;
  /**
   * Sex, as rating lists record it.
   */
  sex?: Sex | null;
  /**
   * Whether others have the same place.
   */
  shared: boolean;
  /**
   * How the participant left; missing where it did not.
   */
  status?: Left | null;
  /**
   * Title of a player, as are the next five: left out where they are not known, and for teams.
   */
  title?: string;
  /**
   * The values in the order of `tie_breaks`.
   */
  values: Value[];
  [k: string]: unknown;
}
/**
 * The value with what it is made of.
 */
export interface Explained {
  /**
   * What PTP is for a score of zero, with `perfect_performance`.
   */
  at_zero?: AtZero | null;
  /**
   * The divisor, with `over_divisor`.
   */
  divisor?: number | null;
  /**
   * How the terms become the value.
   */
  fold?: Fold | null;
  /**
   * The terms; only those with the fate `counted` count.
   */
  terms?: Term[] | null;
  /**
   * The position in `tied_groups` of the group that was ordered.
   */
  tied_group?: number | null;
  /**
   * The value, as it is written where no terms are asked for.
   */
  value: number | null;
  [k: string]: unknown;
}
/**
 * A tied group, and what was done to order it.
 */
export interface Group {
  /**
   * Pairing numbers of those who were tied.
   */
  members: number[];
  /**
   * What was done, in order.
   */
  steps: Step[];
  /**
   * The criterion that ordered it.
   */
  tie_break: string;
  [k: string]: unknown;
}
/**
 * The tournament that was ranked.
 */
export interface Tournament {
  /**
   * How often everybody meets everybody, in a round robin.
   */
  cycles?: number | null;
  /**
   * The name of the event.
   */
  name: string;
  /**
   * The last round counted.
   */
  round: number;
  /**
   * How many rounds are announced.
   */
  rounds: number;
  /**
   * How opponents are found.
   */
  system: 'swiss' | 'double_swiss' | 'round_robin' | 'predetermined' | 'knock_out' | 'other';
  /**
   * Whether teams are ranked.
   */
  teams: boolean;
  [k: string]: unknown;
}
}
/** The form `exaequo/standings/1`. */
export type Standings = OfStandings.Standings;

declare namespace OfTournament {
/**
 * The colour of the pieces.
 */
export type Color = 'white' | 'black';
/**
 * Kind of play by thinking time.
 */
export type Pace = 'standard' | 'rapid' | 'blitz';
/**
 * How starting ranks were made.
 */
export type StartingRankMethod =
  'fide' | 'national' | 'fide_else_national' | 'national_else_fide' | 'higher' | 'lower' | 'other';
/**
 * When a match is won.
 */
export type MatchRule = 'more_than_the_opponent' | 'more_than_half';
/**
 * Who keeps a rating list.
 */
export type RatingBody = 'fide' | 'national';
/**
 * Where a rating was taken from.
 */
export type RatingSource = 'file' | 'list' | 'estimate';
/**
 * Whether a participant has a rank.
 */
export type Ranking = 'ranked' | 'not_ranked';
/**
 * The score that decides a team event first.
 */
export type PrimaryScore = 'match_points' | 'game_points';
/**
 * Whether it is known who had which colour.
 */
export type Colors = 'known' | 'unknown';
/**
 * One board of a match.
 */
export type Board =
  | {
      game: BoardGame;
    }
  | {
      unopposed: Unopposed;
    }
  | 'empty';
/**
 * Whether a match took place at all.
 */
export type MatchOutcome = 'boards' | '+--' | '--+' | '---';
/**
 * Part of an event.
 */
export type Stage = 'preliminary' | 'main' | 'play_off';
/**
 * How opponents are found.
 */
export type System =
  | 'swiss'
  | 'double_swiss'
  | {
      round_robin: Cycles;
    }
  | 'predetermined'
  | 'knock_out'
  | 'other';

/**
 * A chess tournament: who took part, who was paired with whom, and how it ended. Players are named by their
 * pairing number and teams by their team number.
 */
export interface Tournament {
  /**
   * Fictitious points used in pairing only.
   */
  accelerations?: Acceleration[];
  /**
   * Points that differ from what the scores give.
   */
  adjustments?: Adjustment[];
  /**
   * How many rounds the tournament has, whether they are paired yet or not. Left out: those in "rounds".
   */
  announced_rounds?: number | null;
  /**
   * Colours of the white team's players, board by board, where announced.
   */
  board_colors?: Color[];
  /**
   * The event itself: name, place, time, officials, regulations as announced.
   */
  event?: Event | null;
  /**
   * Columns of values typed by hand, usable as criteria of the standings.
   */
  external?: ExternalColumn[];
  /**
   * Match points of teams. Left out: 2 for a match won, 1 for a drawn one, 0 for a lost one.
   */
  match_scores?: MatchScores | null;
  /**
   * All players, of teams as well.
   */
  players: Player[];
  /**
   * The score that decides a team event, where the event states it.
   */
  primary_score?: PrimaryScore | null;
  /**
   * Pairings that are not allowed.
   */
  prohibitions?: Prohibition[];
  /**
   * Lines of the source that say nothing about the tournament, such as comments and data for other programs.
   */
  remarks?: string[];
  /**
   * Byes announced for rounds that are not paired yet.
   */
  requests?: Request[];
  /**
   * The rounds that have been paired, from round 1.
   */
  rounds?: Round[];
  /**
   * Rounds of which more is known than their number.
   */
  schedule?: ScheduledRound[];
  /**
   * Name and version of this form.
   */
  schema: 'exaequo/tournament/1';
  /**
   * Points of players, game points of teams. Left out: 1 for a win, 0.5 for a draw, 0 for a loss.
   */
  scores?: ScoreSystem | null;
  /**
   * How opponents are found, where the event states it.
   */
  system?: System | null;
  /**
   * The teams of a team event; left out in an individual event.
   */
  teams?: Team[];
}
/**
 * Fictitious points used in pairing only.
 */
export interface Acceleration {
  /**
   * Lowest number of a participant they hold for.
   */
  first_number: number;
  /**
   * First round they hold for.
   */
  first_round: number;
  /**
   * Fictitious points of players, game points of teams. Left out: 0.
   */
  game_points?: Points | null;
  /**
   * Highest number of a participant they hold for.
   */
  last_number: number;
  /**
   * Last round they hold for.
   */
  last_round: number;
  /**
   * Fictitious match points of teams. Left out: 0.
   */
  match_points?: Points | null;
}
/**
 * Points that differ from what the scores give.
 */
export interface Adjustment {
  /**
   * Points of players, game points of teams. Left out: 0.
   */
  game_points?: Points | null;
  /**
   * Match points of teams. Left out: 0.
   */
  match_points?: Points | null;
  /**
   * Numbers of the participants. Left out: everybody.
   */
  participants?: number[];
  /**
   * The round. Left out: all.
   */
  round?: number | null;
  /**
   * What it changes.
   */
  what: 'total' | 'win' | 'draw' | 'loss' | 'full_bye' | 'half_bye' | 'zero_bye' | 'forfeit_win' | 'forfeit_loss';
}
/**
 * The event itself.
 */
export interface Event {
  /**
   * Chief arbiter: title, name and number as you write them.
   */
  chief_arbiter?: string | null;
  /**
   * The town or other place it is played at.
   */
  city?: string | null;
  /**
   * Who or what made the pairings.
   */
  controller?: string | null;
  /**
   * Deputy arbiters, each as you write them.
   */
  deputies?: (string | null)[];
  /**
   * The kind of tournament in the organiser's words.
   */
  description?: string | null;
  /**
   * Last day of the event.
   */
  end?: string | null;
  /**
   * Federation, usually three letters.
   */
  federation?: string | null;
  /**
   * Colour drawn for the first participant of round 1.
   */
  first_color?: Color | null;
  /**
   * The name of the event, as printed on lists.
   */
  name?: string | null;
  /**
   * The kind of play. Left out: standard.
   */
  pace?: Pace | null;
  /**
   * First day. It decides the edition of the regulations.
   */
  start?: string | null;
  /**
   * The rating the starting ranks were made from.
   */
  starting_rank?: StartingRankMethod | null;
  /**
   * The federation whose national ratings that looks at.
   */
  starting_rank_federation?: string | null;
  /**
   * The code of the pairing system as in TRF 192, such as `FIDE_DUTCH_2025`.
   */
  system_code?: string | null;
  /**
   * The criteria of the standings.
   */
  tie_breaks?: TieBreakList | null;
  /**
   * Thinking times as numbers.
   */
  time_control?: TimeControl | null;
  /**
   * Thinking times in the organiser's words.
   */
  time_text?: string | null;
}
/**
 * The criteria of the standings, in order.
 */
export interface TieBreakList {
  /**
   * What the list orders.
   */
  scope: 'tied' | 'everybody';
  /**
   * The codes as in TRF 202 or 212, such as "BH/C1,BH,SB".
   */
  text: string;
}
/**
 * Thinking time for both colours.
 */
export interface TimeControl {
  /**
   * Periods for Black where they differ.
   */
  black?: TimePeriod[];
  /**
   * Periods for White; for both colours unless Black has its own.
   */
  white?: TimePeriod[];
}
/**
 * One period of thinking time.
 */
export interface TimePeriod {
  /**
   * Seconds added per move. Left out: none.
   */
  increment?: number | null;
  /**
   * Moves to be made in it. Left out: the rest of the game.
   */
  moves?: number | null;
  /**
   * Seconds for the period.
   */
  seconds: number;
}
/**
 * A column of values typed by hand.
 */
export interface ExternalColumn {
  /**
   * Which end is the better one.
   */
  better: 'higher' | 'lower';
  /**
   * Name of the column.
   */
  name?: string | null;
  /**
   * The values; a participant who is not listed has none.
   */
  values?: ExternalValue[];
}
/**
 * A value typed by hand.
 */
export interface ExternalValue {
  /**
   * Number of the participant.
   */
  number: number;
  /**
   * Points as a plain number with at most two decimals, such as 4.5.
   */
  value: number;
}
/**
 * Match points of teams.
 */
export interface MatchScores {
  /**
   * A match drawn. Left out: 1.
   */
  draw?: Points | null;
  /**
   * Match points of a forfeited match. Left out: a win and nothing.
   */
  forfeit?: ForfeitScores | null;
  /**
   * Game points of a forfeited match. Left out: a forfeit win and a forfeit loss on every board.
   */
  forfeit_games?: ForfeitScores | null;
  /**
   * A match lost. Left out: 0.
   */
  loss?: Points | null;
  /**
   * What a pairing-allocated bye gives. Left out: a draw in the match and on every board.
   */
  pairing_bye?: PairingByeScores | null;
  /**
   * When a match is won. Left out: `more_than_the_opponent`.
   */
  rule?: MatchRule | null;
  /**
   * A match won. Left out: 2.
   */
  win?: Points | null;
}
/**
 * Points of the two teams of a forfeited match.
 */
export interface ForfeitScores {
  /**
   * Points as a plain number with at most two decimals, such as 4.5.
   */
  loser: number;
  /**
   * Points as a plain number with at most two decimals, such as 4.5.
   */
  winner: number;
}
/**
 * What a team gets for a pairing-allocated bye.
 */
export interface PairingByeScores {
  /**
   * Points as a plain number with at most two decimals, such as 4.5.
   */
  game_points: number;
  /**
   * Points as a plain number with at most two decimals, such as 4.5.
   */
  match_points: number;
}
/**
 * A player of the event, in an individual event or in a team.
 */
export interface Player {
  /**
   * Year of birth as a number, or day of birth as a date.
   */
  birth?: (number | string) | null;
  /**
   * Category, such as an age group.
   */
  category?: string | null;
  /**
   * Club the player belongs to.
   */
  club?: string | null;
  /**
   * Federation, usually three letters.
   */
  federation?: string | null;
  /**
   * Number at FIDE. Text is kept if it is not a number.
   */
  fide_id?: (number | string) | null;
  /**
   * Pairing number at the end, where late entries have changed it.
   */
  final_number?: number | null;
  /**
   * Name of the player, as printed on lists.
   */
  name?: string | null;
  /**
   * What national federations record about the player.
   */
  national?: NationalRecord[];
  /**
   * Pairing number, from 1, which everything else refers to.
   */
  number: number;
  /**
   * What was published about the outcome; a claim to check, never used in computing.
   */
  published?: Published | null;
  /**
   * Ratings. Somebody without one is unrated.
   */
  ratings?: RatingEntry[];
  /**
   * Sex, as rating lists record it.
   */
  sex?: Sex | null;
  /**
   * When the player came and went. Left out: from round 1 to the end, with a rank.
   */
  status?: Status | null;
  /**
   * Title. GM, IM, FM, CM, WGM, WIM, WFM and WCM are FIDE's; anything else is kept as it is.
   */
  title?: string | null;
}
/**
 * What a national federation records about a player.
 */
export interface NationalRecord {
  /**
   * Birth, where it is given again: a year as a number, or a date.
   */
  birth?: (number | string) | null;
  /**
   * National title or class.
   */
  class?: string | null;
  /**
   * The federation whose record it is.
   */
  federation?: string | null;
  /**
   * Number in the national list.
   */
  id?: string | null;
  /**
   * Name in the national list.
   */
  name?: string | null;
  /**
   * Region or state.
   */
  origin?: string | null;
  /**
   * Sex, where it is given again.
   */
  sex?: Sex | null;
}
/**
 * What was published about the outcome.
 */
export interface Published {
  /**
   * Game points of a team.
   */
  game_points?: Points | null;
  /**
   * Points of a player, match points of a team.
   */
  points?: Points | null;
  /**
   * Rank in the standings that were published.
   */
  rank?: number | null;
}
/**
 * One rating of a player.
 */
export interface RatingEntry {
  /**
   * Who keeps the list. Left out: fide.
   */
  body?: RatingBody | null;
  /**
   * From when on it holds in this tournament: a round as a number, or a day as a date. Left out: from the start.
   */
  from?: (number | string) | null;
  /**
   * Games behind it.
   */
  games?: number | null;
  /**
   * The development coefficient that goes with it.
   */
  k?: number | null;
  /**
   * For which kind of play. Left out: standard.
   */
  pace?: Pace | null;
  /**
   * The rating itself, from 1 on.
   */
  rating: number;
  /**
   * Where it was taken from. Left out: file.
   */
  source?: RatingSource | null;
}
/**
 * When a participant came and went, and whether it is ranked.
 */
export interface Status {
  /**
   * The first round it was entered for. Left out: 1.
   */
  entered?: number | null;
  /**
   * How it left, if it did.
   */
  left?: Departure | null;
  /**
   * Whether it has a rank in the standings. Left out: ranked.
   */
  ranking?: Ranking | null;
}
/**
 * How a participant left.
 */
export interface Departure {
  /**
   * The last round it was in; 0 if it never played.
   */
  after: number;
  /**
   * Why it left, and after an expulsion whether its results stand.
   */
  reason: 'withdrawn' | 'expelled_results_kept' | 'expelled_results_annulled';
}
/**
 * Participants none of whom may meet another of them.
 */
export interface Prohibition {
  /**
   * First round it holds for.
   */
  first_round: number;
  /**
   * Last round it holds for.
   */
  last_round: number;
  /**
   * Numbers of the participants.
   */
  participants: number[];
}
/**
 * A bye announced for a round that is not paired yet.
 */
export interface Request {
  /**
   * What kind of bye.
   */
  bye: 'pairing_allocated' | 'full_point' | 'half_point' | 'zero_point';
  /**
   * Number of the participant.
   */
  number: number;
  /**
   * The round the bye is for, from 1.
   */
  round: number;
}
/**
 * A round that has been paired. Whoever is not mentioned in it has a zero-point bye.
 */
export interface Round {
  /**
   * True where games or matches stand in the order of their boards. Left out: false, lists have the usual order.
   */
  arranged?: boolean | null;
  /**
   * Players of an individual event, or teams of a team event, without an opponent.
   */
  byes?: ByeEntry[];
  /**
   * Games of an individual event. Those of a team event are in its matches.
   */
  games?: Game[];
  /**
   * Matches of a team event.
   */
  matches?: Match[];
}
/**
 * A participant without an opponent.
 */
export interface ByeEntry {
  /**
   * What kind of bye.
   */
  bye: 'pairing_allocated' | 'full_point' | 'half_point' | 'zero_point';
  /**
   * Number of the participant.
   */
  number: number;
}
/**
 * Two players who were to meet.
 */
export interface Game {
  /**
   * Number of the player with Black.
   */
  black: number;
  /**
   * Whether "white" had White. Left out: known.
   */
  colors?: Colors | null;
  /**
   * False for a game of less than a move each, which is not rated. Left out: true.
   */
  rated?: boolean | null;
  /**
   * How it ended.
   */
  result:
    | '1-0'
    | '1/2-1/2'
    | '0-1'
    | '1/2-0'
    | '0-1/2'
    | '0-0'
    | '1-1'
    | '1-1/2'
    | '1/2-1'
    | '+--'
    | '--+'
    | '---'
    | 'pending'
    | 'unknown';
  /**
   * Number of the player with White.
   */
  white: number;
}
/**
 * Two teams who were to meet.
 */
export interface Match {
  /**
   * Number of the other team.
   */
  black: number;
  /**
   * The boards, from the first.
   */
  boards?: Board[];
  /**
   * Whether it is known which team that was. Left out: known.
   */
  colors?: Colors | null;
  /**
   * Whether a team did not appear. Left out: boards.
   */
  outcome?: MatchOutcome | null;
  /**
   * Number of the team with White on the first board.
   */
  white: number;
}
/**
 * Two players who were to meet on a board of a match.
 */
export interface BoardGame {
  /**
   * Number of the player with Black.
   */
  black: number;
  /**
   * Whether "white" had White. Left out: known.
   */
  colors?: Colors | null;
  /**
   * False for a game of less than a move each, which is not rated. Left out: true.
   */
  rated?: boolean | null;
  /**
   * How it ended.
   */
  result:
    | '1-0'
    | '1/2-1/2'
    | '0-1'
    | '1/2-0'
    | '0-1/2'
    | '0-0'
    | '1-1'
    | '1-1/2'
    | '1/2-1'
    | '+--'
    | '--+'
    | '---'
    | 'pending'
    | 'unknown';
  /**
   * Number of the player with White.
   */
  white: number;
  /**
   * Colour of the player of the match's white team.
   */
  white_team: 'white' | 'black';
}
/**
 * A board where only one team had a player.
 */
export interface Unopposed {
  /**
   * Number of the player, where named.
   */
  player?: number | null;
  /**
   * The team that had one: white for the match's white team.
   */
  team: 'white' | 'black';
}
/**
 * What is known of a round beside its number.
 */
export interface ScheduledRound {
  /**
   * The day it is played.
   */
  date?: string | null;
  /**
   * The encounter it is a game of: rounds with the same number, from 1, are games of one encounter between the
   * same opponents. Left out: an encounter of its own.
   */
  encounter?: number | null;
  /**
   * The round, from 1.
   */
  round: number;
  /**
   * The part of the event it belongs to. Left out: main.
   */
  stage?: Stage | null;
  /**
   * How much its points count, with at most two decimals. Left out: 1.
   */
  weight?: number | null;
}
/**
 * Points of players, game points of teams.
 */
export interface ScoreSystem {
  /**
   * A draw over the board. Left out: 0.5.
   */
  draw?: Points | null;
  /**
   * A loss for not appearing. Left out: 0.
   */
  forfeit_loss?: Points | null;
  /**
   * A win because the opponent did not appear. Left out: as a win.
   */
  forfeit_win?: Points | null;
  /**
   * A full-point bye. Left out: as a win.
   */
  full_bye?: Points | null;
  /**
   * A half-point bye. Left out: as a draw.
   */
  half_bye?: Points | null;
  /**
   * A loss over the board. Left out: 0.
   */
  loss?: Points | null;
  /**
   * A bye allocated by the pairing. Left out: as a win.
   */
  pairing_bye?: Points | null;
  /**
   * An adjourned game or an unknown result. Left out: as a draw.
   */
  unknown?: Points | null;
  /**
   * A win over the board. Left out: 1.
   */
  win?: Points | null;
  /**
   * A zero-point bye, or a round not taken part in. Left out: 0.
   */
  zero_bye?: Points | null;
}
/**
 * The length of a round robin.
 */
export interface Cycles {
  /**
   * How often each pair meets.
   */
  cycles: number;
}
/**
 * A team of the event, with its members.
 */
export interface Team {
  /**
   * Name of the team, as printed on lists.
   */
  name?: string | null;
  /**
   * Short name for crosstables.
   */
  nickname?: string | null;
  /**
   * Team number, from 1, which everything else refers to.
   */
  number: number;
  /**
   * What was published about the outcome; a claim to check, never used in computing.
   */
  published?: Published | null;
  /**
   * Pairing numbers of the members, in board order.
   */
  roster?: number[];
  /**
   * When the team came and went. Left out: from round 1 to the end, with a rank.
   */
  status?: Status | null;
  /**
   * Number used to order the teams at the start, often an average rating.
   */
  strength?: number | null;
}
}
/** The form `exaequo/tournament/1`. */
export type Tournament = OfTournament.Tournament;

/** Something found in a file. */
export type Finding = OfCheck.Check['findings'][number];
