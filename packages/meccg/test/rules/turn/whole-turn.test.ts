/** A whole turn in the order of the rulebook: everything that is told and asked in it, from its start to the next one. */
import { namesOf, type Sink, sentence } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { meccg } from '../../../src/game.ts';
import { Phase, type S, Status } from '../../../src/state.ts';
import { adapter, company, rowOf } from '../../table.ts';

/** What is told of by a number. */
const NUMBERED = new Set(['company', 'attack']);
const PLAYERS = ['', 'Ann', 'Bob'];
const PHASES = new Map<number, string>(Object.entries(Phase).map(([name, number]) => [number, name]));
const nameOf = (s: S, card: number): string => s.engine.definitions[s.card.def[card]].names['en'] ?? '';

/** Plays on by these choices, where the first of them is offered, and passes else; until the next turn. Tells all of it. */
function playTurn(s: S, wishes: readonly string[]): string[] {
  const told: string[] = [];
  const sink: Sink = {
    tell(_s, channel, a) {
      const event = meccg.engine.events.find((one) => one.channel === channel);
      const noun = event?.subject.noun ?? '';
      const whom = noun === 'player' ? (PLAYERS[a] ?? a) : NUMBERED.has(noun) ? a : nameOf(s, a);
      told.push(`${event?.name}: ${whom}`);
    },
  };
  const { turn } = s.global;
  const left = [...wishes];
  let phase = -1;
  for (let n = 0; n < 90 && s.global.turn === turn && meccg.pending(s) !== null; n++) {
    if (s.global.phase !== phase) told.push(`— ${PHASES.get(s.global.phase)}`);
    phase = s.global.phase;
    const { count } = meccg.options(s);
    const texts = Array.from({ length: count }, (_x, i) =>
      sentence(meccg.engine.language, namesOf(s), meccg.describe(s, i)),
    );
    const wished = texts.findIndex((text) => left[0] !== undefined && text.startsWith(left[0]));
    const idle = texts.findIndex((text) => /^(Pass|No|Keep all|Done|Roll)/.test(text));
    if (wished >= 0) left.shift();
    const choice = wished >= 0 ? wished : Math.max(0, idle);
    told.push(`> ${PLAYERS[s.kernel.asked]}: ${texts[choice]}`);
    meccg.apply(s, choice, sink);
  }
  expect(left, told.join('\n')).toEqual([]);
  return told;
}

/** What each asks for, and what is told of it; the last line is of the next turn. */
const TURN = [
  '— organization',
  '> Ann: Elladan: declare movement.',
  '> Ann: Moria.',
  '> Ann: Pass.',
  'organization phase ends: Ann',
  'long-event phase begins: Ann',
  'long-event phase ends: Ann',
  'movement/hazard phase begins: Ann',
  'movement begins: 1',
  'company moves: 1',
  '— movementHazard',
  '> Ann: The path printed on the site.',
  '> Ann: No.',
  '> Bob: No.',
  'company on its way: 1',
  '> Bob: Orc-guard: attack.',
  '> Bob: Pass.',
  'card played: Orc-guard',
  'attack begins: 1',
  'attack stands: 1',
  '> Ann: Elladan.',
  '> Bob: Pass.',
  '> Ann: The strike against Elladan.',
  'strike begins: Elladan',
  '> Bob: 0.',
  '> Ann: Yes.',
  'rolled: 6',
  'strike ends: Elladan',
  '> Bob: Pass.',
  'strike begins: Elrohir',
  'rolled: 6',
  'strike ends: Elrohir',
  'attack faced: 1',
  'attack defeated: 1',
  '> Bob: Pass.',
  'movement ends: 1',
  'company arrives: 1',
  'movement/hazard phase ends: Ann',
  'site phase begins: Ann',
  'site phase of a company begins: 1',
  '— site',
  '> Ann: Yes.',
  'attack begins: 1',
  'attack stands: 1',
  '> Ann: Pass.',
  '> Bob: Elladan.',
  '> Ann: The strike against Elladan.',
  'strike begins: Elladan',
  '> Bob: 0.',
  '> Ann: Yes.',
  'rolled: 6',
  'strike ends: Elladan',
  'strike begins: Elrohir',
  'rolled: 6',
  'strike ends: Elrohir',
  'attack faced: 1',
  'attack defeated: 1',
  '> Ann: Glamdring: play.',
  'card tapped: Elladan',
  'card tapped: Moria',
  'site tapped: Moria',
  'item gained: Elladan',
  'card played: Glamdring',
  'site phase of a company ends: 1',
  'site phase ends: Ann',
  'end-of-turn phase begins: Ann',
  '— endOfTurn',
  '> Ann: Keep all.',
  '> Bob: Keep all.',
  'turn ends: Ann',
  'end-of-turn phase ends: Ann',
  'untap phase begins: Bob',
  'untap phase ends: Bob',
  'organization phase begins: Bob',
];

test('[ME-TURN-005] a turn plays in its order', () => {
  const t = new Table(adapter);
  t.given({
    phase: 'untap',
    dice: Array.from({ length: 12 }, () => 6),
    players: {
      Ann: {
        hand: ['Glamdring', 'Haldir'],
        deck: Array.from({ length: 12 }, () => 'Cram'),
        companies: [
          company('Lórien', { card: 'Elladan', status: 'tapped' }, { card: 'Elrohir', status: 'wounded' }),
        ],
      },
      Bob: {
        hand: ['Orc-guard', 'Doors of Night'],
        deck: Array.from({ length: 12 }, () => 'Wargs'),
        companies: [company('Edhellond', 'Ioreth')],
      },
    },
  });
  const s = meccg.clone(t.state);
  const told = playTurn(s, [
    'Elladan: declare movement',
    'Moria',
    'Orc-guard: attack',
    'Elladan',
    'Yes',
    'Yes',
    'Yes',
    'Glamdring: ',
  ]);
  expect(told).toEqual(TURN);
  expect([s.global.active, s.card.status[rowOf(s, 'Elrohir')]]).toEqual([2, Status.tapped]);
});
