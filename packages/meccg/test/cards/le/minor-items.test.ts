/** The Lidless Eye: minor items. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';

describe('Deadly Dart', () => {
  scenario('[LE-419] Deadly Dart: a hero plays it as a minor item of 2 corruption points', (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: ['Deadly Dart'], companies: [company('Ettenmoors', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Deadly Dart: play');
    t.expect.card('Deadly Dart', { in: 'on of Elladan' }).card('Elladan', { 'corruption points': 2 });
  });
  scenario('[LE-419] Deadly Dart: not with a starting company', (t) => {
    const deck = Array.from({ length: 12 }, () => 'Cram');
    t.given({
      phase: 'set-up',
      players: {
        Ann: { deck, pool: ['Elrond', 'Haldir', 'Horn of Anor', 'Deadly Dart'] },
        Bob: { deck, pool: ['Bofur'] },
      },
    });
    t.player('Ann').does('Elrond', 'Haldir').mayChoose.exactly('Pass', 'Horn of Anor');
  });
});
