/** The White Hand: factions. */
import { companyOf } from '../../rules/cards/cards.ts';
import { isOfKind } from '../../rules/companies/kind.ts';
import { isProtectedFor } from '../../rules/sites/sites.ts';
import { tellsOf } from '../families/site-items.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, alignments, all, any, atSiteOfType, attackIs, automatic, both, cancelAttack, cancellable, cardFile,
  cardsNamed, discardSelf, facingAttack, hasNamed, ifYourWizardIs, inPlayItself, isMinionPlayer, keyedToOneOf,
  keyedToSiteOf, printed, type S, say, siteIn, siteOf,
} from '../words/index.ts';

export const card = cardFile();

const wilds = siteIn('wilderness', 'haven', 'shadow-hold', 'dark-hold');
// A Panoply of Wings
card(
  'WH-37',
  { atAny: wilds, atTapped: true, needs: 11, standardIf: ifYourWizardIs('Radagast', 3) },
  tellsOf(wilds),
);

/** Minions win them over unseen; so does whoever uses it as one of theirs. */
const MINION = alignments.indexOf('minion');
const byStealth = (s: S, character: number): boolean => {
  const company = companyOf(s, character);
  const asMinion =
    isMinionPlayer(s, s.card.controller[character]) ||
    printed.alignment(s, s.company.site[company]) === MINION;
  return !asMinion || isOfKind(s, company, 'covert');
};
// Wild Hounds
card(
  'WH-40',
  {
    atAny: siteOf(['ruins-and-lairs'], { inRegion: 'wilderness' }),
    atTapped: true,
    needs: 11,
    standardIf: ifYourWizardIs('Radagast', 3),
    playedBy: {
      who: byStealth,
      say: say`a character in a covert company, if it is used as a minion resource`,
    },
  },
  action({
    window: facingAttack,
    zone: inPlayItself,
    if: all(
      any(
        attackIs(both(automatic, atSiteOfType('ruins-and-lairs'))),
        keyedToOneOf('wilderness'),
        keyedToSiteOf('ruins-and-lairs'),
      ),
      cancellable,
    ),
    costs: [discardSelf],
    effect: cancelAttack,
  }),
);

const SPAWN = cardsNamed('A Strident Spawn');
const breedingPit = {
  suits: (s: S, site: number): boolean =>
    isProtectedFor(s, s.card.owner[site], site) && hasNamed(s, s.card.owner[site], SPAWN),
  say: say`protected Wizardhaven of yours, if you have A Strident Spawn in play`,
};
// Half-orcs
card('WH-87', { atAny: breedingPit, atTapped: true, needs: 9 });
