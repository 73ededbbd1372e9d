/** Influence and other numbers of one's own characters, with whom they count against. */

import {
  announce,
  type CardRef,
  type Condition,
  cardRef,
  condition,
  counted,
  type Effect,
  exactly,
  type Filter,
  filter,
  listed,
  type Modifier,
  modifier,
  type Num,
  num,
  opposing,
  passes,
  say,
  self,
  verb,
  whilst,
  word,
  wordFor,
} from '@westmarch/kernel';
import { corruptionCheck, directInfluence, printed, type prowess } from '../../../engine.ts';
import { effectCancelled } from '../../../events.ts';
import { factsOf } from '../../../facts/cards.ts';
import { placeIndex, placesIn } from '../../../map/map.ts';
import { companyOf, Kind } from '../../../rules/cards/cards.ts';
import { isAnswering } from '../../../rules/chain/chain.ts';
import { placeOf } from '../../../rules/companies/company.ts';
import { playOf } from '../../../rules/sites/play-sites.ts';
import { note, Of } from '../../../rules/terms.ts';
import type { S } from '../../../state.ts';
import type { CardText } from '../../card.ts';
import { cardsNamed } from '../../named.ts';
import { signed } from '../amounts.ts';
import { named } from '../cards/filters.ts';

/** The faction or character that influence is used on now. */
export const influencing = (which: Filter): Condition => ({
  ...passes(opposing, which),
  behind: say`against ${counted(which.noun, 'many')}`,
});

const isYourAttempt = (s: S, player: number): boolean =>
  s.card.controller[s.global.attempt] === player && isAnswering(s);
/** In answer to an influence attempt of one of yours. */
export const duringYourAttempt: Condition = condition(
  'during your attempt',
  [],
  (g) => `${g.ref(isYourAttempt)}(s, you)`,
  say`when your character makes an influence attempt`,
);
export const attemptedBy = (which: Filter): Condition =>
  condition(
    'attempted by',
    [which],
    (g, v) => which.js(g, { ...v, it: 's.global.attempt' }),
    say`he is ${counted(which.noun, 'a')}`,
  );
export const attemptedOn = (which: Filter): Condition =>
  condition(
    'attempted on',
    [which],
    (g, v) => which.js(g, { ...v, it: 's.global.attemptOn' }),
    say`it is against ${counted(which.noun, 'a')}`,
  );
const addToAttempt = (s: S, by: number, card: number): void => {
  s.global.attemptModifier += by;
  note(s, Of.attempt, s.global.attempt, by, card);
};
export const attemptBonus = (by: Num): Effect =>
  verb(
    'attempt bonus',
    addToAttempt,
    [num(by), self],
    typeof by === 'number' ? say`give +${by} to the attempt` : say`add ${by.say} to the attempt`,
  );
const isOnYours = (s: S, player: number): boolean =>
  s.card.controller[s.global.attemptOn] === player &&
  s.card.controller[s.global.attempt] !== player &&
  isAnswering(s);
/** In answer to an attempt on something of yours, in whoever's turn. */
export const attemptOnYours: Condition = condition(
  'attempt on yours',
  [],
  (g) => `${g.ref(isOnYours)}(s, you)`,
  say`when an opponent makes an influence attempt against something of yours, even in his own site phase`,
);
/** The same in an opponent's turn alone. */
export const attemptInTheirSitePhase: Condition = condition(
  'attempt in their site phase',
  [],
  (g) => `(s.global.active !== you && ${g.ref(isOnYours)}(s, you))`,
  say`in an opponent's site phase, when an influence check is made against a character, follower, faction, ally or item of yours`,
);
function stopAttempt(s: S): void {
  for (let e = 1; e <= s.global.entries; e++)
    if (s.entry.ability[e] === 0 && s.entry.source[e] === s.global.attempt) s.entry.negated[e] = 1;
  announce(s, effectCancelled, s.global.attempt, s.entry.source[s.global.entries]);
}
export const cancelAttempt: Effect = verb(
  'cancel attempt',
  stopAttempt,
  [],
  say`cancel that influence check`,
);
/** What the attempt is made on. */
export const theAttempted: CardRef = cardRef(
  'the attempted',
  [],
  () => 's.global.attemptOn',
  say`what is attempted`,
);
/** Whoever makes the attempt. */
export const theAttempter: CardRef = cardRef(
  'the attempter',
  [],
  () => 's.global.attempt',
  say`that character`,
);

