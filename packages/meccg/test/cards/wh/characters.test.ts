/** The White Hand: characters. */
import { valueOf } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { detaining, Magic, magicUse } from '../../../src/engine.ts';
import type { S } from '../../../src/state.ts';
import { fallen, TOWERS } from '../../fallen-wizards.ts';
import { Bob, company, idleUntil, resolveChain, scenario } from '../../table.ts';
import { fiveCrams } from '../positions.ts';

const stages = (n: number): readonly string[] =>
  ['Guarded Haven', 'Great Patron', 'Legacy of Smiths', 'Wizard’s Myrmidon'].slice(0, n);
const has = (who: string, ann: object = {}, on: readonly string[] = []) => ({
  players: { Ann: { ...fallen, companies: [company(TOWERS, { card: who, on }, 'Layos')], ...ann }, Bob },
});
const uses = (t: Table<S>, who: string): number => valueOf(t.state, magicUse, t.who.card(who));

describe('[WH-1] Alatar', () => {
  scenario('[WH-1/1 ME-CARD-0025] what he has defeated is worth what is printed, while he is there', (t) => {
    t.given(has('Alatar', { points: ['Cave-drake', 'Slayer'] }));
    t.player('Ann').has({ 'kill points': 3 });
  });
  scenario('[WH-1/1 ME-CARD-0025] one each without him', (t) => {
    t.given(has('Saruman', { points: ['Cave-drake', 'Slayer'] }));
    t.player('Ann').has({ 'kill points': 2 });
  });
  const attacked = (t: Table<S>, who: string, events: readonly string[]): number => {
    t.given({
      phase: 'attack',
      company: 'riders',
      attack: { strikes: 1, prowess: 9, detainment: true },
      players: {
        Ann: {
          ...fallen,
          events,
          companies: [{ ...company('TW-413', 'Layos'), as: 'riders' }, company(TOWERS, who)],
        },
        Bob,
      },
    });
    return valueOf(t.state, detaining, t.state.global.attack);
  };
  // 1 + 2 + 4 and 1 + 2 + 4 + 1 stage points.
  scenario('[WH-1/2] with more than seven stage points nothing merely detains', (t) => {
    expect(attacked(t, 'Alatar', stages(4))).toBe(0);
  });
  scenario('[WH-1/2] with seven it does', (t) => {
    expect(attacked(t, 'Alatar', stages(3))).toBe(1);
  });
  const creature = (where: string) => ({
    phase: 'attack',
    company: 'riders',
    attack: { creature: 'Barrow-wight' },
    dice: [6, 6, 6, 6],
    players: {
      Ann: {
        ...fallen,
        companies: [
          { ...company('TW-413', 'Layos'), as: 'riders' },
          company(where, { card: 'Alatar', on: ['Gollum'] }),
        ],
      },
      Bob: { ...Bob, hand: ['Barrow-wight'] },
    },
  });
  scenario(
    '[WH-1/3 WH-1/4 ME-CARD-0022 ME-CARD-0024] from a Wizardhaven he joins whoever is attacked',
    (t) => {
      t.given(creature(TOWERS));
      t.player('Ann').does('Alatar');
      resolveChain(t);
      t.expect.card('Alatar', { in: 'company of riders' }).card('Gollum', { in: 'discard of Ann' });
      t.player('Ann').does('No');
      idleUntil(t, () => t.state.global.attack === 0 && t.state.global.check === 0);
      t.expect.card('Alatar', { status: 'tapped' });
    },
  );
  scenario('[WH-1/3 ME-ALIGN-008] and not from Rivendell', (t) => {
    t.given({ ...creature('TW-421'), dice: [] });
    t.player('Ann').mayNot('Alatar', { because: 'Haven' });
  });
});

