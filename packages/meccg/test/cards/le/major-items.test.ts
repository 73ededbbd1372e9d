/** The Lidless Eye: major items. */
import { describe } from 'vitest';
import { Bob, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

const facing = (who: string, ...items: readonly string[]) => ({
  phase: 'attack',
  attack: { strikes: 1, prowess: 30 },
  players: { Ann: minion('Ettenmoors', [bearing(who, ...items)]), Bob },
});

describe('[LE-304] Broad-headed Spear', () => {
  for (const [who, prowess] of [
    ['Orc Captain', 7],
    ['Gorbag', 8],
    // Not beyond 8, and none for whoever is no warrior.
    ['Lieutenant of Morgul', 8],
    ['Ciryaher', 2],
  ] as const)
    scenario(`${who} has ${prowess} prowess`, (t) => {
      t.given(facing(who, 'Broad-headed Spear'));
      t.expect.value(who, 'prowess', prowess);
    });
});

describe('[LE-313] High Helm', () => {
  for (const [who, influence, body, prowess] of [
    ['Asternak', 4, 8, 6],
    // A body of 9 and a prowess of 8 are enough.
    ['Lieutenant of Morgul', 4, 9, 8],
    ['Ciryaher', 4, 8, 2],
  ] as const)
    scenario(`${who}: ${influence} direct influence, ${body} body, ${prowess} prowess`, (t) => {
      t.given(facing(who, 'High Helm'));
      t.expect
        .value(who, 'direct influence', influence)
        .value(who, 'body', body)
        .value(who, 'prowess', prowess);
    });
});

describe('[LE-341] Sable Shield', () => {
  const struckBy = (attack: object, dice: readonly number[], who: object = {}) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 30, ...attack },
    dice,
    players: { Ann: minion('Ettenmoors', [{ card: 'Layos', on: ['Sable Shield'], ...who }]), Bob },
  });
  for (const [roll, place] of [
    [[3, 3], 'on of Layos'],
    [[3, 4], 'discard of Ann'],
  ] as const)
    scenario(`[LE-341/1, LE-341/2] he is not wounded; a roll of ${roll[0] + roll[1]} for the shield`, (t) => {
      t.given(struckBy({}, [1, 1, ...roll]));
      t.player('Ann').does('Layos', 'No');
      t.expect.card('Layos', { status: 'tapped' }).card('Sable Shield', { in: place });
    });
  scenario('[LE-341/1] [ME-CARD-0653] who stays untapped is untapped', (t) => {
    t.given(struckBy({}, [1, 1, 1, 1]));
    t.player('Ann').does('Layos', 'Yes');
    t.expect.card('Layos', { status: 'untapped' });
  });
  scenario('[LE-341/2] [ME-CARD-0654, ME-CARD-0655] no roll for a strike that only detains', (t) => {
    t.given(struckBy({ detainment: true }, [1, 1]));
    t.player('Ann').does('Layos', 'No');
    t.expect.card('Layos', { status: 'tapped' }).card('Sable Shield', { in: 'on of Layos' });
  });
  scenario('[LE-341/2] none for a strike that fails', (t) => {
    t.given(struckBy({ prowess: 3 }, [6, 6]));
    t.player('Ann').does('Layos', 'No');
    t.expect.card('Sable Shield', { in: 'on of Layos' });
  });
});
