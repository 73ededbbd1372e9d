/** Against the Shadow: resource permanent-events. */
import { companyOf, hasKeyword, isRace } from '../../rules/cards/cards.ts';
import { playing, storesAtEnd } from '../../rules/chain/forbidden.ts';
import { isHome } from '../../rules/characters/home.ts';
import { placeOf, siteNumber } from '../../rules/companies/company.ts';
import { trollLeaders } from '../../rules/companies/composition.ts';
import { siteType } from '../../rules/sites/sites.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCompany, afterHisUntap, agentWithHome, alignment, all, anyCard, automatic, behind, body, both,
  boundCompany, type CardPart, type Condition, called, cardDiscarded, cardFile, cardPlayed, character, choose,
  chooseCharacter, companyWithoutCopy, condition, corruptionCheck, countAs, definite, detaining, discardIt,
  discardWhenExhausted, type Effect, either, exactly, type Filter, faction, filter, forbid, goesWithSite,
  healIt, host, hostOf, ifSo, inBoundCompany, inCompanyOf, inSitePhase, isAtADarkhaven, isMinionPlayer, it,
  lastingEvent, leader, left, modifier, named, not, notGuardedBy, notUnderDeeps, ofBoundCompany, ofRace,
  onBearer, onYourTurn, paysForMagic, points, type Race, type S, Status, say, saying, self, sequence,
  shortEvent, siteIsOne, siteOfYours, siteTypes, staysOn, staysWith, the, thereAre, theSite, trigger,
  usesMagic, valueOf, versionsOf, where, withoutAnother, wounded, yourRingwraith, yours,
} from '../words/index.ts';

export const card = cardFile();

const people = (race: Race) => both(alignment.is('hero'), ofRace(race), faction);
const peoples = either(people('Dwarf'), people('Elf'), people('Man'));
// Alliance of Free Peoples
card(
  'AS-45',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(onYourTurn),
  modifier({
    attribute: points,
    of: peoples,
    by: 1,
    if: all(thereAre(1, people('Dwarf')), thereAre(1, people('Elf')), thereAre(1, people('Man'))),
  }),
  trigger(cardDiscarded, { of: peoples, effect: discardIt(self) }),
);

/** Resources are stored at the end of a turn, too. */
const storing = (whose: Filter): readonly CardPart[] => [
  { keywords: ['cannot be duplicated'] },
  lastingEvent(onYourTurn),
  modifier({ attribute: storesAtEnd, of: whose, by: 1 }),
  discardWhenExhausted,
];
// Safe from the Shadow
card('AS-54', ...storing(anyCard));

const townsman: Filter = both(
  agentWithHome('border-hold', 'free-hold'),
  yours,
  character,
  where(isAtADarkhaven(it), behind(say`at a Darkhaven`)),
  withoutAnother,
);
const [BORDER, FREE] = [siteTypes.indexOf('border-hold'), siteTypes.indexOf('free-hold')];
const isSteward = (s: S, card: number): boolean => {
  const [who, company] = [hostOf(s, card), companyOf(s, card)];
  if (s.card.status[who] === Status.wounded) return false;
  const type = valueOf(s, siteType, s.company.site[company]);
  return (type === BORDER || type === FREE) && isHome(s, who, siteNumber(s, company), false);
};
const steward: Condition = condition(
  'steward',
  [],
  (g) => `${g.ref(isSteward)}(s, self)`,
  say`its bearer is unwounded and at one of his Border-hold or Free-hold home sites`,
);
const isThere = (s: S, card: number): boolean =>
  s.global.company !== 0 && placeOf(s, s.global.company) === placeOf(s, companyOf(s, card));
