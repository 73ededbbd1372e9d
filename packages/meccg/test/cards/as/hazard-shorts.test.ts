/** Against the Shadow: hazard short-events. */
import { describe } from 'vitest';
import { Bob, company, going, resolveChain, scenario } from '../../table.ts';

describe('Ride Against the Enemy', () => {
  const two = ['Elladan', 'Elrohir'];
  const ride = (hand: readonly string[], ann: object = {}, bob: object = {}) =>
    going(['Ride Against the Enemy', ...hand], two, { hand: ['Escape'], ...ann }, bob);
  scenario(
    '[AS-36] Ride Against the Enemy: one strike with the prowess of the character +7, which detains',
    (t) => {
      t.given({ ...ride(['Beretar', 'Orc-raiders']), dice: [1, 1] });
      t.player('Bob').does('Ride Against the Enemy: as');
      resolveChain(t);
      t.expect.table({ 'attack strikes': 1, 'attack prowess': 12, 'attack body': 8, hazardsDeclared: 1 });
      t.player('Ann').does('Pass', 'Elladan', 'No', 'Pass');
      t.expect.card('Elladan', { status: 'tapped' }).card('Beretar', { in: 'discard of Bob' });
    },
  );
  scenario(
    '[AS-36] [ME-CARD-0626] Ride Against the Enemy: other hazards do nothing to it, but it can be cancelled',
    (t) => {
      t.given(ride(['Beorn'], { hand: ['Escape'] }, { events: ['Minions Stir', 'Scorba Ahunt'] }));
      t.player('Bob').does('Ride Against the Enemy: as');
      resolveChain(t);
      t.expect.table({ 'attack prowess': 14 });
      t.player('Ann').does('Escape', 'Elrohir');
      resolveChain(t);
      t.expect.card('Beorn', { in: 'discard of Bob' });
    },
  );
  scenario('[AS-36] [ME-CARD-0631] Ride Against the Enemy: nobody who is in play already', (t) => {
    t.given(ride(['Elladan', 'Orc-raiders']));
    t.player('Bob').mayNot('Ride Against the Enemy', {
      because: 'could come into play',
    });
  });
  scenario('[AS-36] Ride Against the Enemy: not without a Wilderness in the path', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Rivendell', ...two)] },
        Bob: { ...Bob, hand: ['Ride Against the Enemy', 'Beretar'] },
      },
    });
    t.player('Bob').mayNot('Ride Against the Enemy', { because: 'Wilderness' });
  });
});
