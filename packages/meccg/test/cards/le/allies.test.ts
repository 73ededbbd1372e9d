/** The Lidless Eye: allies. */
import { valueAgainst } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { creature, forbid } from '../../../src/cards/words/index.ts';
import { influenceCheck } from '../../../src/engine.ts';
import { companyOf } from '../../../src/rules/cards/cards.ts';
import { keying } from '../../../src/rules/chain/forbidden.ts';
import { isOvert } from '../../../src/rules/companies/kind.ts';
import { borrow, invent } from '../../invented.ts';
import { attackWith, Bob, company, idleUntil, offers, resolveChain, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

// Shelob.
borrow('TW-86');
invent('Open Ways', 'TW-61', forbid(keying, { of: creature }));

const playing = (ally: string, at: string, tapped: boolean) => ({
  phase: 'at the site',
  turn: 5,
  players: {
    Ann: {
      side: 'ringwraith',
      hand: [ally],
      companies: [{ ...company(at, 'Layos', 'Dôgrib'), siteTapped: tapped }],
    },
    Bob: { side: 'ringwraith', companies: [company(at, 'Ostisen')] },
  },
});
describe('where they are played', () => {
  for (const [id, ally, at, tapped, may] of [
    ['LE-152', 'Blackbole', 'Sarn Goriwing', false, true],
    ['LE-152', 'Blackbole', 'Woodmen-town', false, true],
    ['LE-152', 'Blackbole', 'Woodmen-town', true, false],
    ['LE-152', 'Blackbole', 'Dol Guldur', false, false],
    ['LE-152', 'Blackbole', 'Moria', false, false],
    ['LE-153', 'Last Child of Ungoliant', 'Shelob’s Lair', false, true],
    ['LE-153', 'Last Child of Ungoliant', 'Shelob’s Lair', true, false],
    ['LE-153', 'Last Child of Ungoliant', 'Cirith Ungol', false, false],
    ['LE-154', 'Stinker', 'Goblin-gate', false, true],
    ['LE-154', 'Stinker', 'Moria', false, true],
    ['LE-154', 'Stinker', 'Moria', true, false],
    ['LE-154', 'Stinker', 'Bree', false, false],
    ['LE-156', 'War-warg', 'Ettenmoors', false, true],
    ['LE-156', 'War-warg', 'Ettenmoors', true, true],
    // A Ruins & Lairs with other guards, and a Shadow-hold.
    ['LE-156', 'War-warg', 'Gondmaeglom', false, false],
    ['LE-156', 'War-warg', 'Moria', false, false],
    ['LE-157', 'War-wolf', 'Ettenmoors', true, true],
    ['LE-157', 'War-wolf', 'Moria', true, true],
    ['LE-157', 'War-wolf', 'Gondmaeglom', false, false],
    // A Shadow-hold without guards.
    ['LE-157', 'War-wolf', 'Mount Gram', false, false],
    ['LE-158', 'The Warg-king', 'Ettenmoors', true, true],
    ['LE-158', 'The Warg-king', 'Moria', false, false],
  ] as const)
    scenario(`[${id}] ${ally} at ${at}${tapped ? ', tapped' : ''}: ${may}`, (t) => {
      t.given(playing(ally, at, tapped));
      if (may) t.player('Ann').mayChoose.includes(`${ally}: play`);
      else t.player('Ann').mayNot(ally, { to: 'playAlly' });
    });
});

describe('[LE-152/1] Blackbole', () => {
  const beset = (attack: object, at = 'Woodmen-town') => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 3, ...attack },
    players: { Ann: minion(at, [bearing('Layos', 'Blackbole'), 'Dôgrib']), Bob },
  });
  scenario('[ME-CARD-0097] faces no strike of an automatic-attack', (t) => {
    t.given(beset({ automatic: true }));
    t.player('Ann').mayChoose.excludes('Blackbole');
    t.player('Ann').mayChoose.includes('Layos');
  });
  scenario('[ME-CARD-0097] but may support who does', (t) => {
    t.given({ ...beset({ automatic: true, strikes: 1 }), dice: [6, 6] });
    t.player('Ann').does('Layos', 'No');
    t.player('Ann').does('Tap Blackbole for +1');
    t.expect.table({ 'prowess against the strike': 4 }).card('Blackbole', { status: 'tapped' });
    t.player('Ann').does('Pass');
  });
  const onTheWay = (creature: string) => ({
    phase: 'hazards',
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [{ ...company('Dol Guldur', bearing('Layos', 'Blackbole'), 'Dôgrib'), movesTo: 'Moria' }],
      },
      Bob: { ...Bob, hand: [creature] },
    },
  });
  for (const [key, faces] of [
    ['wilderness', true],
    ['shadow-hold', false],
  ] as const)
    scenario(`faces a strike keyed to ${key}: ${faces}`, (t) => {
      t.given(onTheWay('Orc-lieutenant'));
      attackWith(t, 'Bob', 'Orc-lieutenant', key);
      if (faces) t.player('Ann').mayChoose.includes('Blackbole');
      else t.player('Ann').mayChoose.excludes('Blackbole');
    });
});

