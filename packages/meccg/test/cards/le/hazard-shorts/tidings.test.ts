/** The Lidless Eye: Tidings of Bold Spies. */
import { describe, expect } from 'vitest';
import { takenForPoints } from '../../../../src/cards/families/dragons-ahunt.ts';
import { Deed, timesOf } from '../../../../src/rules/companies/history.ts';
import { Phase } from '../../../../src/state.ts';
import { fight } from '../../../fights.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, going, idleUntil, resolveChain, scenario, twice } from '../../../table.ts';
import { twins } from '../../positions.ts';

const worm = invent(
  'Worm of Moria',
  'BA-24',
  { addsAttack: { site: 'Moria', race: 'Spawn', strikes: 1, prowess: 2 } },
  takenForPoints,
);
type T = Parameters<Parameters<typeof scenario>[1]>[0];

describe('[LE-143] Tidings of Bold Spies', () => {
  const told = (to: string, ann: object = {}, bob: object = {}, from = 'Rivendell') => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company(from, ...twins), as: 'riders', movesTo: to }], ...ann },
      Bob: { ...Bob, hand: ['Tidings of Bold Spies', 'Orc-guard'], ...bob },
    },
  });
  const play = (t: T): void => {
    t.player('Bob').does('Tidings of Bold Spies: as');
    resolveChain(t);
  };
  for (const [events, strikes, prowess] of [
    [[], 4, 7],
    [['Minions Stir'], 5, 8],
    [['Redoubled Force'], 7, 9],
    [['Minions Stir', 'Redoubled Force'], 8, 10],
  ] as const)
    scenario(`the attack at Moria with ${events.join(' and ') || 'nothing'}: ${strikes}, ${prowess}`, (t) => {
      t.given(told('Moria', { hand: ['Escape'] }, { events }));
      play(t);
      t.expect.table({ 'attack race': 'Orc', 'attack strikes': strikes, 'attack prowess': prowess });
      expect(t.state.attack.kind[t.state.global.attack]).toBe(3);
    });
  scenario('all attacks in their order, and then the company goes on', (t) => {
    t.given({ ...told('Dol Guldur', {}, {}, 'Lórien'), dice: Array.from({ length: 8 }, () => 6) });
    play(t);
    t.expect.table({ 'attack race': 'Orc', 'attack strikes': 3, 'attack prowess': 7 });
    fight(t, 7);
    t.expect.table({ 'attack race': 'Troll', 'attack strikes': 2, 'attack prowess': 8 });
    fight(t, 8);
    t.expect.table({ 'attack strikes': 0, hazardsDeclared: 1 }).card('Elladan', { in: 'company of riders' });
  });
  scenario('[ME-CARD-0755] no creature is played as one of them', (t) => {
    t.given({
      ...told('The Under-grottos', {}, { hand: ['Tidings of Bold Spies', 'Orc-raiders'] }, 'Goblin-gate'),
      dice: Array.from({ length: 4 }, () => 6),
    });
    play(t);
    t.expect.table({ 'attack race': 'Orc', 'attack strikes': 4, 'attack prowess': 7 });
    fight(t);
    t.expect.table({ 'attack strikes': 0 }).card('Orc-raiders', { in: 'hand of Bob' });
  });
  for (const [from, to, because] of [
    ['Rivendell', 'Bree', 'automatic-attack'],
    ['Moria', undefined, 'moving'],
  ] as const)
    scenario(`from ${from} to ${to ?? 'nowhere'}: not, ${because}`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { companies: [{ ...company(from, ...twins), ...(to === undefined ? {} : { movesTo: to }) }] },
          Bob: { ...Bob, hand: ['Tidings of Bold Spies', 'Orc-guard'] },
        },
      });
      t.player('Bob').mayNot('Tidings of Bold Spies', { because });
    });
  scenario('[ME-CARD-0757] whoever makes an attack is not beaten with its copy', (t) => {
    t.given({
      ...going(
        ['Tidings of Bold Spies', 'Orc-guard'],
        ['Elrond'],
        { hand: ['Escape'] },
        { events: ['Worm of Moria'] },
      ),
      dice: Array.from({ length: 4 }, () => 6),
    });
    play(t);
    fight(t, 7);
    t.expect.table({ 'attack race': 'Spawn', 'attack strikes': 1, 'attack prowess': 2 });
    const moving = t.state.global.company;
    fight(t, 2);
    t.expect.card('Worm of Moria', { in: 'events of Bob' });
    expect(timesOf(t.state, moving, Deed.defeated, (def) => def === worm)).toBe(0);
  });
  scenario(
    '[ME-CARD-0790] a copy of what is Unabated in Malice is cancelled twice, and the other stands',
    (t) => {
      t.given(
        going(['Unabated in Malice', 'Tidings of Bold Spies', 'Orc-guard'], twins, { hand: twice('Escape') }),
      );
      t.player('Bob').does('Unabated in Malice: as a hazard, if the site');
      resolveChain(t);
      play(t);
      t.expect.table({ 'attack strikes': 5, 'attack prowess': 8 });
      t.player('Ann').does('first: when', 'Elladan');
      resolveChain(t);
      t.expect.table({ 'attack strikes': 4, 'attack prowess': 7 });
      t.player('Ann').does('second: when');
      resolveChain(t);
      t.expect.table({ 'attack strikes': 0 });
      idleUntil(t, () => t.state.global.phase === Phase.site && t.offered().includes('Yes'));
      t.player('Ann').does('Yes');
      t.expect.table({ 'attack strikes': 5, 'attack prowess': 8 });
    },
  );
  scenario(
    '[ME-CARD-0240] of several attacks that are reduced to one, one is repeated, and for certain',
    (t) => {
      t.given(told('Dol Guldur', { hand: ['Escape'], events: ['Forewarned Is Forearmed'] }, {}, 'Lórien'));
      play(t);
      t.player('Bob').mayChoose.exactly('The attack of Orc', 'The attack of Troll');
      t.player('Bob').does('The attack of Troll');
      t.expect.table({ 'attack strikes': 2, 'attack prowess': 8 });
      t.player('Ann').mayNot('Escape', { because: 'cannot be cancelled' });
    },
  );
  scenario('[ME-CARD-0240] one that would be faced twice is repeated once', (t) => {
    t.given({
      ...told(
        'Amon Hen',
        { events: ['Forewarned Is Forearmed'] },
        { events: ['The Moon Is Dead'] },
        'Lórien',
      ),
      // Neither of the two strikes wins or loses: the attack is not defeated, and The Moon Is Dead stays.
      dice: [1, 1, 1, 1],
    });
    play(t);
    t.expect.table({ 'attack race': 'Undead', 'attack strikes': 2 });
    fight(t);
    t.expect.table({ 'attack strikes': 0 });
  });
});
