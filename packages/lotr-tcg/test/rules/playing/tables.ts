/** Tables on which cards are played: in the fellowship phase, and in a Shadow phase. */
import { frodo } from '../../table.ts';

export const fellowship = (ann: object) => ({
  phase: 'fellowship alone',
  players: { Ann: ann, Bob: { hand: ['Orc'] } },
});

export const shadow = (ann: object, bob: object, more = {}) => ({
  phase: 'shadow alone',
  ...more,
  players: { Ann: { companions: [frodo()], ...ann }, Bob: bob },
});