describe('[WH-4] Gandalf', () => {
  scenario('[WH-4/1] can use spirit-magic', (t) => {
    t.given(has('Gandalf'));
    expect(uses(t, 'Gandalf')).toBe(Magic.spirit);
    expect(uses(t, 'Layos')).toBe(0);
  });
  scenario('[WH-4/2] untaps at the end of the organization phase', (t) => {
    t.given({
      players: {
        Ann: {
          ...fallen,
          companies: [
            company(TOWERS, { card: 'Gandalf', status: 'tapped' }, { card: 'Layos', status: 'tapped' }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Pass', 'Gandalf');
    resolveChain(t);
    t.expect.card('Gandalf', { status: 'untapped' }).card('Layos', { status: 'tapped' });
  });
  scenario('[WH-4/2] there is nothing to do untapped', (t) => {
    t.given(has('Gandalf'));
    t.player('Ann').does('Pass').mayNot('Gandalf');
  });
  scenario('[WH-4/3] characters and hero allies are worth full points, other cards one', (t) => {
    t.given(has('Gandalf', { factions: ['Riders of Rohan'] }, ['Gollum', 'War-warg', 'Glamdring']));
    t.player('Ann').has({ 'character points': 2, 'ally points': 3, 'faction points': 1, 'item points': 1 });
  });
  scenario('[WH-4/4] tests a gold ring of his company', (t) => {
    t.given({ ...has('Gandalf', {}, ['Precious Gold Ring']), dice: [1, 1] });
    t.player('Ann').does('Gandalf: on your turn');
    t.expect.card('Gandalf', { status: 'tapped' });
  });
});

describe('[WH-7] Pallando', () => {
  scenario('[WH-7/1] can use spirit-magic', (t) => {
    t.given(has('Pallando'));
    expect(uses(t, 'Pallando')).toBe(Magic.spirit);
  });
  scenario('[WH-7/2] factions of the peoples are worth two, others one', (t) => {
    t.given(has('Pallando', { factions: ['Riders of Rohan', 'A Panoply of Wings'] }));
    t.player('Ann').has({ 'faction points': 3 });
  });
  scenario('[WH-7/2] and one without him', (t) => {
    t.given(has('Saruman', { factions: ['Riders of Rohan', 'A Panoply of Wings'] }));
    t.player('Ann').has({ 'faction points': 2 });
  });
  scenario('[WH-7/3] a hand of nine', (t) => {
    t.given(has('Pallando'));
    t.player('Ann').has({ 'hand size': 9 });
    t.player('Bob').has({ 'hand size': 8 });
  });
});

describe('[WH-9] Saruman', () => {
  scenario('[WH-9/1] can use sorcery', (t) => {
    t.given(has('Saruman'));
    expect(uses(t, 'Saruman')).toBe(Magic.sorcery);
  });
  scenario('[WH-9/2] items that are no weapon, armour, shield or helmet are worth full points', (t) => {
    t.given(has('Saruman', {}, ['Lesser Ring', 'Glamdring', 'Hauberk of Bright Mail']));
    t.player('Ann').has({ 'item points': 4 });
  });
  scenario('[WH-9/2] other cards one', (t) => {
    t.given(has('Saruman', { factions: ['Riders of Rohan'] }));
    t.player('Ann').has({ 'faction points': 1, 'character points': 1 });
  });
  scenario('[WH-9/3] may tap to use a Palantír that he bears', (t) => {
    t.given(has('Saruman', { deck: fiveCrams, discard: ['Dodge'] }, ['Palantír of Orthanc']));
    t.player('Ann').mayChoose.includes('Palantír of Orthanc: on your turn, if its bearer taps');
  });
  scenario('[WH-9/4] one worse at corruption checks', (t) => {
    t.given(has('Saruman'));
    t.expect.card('Saruman', { 'corruption check': -1 }).card('Layos', { 'corruption check': 0 });
  });
  const ends = (discard: readonly string[], status: string) => ({
    phase: 'end-of-turn',
    players: {
      Ann: { ...fallen, discard, companies: [company(TOWERS, { card: 'Saruman', status }, 'Layos')] },
      Bob,
    },
  });
  scenario('[WH-9/5] takes a spell back at the end of the turn', (t) => {
    t.given(ends(['Wizard’s Laughter', 'Cram'], 'untapped'));
    t.player('Ann').does('Saruman: ');
    t.expect.card('Wizard’s Laughter', { in: 'hand of Ann' }).card('Saruman', { status: 'tapped' });
  });
  scenario('[WH-9/5] not tapped', (t) => {
    t.given(ends(['Wizard’s Laughter', 'Cram'], 'tapped'));
    t.player('Ann').mayNot('Saruman');
  });
  scenario('[WH-9/5] nothing else', (t) => {
    t.given(ends(['Cram'], 'untapped'));
    t.player('Ann').mayNot('Saruman', { because: 'nothing to choose' });
  });
});
