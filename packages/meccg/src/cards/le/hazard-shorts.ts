/** The Lidless Eye: hazard short-events. */
import { companyOf, discard, tap } from '../../rules/cards/cards.ts';
import { certainAttack } from '../../rules/combat/automatic-attacks.ts';
import { discardsOn } from '../../rules/combat/body.ts';
import { endIfEmpty } from '../../rules/companies/company.ts';
import { roll2d6 } from '../../rules/dice.ts';
import { adds, mustExceed, rollsFor } from '../../rules/terms.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, ally, aRoll, asFreeHazard, asHazard, attackProwess, attributeOf, body, both, cardFile, character,
  choose, companyMoving, copiesOfGuards, doubleAttack, forEach, guardGets, hasAutomaticAttack, ifSo,
  influenceLeftOver, inMovingCompany, mind, moreThan, noDoorsOfNight, notInEffectHere, opensChain,
  outOfCombat, pathHas, plus, rollTerm, type S, say, self, shortEvent, targetSiteIs, the, turnsOnHim, valueOf,
  verb,
} from '../words/index.ts';

export const card = cardFile();

// Arouse Defenders
card(
  'LE-101',
  { onGuard: { attacks: 'any' } },
  shortEvent({
    when: asHazard,
    if: all(targetSiteIs('border-hold', 'free-hold'), hasAutomaticAttack, notInEffectHere),
    effect: guardGets([attackProwess, 2], [certainAttack, 1]),
  }),
);

// Incite Defenders
card(
  'LE-115',
  { onGuard: { attacks: 'any' } },
  shortEvent({
    when: asHazard,
    if: all(targetSiteIs('border-hold', 'free-hold'), hasAutomaticAttack, notInEffectHere),
    effect: doubleAttack(),
  }),
);

// Stay Her Appetite
card(
  'LE-140',
  { onGuard: { company: true } },
  shortEvent({
    when: asHazard,
    if: all(opensChain, outOfCombat),
    targets: [choose('ally', both(ally, inMovingCompany))],
    effect: ifSo(
      moreThan(
        aRoll(
          [rollTerm(influenceLeftOver(the('ally')), 'unused influence over it'), rollTerm(5, '', self)],
          rollTerm(attributeOf(the('ally'), mind), 'mind', the('ally')),
        ),
        plus(influenceLeftOver(the('ally')), 5),
      ),
      turnsOnHim(the('ally')),
    ),
  }),
);

// Tidings of Bold Spies
card(
  'LE-143',
  shortEvent({
    when: asHazard,
    if: all(opensChain, outOfCombat, companyMoving, hasAutomaticAttack),
    effect: copiesOfGuards,
  }),
);

/** Whom his own card discards for that result is discarded; otherwise whoever fails taps. ME-CARD-0803 */
function veils(s: S, card: number, by: number): void {
  rollsFor(s, 'card', by);
  const own = mustExceed(s, valueOf(s, body, card), 'body', card);
  const result = roll2d6(s, adds(s, -1, '', by), own) - 1;
  if (!discardsOn(s, card, result)) {
    if (result > valueOf(s, body, card)) tap(s, card);
    return;
  }
  const company = companyOf(s, card);
  discard(s, card);
  endIfEmpty(s, company);
}
// Veils Flung Away
card(
  'LE-146',
  { free: true },
  shortEvent({
    when: asFreeHazard,
    if: all(pathHas([1, 'wilderness'], [1, 'border-land'], [1, 'free-domain']), noDoorsOfNight),
    effect: forEach(
      'it',
      both(character, inMovingCompany),
      verb(
        'veils',
        veils,
        [the('it'), self],
        say`make a body check modified by ${-1}, which taps it if it is untapped and fails`,
      ),
    ),
    rules: 'ME-CARD-0803',
  }),
);
