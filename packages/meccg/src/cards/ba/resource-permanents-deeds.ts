/** The Balrog: resource permanent-events that are won at sites, or open the ways below. */
import { placeName, sites } from '../../map/map.ts';
import { playing, untapping } from '../../rules/chain/forbidden.ts';
import { guarded } from '../../rules/combat/automatic-attacks.ts';
import { placeOf } from '../../rules/companies/company.ts';
import { unchoked } from '../../rules/movement/caverns.ts';
import { goesOn } from '../../rules/movement/going-on.ts';
import { isSurfaceSite, isUnder, openAbove } from '../../rules/movement/under-deeps.ts';
import { keptInPlay } from '../../rules/sites/sites.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  balrogHere, conquest, discardFactionsHere, notWonHere, returnFactionsHere, toPoints,
} from '../families/conquests.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, all, ally, atItsSite, atLeast, both, type Condition, called, cardFile, cardsNamed,
  character, choose, chooseMany, condition, countAs, countOf, directInfluence, either, exactly, type Filter,
  faction, forbid, goesWithSite, inCompanyHere, influenceCheck, influencing, inOrganization, inSitePhase,
  item, itsSite, lastingEvent, leader, type Modifier, modifier, NOTHING, named, noCopyHere, ofYou, on,
  onYourTurn, otherVersions, points, printed, prowess, type Race, type S, type SiteType, say, saying, self,
  sequence, shortEvent, silent, siteEnds, siteIsNamed, siteIsOne, siteLike, siteUnder, siteUntapped, staysOn,
  tapIt, tapSite, the, theBalrog, theDefender, thereAre, theSite, trigger, underDeepsSite, untapped, verb,
  versionsOf, withEach, within, withoutCopy, yourSite, yours, Zone,
} from '../words/index.ts';

export const card = cardFile();

const itsSiteCard: Filter = exactly(itsSite);
const keepsSite: Modifier = modifier({ attribute: keptInPlay, of: itsSiteCard, by: 1 });

const hereNow: Condition = condition(
  'here now',
  [],
  (g) =>
    `(s.global.company !== 0 && ${g.ref(printed.place)}(s, s.company.site[s.global.company]) === ${g.ref(printed.place)}(s, ${g.ref(siteUnder)}(s, self)))`,
  say`the company is at any version of its site`,
);
const neverUntaps: Ability = forbid(untapping, { of: itsSiteCard });
const isAbove = (s: S): boolean => {
  const card = s.company.site[s.global.company];
  return !isUnder(s, card) && !isSurfaceSite(s, card);
};
const aboveTheDeeps: Condition = condition(
  'above the deeps',
  [],
  (g) => `${g.ref(isAbove)}(s)`,
  say`it is no Under-deeps site or surface site of one`,
);
// Breach the Hold
card(
  'BA-50',
  conquest({
    if: [siteIsNamed('The Drowning-deeps', 'The Rusted-deeps'), balrogHere, noCopyHere],
    attacks: [
      ['Spawn', 1, 15],
      ['Dwarf', 4, 9],
      ['Dwarf', 2, 12],
    ],
    by: 'The Balrog',
    then: [staysOn(theSite)],
  }),
  modifier({ attribute: openAbove, of: itsSiteCard, by: 1 }),
  keepsSite,
);

const yourDeepSite: Filter = called(
  { adjectives: [], noun: 'Under-deeps site', after: [say`of yours`] },
  both(yourSite, siteLike(underDeepsSite)),
);
// Caverns Unchoked
card(
  'BA-51',
  shortEvent({
    when: inOrganization,
    targets: [choose('site', yourDeepSite)],
    effect: staysOn(the('site')),
  }),
  keepsSite,
  modifier({ attribute: unchoked, of: itsSiteCard, by: 1 }),
);