describe('[LE-154] Stinker', () => {
  const chased = (...others: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [{ ...company('Dol Guldur', bearing('Layos', 'Stinker'), ...others), movesTo: 'Moria' }],
      },
      Bob: { ...Bob, hand: ['Orc-lieutenant'] },
    },
  });
  const sneak = 'Stinker: when';
  for (const key of ['wilderness', 'shadow-land'])
    scenario(`[LE-154/1] taps to cancel an attack keyed to ${key}`, (t) => {
      t.given(chased('Dôgrib'));
      attackWith(t, 'Bob', 'Orc-lieutenant', key);
      t.player('Ann').does(sneak);
      resolveChain(t);
      t.expect.card('Stinker', { status: 'tapped' }).card('Orc-lieutenant', { in: 'discard of Bob' });
    });
  for (const [why, key, others] of [
    ['keyed to a Dark-domain', 'dark-domain', ['Dôgrib']],
    ['against a company of three', 'wilderness', ['Dôgrib', 'Ostisen']],
  ] as const)
    scenario(`[LE-154/1] not one ${why}`, (t) => {
      t.given(chased(...others));
      attackWith(t, 'Bob', 'Orc-lieutenant', key);
      expect(offers(t, sneak)).toBe(false);
    });
  for (const [at, may] of [
    ['Bree', true],
    ['Minas Morgul', false],
  ] as const)
    scenario(`[LE-154/2] The One Ring and he are gone, where they meet at ${at}: ${may}`, (t) => {
      t.given({
        players: {
          Ann: minion(at, [bearing('Layos', 'Stinker'), bearing('Dôgrib', 'TW-347')]),
          Bob,
        },
      });
      const offered = offers(t, 'Stinker: on');
      expect(offered).toBe(may);
      if (!may) return;
      t.player('Ann').does('Stinker: on');
      t.expect.card('Stinker', { in: 'discard of Ann' }).card('The One Ring', { in: 'discard of Ann' });
    });
  scenario('[LE-154] [ME-MANIF-001] does not come while Gollum is in play', (t) => {
    const { players, ...rest } = playing('Stinker', 'Moria', false);
    t.given({
      ...rest,
      players: { ...players, Bob: { companies: [company('Moria', bearing('Elladan', 'Gollum'))] } },
    });
    t.player('Ann').mayNot('Stinker', { because: 'unique' });
  });
  scenario('[LE-154] [ME-MANIF-008] is not he whom an effect names', (t) => {
    t.given({ players: { Ann: minion('Moria', [bearing('Layos', 'Stinker')]), Bob } });
    expect(t.state.engine.definitions[t.state.card.def[t.who.card('Stinker')]].names['en']).toBe('Stinker');
  });
});

