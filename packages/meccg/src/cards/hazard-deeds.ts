/** What single hazard events do, where the vocabulary would say it no shorter: each named, and used once. */
import {
  type Ability,
  all,
  announce,
  both,
  type CardRef,
  type Condition,
  called,
  choose,
  condition,
  controllerOf,
  type Effect,
  either,
  eitherOf,
  type Filter,
  filter,
  forbid,
  hostOf,
  ifSo,
  may,
  move,
  NOTHING,
  noun,
  on,
  otherThan,
  place,
  say,
  sequence,
  the,
  thereAre,
  valueOf,
  verb,
  word,
} from '@westmarch/kernel';
import { body, discardResult, itemClass, itemGained, keyword, mind } from '../engine.ts';
import { alignments, type Race, races, regionTypes } from '../facts/names.ts';
import { companyOf, discard, tap } from '../rules/cards/cards.ts';
import { counting, mayBeSentBack, mayLeave } from '../rules/chain/forbidden.ts';
import { countOf, endIfEmpty, joinCompany, newCompany, noteParting } from '../rules/companies/company.ts';
import { splitEffects } from '../rules/companies/company-effects.ts';
import { checkCorruption } from '../rules/corruption/corruption.ts';
import { roll2d6 } from '../rules/dice.ts';
import { returnToOrigin } from '../rules/movement/return.ts';
import { type S, Zone } from '../state.ts';
import {
  about,
  asHazard,
  character,
  grantToCompany,
  inCompanyOf,
  inMovingCompany,
  item,
  RETURN,
  returnToHand,
  rollAgainst,
  shortEvent,
  thisCompany,
  untilEndOfTurn,
} from './words/index.ts';

/** The attack that was defeated is by Undead. */
export const byUndead: Condition = condition(
  'by Undead',
  [],
  () => `s.attack.race[b] === ${races.indexOf('Undead')}`,
  say`it is by Undead`,
);

// ——— Seized by Terror ———
/** He goes his own way; what he leads stays behind, uncontrolled. */
function splitOff(s: S, card: number, company: number): number {
  const alone = newCompany(s, s.company.player[company], 0);
  if (alone === 0) return 0;
  s.card.leader[card] = 0;
  for (let c = s.place.first[place(s, Zone.company, company)]; c !== 0; c = s.card.next[c])
    if (s.card.leader[c] === card) {
      s.card.leader[c] = 0;
      s.card.uncontrolled[c] = 1;
    }
  joinCompany(s, card, alone);
  splitEffects(s, company, alone);
  noteParting(s, alone, company);
  for (const column of ['origin', 'destination', 'moved', 'cameFrom', 'faced'] as const)
    s.company[column][alone] = s.company[column][company];
  s.company.done[alone] = 1;
  return alone;
}
function seize(s: S, card: number, number: number): void {
  const company = companyOf(s, card);
  if (company === 0 || s.company.moved[company] === 0) return;
  if (roll2d6(s) + valueOf(s, mind, card) >= number) return;
  const alone = countOf(s, company) === 1 ? company : splitOff(s, card, company);
  // Only what protects this very company keeps it from going back. ME-CARD-0212
  if (alone !== 0 && mayBeSentBack(s, alone)) returnToOrigin(s, alone);
}
export const seizeByTerror = (card: CardRef, number: number): Effect =>
  verb(
    RETURN,
    seize,
    [card, number],
    say`have the player of ${card.say} roll and add his mind; if the result is less than ${number}, he splits off into a company of his own, which returns to its site of origin`,
  );

// ——— Two or Three Tribes Present ———
const tribes: readonly Race[] = races.filter(
  (race) =>
    ![
      'none',
      'Nazgûl',
      'Undead',
      'Dragon',
      'Wizard',
      'Ringwraith',
      'Fallen-wizard',
      'Balrog',
      'Special',
      'Agent',
    ].includes(race),
);
const tribe = (race: Race): Effect => ({
  ...grantToCompany(
    forbid(counting, {
      if: condition(
        'tribe',
        [],
        () => `(a === ${races.indexOf(race)} && b === ${about})`,
        say`it is ${race}`,
      ),
    }),
    untilEndOfTurn,
    thisCompany,
  ),
  say: say`${word(race)}`,
});
export const tribesPresent: Effect = {
  ...eitherOf(tribes.map(tribe)),
  say: say`announce a creature type other than Nazgûl, Undead or Dragon; this turn, creatures of that type played on the company do not count against the hazard limit`,
};

