/** The Balrog: resource permanent-events. */
import { factsOf } from '../../facts/cards.ts';
import { placeOfSite, sites } from '../../map/map.ts';
import { anyNumberComes } from '../../rules/characters/one-a-phase.ts';
import { staysOnBody } from '../../rules/combat/body.ts';
import { minionsFight } from '../../rules/combat/companies/attacks.ts';
import { sizeLimit } from '../../rules/companies/company.ts';
import { leadersAllowed } from '../../rules/companies/composition.ts';
import { Deed, timesOf } from '../../rules/companies/history.ts';
import { limitDown } from '../../rules/hazards/hazard-limit.ts';
import { regionsAtMost, regionsOnly, withoutStarter } from '../../rules/movement/regions.ts';
import { playOf } from '../../rules/sites/play-sites.ts';
import { organizationPhase } from '../../turn/organization.ts';
import { fromSideboard, sauron } from '../families/sauron.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCompany, action, all, ally, atLeast, behind, beside, both, boundCompany, byCompany, byRegionMovement,
  type Condition, called, cancelAttack, cancellable, cardFile, character, choose, chooseCharacter, chooseMany,
  companyWithoutCopy, condition, countOf, directInfluence, discardedIf, discardIt, discardSelf,
  discardWhenExhausted, either, exactly, type Filter, facingAttack, faction, filter, findsWays, givesSkill,
  hasSkill, host, ifSo, inAttackedCompany, inBoundCompany, inCompanyHere, inCompanyOf, inDiscard,
  influenceCheck, influencing, informationHere, inOrganization, inPlayItself, inSitePhase, keyword,
  lastingEvent, leader, modifier, named, not, noun, ofRace, ofYou, onYourTurn, outer, outshone, Phase, points,
  prowess, rollsMoreThan, rollTerm, type S, say, self, sequence, shortEvent, shuffleIntoDeck, siteIsNamed,
  siteIsOne, siteUntapped, staysOn, staysWith, tapSite, the, thereAre, undeclared, untapped, withBalrog,
  withEach, withHome, withoutAnother, yours,
} from '../words/index.ts';

export const card = cardFile();

const rangers = countOf(both(hasSkill('ranger'), inAttackedCompany));
// Crept Along Carefully
card(
  'BA-29',
  { onCompany: true },
  shortEvent({
    when: inOrganization,
    targets: [choose('company', both(aCompany, yours, undeclared))],
    effect: staysWith(the('company')),
  }),
  modifier({ attribute: regionsOnly, of: boundCompany, by: 1 }),
  modifier({ attribute: regionsAtMost, of: boundCompany, by: 3, change: 'atMost' }),
  modifier({ attribute: limitDown, of: boundCompany, by: -1, if: byRegionMovement, rules: 'ME-CARD-0133' }),
  action({
    window: facingAttack,
    zone: inPlayItself,
    if: all(byCompany, cancellable),
    costs: [discardSelf],
    effect: ifSo(rollsMoreThan(7, rollTerm(rangers, 'rangers')), cancelAttack),
  }),
  discardWhenExhausted,
  action({ window: inOrganization, zone: inPlayItself, effect: discardIt(self) }),
);

const isGreatPeople =
  (s: S): ((def: number) => boolean) =>
  (def) => {
    const { kind: sort, alignment: side, keywords } = factsOf(s.engine.definitions[def].id);
    return sort === 'faction' && side === 'hero' && keywords.includes('unique');
  };
/** Of the company at its site: what it has won there in this phase. */
const wonPeople = (s: S): boolean =>
  timesOf(s, s.global.company, Deed.played, isGreatPeople(s), Phase.site) > 0;
const peopleWon: Condition = condition(
  'people won',
  [],
  (g) => `${g.ref(wonPeople)}(s)`,
  say`the company has played a unique hero faction in this site phase`,
);
const hobbit: Filter = both(ofRace('Hobbit'), withoutAnother);
const withTheKing: Filter = called(
  {
    adjectives: [],
    noun: 'Hobbit',
    after: [say`in the same company as Return of the King, with no other copy of it`],
  },
  both(hobbit, beside(both(named('Return of the King'), inCompanyOf(outer)))),
);
// To Fealty Sworn
card(
  'BA-33',
  shortEvent({
    when: onYourTurn,
    targets: [chooseCharacter('Hobbit', withTheKing)],
    effect: staysOn(the('Hobbit')),
  }),
  shortEvent({
    when: inSitePhase,
    if: all(siteIsOne('free-hold'), not(siteIsNamed('Bag End')), peopleWon),
    targets: [chooseCharacter('Hobbit', both(hobbit, inCompanyHere))],
    effect: staysOn(the('Hobbit')),
  }),
  givesSkill(exactly(host), 'warrior'),
  modifier({ attribute: prowess, of: exactly(host), by: 2 }),
  modifier({
    attribute: directInfluence,
    of: exactly(host),
    by: 5,
    if: influencing(either(named('Hobbits'), withHome('Bag End'))),
  }),
);

