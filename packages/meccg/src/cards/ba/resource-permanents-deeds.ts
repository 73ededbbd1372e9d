/** The Balrog: resource permanent-events that are won at sites, or open the ways below. */
import { placeName, sites } from '../../map/map.ts';
import { isSame } from '../../rules/cards/identity.ts';
import { playing, untapping } from '../../rules/chain/forbidden.ts';
import { guarded } from '../../rules/combat/automatic-attacks.ts';
import { placeOf } from '../../rules/companies/company.ts';
import { goesOn } from '../../rules/movement/going-on.ts';
import { isSurfaceSite, isUnder, openAbove } from '../../rules/movement/under-deeps.ts';
import { keptInPlay } from '../../rules/sites/sites.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  balrogHere, conquest, discardFactionsHere, returnFactionsHere, toPoints,
} from '../families/conquests.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, atItsSite, both, type Condition, cardFile, cardsNamed, character, choose, condition, countAs,
  directInfluence, exactly, type Filter, faction, firstIn, forbid, goesWithSite, influenceCheck, influencing,
  itsSite, lastingEvent, leader, type Modifier, modifier, named, noCopyHere, ofYou, on, onYourTurn,
  otherVersions, place, points, printed, prowess, type Race, type S, type SiteType, say, self, siteIsNamed,
  siteIsOne, siteUnder, siteUntapped, staysOn, the, thereAre, theSite, versionsOf, withoutCopy, worded, yours,
  Zone,
} from '../words/index.ts';

export const card = cardFile();

const itsSiteCard: Filter = exactly(itsSite);
const keepsSite: Modifier = modifier({ attribute: keptInPlay, of: itsSiteCard, by: 1 });

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

/** Won at this very place before: "Cannot be duplicated at a given site." */
const wonHere = (s: S, card: number): boolean => {
  const pile = place(s, Zone.points, s.card.controller[card]);
  for (let c = firstIn(s, pile); c !== 0; c = s.card.next[c])
    if (c !== card && isSame(s, c, card) && s.card.where[c] === placeOf(s, s.global.company)) return true;
  return false;
};
const notWonHere: Condition = condition(
  'not won here',
  [],
  (g) => `!${g.ref(wonHere)}(s, self)`,
  say`you have not won another copy of it there`,
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
const hereNow: Condition = condition(
  'here now',
  [],
  (g) =>
    `(s.global.company !== 0 && ${g.ref(printed.place)}(s, s.company.site[s.global.company]) === ${g.ref(printed.place)}(s, ${g.ref(siteUnder)}(s, self)))`,
  say`the company is at any version of its site`,
);
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
  {
    ...modifier({ attribute: guarded, of: versionsOf(itsSite), by: 0, change: 'set' }),
    say: say`every version of its site loses all Dwarf automatic-attacks`,
  },
);

const attemptsHere: Modifier = modifier({
  attribute: influenceCheck,
  of: both(character, atItsSite),
  by: -5,
  if: influencing(faction),
});
const neverUntaps: Ability = forbid(untapping, { of: itsSiteCard });
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
  { ...countAs(itsSiteCard, 'haven'), say: say`its site is a Darkhaven` },
  modifier({ attribute: guarded, of: itsSiteCard, by: 0, change: 'set' }),
  countAs(otherVersions, 'shadow-hold'),
  modifier({
    attribute: points,
    of: exactly(self),
    by: 3,
    change: 'set',
    if: worded(thereAre(1, both(named('Breach the Hold'), on(itsSite))), say`Breach the Hold is on its site`),
    rules: 'ME-CARD-4060',
  }),
  keepsSite,
);

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
  { tapsSite: true, otherNumbers: 'said for each type of site' },
  tempest('border-hold', 'Man'),
  tempest('shadow-hold', 'Orc'),
);