const atHisSite: Condition = condition(
  'at his site',
  [],
  (g) => `${g.ref(isThere)}(s, self)`,
  say`it is at any version of that site`,
);
// Faithless Steward
card(
  'AS-83',
  { otherNumbers: { more: [3], why: 'its points stand in the facts of the print' } },
  shortEvent({
    when: onYourTurn,
    targets: [choose('agent', townsman)],
    effect: staysOn(the('agent')),
  }),
  saying(
    forbid(playing, { of: faction, if: all(steward, atHisSite) }),
    say`while its bearer is unwounded and at one of his Border-hold or Free-hold home sites, no faction may be played at any version of that site`,
    'the site is that of a character, and whoever plays the faction is at it',
  ),
  modifier({ attribute: points, of: exactly(self), by: 3, if: steward }),
);

const minionVersion: Filter = called(
  definite(say`the minion version of its site`),
  both(versionsOf(host), alignment.is('minion')),
);
/** Of an attack: the company stands there. */
const atMinionVersion: Filter = filter(
  'at the minion version',
  [minionVersion],
  (g, v) => minionVersion.js(g, { ...v, it: `s.company.site[s.attack.company[${v.it}]]` }),
  behind(say`there`),
);
// Hold Rebuilt and Repaired
card(
  'AS-88',
  shortEvent({
    when: inSitePhase,
    if: all(siteIsOne('ruins-and-lairs'), notUnderDeeps, notGuardedBy('Dragon', 'Dragon’s lair')),
    targets: [choose('site', both(siteOfYours, exactly(theSite)))],
    effect: staysOn(the('site')),
    rules: 'ME-CARD-0355',
  }),
  { ...countAs(minionVersion, 'shadow-hold'), rules: 'ME-CARD-0356' },
  modifier({ attribute: detaining, of: both(automatic, atMinionVersion), by: 1, change: 'set' }),
  goesWithSite,
);

const isLedByTroll = (s: S, card: number): boolean => {
  const leader = s.card.leader[card];
  return hasKeyword(s, leader, 'Leader') && isRace(s, leader, 'Troll');
};
const ofTrolls: Filter = filter('of Trolls', [], (g, v) => `${g.ref(isLedByTroll)}(s, ${v.it})`, {
  adjectives: [],
  noun: 'follower',
  after: [say`of a Troll leader`],
});
const yourRen: Filter = called(
  definite(say`Ren, as your Ringwraith,`),
  both(named('Ren the Ringwraith'), yourRingwraith),
);
const noRen: Condition = not(thereAre(1, yourRen));
// Orders from Lugbúrz
card(
  'AS-94',
  { onCompany: true, onePerCompany: true, barredFrom: ['balrog'] },
  shortEvent({
    when: onYourTurn,
    if: noRen,
    targets: [choose('company', both(aCompany, yours, companyWithoutCopy))],
    effect: staysWith(the('company')),
  }),
  modifier({ attribute: trollLeaders, of: boundCompany, by: 1, rules: 'ME-CARD-0544' }),
  modifier({ attribute: corruptionCheck, of: both(ofTrolls, inBoundCompany), by: 1 }),
  trigger(cardPlayed, { of: yourRen, effect: discardIt(self) }),
  // Asked when it is over: who joins another company as a whole has not left it.
  trigger(left, { of: leader, effect: ifSo(ofBoundCompany, discardIt(self)) }),
);

const ofMinions: Filter = filter(
  'minion player',
  [],
  (g, v) => `${g.ref(isMinionPlayer)}(s, ${v.it})`,
  definite(say`minion players`),
);
// Tokens to Show
card('AS-101', ...storing(ofMinions));

const healer: Filter = both(yours, usesMagic('shadow-magic'), inCompanyOf(the('character')));
const price: Effect = saying(
  paysForMagic(the('user'), -3),
  say`unless the user is a Ringwraith, he makes a corruption check modified by ${-3}`,
  'the user was named before by another name',
);
// Well-preserved
card(
  'AS-108',
  shortEvent({
    when: onYourTurn,
    targets: [chooseCharacter('character', wounded), choose('user', healer)],
    effect: sequence(healIt(the('character')), staysOn(the('character')), price),
  }),
  onBearer(body, -1),
  afterHisUntap(isAtADarkhaven(host), discardIt(self)),
);
