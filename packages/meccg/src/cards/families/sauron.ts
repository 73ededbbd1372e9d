/** The two cards that make their player Sauron. ME-ALIGN-004, ME-CARD-0411, 0412, DECISIONS F1, F2 */
import { discard } from '../../rules/cards/cards.ts';
import { playing } from '../../rules/chain/forbidden.ts';
import { becomeSauron } from '../../rules/sides.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, all, both, type Condition, cardsNamed, choose, condition, type Effect, forbid,
  generalInfluence, inSideboard, isMinionPlayer, lastingEvent, modifier, named, ofYou, onYourTurn,
  resourceOrCharacter, type S, say, sequence, shuffleIntoDeck, stays, the, verb, you, yours,
} from '../words/index.ts';

const bade = named('Bade to Rule');
/** Nobody at the table but him plays minions. */
function isAgainstHeroes(s: S, player: number): boolean {
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (p !== player && s.player.outcome[p] === 0 && isMinionPlayer(s, p)) return false;
  return true;
}
const againstHeroes: Condition = {
  ...condition(
    'against heroes',
    [],
    (g) => `${g.ref(isAgainstHeroes)}(s, you)`,
    say`your opponent is a Wizard`,
  ),
  rule: 'ME-CARD-0412 ME-MP-4014',
};
const noneRevealed: Condition = condition(
  'none revealed',
  [],
  () => '(s.player.avatar[you] === 0 && s.player.revealed[you] === 0 && s.player.avatarLost[you] === 0)',
  say`you have not revealed a Ringwraith`,
);
function dropBade(s: S, player: number): void {
  const which = cardsNamed('Bade to Rule');
  for (let c = s.kernel.liveFirst, next: number; c !== 0; c = next) {
    next = s.card.liveNext[c];
    if (which.has(s.card.def[c]) && s.card.controller[c] === player) discard(s, c);
  }
}
const turnsToSauron: Effect = verb(
  'become Sauron',
  (s: S, player: number) => {
    becomeSauron(s, player);
    dropBade(s, player);
  },
  [you],
  say`you are Sauron, not a Ringwraith, and may not reveal a Ringwraith or play Ringwraith followers; discard your Bade to Rule`,
);
/** What both say; `more` is what general influence gains. */
export const sauron = (more: number): Ability[] => [
  lastingEvent(onYourTurn, sequence(stays, turnsToSauron), all(againstHeroes, noneRevealed)),
  modifier({ attribute: generalInfluence, of: ofYou, by: more }),
  forbid(playing, { of: both(bade, yours) }),
];
/** A resource or character of the sideboard goes into the play deck. */
export const fromSideboard: Effect = sequence(
  choose('card', resourceOrCharacter, inSideboard),
  shuffleIntoDeck(the('card')),
);
