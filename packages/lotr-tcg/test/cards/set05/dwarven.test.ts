/** Battle of Helm's Deep: the Dwarven culture. */
import {
  companion,
  freeCondition,
  freeEvent,
  invent,
  minion,
  pause,
  shadowCondition,
  site,
} from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { idle } from '../idle.ts';
import { Bob } from '../people.ts';

invent(
  pause,
  idle,
  companion('Dwarf', { race: 'Dwarf', culture: 'Dwarven' }),
  companion('Guard'),
  companion('Bound', { keyword: ['Ring-bound'] }),
  freeCondition('Hall', { culture: 'Dwarven' }),
  freeCondition('Garden', { culture: 'Shire' }),
  freeEvent('Song', { culture: 'Elven' }),
  freeEvent('Tune', { culture: 'Elven' }),
  shadowCondition('Curse'),
  minion('Orc', { vitality: 4, strength: 2 }),
  minion('Brute', { vitality: 4, strength: 3, Damage: 2 }),
  site('Fortress', { siteNumber: 4, block: 2, keyword: ['Battleground'] }),
  site('Wood', { siteNumber: 4, block: 2, keyword: ['Forest'] }),
);

const keep = (who: string, discard: readonly string[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), who],
      hand: [{ card: 'Defending the Keep', as: 'event' }, 'Pause'],
      deck: ['Song'],
      discard,
    },
    Bob,
  },
});
scenario('[5_6] a card is drawn', (t) => {
  t.given(keep('Dwarf', ['Hall']));
  t.player('Ann')
    .does('event', 'draw')
    .has({ hand: ['Pause', 'Song'] });
  t.expect.card('Hall', { in: 'discard of Ann' });
});
scenario('[5_6] or a Dwarven condition is played out of the discard pile', (t) => {
  t.given(keep('Dwarf', ['Hall', 'Garden']));
  t.player('Ann')
    .does('event', 'play')
    .has({ hand: ['Pause'] });
  t.expect.card('Hall', { in: 'support of Ann' }).table({ twilight: 1 });
});
scenario('[5_6, LR-EFFECT-005] where none lies there a card is drawn', (t) => {
  t.given(keep('Dwarf', ['Garden']));
  t.player('Ann')
    .does('event')
    .has({ hand: ['Pause', 'Song'] });
});
scenario('[5_6, LR-SPOT-001] not without a Dwarf', (t) => {
  t.given(keep('Guard', ['Hall']));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});

const defender = (foe: string, other: string) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), { card: 'Gimli, Skilled Defender', as: 'Gimli' }, 'Guard', 'Bound'] },
    Bob: {
      minions: [
        { card: foe, as: 'foe', against: 'Gimli' },
        { card: 'Orc', as: 'next', against: other },
        { card: 'Orc', as: 'bound', against: 'Bound' },
        { card: 'Orc', as: 'free' },
      ],
    },
  },
  skirmish: 'Gimli',
});
scenario('[5_7] Gimli wins, and may wound a minion that is assigned to an unbound companion', (t) => {
  t.given(defender('Orc', 'Guard'));
  t.player('Ann').does('Gimli');
  t.expect.card('next', { wounds: 1 }).card('bound', { wounds: 0 }).card('free', { wounds: 0 });
});
scenario('[5_7] nothing is offered where there is none, as his own foe was overwhelmed', (t) => {
  t.given(defender('Orc', 'Frodo'));
  t.expect.asked('nobody').card('next', { wounds: 0 });
});

const horn = (where: string, wounds = 0) => ({
  phase: 'maneuver alone',
  path: [{ card: where, number: 4 }],
  players: {
    Ann: {
      companions: [frodo(), { card: 'Dwarf', wounds }, 'Guard'],
      support: [{ card: 'Horn of Helm', as: 'Horn' }],
      site: 4,
    },
    Bob: {
      minions: [
        { card: 'Brute', as: 'a' },
        { card: 'Brute', as: 'b' },
      ],
      support: ['Idle'],
    },
  },
});
for (const [where, damage] of [
  ['Fortress', 0],
  ['Wood', 2],
] as const)
  scenario(`[5_8] Horn of Helm at ${where}: each minion is damage +${damage}`, (t) => {
    t.given(horn(where));
    t.player('Ann').does('Horn');
    t.expect.card('a', { damage }).card('b', { damage }).card('Dwarf', { wounds: 1 });
  });
scenario('[5_8, LR-EXERT-003] not with an exhausted Dwarf', (t) => {
  t.given(horn('Fortress', 2));
  t.player('Ann').mayNot('Horn', { rule: 'LR-EXERT-003' });
});

const liking = (who: string, mine: readonly string[], other: readonly string[]) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [frodo(), who],
      support: [
        { card: 'More to My Liking', as: 'it', stacked: mine },
        { card: 'Hall', stacked: other },
      ],
      deck: ['Garden', 'Guard'],
    },
    Bob: { minions: ['Orc'], support: ['Idle'] },
  },
});
scenario('[5_9/1] once in the phase the top card is stacked', (t) => {
  t.given(liking('Guard', [], []));
  t.player('Ann').does('it').has({ deck: 1 });
  t.expect.card('Garden', { in: 'stacked of it' });
  t.player('Bob').does('Idle');
  t.player('Ann').mayNot('it', {});
});
scenario('[5_9/2] a stacked card of any Dwarven condition goes for a Free Peoples card from here', (t) => {
  t.given(liking('Dwarf', ['Song', 'Curse'], ['Tune']));
  t.player('Ann')
    .does('it: Maneuver: spot', 'Tune')
    .has({ hand: ['Song'] });
  t.expect.card('Tune', { in: 'discard of Ann' }).card('Curse', { in: 'stacked of it' });
});
scenario('[5_9/2, LR-SPOT-001] not without a Dwarf', (t) => {
  t.given(liking('Guard', ['Song'], ['Tune']));
  t.player('Ann').does('it: Maneuver: stack');
  t.player('Bob').does('Idle');
  t.player('Ann').mayNot('it', { rule: 'LR-SPOT-001' });
});

const baruk = (wounds: number) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Dwarf', wounds }],
      hand: [
        { card: 'Baruk Khazâd', as: 'event' },
        { card: 'Baruk Khazâd', as: 'second' },
      ],
    },
    Bob: {
      minions: [
        { card: 'Orc', as: 'a' },
        { card: 'Orc', as: 'b' },
      ],
      support: ['Idle'],
    },
  },
});
scenario('[5_5] a Dwarf exerts, a minion is wounded, and the same player may act next', (t) => {
  t.given(baruk(0));
  t.player('Ann').does('event', 'b', 'Yes').does('second', 'a', 'No');
  t.expect.asked('Bob').card('a', { wounds: 1 }).card('b', { wounds: 1 }).card('Dwarf', { wounds: 2 });
});
scenario('[5_5, LR-ACTION-006] or the other does, if that is left', (t) => {
  t.given(baruk(0));
  t.player('Ann').does('event', 'b', 'No');
  t.player('Bob').does('Idle');
  t.expect.asked('Ann');
});
scenario('[5_5, LR-EXERT-003] not with an exhausted Dwarf', (t) => {
  t.given(baruk(2));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});
