/** Demon fána: the shapes of The Balrog, of which he wears one at a time. */
import { Deed, timesOf } from '../../rules/companies/history.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, both, type Condition, called, cardPlayed, choose, condition, type Effect, engine,
  exactly, type Filter, host, inOrganization, inPlayItself, keyword, type Modifier, modifier, non,
  returnToHand, type S, type Skill, say, self, sequence, shortEvent, staysOn, the, theBalrog, trigger, word,
  worded, yours,
} from '../words/index.ts';

const another: Filter = called(
  { adjectives: [word('other')], noun: 'Demon fána card', after: [] },
  both(keyword.has('demon fána'), non(exactly(self)), yours),
);
const wasPlayed = (s: S, card: number): boolean =>
  timesOf(s, 0, Deed.played, (def) => def === s.card.def[card]) > 0;
/** No copy of it was played in this turn. */
export const notPlayedThisTurn: Condition = condition(
  'not played this turn',
  [],
  (g) => `!${g.ref(wasPlayed)}(s, self)`,
  say`it was not played this turn`,
);
/** Played on him; it goes back when another is played, or when its player likes. `also` happens as it comes. */
export const demonFana = (...also: readonly Effect[]): readonly Ability[] => [
  shortEvent({
    when: inOrganization,
    targets: [choose('Balrog', both(theBalrog, yours))],
    effect: sequence(staysOn(the('Balrog')), ...also),
  }),
  trigger(cardPlayed, { of: another, effect: returnToHand(self) }),
  action({
    window: inOrganization,
    zone: inPlayItself,
    // So that it cannot go and come for ever.
    if: notPlayedThisTurn,
    effect: returnToHand(self),
  }),
];
/** Whoever bears it has a skill more. */
export const gainsSkill = (name: Skill): Modifier =>
  worded(
    modifier({ attribute: engine.traits.named('skill', name), of: exactly(host), by: 1 }),
    say`its bearer gains the ${word(name)} skill`,
  );