describe('[LE-156/1] War-warg', () => {
  const hurt = (strikes: number, check: readonly number[], warg: object = {}) => ({
    phase: 'attack',
    attack: { strikes, prowess: 30 },
    dice: [1, 1, ...check],
    players: {
      Ann: minion('Ettenmoors', [bearing('Layos', { card: 'War-warg', ...warg })]),
      Bob,
    },
  });
  const help = 'War-warg: when';
  for (const [check, then, fate] of [
    // A body of 8: ten does not exceed it, and the War-warg faces its own strike.
    [[5, 5], [1, 1, 1, 1], 'company of servants'],
    [[5, 6], [], 'out of Ann'],
  ] as const)
    scenario(`gives its bearer 2 body, if both are struck: a body check of ${check[0] + check[1]}`, (t) => {
      t.given({ ...hurt(2, check), dice: [1, 1, ...check, ...then] });
      t.player('Ann').does('Layos', 'War-warg', 'The strike against Layos', 'No', help);
      resolveChain(t);
      t.expect.card('Layos', { in: fate });
    });
  scenario('not once it is tapped', (t) => {
    t.given({ ...hurt(2, [], { status: 'tapped' }), dice: [1, 1, 1, 1, 1, 1, 1, 1] });
    t.player('Ann').does('Layos', 'The strike against Layos', 'No');
    expect(offers(t, help)).toBe(false);
  });
  scenario('not if it faces none', (t) => {
    t.given(hurt(1, [6, 6]));
    t.player('Ann').does('Layos', 'No');
    expect(offers(t, help)).toBe(false);
    t.player('Ann').does('Pass');
  });
});

describe('[LE-158] The Warg-king', () => {
  const attacked = (race: string, king: object = {}) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 30, race },
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [company('Ettenmoors', bearing('Layos', { card: 'The Warg-king', ...king }), 'Dôgrib')],
      },
      Bob,
    },
  });
  for (const race of ['Wolf', 'Animal'])
    scenario(`[LE-158/1] taps to cancel an attack by ${race}`, (t) => {
      t.given(attacked(race));
      t.player('Ann').does('The Warg-king: when');
      resolveChain(t);
      t.expect.card('The Warg-king', { status: 'tapped' }).card('Layos', { status: 'untapped' });
      t.nothingPending();
    });
  for (const [why, race, king] of [
    ['by Orcs', 'Orc', {}],
    ['once it is tapped', 'Wolf', { status: 'tapped' }],
  ] as const)
    scenario(`[LE-158/1] not ${why}`, (t) => {
      t.given(attacked(race, king));
      expect(offers(t, 'The Warg-king: when')).toBe(false);
    });
  scenario('[LE-158/2] +2 to attempts on Wolf factions by its company', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Misty Mountain Wargs', 'Orcs of Moria'],
          companies: [
            company('Ettenmoors', bearing('Layos', 'The Warg-king'), 'Dôgrib'),
            company('Moria', 'Ostisen'),
          ],
        },
        Bob,
      },
    });
    const check = (who: string, faction: string): number =>
      valueAgainst(t.state, influenceCheck, t.who.card(who), t.who.card(faction));
    expect([
      check('Dôgrib', 'Misty Mountain Wargs'),
      check('Layos', 'Misty Mountain Wargs'),
      check('Dôgrib', 'Orcs of Moria'),
      check('Ostisen', 'Misty Mountain Wargs'),
    ]).toEqual([2, 2, 0, 0]);
  });
});

