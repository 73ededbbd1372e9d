/** Realms of the Elf-lords: Dwarven tales, pipes and arguments. */
import {
  companion as companions,
  event,
  fellowship,
  healIt,
  toHeal,
} from '../../../../src/cards/words/index.ts';
import {
  ally,
  companion,
  freeCondition,
  freeEvent,
  invent,
  item,
  minion,
  shadowCondition,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import { gimli } from '../../people.ts';
import type { Fields } from '../../positions.ts';

invent(
  idle,
  freeIdle,
  ally('Old Dwarf', { race: 'Dwarf', culture: 'Dwarven', vitality: 3 }),
  ally('Old Man', { vitality: 3 }),
  companion('Man'),
  freeCondition('Dwarven tale', { culture: 'Dwarven', keyword: ['Tale'] }),
  freeCondition('Dwarven paper', { culture: 'Dwarven' }),
  freeCondition('Gondor tale', { keyword: ['Tale'] }),
  freeEvent(
    'Told tale',
    { culture: 'Dwarven', keyword: ['Tale'] },
    event(fellowship, { effect: healIt(toHeal(companions)) }),
  ),
  shadowCondition('Moria paper'),
  shadowCondition('Sauron paper', { culture: 'Sauron' }),
  item('Moria blade', { side: 'Shadow', culture: 'Moria' }),
  item('Sauron blade', { side: 'Shadow', culture: 'Sauron' }),
  item('Moria helm', { side: 'Shadow', culture: 'Moria', itemClass: 'helm' }),
  minion('Goblin'),
  item('Weed', { keyword: ['Pipeweed'], itemClass: 'none', 'Support Area': 1, culture: 'Shire' }),
);
const camp = (phase: string, ann: Fields, bob: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 4,
  players: {
    Ann: { companions: [frodo(), gimli({ wounds: 1 }), { card: 'Man', wounds: 1 }], adventure: [], ...ann },
    Bob: { support: ['Idle'], ...bob },
  },
});
const mines = { card: 'Mines of Khazad-Dûm', as: 'mines' };

for (const card of ['Dwarven tale', 'Told tale'])
  scenario(`[3_3] Mines of Khazad-Dûm: ${card} heals a Dwarf, and no Man`, (t) => {
    t.given(camp('fellowship', { support: [mines, 'Free idle'], hand: [{ card, as: 'it' }] }));
    t.player('Ann').does('it', 'mines');
    t.expect.card('Gimli', { wounds: 0 });
  });
for (const card of ['Dwarven paper', 'Gondor tale'])
  scenario(`[3_3] Mines of Khazad-Dûm: not ${card}`, (t) => {
    t.given(camp('fellowship', { support: [mines, 'Free idle'], hand: [{ card, as: 'it' }] }));
    t.player('Ann').does('it').mayNot('mines', {});
    t.expect.card('Gimli', { wounds: 1 });
  });

const welcome = (who: string, wounds = 0) =>
  camp('regroup', {
    support: [{ card: 'A Royal Welcome', as: 'it' }, { card: who, as: 'ally', wounds }, 'Free idle'],
  });
scenario('[3_4] A Royal Welcome: a Dwarf ally exerts, and a Dwarf companion is healed', (t) => {
  t.given(welcome('Old Dwarf'));
  t.player('Ann').does('it');
  t.expect.card('ally', { wounds: 1 }).card('Gimli', { wounds: 0 }).card('Man', { wounds: 1 });
});
for (const [who, wounds] of [
  ['Old Man', 0],
  ['Old Dwarf', 2],
] as const)
  scenario(`[3_4, LR-EXERT-003] A Royal Welcome: not by ${who} with ${wounds} wounds`, (t) => {
    t.given(welcome(who, wounds));
    t.player('Ann').mayNot('it', { because: 'exert' });
  });

