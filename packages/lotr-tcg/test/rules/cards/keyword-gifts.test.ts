/** Keywords that are given or taken away, and effects that are prevented in their turn. */
import {
  action,
  cardRef,
  exactly,
  forbid,
  gets,
  host,
  modifier,
  say,
  self,
  trigger,
  untilEnd,
  verb,
} from '@westmarch/kernel';
import { a, freePeoplesPlayer, loseDamage, unlessWounded } from '../../../src/cards/words/index.ts';
import { ambush, damage, defender, kind, race } from '../../../src/engine.ts';
import { preventIt } from '../../../src/rules/actions/responses.ts';
import { inPhase, respondingTo } from '../../../src/rules/actions/windows.ts';
import { addThreats } from '../../../src/rules/counters/threats.ts';
import { aboutToBeWounded, cardPlayed } from '../../../src/rules/events.ts';
import { noStay } from '../../../src/rules/prohibitions.ts';
import { Phase, type S } from '../../../src/state.ts';
import { skirmishPhase } from '../../../src/turn/skirmish.ts';
import { companion, freeCondition, invent, item, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add } from '../maneuver.ts';

const inSkirmish = inPhase(Phase.skirmish);
const threaten = (s: S): void => addThreats(s, s.global.active, 2);
const frodoCard = cardRef(
  'Ring-bearer',
  [],
  () => 's.player.ringBearer[s.global.active]',
  say`the Ring-bearer`,
);

invent(
  companion('Guard', { strength: 9 }),
  companion('Shielded', { strength: 6, culture: 'Gondor', Defender: 2 }),
  companion('Plain', { strength: 6, culture: 'Gondor' }),
  minion('Sneak', { Ambush: 1 }),
  shadowCondition('Thicket', {}, modifier({ attribute: ambush, of: kind.is('minion'), by: 2 })),
  minion('Orc', { strength: 7 }),
  item(
    'Bow',
    { side: 'Shadow', culture: 'Moria' },
    modifier({ attribute: ambush, of: exactly(host), by: 3 }),
  ),
  minion(
    'Brute',
    { strength: 10, Damage: 1 },
    action({
      window: inSkirmish,
      limit: { times: 1, per: skirmishPhase },
      effect: gets(self, damage, 2, untilEnd(skirmishPhase)),
    }),
  ),
  companion(
    'Soother',
    {},
    action({
      window: inSkirmish,
      limit: { times: 1, per: skirmishPhase },
      effect: loseDamage(a(kind.is('minion'))),
    }),
  ),
  companion('Idle', {}, action({ window: inSkirmish, effect: add(1) })),
  minion(
    'Destroyer',
    {},
    action({
      window: inPhase(Phase.maneuver),
      limit: { times: 1, per: skirmishPhase },
      effect: unlessWounded(freePeoplesPlayer, frodoCard, verb('threaten', threaten, [], say`add 2 threats`)),
    }),
  ),
  freeCondition(
    'Sapling',
    {},
    action({
      window: respondingTo(aboutToBeWounded, kind.is('companion')),
      effect: verb('prevent', preventIt, [], say`prevent it`),
    }),
  ),
  minion('Watcher', {}, forbid(noStay, { of: race.is('Orc') })),
  minion('Runner', {}, trigger(cardPlayed, { of: exactly(self), effect: add(5) })),
  minion('Troll', { race: 'Troll' }, trigger(cardPlayed, { of: exactly(self), effect: add(5) })),
  shadowCondition('Herald', {}, trigger(cardPlayed, { of: kind.is('minion'), effect: add(50) })),
);

const ambushed = (minions: readonly unknown[]) => ({
  phase: 'assignment alone',
  players: { Ann: { companions: [frodo(), 'Guard'] }, Bob: { minions } },
});
const both = [{ card: 'Sneak', on: [{ card: 'Bow', as: 'Bow' }] }];
scenario('[LR-KEYWORD-006] two ambushes of one minion are two actions', (t) => {
  t.given(ambushed(both));
  t.player('Ann').does('Sneak', 'Guard');
  t.player('Bob').does('Sneak: ambush');
  t.player('Bob').mayChoose.exactly('Add 1 twilight', 'Add 3 twilight');
  t.player('Bob').does('Add 3 twilight');
  t.expect.table({ twilight: 3 });
  t.player('Bob').does('Sneak: ambush');
  t.expect.table({ twilight: 4 });
  t.expect.asked('nobody');
});
scenario('[LR-KEYWORD-006] and three are three', (t) => {
  const { players, ...rest } = ambushed(both);
  t.given({ ...rest, players: { ...players, Bob: { ...players.Bob, support: ['Thicket'] } } });
  t.player('Ann').does('Sneak', 'Guard');
  t.player('Bob').does('Sneak: ambush');
  t.player('Bob').mayChoose.exactly('Add 1 twilight', 'Add 2 twilight', 'Add 3 twilight');
});
scenario('[LR-KEYWORD-006] either can be left', (t) => {
  t.given(ambushed(both));
  t.player('Ann').does('Sneak', 'Guard');
  t.player('Bob').does('Sneak: ambush', 'Add 1 twilight').passes();
  t.expect.table({ twilight: 1 });
  t.expect.asked('nobody');
});
scenario('[LR-KEYWORD-004] and so can both', (t) => {
  t.given(ambushed(both));
  t.player('Ann').does('Sneak', 'Guard');
  t.player('Bob').passes();
  t.expect.table({ twilight: 0 });
  t.expect.asked('nobody');
});
scenario('[LR-KEYWORD-006 LR-KEYWORD-004] one is one choice', (t) => {
  t.given(ambushed(['Sneak']));
  t.player('Ann').does('Sneak', 'Guard');
  t.player('Bob').does('Sneak: ambush');
  t.expect.table({ twilight: 1 });
  t.expect.asked('nobody');
});
scenario('[LR-KEYWORD-006] a gift alone is one too', (t) => {
  t.given(ambushed([{ card: 'Orc', on: [{ card: 'Bow', as: 'Bow' }] }]));
  t.player('Ann').does('Orc', 'Guard');
  t.player('Bob').does('Orc: ambush');
  t.expect.table({ twilight: 3 });
});

