/** The White Hand: hazard permanent-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, asHazard, cardFile, countAs, goesWithSite, host, shortEvent, staysOn, targetSite, targetSiteIn,
  targetSiteNormally, versionsOf,
} from '../words/index.ts';

export const card = cardFile();

// Nature’s Revenge
card(
  'WH-27',
  { addsAttack: { race: 'Animal', strikes: 'each', prowess: 7 } },
  // A Wizardhaven that nothing protects would do as well: no player at the table has one.
  shortEvent({
    when: asHazard,
    if: all(targetSiteNormally('border-hold', 'shadow-hold'), targetSiteIn('wilderness')),
    effect: staysOn(targetSite),
    rules: 'ME-CARD-0491',
  }),
  countAs(versionsOf(host), 'ruins-and-lairs'),
  goesWithSite,
);