// Descent through Fire
card(
  'BA-56',
  { tapsSite: true },
  conquest({
    if: [siteUntapped, siteIsNamed('The Under-galleries', 'The Under-courts'), balrogHere, notWonHere],
    tapsSite: true,
    attacks: [
      ['Troll', 5, 8],
      ['Troll', 4, 10],
      ['Troll', 3, 12],
    ],
    by: 'The Balrog',
    then: [toPoints],
  }),
  modifier({ attribute: prowess, of: both(character, yours), by: 1, within: [Zone.points] }),
  modifier({ attribute: directInfluence, of: both(leader, yours), by: 1, within: [Zone.points] }),
);

/** Nothing else is going on where a company is at its site, whoever's it is. */
const explores = (s: S, card: number): boolean =>
  isExploring(s) && placeOf(s, s.global.company) === printed.place(s, siteUnder(s, card));
const isExploring = (s: S): boolean =>
  s.company.entered[s.global.company] === 1 &&
  s.global.attack === 0 &&
  s.global.check === 0 &&
  s.global.entries === 0;
const anyoneExplores: Condition = within(
  condition('anyone explores', [], (g) => `${g.ref(isExploring)}(s)`, NOTHING),
  condition(
    'anyone explores here',
    [],
    (g) => `${g.ref(explores)}(s, self)`,
    say`in the site phase of a company at any version of its site`,
  ),
);
const unpaid: Condition = condition(
  'unpaid',
  [],
  () => '(s.card.ofCompany[self] !== s.global.company)',
  say`its company has not tapped two characters for it`,
);
const pay = (s: S, card: number): void => {
  s.card.ofCompany[card] = s.global.company;
};
const forget = (s: S, card: number): void => {
  s.card.ofCompany[card] = 0;
};
const tollers = chooseMany('character', both(untapped, character, inCompanyHere), {
  least: 2,
  most: 2,
  who: theDefender,
});
const unlessPaid: Condition = all(hereNow, unpaid);
// Eddy in Fate’s Tide
card(
  'BA-57',
  {
    tapsSite: true,
    otherNumbers: { more: [2, 2, 2], why: 'the price is said with what it is for, and as what is done' },
  },
  shortEvent({
    when: inSitePhase,
    if: all(siteUntapped, balrogHere, aboveTheDeeps),
    targets: [choose('Balrog', both(untapped, theBalrog, inCompanyHere))],
    taps: the('Balrog'),
    effect: sequence(tapSite, staysOn(theSite)),
  }),
  keepsSite,
  neverUntaps,
  saying(
    forbid(playing, { of: either(ally, item), if: unlessPaid }),
    say`before a company can play any ally or item at any version of its site, it must tap two characters during the site phase`,
    'the price is another ability',
  ),
  action({
    window: anyoneExplores,
    by: theDefender,
    if: all(unpaid, atLeast(countOf(both(untapped, character, inCompanyHere)), 2)),
    effect: sequence(
      tollers,
      withEach(tollers, tapIt(the('character'))),
      verb('pay', pay, [self], say`allies and items may be played there`),
    ),
  }),
  silent(trigger(siteEnds, { effect: verb('forget', forget, [self], NOTHING) })),
);

// Gangways over the Fire
card(
  'BA-60',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(onYourTurn),
  modifier({ attribute: goesOn, of: ofYou, by: 1 }),
);

const DEEPS_OF: Readonly<Record<string, string>> = {
  'Blue Mountain Dwarf-hold': 'The Drowning-deeps',
  'Iron Hill Dwarf-hold': 'The Rusted-deeps',
};
const BREACH = cardsNamed('Breach the Hold');
const isBreached = (s: S): boolean => {
  const below = DEEPS_OF[placeName(placeOf(s, s.global.company))];
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (BREACH.has(s.card.def[c]) && placeName(printed.place(s, siteUnder(s, c))) === below) return true;
  return false;
};
const breached: Condition = condition(
  'breached',
  [],
  (g) => `${g.ref(isBreached)}(s)`,
  say`Breach the Hold is on its adjacent Under-deeps site`,
);
// Invade Their Domain
card(
  'BA-64',
  conquest({
    if: [siteIsNamed('Blue Mountain Dwarf-hold', 'Iron Hill Dwarf-hold'), balrogHere, breached, noCopyHere],
    attacks: [
      ['Dwarf', 5, 9],
      ['Dwarf', 4, 10],
      ['Dwarf', 3, 12],
    ],
    by: 'The Balrog',
    then: [staysOn(theSite), discardFactionsHere],
  }),
  goesWithSite,
);