const brutal = (ann: readonly unknown[]) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), { card: 'Guard', as: 'Guard' }, ...ann] },
    Bob: { minions: [{ card: 'Brute', against: 'Guard' }] },
  },
});
scenario('[LR-KEYWORD-010] who lost all damage bonuses gets none from anything else either', (t) => {
  t.given(brutal(['Soother', 'Idle']));
  t.player('Ann').does('Soother');
  t.expect.card('Brute', { damage: 0 });
  t.player('Bob').does('Brute');
  t.expect.card('Brute', { damage: 0 });
});
scenario('[LR-KEYWORD-010] who did not lose them gets more', (t) => {
  t.given(brutal(['Idle']));
  t.player('Ann').does('Idle');
  t.player('Bob').does('Brute');
  t.expect.card('Brute', { damage: 3 });
});

for (const [who, strength] of [
  ['Shielded', 6 + 4],
  ['Plain', 6 + 2],
] as const)
  scenario(`[LR-KEYWORD-013] defender +2 is a defender +1 too: ${who}`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: {
          companions: [frodo(), { card: who, as: 'he' }, 'Idle'],
          hand: [{ card: 'Swordarm of the White Tower', as: 'event' }],
        },
        Bob: { minions: [{ card: 'Orc', against: 'he' }] },
      },
    });
    t.player('Ann').does('event', 'he');
    t.expect.card('he', { strength });
  });
scenario('[LR-KEYWORD-013] what is printed and what is given adds up', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: { Ann: { companions: [frodo(), 'Shielded'] }, Bob: { minions: ['Orc'] } },
  });
  t.expect.card('Shielded', { [defender.name]: 2 });
});

const threatened = (support: readonly unknown[]) => ({
  phase: 'maneuver alone',
  players: { Ann: { companions: [frodo(), 'Guard'], support }, Bob: { minions: ['Destroyer'] } },
});
scenario('[LR-EFFECT-009] a wound prevents the threats', (t) => {
  t.given(threatened([]));
  t.player('Bob').does('Destroyer');
  t.player('Ann').does('Yes').has({ threats: 0 });
  t.expect.card('Frodo', { wounds: 1 });
});
scenario('[LR-EFFECT-009] a wound that is prevented itself prevents nothing', (t) => {
  t.given(threatened(['Sapling']));
  t.player('Bob').does('Destroyer');
  t.player('Ann').does('Yes', 'Sapling').has({ threats: 2 });
  t.expect.card('Frodo', { wounds: 0 });
});
scenario('[LR-EFFECT-009] who takes none gets the threats', (t) => {
  t.given(threatened([]));
  t.player('Bob').does('Destroyer');
  t.player('Ann').does('No').has({ threats: 2 });
});

const arriving = (minions: readonly unknown[]) => ({
  phase: 'shadow alone',
  twilight: 10,
  players: {
    Ann: { companions: [frodo()] },
    Bob: { minions, support: ['Herald'], hand: ['Runner', 'Troll'] },
  },
});
scenario('[LR-EFFECT-012] what is discarded as it comes sets nothing off, of its own or of others', (t) => {
  t.given(arriving(['Watcher']));
  t.player('Bob').does('Runner: play');
  t.expect.card('Runner', { in: 'discard of Bob' }).table({ twilight: 10 - 2 });
});
scenario('[LR-EFFECT-012] what may stay does', (t) => {
  t.given(arriving(['Watcher']));
  t.player('Bob').does('Troll: play');
  t.player('Ann').does('Troll');
  t.expect.card('Troll', { in: 'minions of Bob' }).table({ twilight: 10 - 2 + 5 + 50 });
});
