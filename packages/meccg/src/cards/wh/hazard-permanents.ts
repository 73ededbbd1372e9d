/** The White Hand: hazard permanent-events. */
import { sideOf } from '../../rules/sides.ts';
import { isHavenFor, isProtectedFor } from '../../rules/sites/sites.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, any, asHazard, type Condition, cardFile, condition, countAs, currentSite, goesWithSite, host, type S,
  say, shortEvent, staysOn, targetSite, targetSiteIn, targetSiteNormally, versionsOf,
} from '../words/index.ts';

export const card = cardFile();

/** Only fallen-wizards have Wizardhavens; what such a card is to anyone else does not matter. */
function isOpenWizardhaven(s: S): boolean {
  const site = currentSite(s);
  const owner = s.card.owner[site];
  return (
    sideOf(s, owner).havens === 'fallen-wizard' &&
    isHavenFor(s, owner, site) &&
    !isProtectedFor(s, owner, site)
  );
}
const openWizardhaven: Condition = condition(
  'open Wizardhaven',
  [],
  (g) => `${g.ref(isOpenWizardhaven)}(s)`,
  say`it is a Wizardhaven that is not protected`,
);
// Nature’s Revenge
card(
  'WH-27',
  { addsAttack: { race: 'Animal', strikes: 'each', prowess: 7 } },
  shortEvent({
    when: asHazard,
    if: all(
      targetSiteIn('wilderness'),
      any(targetSiteNormally('border-hold', 'shadow-hold'), openWizardhaven),
    ),
    effect: staysOn(targetSite),
    rules: 'ME-CARD-0491',
  }),
  countAs(versionsOf(host), 'ruins-and-lairs'),
  goesWithSite,
);
