/** Against the Shadow: special items: Dwarven Rings and the Iron Shield of Old. */
import { describe, expect } from 'vitest';
import { valueOf } from '../../../src/cards/words/index.ts';
import { companyOf } from '../../../src/rules/cards/cards.ts';
import { rollTo } from '../../../src/rules/movement/under-deeps.ts';
import { Bob, company, offers, resolveChain, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

for (const [id, ring] of [
  ['AS-123', 'Dwarven Ring of Thélor’s Tribe'],
  ['AS-124', 'Dwarven Ring of Thrár’s Tribe'],
] as const)
  describe(`[${id}] ${ring}`, () => {
    for (const [who, points] of [
      ['Gulla', 5],
      ['Layos', 3],
    ] as const)
      scenario(`[${id}/1] ${points} corruption points on ${who}`, (t) => {
        t.given({ players: { Ann: minion('Dol Guldur', [bearing(who, ring)]), Bob } });
        t.expect.value(who, 'corruption points', points);
      });
    const searching = (who: string | object, dice: readonly number[]) => ({
      dice,
      players: {
        Ann: minion('Dol Guldur', [who], {
          deck: ['Strange Rations', 'Black Mace', 'Blazon of the Eye'],
          discard: ['Foul-smelling Paste', 'High Helm'],
        }),
        Bob,
      },
    });
    const search = `${ring}: on your turn`;
    scenario(`[${id}/2] a Dwarf finds two minor items, and checks corruption at +2`, (t) => {
      // 2 + 2 against 5 points: a minion taps, as he is already.
      t.given(searching(bearing('Gulla', ring), [1, 2]));
      t.player('Ann').does(search);
      resolveChain(t);
      expect([...t.offered()].sort()).toEqual(
        ['Blazon of the Eye', 'Foul-smelling Paste', 'Pass', 'Strange Rations'].sort(),
      );
      t.player('Ann').does('Strange Rations', 'Foul-smelling Paste');
      t.expect
        .card('Strange Rations', { in: 'hand of Ann' })
        .card('Foul-smelling Paste', { in: 'hand of Ann' })
        .card('Gulla', { status: 'tapped', in: 'company of servants' });
      t.player('Ann').has({ deck: 2, discard: 1 });
    });
    scenario(`[${id}/2] or one`, (t) => {
      t.given(searching(bearing('Gulla', ring), [6, 6]));
      t.player('Ann').does(search);
      resolveChain(t);
      t.player('Ann').does('Blazon of the Eye', 'Pass');
      t.player('Ann').has({ deck: 2, hand: 1 });
    });
    for (const [why, who] of [
      ['who is no Dwarf', bearing('Layos', ring)],
      ['who is tapped', { card: 'Gulla', status: 'tapped', on: [ring] }],
    ] as const)
      scenario(`[${id}/2] not one ${why}`, (t) => {
        t.given(searching(who, []));
        expect(offers(t, search)).toBe(false);
      });
  });

describe('[AS-127] Iron Shield of Old', () => {
  scenario('[AS-127/1] +2 to rolls for ways below, for its company alone', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [company('Moria', bearing('Layos', 'Iron Shield of Old')), company('Bree', 'Ostisen')],
        },
        Bob,
      },
    });
    const more = (who: string): number => valueOf(t.state, rollTo, companyOf(t.state, t.who.card(who)));
    expect(more('Layos') - more('Ostisen')).toBe(2);
  });
  const struck = (...on: readonly (string | object)[]) => ({
    phase: 'attack',
    attack: { creature: 'Orc-watch', strikes: 1, prowess: 30 },
    players: {
      Ann: minion('Ettenmoors', [{ card: 'Asternak', on }, 'Ostisen']),
      Bob: { ...Bob, hand: ['Orc-watch'] },
    },
  });
  const use = 'Iron Shield of Old: when';
  scenario('[AS-127/2] taps, and a strike on a warrior neither succeeds nor fails', (t) => {
    t.given(struck('Iron Shield of Old'));
    t.player('Ann').does('Asternak', 'No', 'Pass', use);
    resolveChain(t);
    t.expect
      .card('Asternak', { status: 'tapped' })
      .card('Iron Shield of Old', { status: 'tapped' })
      .card('Orc-watch', { in: 'discard of Bob' });
  });
  scenario('[AS-127/2] [ME-CARD-0388] not while another shield is used', (t) => {
    t.given({ ...struck('Sable Shield', 'Iron Shield of Old'), dice: [1, 1, 1, 1] });
    t.player('Ann').does('Pass', 'Asternak', 'No');
    t.player('Ann').does('Pass');
    t.expect.card('Iron Shield of Old', { status: 'untapped' }).card('Asternak', { status: 'tapped' });
  });
  scenario('[AS-127/2] nor by who is no warrior', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 30 },
      dice: [1, 1, 1, 1],
      players: { Ann: minion('Ettenmoors', [bearing('Ciryaher', 'Iron Shield of Old')]), Bob },
    });
    t.player('Ann').does('Ciryaher', 'No');
    t.expect.card('Ciryaher', { status: 'wounded' });
  });
  for (const [at, may] of [
    ['The Gem-deeps', true],
    ['Moria', false],
    ['Ettenmoors', false],
  ] as const)
    scenario(`[AS-127] played at ${at}: ${may}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        players: {
          Ann: minion(at, ['Layos'], { hand: ['Iron Shield of Old'] }),
          Bob: { side: 'ringwraith', companies: [company(at, 'Ostisen')] },
        },
      });
      expect(offers(t, 'Iron Shield of Old: play')).toBe(may);
    });
});
