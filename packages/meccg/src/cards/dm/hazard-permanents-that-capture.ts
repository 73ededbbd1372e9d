/** Dark Minions: hazard permanent-events that take prisoners. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  asHazard, cardFile, cardPlayed, checkedInPrison, either, guardsTakePrisoners, hasOwnCardOf, item, lastingIf,
  losesRing, ofRace, passes, playedAtRescueSite, rescueSiteIs, sequence, siteGuardedBy, staysOn,
  strikeProwess, takesStruck, targetSite, theStruck, trigger,
} from '../words/index.ts';

export const card = cardFile();

// Flies and Spiders
card(
  'DM-58',
  { host: { types: ['ruins-and-lairs'], attacks: [{ race: 'Spider', strikes: 3, prowess: 9 }] } },
  takesStruck('Spider', ['ruins-and-lairs']),
  checkedInPrison(1, 15),
);

// Spells of the Barrow-wights
card(
  'DM-90',
  {
    host: {
      types: ['ruins-and-lairs', 'shadow-hold'],
      attacks: [{ race: 'Undead', strikes: 3, prowess: 8 }],
      takesRings: true,
    },
  },
  takesStruck('Undead', ['ruins-and-lairs', 'shadow-hold']),
  checkedInPrison(),
);

// Troll-purse
card(
  'DM-95',
  { host: { attacks: 'guards' }, onGuard: { company: true } },
  lastingIf(
    asHazard,
    sequence(staysOn(targetSite), rescueSiteIs(targetSite)),
    passes(targetSite, either(siteGuardedBy('Orc'), siteGuardedBy('Troll'))),
    hasOwnCardOf(targetSite),
  ),
  trigger(cardPlayed, { of: item, if: playedAtRescueSite, effect: guardsTakePrisoners(3) }),
);

// Waylaid, Wounded, and Orc-dragged
card(
  'DM-99',
  {
    host: {
      types: ['dark-hold', 'shadow-hold', 'ruins-and-lairs'],
      attacks: [
        { race: 'Orc', strikes: 3, prowess: 6 },
        { race: 'Orc', strikes: 4, prowess: 7 },
        { race: 'Orc', strikes: 5, prowess: 8 },
      ],
    },
  },
  takesStruck('Orc', ['dark-hold', 'shadow-hold', 'ruins-and-lairs'], {
    whom: passes(theStruck, ofRace('Hobbit')),
    first: strikeProwess(2),
  }),
  losesRing(7),
);
