/** The White Hand: resource short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, attackBy, both, cancelAttack, cancellable, cardFile, facingAttack, hasSkill, inAttackedCompany,
  shortEvent, thereAre,
} from '../words/index.ts';

export const card = cardFile();

// Crept Along Cleverly
card(
  'WH-43',
  shortEvent({
    when: facingAttack,
    if: all(
      attackBy('Wolf', 'Animal', 'Spider', 'Dragon', 'Drake', 'Undead'),
      thereAre(1, both(hasSkill('ranger'), inAttackedCompany)),
      cancellable,
    ),
    effect: cancelAttack,
  }),
);
