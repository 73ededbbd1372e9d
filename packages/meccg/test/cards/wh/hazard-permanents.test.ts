/** The White Hand: hazard permanent-events. */
import { describe } from 'vitest';
import { fallen, TOWERS } from '../../fallen-wizards.ts';
import { Bob, company, going, idleUntil, resolveChain, scenario } from '../../table.ts';

describe('Nature’s Revenge', () => {
  const two = ['Elladan', 'Elrohir'];
  scenario('[WH-27] Nature’s Revenge: on a Shadow-hold in a Wilderness, for all versions of it', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { hand: ['Escape'], companies: [company('Moria', ...two)] },
        Bob: { companies: [company('Moria', 'Ioreth')], hand: ['Nature’s Revenge'] },
      },
    });
    t.player('Bob').does('Nature’s Revenge: as');
    resolveChain(t);
    t.expect
      .card('Elladan', { 'site type': 'ruins-and-lairs' })
      .card('Ioreth', { 'site type': 'ruins-and-lairs' });
    idleUntil(t, () => t.offered().includes('Yes'));
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack strikes': 4, 'attack prowess': 7 });
    t.player('Ann').does('Escape', 'Elladan');
    resolveChain(t);
    t.expect.table({ 'attack prowess': 7 });
    t.player('Ann').mayChoose.exactly('The strike against Elladan', 'The strike against Elrohir');
  });
  scenario('[WH-27] Nature’s Revenge: leaves with its site, when its company has left that', (t) => {
    t.given(going(['Nature’s Revenge'], two));
    t.player('Bob').does('Nature’s Revenge: as');
    resolveChain(t);
    t.expect.card('Nature’s Revenge', { in: 'on of Moria' });
    idleUntil(t, () => t.state.global.active === 1 && t.state.global.turn > 1 && t.state.global.phase === 2);
    t.player('Ann').does('Elladan: declare movement', 'Lórien');
    t.expect.card('Nature’s Revenge', { in: 'on of Moria' });
    idleUntil(t, () => t.state.global.phase === 5);
    t.expect.card('Nature’s Revenge', { in: 'discard of Bob' });
  });
  scenario('[WH-27] Nature’s Revenge: not on Ruins & Lairs, nor on a Shadow-hold elsewhere', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Ettenmoors', ...two)] },
        Bob: { ...Bob, hand: ['Nature’s Revenge', 'Doors of Night'] },
      },
    });
    t.player('Bob').mayNot('Nature’s Revenge', { because: 'normally is a Border-hold or Shadow-hold' });
  });
  scenario('[WH-27] Nature’s Revenge: not where the region is no Wilderness', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Pelargir', ...two)] },
        Bob: { ...Bob, hand: ['Nature’s Revenge', 'Doors of Night'] },
      },
    });
    t.player('Bob').mayNot('Nature’s Revenge', { because: 'Wilderness' });
  });
  scenario('[WH-27] Nature’s Revenge: on the site that a company goes to', (t) => {
    t.given(going(['Nature’s Revenge', 'Orc-guard'], two));
    t.player('Bob').does('Nature’s Revenge: as');
    resolveChain(t);
    t.player('Bob').mayNot('Orc-guard', { because: 'keyed' });
  });
  const atHaven = (where: string, onSite: readonly object[] = [], side: object = fallen) => ({
    phase: 'hazards',
    players: {
      Ann: { ...side, companies: [{ ...company(where, 'Layos', 'Haldir'), onSite }] },
      Bob: { ...Bob, hand: ['Nature’s Revenge', 'Doors of Night'] },
    },
  });
  scenario(
    '[WH-27 ME-CARD-0491] Nature’s Revenge: on a Wizardhaven, where attacks are still cancelled',
    (t) => {
      t.given(atHaven(TOWERS));
      t.player('Bob').does('Nature’s Revenge: as');
      resolveChain(t);
      t.expect.card('Layos', { 'site type': 'ruins-and-lairs' });
      idleUntil(t, () => {
        if (t.offered().includes('Yes')) t.player('Ann').does('Yes');
        return t.state.global.phase > 5 || t.state.global.turn > 1;
      });
      t.expect.card('Layos', { status: 'untapped' }).card('Nature’s Revenge', { in: `on of ${TOWERS}` });
    },
  );
  scenario('[WH-27] Nature’s Revenge: not on a Wizardhaven that is protected', (t) => {
    t.given(atHaven(TOWERS, [{ card: 'Guarded Haven', owner: 'Ann' }]));
    t.player('Bob').mayNot('Nature’s Revenge', { because: 'a Wizardhaven that is not protected' });
  });
  scenario('[WH-27] Nature’s Revenge: nor on one where the region is no Wilderness', (t) => {
    t.given(atHaven('Isengard'));
    t.player('Bob').mayNot('Nature’s Revenge', { because: 'lies in a Wilderness' });
  });
  scenario('[WH-27] Nature’s Revenge: nor on a Haven of anyone else', (t) => {
    t.given(atHaven('Rivendell', [], {}));
    t.player('Bob').mayNot('Nature’s Revenge', { because: 'a Wizardhaven that is not protected' });
  });
});
