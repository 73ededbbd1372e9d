/** Against the Shadow: sites. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, beside, both, cardFile, choose, companyIsHere, creaturesHere, hasSkill, inCompanyHere,
  inSitePhase, otherThan, outer, scout, self, siteTapped, tapping, the, untapIt, untapped,
} from '../words/index.ts';

export const card = cardFile();

// Cirith Gorgor
card('AS-137');

// Geann a-Lisch
card('AS-138', creaturesHere('Man creature', 'Man'));

// Gobel Mírlond
card('AS-139');

// Nûrniag Camp
card('AS-140');

// Raider-hold
card('AS-141');

const scoutHere = both(untapped, scout, inCompanyHere);
// The Worthy Hills
card(
  'AS-142',
  { otherNumbers: { less: [2], why: 'two characters are chosen one after the other' } },
  action({
    window: inSitePhase,
    if: all(companyIsHere, siteTapped),
    targets: [
      choose(
        'sage',
        both(untapped, hasSkill('sage'), inCompanyHere, beside(both(scoutHere, otherThan(outer)))),
      ),
      choose('scout', both(scoutHere, otherThan(the('sage')))),
    ],
    costs: [tapping(the('sage')), tapping(the('scout'))],
    effect: untapIt(self),
  }),
);
