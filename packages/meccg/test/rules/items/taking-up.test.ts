/** When one item is used instead of another: in one's organization phase, and before strikes are assigned. ME-ITEM-2002 */
import { Table } from '@westmarch/testkit';
import { describe, test } from 'vitest';
import { Moment, Phase, type S } from '../../../src/state.ts';
import { adapter, Bob, company, scenario } from '../../table.ts';

const armed = (card: string) => ({ card, on: ['Sword of Gondolin', 'Orcrist'] });
const WINDOW = { to: 'takeUp', because: 'items are changed', rule: 'ME-ITEM-2002' };

describe('in the organization phase', () => {
  const organizing = (change: (s: S) => void): Table<S> => {
    const t = new Table(adapter);
    t.given({ players: { Ann: { companies: [company('Moria', armed('Elladan'))] }, Bob } });
    change(t.state);
    return t;
  };
  test('[ME-ITEM-2002] it may', () => {
    organizing(() => undefined)
      .player('Ann')
      .mayChoose.includes('Orcrist: use instead of the other');
  });
  test.each<[string, (s: S) => void]>([
    ['at its end', (s) => void (s.global.moment = Moment.end)],
    ['in another phase', (s) => void (s.global.phase = Phase.longEvent)],
    ['while a check is about to be made', (s) => void (s.global.check = 1)],
    ['while something is declared', (s) => void (s.global.entries = 1)],
    ['on the turn of another', (s) => void (s.global.active = 2)],
  ])('[ME-ITEM-2002] not %s', (_when, change) => {
    organizing(change).player('Ann').mayNot('Orcrist', WINDOW);
  });
});

describe('when an attack is faced', () => {
  const attacked = {
    phase: 'attack',
    attack: { strikes: 1, prowess: 9, race: 'Orc' },
    company: 'Elladan',
    dice: [6, 6],
    players: {
      Ann: {
        hand: ['Dark Quarrels'],
        companies: [
          company('Moria', armed('Elladan')),
          company('Bree', { card: 'Elrohir', on: ['Glamdring', 'Sword of Gondolin'] }),
        ],
      },
      Bob,
    },
  };
  scenario('[ME-ITEM-2002] whoever is attacked may, before strikes are assigned', (t) => {
    t.given(attacked);
    t.expect.card('Elladan', { prowess: 8 });
    t.player('Ann').does('Orcrist: use instead of the other');
    t.expect.card('Elladan', { prowess: 10 });
    t.player('Ann').does('Pass', 'Elladan', 'No');
  });
  scenario('[ME-ITEM-2002] nobody of another company', (t) => {
    t.given({ ...attacked, dice: [] });
    t.player('Ann').mayNot('Glamdring', { because: 'in use' });
    t.player('Ann').mayNot('Sword of Gondolin #2', { because: 'does not face the attack' });
  });
  scenario('[ME-ITEM-2002] not when strikes are assigned', (t) => {
    t.given({ ...attacked, dice: [] });
    t.player('Ann').does('Pass');
    t.player('Ann').mayNot('Orcrist', WINDOW);
  });
});