const scouts = countOf(both(hasSkill('scout'), inAttackedCompany));
// Going Ever Under Dark
card(
  'BA-37',
  { onCompany: true, onePerCompany: true },
  shortEvent({
    when: inOrganization,
    targets: [choose('company', both(aCompany, yours, undeclared, companyWithoutCopy))],
    effect: staysWith(the('company')),
  }),
  modifier({ attribute: withoutStarter, of: boundCompany, by: 1 }),
  modifier({ attribute: regionsAtMost, of: boundCompany, by: 3, change: 'atMost' }),
  modifier({ attribute: limitDown, of: boundCompany, by: -1, if: byRegionMovement }),
  action({
    window: facingAttack,
    zone: inPlayItself,
    if: all(byCompany, cancellable),
    costs: [discardSelf],
    effect: ifSo(rollsMoreThan(7, rollTerm(scouts, 'scouts')), cancelAttack),
  }),
  action({ window: inOrganization, zone: inPlayItself, effect: discardIt(self) }),
);

const orcOrTroll = both(either(ofRace('Orc'), ofRace('Troll')), faction);
const darkPlaces = new Set(sites.flatMap((site, i) => (site?.type === 'dark-hold' ? [placeOfSite[i]] : [])));
const isOfDarkHold = (s: S, card: number): boolean =>
  playOf(s.card.def[card])?.sites.some((place) => darkPlaces.has(place)) === true;
const ofNoDarkHold: Filter = filter(
  'of no Dark-hold',
  [],
  (g, v) => `!${g.ref(isOfDarkHold)}(s, ${v.it})`,
  behind(say`that is not playable at a dark-hold`),
);
const northern = both(keyword.has('unique'), orcOrTroll, yours, ofNoDarkHold);
const gathered = chooseMany('faction', orcOrTroll, { least: 1, domain: inDiscard });
// Great Army of the North
card(
  'BA-38',
  {
    keywords: ['cannot be duplicated'],
    otherNumbers: { more: [2], why: 'its points are printed in a corner' },
  },
  lastingEvent(onYourTurn),
  modifier({ attribute: influenceCheck, of: both(character, yours), by: 1, if: influencing(orcOrTroll) }),
  modifier({
    attribute: points,
    of: exactly(self),
    by: 2,
    change: 'set',
    if: atLeast(countOf(northern), 4),
    rules: 'ME-CARD-4058',
  }),
  shortEvent({
    when: onYourTurn,
    if: thereAre(1, orcOrTroll, inDiscard),
    effect: sequence(gathered, withEach(gathered, shuffleIntoDeck(the('faction')))),
  }),
);

const anyCompany: Filter = filter('any company', [], () => 'true', noun('company'));
// Prone to Violence
card(
  'BA-42',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(onYourTurn),
  modifier({ attribute: minionsFight, of: anyCompany, by: 1 }),
  discardWhenExhausted,
);

// Sauron
card(
  'BA-43',
  {
    keywords: ['cannot be duplicated'],
    manifests: 'The Lidless Eye',
    makesSauron: true,
    barredFrom: ['balrog', 'fallen-wizard'],
  },
  ...sauron(10),
  action({
    window: inOrganization,
    limit: { times: 1, per: organizationPhase },
    effect: fromSideboard,
  }),
  modifier({ attribute: anyNumberComes, of: ofYou, by: 1, rules: 'ME-CARD-0665' }),
);

const ranger: Filter = called(
  noun('ranger'),
  both(hasSkill('ranger'), either(character, ally), yours, inCompanyHere),
);
// Maker’s Map
card(
  'BA-66',
  { tapsSite: true },
  shortEvent({
    when: inSitePhase,
    if: all(siteUntapped, informationHere),
    targets: [choose('ranger', both(untapped, ranger))],
    taps: the('ranger'),
    effect: sequence(tapSite, staysOn(the('ranger'))),
  }),
  findsWays(2),
);

// Obey Him or Die
card(
  'BA-69',
  shortEvent({
    when: inOrganization,
    targets: [choose('leader', both(leader, yours, withBalrog, withoutAnother))],
    effect: sequence(staysOn(the('leader')), ifSo(outshone, discardIt(self))),
  }),
  modifier({ attribute: directInfluence, of: exactly(host), by: 2 }),
  modifier({ attribute: staysOnBody, of: exactly(host), by: 1 }),
  ...discardedIf(outshone),
);

const twoLeaders: Condition = atLeast(countOf(both(leader, inBoundCompany)), 2);
// Orders from the Great Demon
card(
  'BA-70',
  { onCompany: true, otherNumbers: { more: [2], why: 'an additional leader is the second' } },
  shortEvent({
    when: onYourTurn,
    targets: [choose('company', both(aCompany, yours))],
    effect: staysWith(the('company')),
  }),
  modifier({ attribute: leadersAllowed, of: boundCompany, by: 1 }),
  modifier({ attribute: sizeLimit, of: boundCompany, by: 1, if: twoLeaders }),
);
