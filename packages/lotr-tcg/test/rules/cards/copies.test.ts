/** Copies of one Shadow condition on a table of several players: whose text counts. */
import { action, choose, modifier, say, the, verb } from '@westmarch/kernel';
import { kind, strength } from '../../../src/engine.ts';
import { inPhase } from '../../../src/rules/actions/windows.ts';
import { discard } from '../../../src/rules/cards/leaving.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { Phase } from '../../../src/state.ts';
import { companion, freeCondition, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const stronger = modifier({ attribute: strength, of: kind.is('minion'), by: 1 });
const adds = action({
  window: inPhase(Phase.maneuver),
  effect: verb('add', addTwilight, [1], say`add ${1}`),
});
invent(
  companion('Guard'),
  minion('Orc', { strength: 5 }),
  companion(
    'Breaker',
    {},
    action({
      window: inPhase(Phase.maneuver),
      targets: [choose('drum', kind.is('condition'))],
      effect: verb('discard', discard, [the('drum')], say`discard it`),
    }),
  ),
  shadowCondition('Eye', { unique: 1 }, stronger, adds),
  shadowCondition('Drum', {}, stronger),
  freeCondition('Horn', {}, modifier({ attribute: strength, of: kind.is('companion'), by: 1 })),
);
const many = (card: string, names: readonly string[]) => names.map((as) => ({ card, as }));
const table = (cid: readonly unknown[], bob: readonly unknown[], more: object = {}) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo()] },
    Bob: { support: bob, minions: ['Orc'] },
    // Counter-clockwise: the third of three sits to the right of the first.
    Cid: { support: cid },
  },
  ...more,
});

scenario(
  '[LR-ACTIVE-008] of a unique one only the copy nearest to the right has a working text; all stay active',
  (t) => {
    t.given(table(many('Eye', ['near']), many('Eye', ['far'])));
    t.expect.card('Orc', { strength: 6 }).card('near', { active: true }).card('far', { active: true });
    t.player('Cid').mayChoose.includes('near');
    t.player('Cid').passes();
    t.player('Bob').mayNot('far', { rule: 'LR-ACTIVE-008', because: 'other copies' });
  },
);
scenario('[LR-ACTIVE-008] in another turn another is nearest', (t) => {
  t.given({
    ...table(many('Eye', ['third']), many('Eye', ['second']), { active: 'Cid' }),
    players: {
      Ann: { support: many('Eye', ['first']), minions: ['Orc'] },
      Bob: { support: many('Eye', ['second']) },
      Cid: { companions: [frodo()] },
    },
  });
  t.player('Bob').mayChoose.includes('second');
  t.player('Bob').passes();
  t.player('Ann').mayNot('first', { rule: 'LR-ACTIVE-008' });
});
scenario('[LR-ACTIVE-009] of any other the first four count', (t) => {
  t.given(table(many('Drum', ['a', 'b', 'c']), many('Drum', ['d', 'e'])));
  t.expect.value('Orc', 'strength', 5 + 4);
});
scenario('[LR-ACTIVE-009] up to four all do', (t) => {
  t.given(table(many('Drum', ['a', 'b']), many('Drum', ['d', 'e'])));
  t.expect.value('Orc', 'strength', 5 + 4);
});
scenario('[LR-ACTIVE-009] when one leaves, the next takes its place', (t) => {
  const { players, ...others } = table(many('Drum', ['a', 'b', 'c']), many('Drum', ['d', 'e']));
  t.given({ ...others, players: { ...players, Ann: { companions: [frodo(), 'Breaker'] } } });
  t.expect.value('Orc', 'strength', 9);
  t.player('Ann').does('Breaker', 'a');
  t.expect.value('Orc', 'strength', 9).card('a', { in: 'discard of Cid' });
  t.player('Ann').does('Breaker', 'b');
  t.expect.value('Orc', 'strength', 8);
});
scenario('[LR-ACTIVE-009] when one comes, it counts only among the first', (t) => {
  t.given({
    ...table(many('Drum', ['a', 'b', 'c']), many('Drum', ['d'])),
    phase: 'shadow alone',
    twilight: 5,
    shadow: 'Cid',
    players: {
      Ann: { companions: [frodo()] },
      Bob: { support: many('Drum', ['d']), minions: ['Orc'] },
      Cid: { support: many('Drum', ['a', 'b', 'c']), hand: many('Drum', ['e', 'f']) },
    },
  });
  t.player('Cid').does('e: play');
  t.expect.value('Orc', 'strength', 9).card('d', { active: true });
  t.player('Cid').does('f: play');
  t.expect.value('Orc', 'strength', 9);
});
scenario('[LR-ACTIVE-008] Free Peoples cards are not counted so', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo(), 'Guard'], support: many('Horn', ['a', 'b', 'c', 'd', 'e']) },
      Bob: { minions: ['Orc'] },
      Cid: {},
    },
  });
  t.expect.value('Guard', 'strength', 6 + 5);
});

scenario(
  '[LR-ACTIVE-008 LR-ACTIVE-009] between two players every copy works, however many there are',
  (t) => {
    t.given({
      phase: 'maneuver alone',
      players: {
        Ann: { companions: [frodo()] },
        Bob: { support: many('Drum', ['one', 'two', 'three', 'four', 'five', 'six']), minions: ['Orc'] },
      },
    });
    t.expect.card('Orc', { strength: 5 + 6 });
  },
);
