/** What follows an attack: whom it wounded, how many strikes were successful, and which attack a change is for. */
import { describe } from 'vitest';
import {
  afterAttack,
  checksForEach,
  corruptionCheckBy,
  say,
  the,
  woundedByIt,
} from '../../../src/cards/words/index.ts';
import { fight } from '../../fights.ts';
import { invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

const CREATURE = 'TW-45';
invent(
  'Chill Touch',
  CREATURE,
  afterAttack(
    say`after the attack, whom it wounded checks`,
    checksForEach('it', woundedByIt, corruptionCheckBy(the('it'))),
  ),
);

describe('characters that an attack has wounded', () => {
  const faced = (...dice: readonly number[]) => ({
    phase: 'attack',
    attack: { creature: 'Chill Touch', strikes: 2, prowess: 14, body: 0 },
    dice,
    players: {
      Ann: {
        companies: [
          company(
            'Moria',
            { card: 'Elladan', on: ['Orcrist', 'Cram'] },
            { card: 'Elrohir', on: ['Glamdring', 'Scroll of Isildur'] },
            { card: 'Haldir', status: 'wounded', on: ['Sword of Gondolin'] },
          ),
        ],
      },
      Bob: { ...Bob, hand: ['Chill Touch'] },
    },
  });
  scenario('they alone, and not who was struck and stood or was wounded before', (t) => {
    // Elladan is wounded and stands his body check, Elrohir wins; then one check: 6 + 6.
    t.given(faced(1, 1, 1, 1, 6, 6, 6, 6));
    t.player('Ann').does('Elladan', 'Elrohir');
    fight(t);
    t.expect
      .card('Elladan', { status: 'wounded', in: 'company of company 1' })
      .card('Elrohir', { in: 'company of company 1' })
      .card('Haldir', { in: 'company of company 1' });
  });
});