// ——— Call of Home ———
function handDown(s: S, card: number, to: number): void {
  if (card === 0 || to === 0) return;
  move(s, card, place(s, Zone.on, to));
  announce(s, itemGained, to, card, 0);
}
/** Nothing keeps him from going back to a hand. */
const mayGo = (card: CardRef): Condition =>
  condition('may go', [card], (g, v) => `${g.ref(mayLeave)}(s, ${card.js(g, v)})`, NOTHING);
/** One of his items may pass to a companion, wounded or not. ME-CARD-0111 */
export const callOfHome = (card: CardRef, number: number): Effect => {
  const owner = controllerOf(card);
  const his = both(item, on(card));
  const heirs = both(character, inCompanyOf(card), otherThan(card));
  const passOn = sequence(
    choose('item', his, undefined, owner),
    choose('heir', heirs, undefined, owner),
    verb('hand down', handDown, [the('item'), the('heir')], say`pass it on`),
  );
  const goes = sequence(
    ifSo(all(mayGo(card), thereAre(1, his), thereAre(1, heirs)), may(passOn, owner)),
    returnToHand(card),
  );
  return rollAgainst(card, number, {
    ...goes,
    say: say`he returns to his player's hand; one of his items may pass to another character in his company, and all his other cards but followers are discarded`,
  });
};

// ——— Covetous Thoughts ———
/** None is in the pool yet, so this is never played. */
export const minion: Filter = filter(
  'minion',
  [],
  (g, v) => `${g.ref(g.engine.fact('alignment'))}[s.card.def[${v.it}]] === ${alignments.indexOf('minion')}`,
  { adjectives: [], noun: 'minion', after: [] },
);
export const hisTurn: Condition = condition(
  'his turn',
  [],
  (g) => `s.card.controller[${g.ref(hostOf)}(s, self)] === a`,
  say`it is his turn`,
);

// ——— Rebel-talk ———
const stopFollowing = (s: S, card: number): void => {
  s.card.leader[card] = 0;
};
export const release = (card: CardRef): Effect =>
  verb('release', stopFollowing, [card], say`${card.say} follows nobody`);

// ——— Veils Flung Away ———
/** Whom his own card discards for that result is discarded; otherwise whoever fails taps. ME-CARD-0803 */
export function veils(s: S, card: number): void {
  const result = roll2d6(s) - 1;
  if (result !== valueOf(s, discardResult, card)) {
    if (result > valueOf(s, body, card)) tap(s, card);
    return;
  }
  const company = companyOf(s, card);
  discard(s, card);
  endIfEmpty(s, company);
}

// ——— Choking Shadows ———
const WILDERNESS = regionTypes.indexOf('wilderness');
const SHADOW_LAND = regionTypes.indexOf('shadow-land');
function darken(s: S): void {
  for (let i = 1; i <= s.global.pathLength; i++)
    if (s.path.type[i] === WILDERNESS) {
      s.path.type[i] = SHADOW_LAND;
      return;
    }
}
export const wildernessToShadow: Effect = verb(
  'darken',
  darken,
  [],
  say`until the end of the turn, treat one Wilderness in the company's site path as a Shadow-land`,
);

// ——— The Ring's Betrayal ———
const ring: Filter = called(noun('Ring'), either(keyword.has('ring'), itemClass.is('gold ring')));
const betray = (s: S, card: number): void => checkCorruption(s, hostOf(s, card), -2, card);
export const ringsBetrayal: Ability = shortEvent({
  when: asHazard,
  targets: [choose('Ring', both(ring, inMovingCompany))],
  effect: verb(
    'betray',
    betray,
    [the('Ring')],
    say`have the bearer of ${the('Ring').say} make a corruption check modified by ${-2}; if he fails, that Ring is discarded and he stays in play`,
  ),
  rules: 'ME-CARD-0635',
});