describe('[LE-153] Last Child of Ungoliant', () => {
  const CHILD = 'Last Child of Ungoliant';
  scenario('[LE-153/1] [ME-CARD-0400] its company is overt', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [company('Dol Guldur', bearing('Layos', CHILD)), company('Moria', 'Ostisen')],
        },
        Bob,
      },
    });
    const overt = (who: string) => isOvert(t.state, companyOf(t.state, t.who.card(who)));
    expect([overt('Layos'), overt('Ostisen')]).toEqual([true, false]);
  });
  const on = (
    to: string,
    who: readonly (string | object)[],
    hand: readonly string[] = [],
    status = 'untapped',
  ) => ({
    phase: 'hazards',
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [
          { ...company('Minas Morgul', ...who), as: 'riders', movesTo: to },
          company('Minas Morgul', bearing('Layos', { card: CHILD, status })),
        ],
      },
      Bob: { ...Bob, hand },
    },
  });
  const cancels = `${CHILD}: when your`;
  scenario('[LE-153/2] taps to cancel a creature against a company moving there', (t) => {
    t.given(on('Henneth Annûn', ['Asternak', 'Jerrek'], ['Wolves']));
    attackWith(t, 'Bob', 'Wolves');
    t.player('Ann').does(cancels);
    resolveChain(t);
    t.expect.card(CHILD, { status: 'tapped' }).table({ attack: 'none' });
  });
  for (const [why, to, status] of [
    ['moving elsewhere', 'Pelargir', 'untapped'],
    ['tapped', 'Henneth Annûn', 'tapped'],
  ] as const)
    scenario(`[LE-153/2] not ${why}`, (t) => {
      t.given(on(to, ['Asternak', 'Jerrek'], ['Wolves'], status));
      attackWith(t, 'Bob', 'Wolves');
      expect(offers(t, cancels)).toBe(false);
    });
  scenario('[LE-153/2] nor for a company that stays there', (t) => {
    const given = on('Henneth Annûn', [], ['Orc-lieutenant']);
    const companies = [
      company('Cirith Ungol', 'Asternak', 'Jerrek'),
      company('Minas Morgul', bearing('Layos', CHILD)),
    ];
    t.given({ ...given, players: { ...given.players, Ann: { side: 'ringwraith', companies } } });
    attackWith(t, 'Bob', 'Orc-lieutenant');
    expect(offers(t, cancels)).toBe(false);
  });
  const frees = `${CHILD}: on your`;
  scenario('[LE-153/3] or to discard a hazard permanent-event on one of them', (t) => {
    t.given(
      on('Henneth Annûn', [bearing('Asternak', { card: 'Lure of Expedience', owner: 'Bob' }), 'Jerrek']),
    );
    t.player('Ann').does(frees);
    resolveChain(t);
    t.expect.card(CHILD, { status: 'tapped' }).card('Lure of Expedience', { in: 'discard of Bob' });
  });
  scenario('[LE-153/3] none on a company elsewhere', (t) => {
    t.given(on('Pelargir', [bearing('Asternak', 'Lure of Expedience'), 'Jerrek']));
    expect(offers(t, frees)).toBe(false);
  });
  for (const [to, where] of [
    ['Henneth Annûn', 'on of Layos'],
    ['Pelargir', 'discard of Ann'],
  ] as const)
    scenario(`[LE-153/4] her company moves to ${to}: ${where}`, (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: {
            side: 'ringwraith',
            companies: [{ ...company('Minas Morgul', bearing('Layos', CHILD), 'Asternak'), movesTo: to }],
          },
          Bob: { ...Bob, hand: ['Wolves'] },
        },
      });
      idleUntil(t, () => t.state.global.phase > 4);
      t.expect.card(CHILD, { in: where });
    });
  scenario('[LE-153/5] goes back to hand when Shelob is played, whom she does not bar', (t) => {
    const given = on('Cirith Ungol', ['Asternak', 'Jerrek']);
    const bob = { ...Bob, hand: ['Shelob'], events: ['Open Ways'] };
    t.given({ ...given, players: { ...given.players, Bob: bob } });
    attackWith(t, 'Bob', 'Shelob');
    t.expect.card(CHILD, { in: 'hand of Ann' });
  });
  scenario('[LE-153] not played while Shelob is there', (t) => {
    t.given({
      ...playing(CHILD, 'Shelob’s Lair', false),
      players: {
        ...playing(CHILD, 'Shelob’s Lair', false).players,
        Bob: { ...Bob, points: ['Shelob'] },
      },
    });
    t.player('Ann').mayNot(CHILD, { because: 'unique' });
  });
});
