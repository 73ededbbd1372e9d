/** Companies on their way past the unique Dragons, and tables with Dragon players: Here Be Dragons. ME-DRAGON */
import { Bob, company } from './table.ts';

export const SCENARIO = { options: ['here-be-dragons'] } as const;
export const MOUNTAIN = 'The Lonely Mountain';

/** A player who is a Dragon, at a site or with companies of his own. */
export const dragon = (declared: string, more: object = {}) => ({ side: 'dragon', declared, ...more });
/** Smaug, and whoever is with him. */
export const smaug = (at: string, more: object = {}, ...who: readonly (string | object)[]) =>
  dragon('Smaug', { companies: [{ ...company(at, 'Smaug', ...who), as: 'worm' }], ...more });

/** Four who can meet a Dragon. */
export const strong = ['Glorfindel II', 'Elrond', 'Elladan', 'Elrohir'];
export const spare = ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'];
export type Way = { readonly at: string; readonly to: string; readonly by: readonly string[] };
/** A company of Ann's on its way; Bob has events in play, or cards in hand. */
export const onTheWay = (way: Way, bob: object, ann: object = {}, more: object = {}) => ({
  phase: 'hazards',
  players: {
    Ann: {
      deck: spare,
      hand: ['Concealment'],
      companies: [{ ...company(way.at, ...strong), movesTo: way.to, by: way.by }],
      ...ann,
    },
    Bob: { ...Bob, deck: spare, ...bob },
  },
  ...more,
});
