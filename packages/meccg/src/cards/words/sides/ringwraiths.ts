/** Ringwraiths: the one who stands for you, what he is in each mode, and the modes themselves. ME-RW */
import {
  type Ability,
  behind,
  both,
  type CardRef,
  type Condition,
  called,
  choose,
  condition,
  definite,
  type Effect,
  either,
  type Filter,
  filter,
  modifier,
  NOTHING,
  noun,
  say,
  self,
  sequence,
  the,
  trigger,
  verb,
  word,
} from '@westmarch/kernel';
import { directInfluence, keyword, prowess } from '../../../engine.ts';
import { phaseBegins } from '../../../events.ts';
import { companyOf, discard, isRingwraithFollower } from '../../../rules/cards/cards.ts';
import { useMagic } from '../../../rules/cards/magic.ts';
import { Mode, modeNames, modeOf, ringwraithMode } from '../../../rules/characters/ringwraiths.ts';
import { atHaven, endIfEmpty, firstOf } from '../../../rules/companies/company.ts';
import type { S } from '../../../state.ts';
import { ofRace, resource, yours } from '../cards/filters.ts';
import { discardIt } from '../cards/states.ts';
import { bonus } from '../characters/influence.ts';
import { aCompany, boundCompany, staysWith } from '../companies/company.ts';
import { inOrganization } from '../occasions/windows.ts';
import { shortEvent } from '../playing/events.ts';

/** It stands for you. A follower uses none of what is said so. ME-RW-503 */
export const asYourRingwraith: Condition = condition(
  'as your Ringwraith',
  [],
  () => '(s.player.avatar[you] === self)',
  say`${self.say} is your Ringwraith`,
);
/** The one who stands for you, even if he is The Balrog. ME-BAL-501 */
export const yourRingwraith: Filter = called(
  definite(say`your Ringwraith`),
  both(
    either(ofRace('Ringwraith'), ofRace('Balrog')),
    filter('stands for you', [], (_g, v) => `s.player.avatar[you] === ${v.it}`, noun('Ringwraith')),
  ),
);
const standsAtDarkhaven = (s: S, card: number): boolean => atHaven(s, companyOf(s, card));
export const isAtADarkhaven = (card: CardRef): Condition =>
  condition(
    'is at a Darkhaven',
    [card],
    (g, v) => `${g.ref(standsAtDarkhaven)}(s, ${card.js(g, v)})`,
    say`${card.say} is at a Darkhaven`,
  );

export type ModeName = Exclude<keyof typeof Mode, 'none'>;
const rides = (s: S, card: number, mode: number): boolean =>
  s.player.avatar[s.card.controller[card]] === card && modeOf(s, companyOf(s, card)) === mode;
/** It stands for you, and is in that mode. */
export const inMode = (mode: ModeName): Condition => ({
  ...condition(
    'in mode',
    [],
    (g) => `${g.ref(rides)}(s, self, ${Mode[mode]})`,
    say`it is in ${word(modeNames[Mode[mode]])} mode`,
  ),
  behind: say`in ${word(modeNames[Mode[mode]])} mode`,
});
const isMounted = (s: S, card: number): boolean => modeOf(s, companyOf(s, card)) !== Mode.none;
export const inSomeMode: Filter = filter(
  'in a mode',
  [],
  (g, v) => `${g.ref(isMounted)}(s, ${v.it})`,
  behind(say`in a mode`),
);
/** What each Ringwraith is as a herald and as a fell rider. */
export const ridesAs = (heralding: number, riding: number): Ability[] => [
  bonus(directInfluence, heralding, inMode('heraldedLord')),
  bonus(prowess, riding, inMode('fellRider')),
];

// ——— cards that give a mode ———
/**
 * Whatever else gives the company a mode is discarded; more of the same ally give it together, and so they go together.
 * ME-RW-002, 4003
 */
function takeUp(s: S, card: number, member: number): void {
  const company = companyOf(s, member);
  const { source, next, ability } = s.effect;
  const others: number[] = [];
  for (let row = s.channel.first[ringwraithMode.channel]; row !== 0; row = next[row])
    if (
      s.card.def[source[row]] !== s.card.def[card] &&
      s.engine.abilities[ability[row]].fold(s, row, company, 0) > 0
    )
      others.push(source[row]);
  for (const other of others) discard(s, other, card);
}
export const takesUpMode = (member: CardRef): Effect =>
  verb('take up mode', takeUp, [self, member], say`discard every other card that gives ${member.say} a mode`);
const isOfAvatar = (s: S, first: number, player: number): boolean => {
  const avatar = s.player.avatar[player];
  return companyOf(s, avatar) === companyOf(s, first) && standsAtDarkhaven(s, avatar);
};
/** Your Ringwraith's own company, at a Darkhaven: what is played on it need not find it there when it resolves. */
export const ridersAtDarkhaven: Filter = both(
  aCompany,
  yours,
  filter(
    'of your Ringwraith',
    [],
    (g, v) => `${g.ref(isOfAvatar)}(s, ${v.it}, you)`,
    behind(say`of your Ringwraith at a Darkhaven`),
  ),
);
function partRiders(s: S, company: number): void {
  for (let c = firstOf(s, company), next: number; c !== 0; c = next) {
    next = s.card.next[c];
    if (isRingwraithFollower(s, c)) discard(s, c);
  }
  endIfEmpty(s, company);
}
export const discardRiders: Effect = verb(
  'discard riders',
  (s: S, card: number) => partRiders(s, s.card.ofCompany[card]),
  [self],
  say`discard all Ringwraith followers in the company`,
);
const ofPlayer = (s: S, company: number, player: number, you: number): boolean =>
  player === you && atHaven(s, company);
/** In one of your later organization phases its company is at a Darkhaven. */
const backAtDarkhaven: Condition = condition(
  'back at a Darkhaven',
  [],
  (g) => `${g.ref(ofPlayer)}(s, s.card.ofCompany[self], a, you)`,
  say`it is yours and the company is at a Darkhaven`,
);
/** A mode, played on the company of your Ringwraith, until he is back at a Darkhaven. `parts`: followers leave with it. */
export const modeCard = (
  mode: ModeName,
  which: Filter,
  parts: boolean,
  ...also: readonly Effect[]
): Ability[] => [
  shortEvent({
    when: inOrganization,
    targets: [choose('company', which)],
    effect: sequence(staysWith(the('company')), takesUpMode(the('company')), ...also),
    rules: 'ME-RW-001 ME-RW-002',
  }),
  {
    ...modifier({ attribute: ringwraithMode, of: boundCompany, by: Mode[mode], change: 'set' }),
    say: say`the company is in ${word(modeNames[Mode[mode]])} mode, and may move to a site that is no Darkhaven`,
  },
  trigger(phaseBegins.organization, {
    if: backAtDarkhaven,
    effect: parts ? sequence(discardRiders, discardIt(self)) : discardIt(self),
  }),
];

// ——— magic ———
export const magicCard: Filter = called(
  noun('magic card'),
  both(resource, either(keyword.has('sorcery'), keyword.has('spirit-magic'), keyword.has('shadow-magic'))),
);
/** Somebody uses this card of magic. */
export const usedBy = (user: CardRef): Effect => verb('use magic', useMagic, [self, user], NOTHING);