scenario('[3_5/1] Song of Durin is played by exerting a Dwarf', (t) => {
  t.given(camp('fellowship', { hand: [{ card: 'Song of Durin', as: 'it' }], support: ['Free idle'] }));
  t.player('Ann').does('it: play');
  t.expect.card('Gimli', { wounds: 2 }).card('it', { in: 'support of Ann' });
});
scenario('[3_5/1] Song of Durin: no Man will do', (t) => {
  t.given(
    camp('fellowship', {
      companions: [frodo(), 'Man'],
      hand: [{ card: 'Song of Durin', as: 'it' }],
      support: ['Free idle'],
    }),
  );
  t.player('Ann').mayNot('it', {});
});
scenario('[3_5/2] Song of Durin: weapons of Moria cost 2 more, and nothing else does', (t) => {
  t.given(
    camp(
      'shadow',
      { support: ['Song of Durin'] },
      { minions: ['Goblin'], hand: ['Moria blade', 'Sauron blade', 'Moria helm'] },
    ),
  );
  t.expect
    .card('Moria blade', { 'twilight cost': 3 })
    .card('Sauron blade', { 'twilight cost': 1 })
    .card('Moria helm', { 'twilight cost': 1 });
});
scenario('[3_5/3] Song of Durin goes for up to two Moria conditions', (t) => {
  const papers = ['p1', 'p2', 'p3'].map((as) => ({ card: 'Moria paper', as }));
  t.given(
    camp(
      'fellowship',
      { support: [{ card: 'Song of Durin', as: 'it' }, 'Free idle'] },
      { support: [...papers, 'Sauron paper'] },
    ),
  );
  t.player('Ann').does('it');
  t.player('Ann').mayChoose.exactly('p1', 'p2', 'p3', 'Pass');
  t.player('Ann').does('p1', 'p3');
  t.expect.card('p1', { in: 'discard of Bob' }).card('p2', { in: 'support of Bob' });
  t.expect.card('p3', { in: 'discard of Bob' }).card('it', { in: 'discard of Ann' });
});

const storm = (held: string) =>
  camp(
    'fellowship',
    {
      hand: [{ card: 'Storm of Argument', as: 'it' }],
      discard: ['Dwarven tale', 'Dwarven paper', 'Told tale', 'Gondor tale'],
      support: ['Free idle'],
    },
    { hand: [{ card: held, as: 'held' }] },
  );
scenario('[3_6] Storm of Argument: a card that costs 2 brings up to 2 Dwarven cards back', (t) => {
  t.given(storm('Goblin'));
  t.player('Ann').does('it');
  t.player('Ann').mayChoose.exactly('Dwarven tale', 'Dwarven paper', 'Told tale', 'Pass');
  t.player('Ann').does('Dwarven tale', 'Told tale').has({ deck: 2 });
});
scenario('[3_6] Storm of Argument: one that costs 1 brings 1', (t) => {
  t.given(storm('Moria paper'));
  t.player('Ann').does('it', 'Dwarven paper').has({ deck: 1 });
});

const pipes = (exertions: number) =>
  camp('fellowship', {
    companions: [
      frodo({ wounds: 3, on: ['The One Ring, The Ruling Ring', { card: "Frodo's Pipe", as: 'pipe' }] }),
      gimli({ on: [{ card: "Gimli's Pipe", as: 'other' }], wounds: 2 - exertions }),
    ],
    support: [{ card: 'Weed', as: 'weed' }, 'Free idle'],
  });
scenario("[3_2/1, 3_2/2, 3_107/2] Gimli's Pipe: Gimli exerts, and two pipes count as three", (t) => {
  t.given(pipes(1));
  t.player('Ann').does('other').does('pipe').mayChoose.exactly('0', '1', '2', '3');
  t.player('Ann').does('3');
  t.expect.card('Frodo', { wounds: 0 }).card('weed', { in: 'discard of Ann' }).card('Gimli', { wounds: 2 });
});
scenario("[3_2/2, LR-EXERT-003] Gimli's Pipe: not when he is exhausted; two pipes are two", (t) => {
  t.given(pipes(0));
  t.player('Ann').mayNot('other', { because: 'exert' }).does('pipe').mayChoose.exactly('0', '1', '2');
  t.player('Ann').does('2');
  t.expect.card('Frodo', { wounds: 1 });
});