const domainHere: Filter = both(named('Invade Their Domain'), yours, on(theSite), withoutCopy);
// Lord and Usurper
card(
  'BA-65',
  { addsAttack: { elsewhere: true, race: 'Orc', strikes: 4, prowess: 7 } },
  conquest({
    if: [],
    targets: [choose('domain', domainHere)],
    attacks: [
      ['Dwarf', 4, 9],
      ['Dwarf', 3, 10],
    ],
    by: 'a character',
    then: [staysOn(the('domain')), discardFactionsHere],
  }),
  countAs(versionsOf(itsSite), 'shadow-hold'),
  forbid(playing, { of: faction, if: hereNow }),
  // Nobody but Dwarves guards a Dwarf-hold.
  modifier({ attribute: guarded, of: versionsOf(itsSite), by: 0, change: 'set' }),
);

const attemptsHere: Modifier = modifier({
  attribute: influenceCheck,
  of: both(character, atItsSite),
  by: -5,
  if: influencing(faction),
});
// People Diminished
card(
  'BA-72',
  { tapsSite: true },
  conquest({
    if: [siteUntapped, siteIsOne('free-hold', 'border-hold'), noCopyHere],
    tapsSite: true,
    attacks: [
      ['Man', 4, 8],
      ['Man', 3, 10],
      ['Man', 2, 12],
    ],
    by: 'a character',
    then: [staysOn(theSite), discardFactionsHere],
  }),
  attemptsHere,
  keepsSite,
  neverUntaps,
);

const isNormally = (s: S): boolean => {
  const card = s.company.site[s.global.company];
  return isUnder(s, card) && sites[printed.site(s, card)]?.type === 'ruins-and-lairs';
};
const deepRuins: Condition = condition(
  'deep ruins',
  [],
  (g) => `${g.ref(isNormally)}(s)`,
  say`the site is an Under-deeps site that normally is a ruins & lairs`,
);
// Roots of the Earth
card(
  'BA-74',
  {
    addsAttack: { elsewhere: true, race: 'Orc', strikes: 5, prowess: 9 },
  },
  conquest({
    if: [deepRuins, balrogHere, noCopyHere],
    attacks: [['Drake', 2, 13]],
    by: 'The Balrog',
    then: [staysOn(theSite)],
  }),
  saying(
    countAs(itsSiteCard, 'haven'),
    say`its site is a Darkhaven`,
    'the card that counts so has no name for a reader',
  ),
  modifier({ attribute: guarded, of: itsSiteCard, by: 0, change: 'set' }),
  countAs(otherVersions, 'shadow-hold'),
  modifier({
    attribute: points,
    of: exactly(self),
    by: 3,
    change: 'set',
    if: thereAre(1, both(named('Breach the Hold'), on(itsSite))),
    rules: 'ME-CARD-4060',
  }),
  keepsSite,
);

const tempest = (type: SiteType, race: Race): Ability =>
  conquest({
    if: [siteUntapped, siteIsOne(type), aboveTheDeeps],
    tapsSite: true,
    attacks: [
      [race, 5, 8],
      [race, 4, 9],
      [race, 3, 10],
    ],
    by: 'a character',
    then: [toPoints, returnFactionsHere],
  });
// Tempest of Fire
card(
  'BA-77',
  { tapsSite: true, otherNumbers: { more: [3, 3, 4, 5, 8, 9, 10], why: 'said for each type of site' } },
  tempest('border-hold', 'Man'),
  tempest('shadow-hold', 'Orc'),
);
