/** The White Hand: stage permanent-events of every Fallen-wizard. */
import { regionOfPlace, regionTypeOf, sites } from '../../map/map.ts';
import { OrcsWho, orcsFollow } from '../../rules/cards/owning.ts';
import { comesFreely } from '../../rules/characters/arrivals.ts';
import { bringThrall, mayBeThrall } from '../../rules/companies/regroup.ts';
import { lairPlaces } from '../../rules/hazards/manifestations.ts';
import { influenceNeeded } from '../../rules/influence/influence.ts';
import { openToBothSides } from '../../rules/sites/side-of-site.ts';
import { siteType } from '../../rules/sites/sites.ts';
import { organizationPhase } from '../../turn/organization.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, ally, avatar, both, called, cardFile, character, choose, chooseCharacter, either, exactly,
  type Filter, faction, filter, goesWithSite, hidesHaven, host, inDiscard, inHand, inOrganization, item,
  itemClass, keptFromOthers, keyword, lessMind, modifier, non, normallyWorth, noun, ofRace, ofYou, oneOfYours,
  othersScoreNothingHere, printed, protectsSite, regionTypes, type S, say, saying, self, servesFor,
  shortEvent, siteTypes, spent, stagePermanent, stagePointsAbove, stagePointsAtLeast, staysWithSite,
  takeIntoHand, takenByNobody, the, thereAre, valueOf, verb, withoutCopy, word, worthEach, worthFull, you,
  youAre, yourHaven, yourProtectedHaven, yourSite, yourSiteAt, yours,
} from '../words/index.ts';

export const card = cardFile();

const halfOrc: Filter = called(noun('Half-orc'), keyword.has('half-orc'));
const halfOrcs: Filter = both(halfOrc, character);
// A Strident Spawn
card(
  'WH-61',
  stagePermanent({
    if: [oneOfYours, youAre('Pallando', 'Saruman'), stagePointsAtLeast(6), thereAre(1, yourProtectedHaven)],
  }),
  modifier({ attribute: influenceNeeded, of: both(yours, halfOrcs), by: -1 }),
  action({
    window: inOrganization,
    limit: { times: 1, per: organizationPhase },
    targets: [choose('Half-orc', halfOrcs, inDiscard)],
    effect: takeIntoHand(the('Half-orc')),
  }),
  modifier({ attribute: orcsFollow, of: ofYou, by: OrcsWho.halfOrcs, change: 'atLeast' }),
  modifier({ attribute: comesFreely, of: both(yours, halfOrcs), by: 1 }),
);

// Bad Company
card(
  'WH-63',
  stagePermanent({ if: [oneOfYours] }),
  modifier({ attribute: orcsFollow, of: ofYou, by: OrcsWho.all, change: 'atLeast' }),
);

const forBothSides = saying(
  modifier({ attribute: openToBothSides, of: exactly(host), by: 1 }),
  say`you may play hero resources at its site if it is a minion site, and minion resources if it is a hero site`,
  'each side is told what the other one may play',
);
// Double-dealing
card('WH-66', stagePermanent({ on: choose('site', yourSite) }), forBothSides, goesWithSite);

const fortress = (place: string) => [
  stagePermanent({ if: [youAre('Alatar', 'Pallando', 'Saruman')], on: choose('site', yourSiteAt(place)) }),
  protectsSite,
  keptFromOthers(place),
  othersScoreNothingHere,
  goesWithSite,
];
// The Fortress of Isen
card('WH-68', { notStarting: true }, ...fortress('Isengard'));

// Fortress of the Towers
card('WH-69', { notStarting: true }, ...fortress('The White Towers'));

const unique: Filter = keyword.has('unique');
// Gatherer of Loyalties
card(
  'WH-70',
  stagePermanent({ if: [oneOfYours, stagePointsAbove(3)] }),
  worthEach(2, both(unique, faction)),
  worthEach(4, both(unique, ofRace('Dragon'), faction), youAre('Alatar')),
  worthEach(3, both(unique, faction, normallyWorth(3)), youAre('Pallando')),
);

// Great Patron
card(
  'WH-72',
  stagePermanent({ if: [oneOfYours] }),
  worthEach(2, both(either(character, ally), normallyWorth(2))),
);

const otherHaven: Filter = called(
  {
    adjectives: [],
    noun: 'Wizardhaven',
    after: [say`of yours other than Isengard, The White Towers or Rhosgobel`, say`with no other copy of it`],
  },
  both(yourHaven, non(yourSiteAt('Isengard', 'The White Towers', 'Rhosgobel')), withoutCopy),
);
// Guarded Haven
card(
  'WH-74',
  { notStarting: true },
  stagePermanent({ on: choose('site', otherHaven) }),
  protectsSite,
  othersScoreNothingHere,
);

const isHideout = (s: S, site: number): boolean => {
  const facts = sites[printed.site(s, site)];
  const region = regionTypes[regionTypeOf[regionOfPlace[printed.place(s, site)]]];
  return (
    facts?.type === 'ruins-and-lairs' &&
    valueOf(s, siteType, site) === siteTypes.indexOf('ruins-and-lairs') &&
    !lairPlaces.has(printed.place(s, site)) &&
    (region === 'wilderness' || region === 'border-land' || region === 'shadow-land')
  );
};
const hideout: Filter = called(
  {
    adjectives: [say`non-Dragon’s lair`],
    noun: 'Ruins & Lairs',
    after: [say`of yours in a Wilderness, Border-land or Shadow-land that is normally a Ruins & Lairs`],
  },
  both(
    yourSite,
    filter('hideout', [], (g, v) => `${g.ref(isHideout)}(s, ${v.it})`, noun('site')),
    takenByNobody,
    withoutCopy,
  ),
);
// Hidden Haven
card('WH-75', stagePermanent({ on: choose('site', hideout) }), ...hidesHaven, goesWithSite, staysWithSite);

const ring: Filter = called(noun('ring'), either(keyword.has('ring'), itemClass.is('gold ring')));
// Legacy of Smiths
card('WH-76', stagePermanent({ if: [oneOfYours, stagePointsAbove(6)] }), worthFull(both(item, non(ring))));

const MOST_MIND = 6;
const thrall: Filter = filter(
  'thrall',
  [],
  (g, v) => `(${g.ref(printed.mind)}(s, ${v.it}) <= ${MOST_MIND} && ${g.ref(mayBeThrall)}(s, you, ${v.it}))`,
  {
    adjectives: [],
    noun: 'character',
    after: [say`(including a minion agent) with up to a ${MOST_MIND} mind`],
  },
);
// Thrall of the Voice
card(
  'WH-82',
  {
    letsBegin: { agent: true, mind: MOST_MIND },
    otherNumbers: { more: [6], why: 'said of beginning, and of bringing in' },
  },
  shortEvent({
    when: inOrganization,
    targets: [spent(choose('character', thrall, inHand))],
    effect: verb(
      'bring in a thrall',
      bringThrall,
      [you, the('character'), self],
      say`bring ${the('character').say} into play instead of a normal character, and place this card with him`,
    ),
    rules: 'ME-STAGE-008',
  }),
  ...lessMind(1),
);

const noWizard: Filter = called(
  { adjectives: [word('non-Fallen-wizard')], noun: 'character', after: [] },
  non(avatar),
);
// Wizard’s Myrmidon
card(
  'WH-84',
  stagePermanent({ if: [oneOfYours], on: chooseCharacter('character', noWizard) }),
  ...servesFor(3),
);