/** A number is higher or lower for this card. */
export const bonus = (attribute: typeof prowess, by: Num, when?: Condition): Modifier => {
  const name = typeof by === 'number' ? wordFor(attribute.name, by) : word(attribute.name);
  return {
    ...modifier({ attribute, of: exactly(self), by, ...(when === undefined ? {} : { if: when }) }),
    say: whilst(say`${signed(by)} ${name}`, when),
  };
};
/** He is worse at resisting corruption. */
export const weakAgainstCorruption: Modifier = bonus(corruptionCheck, -1);
/** More direct influence, only against some. ME-INFL-513 */
export const influenceAgainst = (by: number, which: Filter): Modifier =>
  bonus(directInfluence, by, influencing(which));
/** More direct influence against a card of that name. */
export const friendOf = (name: string, by = 2): Modifier => influenceAgainst(by, named(name));

/** Its text names that place, or means the site where whoever tries is; where it is tried does not matter. ME-CARD-0049 */
function isPlayableAt(s: S, faction: number, at: number, character: number): boolean {
  const play = playOf(s.card.def[faction]);
  if (play === undefined || printed.kind(s, faction) !== Kind.faction) return false;
  if (play.sites.includes(at)) return true;
  const company = companyOf(s, character);
  return placeOf(s, company) === at && play.suits?.(s, s.company.site[company]) === true;
}
/** Factions that can be won over at a place. */
export const playableAt = (site: string): Filter =>
  filter('playable at', [], (g, v) => `${g.ref(isPlayableAt)}(s, ${v.it}, ${placeIndex(site)}, self)`, {
    adjectives: [],
    noun: 'faction',
    after: [say`playable at ${site}`],
  });
/** More direct influence against whoever can be won over there. */
export const influenceAtHome = (by: number, site: string): Modifier => influenceAgainst(by, playableAt(site));

const isPlayableIn = (s: S, faction: number, places: readonly number[]): boolean =>
  printed.kind(s, faction) === Kind.faction &&
  playOf(s.card.def[faction])?.sites.some((site) => places.includes(site)) === true;
/** Factions that can be won over at some place in these regions. */
export const playableIn = (...regions: readonly string[]): Filter => {
  const places = placesIn(regions).map(placeIndex);
  return filter('playable in', [], (g, v) => `${g.ref(isPlayableIn)}(s, ${v.it}, ${g.ref(places)})`, {
    adjectives: [],
    noun: 'faction',
    after: [say`that can be played in ${listed(regions, 'or')}`],
  });
};

/** A standard modification: it counts for whoever has revealed that Wizard. ME-CARD-0004, 0006 */
export const ifYourWizardIs = (name: string, by: number): NonNullable<CardText['standardIf']> => ({
  by,
  when: (s, player) => cardsNamed(name).has(s.card.def[s.player.avatar[player]]),
  say: say`if ${name} is your Wizard`,
});

const isAtHomeIn = (s: S, card: number, site: string): boolean =>
  factsOf(s.engine.definitions[s.card.def[card]].id).homeSites.includes(site);
/** Characters one of whose home sites that is. */
export const withHome = (site: string): Filter =>
  filter('with home', [], (g, v) => `${g.ref(isAtHomeIn)}(s, ${v.it}, '${site}')`, {
    adjectives: [],
    noun: 'character',
    after: [say`with ${site} as a home site`],
  });
