/** Conquests: a site is attacked for, and what was won there lies on it or among the points. */
import { discard, toHand } from '../../rules/cards/cards.ts';
import { isSame } from '../../rules/cards/identity.ts';
import { placeOf } from '../../rules/companies/company.ts';
import { playOf } from '../../rules/sites/play-sites.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, all, both, CardKind, type Choice, type Condition, character, choose, condition, type Effect,
  engine, type Filter, faceAttack, firstIn, ifSo, inCompanyHere, inSitePhase, isIn, listed, may, move,
  NOTHING, opensChain, place, printed, type Race, type S, say, self, sequence, shortEvent, tapIt, tapSite,
  the, theBalrog, thereAre, untapped, verb, word, worded, you, yours, Zone,
} from '../words/index.ts';

export const balrogHere: Condition = worded(
  thereAre(1, both(theBalrog, yours, inCompanyHere)),
  say`The Balrog is there`,
);
const hisHands: Filter = both(untapped, theBalrog, inCompanyHere);
const anyHands: Filter = both(untapped, character, inCompanyHere);

interface Conquest {
  readonly if: readonly Condition[];
  readonly targets?: readonly Choice[];
  readonly attacks: readonly (readonly [race: Race, strikes: number, prowess: number])[];
  /** Who taps afterwards, so that it is not discarded. */
  readonly by: 'The Balrog' | 'a character';
  readonly tapsSite?: boolean;
  /** What follows then. */
  readonly then: readonly Effect[];
}
/** The company faces attacks; afterwards somebody taps, or all was in vain. */
export function conquest(c: Conquest): Ability {
  const hands = c.by === 'The Balrog' ? hisHands : anyHands;
  const attacks = c.attacks.map(([race, strikes, prowess]) => faceAttack({ race, strikes, prowess }));
  const numbers = c.attacks.map(([race, strikes, prowess]) =>
    strikes === 1
      ? say`${word(race)}, ${1} strike with ${prowess} prowess`
      : say`${word(race)}, ${strikes} strikes with ${prowess} prowess`,
  );
  const facing =
    attacks.length === 1
      ? attacks[0].say
      : say`the company faces ${attacks.length} attacks (${listed(numbers)})`;
  const assault: Effect = worded(sequence(...attacks), facing);
  const won = sequence(choose('hand', hands), tapIt(the('hand')), ...c.then);
  const then = listed(c.then.map((part) => part.say));
  return shortEvent({
    when: inSitePhase,
    // It makes an attack, which opens its chain. ME-CHAIN-501
    if: all(...c.if, opensChain),
    targets: c.targets ?? [],
    effect: worded(
      sequence(...(c.tapsSite === true ? [tapSite] : []), assault, ifSo(thereAre(1, hands), may(won))),
      say`${c.tapsSite === true ? say`tap the site; ` : NOTHING}${facing}; afterwards tap ${c.by} and ${then}, or else discard ${self.say}`,
    ),
  });
}

const isUnique = engine.traits.has('keyword', 'unique');
/** Unique factions that are played where the company now stands. */
const factionsHere = (s: S, act: (s: S, card: number) => void): void => {
  const here = placeOf(s, s.global.company);
  for (let c = s.kernel.liveFirst, next: number; c !== 0; c = next) {
    next = s.card.liveNext[c];
    if (isIn(s, c, Zone.factions) && isUnique(s, c) && playOf(s.card.def[c])?.sites.includes(here) === true)
      act(s, c);
  }
};
const discardOwn = (s: S, player: number): void => {
  const here = placeOf(s, s.global.company);
  for (let c = s.kernel.liveFirst, next: number; c !== 0; c = next) {
    next = s.card.liveNext[c];
    const play = printed.kind(s, c) === CardKind.faction ? playOf(s.card.def[c]) : undefined;
    if (play === undefined || s.card.controller[c] !== player) continue;
    if (play.sites.includes(here) || play.suits?.(s, s.company.site[s.global.company]) === true)
      discard(s, c);
  }
};
/** One's own, unique or not, and whoever leads them. */
export const discardOwnFactionsHere: Effect = verb(
  'discard own factions here',
  discardOwn,
  [you],
  say`discard any factions you have in play that are playable at the site`,
);
export const discardFactionsHere: Effect = verb(
  'discard factions here',
  (s: S) => factionsHere(s, discard),
  [],
  say`discard all unique factions playable at the site`,
);
export const returnFactionsHere: Effect = verb(
  'return factions here',
  (s: S) => factionsHere(s, toHand),
  [],
  say`return each unique faction playable at the site to its owner's hand`,
);
const lay = (s: S, card: number, player: number): void => {
  s.card.where[card] = placeOf(s, s.global.company);
  move(s, card, place(s, Zone.points, player));
};
/** It lies among the points from now on, and knows where it was won. */
export const toPoints: Effect = verb(
  'to points',
  lay,
  [self, you],
  say`put ${self.say} in your marshalling point pile`,
);

/** Won at this very place before: "Cannot be duplicated at a given site." */
const wonHere = (s: S, card: number): boolean => {
  const pile = place(s, Zone.points, s.card.controller[card]);
  for (let c = firstIn(s, pile); c !== 0; c = s.card.next[c])
    if (isSame(s, c, card) && s.card.where[c] === placeOf(s, s.global.company)) return true;
  return false;
};
export const notWonHere: Condition = condition(
  'not won here',
  [],
  (g) => `!${g.ref(wonHere)}(s, self)`,
  say`you have not won another copy of it there`,
);
