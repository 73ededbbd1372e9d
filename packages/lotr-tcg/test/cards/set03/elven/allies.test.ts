/** Realms of the Elf-lords: Elves who help, and what they bear. */
import { a, companion as companions, event, maneuver, woundIt } from '../../../../src/cards/words/index.ts';
import {
  ally,
  companion,
  freeCondition,
  invent,
  minion,
  pause,
  shadowEvent,
  site,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import type { Fields } from '../../positions.ts';
import { moving } from '../../standing.ts';

invent(
  idle,
  freeIdle,
  pause,
  companion('Elf', { race: 'Elf', culture: 'Elven', strength: 9 }),
  companion('Man', { strength: 9 }),
  ally('Elf of Rivendell', { race: 'Elf', culture: 'Elven', home: 1 << 3 }),
  ally('Elf of Lorien', { race: 'Elf', culture: 'Elven', home: 1 << 6 }),
  minion('Orc'),
  minion('Sauron Orc', { culture: 'Sauron' }),
  minion('Uruk', { race: 'Uruk-hai' }),
  freeCondition('Paper'),
  freeCondition('Elven paper', { culture: 'Elven' }),
  shadowEvent('Sauron dart', { culture: 'Sauron' }, event(maneuver, { effect: woundIt(a(companions)) })),
  shadowEvent('Moria dart', {}, event(maneuver, { effect: woundIt(a(companions)) })),
  site('Wood', { siteNumber: 3, keyword: ['Forest'], block: 1 }),
  site('Far wood', { siteNumber: 4, keyword: ['Forest'], block: 1 }),
);
const cards = (n: number, card = 'Paper', as = 'c') =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}` }));
const camp = (phase: string, ann: Fields, bob: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 4,
  players: {
    Ann: { companions: [frodo(), 'Elf'], adventure: [], ...ann },
    Bob: { support: ['Idle'], ...bob },
  },
});
const fight = (ann: Fields, ...minions: readonly Fields[]) => ({
  phase: 'skirmish',
  twilight: 9,
  players: { Ann: { companions: [frodo(), 'Elf'], ...ann }, Bob: { minions } },
});

type Table = Parameters<Parameters<typeof scenario>[1]>[0];
const dart = (t: Table, hand: number, victim: string) => {
  const companions = [frodo(), { card: 'Arwen, Elven Rider', as: 'Arwen' }];
  t.given(
    camp(
      'maneuver',
      { companions, hand: cards(hand), support: ['Free idle'] },
      { hand: [{ card: 'Moria dart', as: 'dart' }] },
    ),
  );
  t.player('Ann').does('Pass');
  t.player('Bob').does('dart', victim);
};
scenario('[3_7] Arwen, Elven Rider: three cards keep a wound from the Ring-bearer', (t) => {
  dart(t, 4, 'Frodo');
  t.player('Ann').does('Arwen', 'c0', 'c1', 'c3').has({ hand: 1 });
  t.expect.card('Frodo', { wounds: 0 });
});
scenario('[3_7, LR-COST-002] Arwen, Elven Rider: two cards do not', (t) => {
  dart(t, 2, 'Frodo');
  t.player('Ann').mayNot('Arwen', {});
  t.expect.card('Frodo', { wounds: 1 });
});
scenario('[3_7] Arwen, Elven Rider: nobody else is spared', (t) => {
  dart(t, 4, 'Arwen');
  t.expect.card('Arwen', { wounds: 1 });
});

for (const [n, other, strength] of [
  [3, 0, 2],
  [2, 1, 5],
] as const)
  scenario(`[3_8] Arwen, Lady Undómiel with ${n} Elves of Rivendell and ${other} of Lórien`, (t) => {
    const undomiel = { card: 'Arwen, Lady Undómiel', as: 'Arwen' };
    t.given(
      fight(
        {
          companions: [frodo(), undomiel],
          support: [...cards(n, 'Elf of Rivendell', 'r'), ...cards(other, 'Elf of Lorien', 'l'), 'Pause'],
        },
        { card: 'Orc', as: 'o1', against: 'Arwen' },
        { card: 'Orc', as: 'o2', against: 'Arwen' },
        { card: 'Orc', as: 'o3' },
      ),
    );
    t.expect.card('o1', { strength }).card('o2', { strength }).card('o3', { strength: 5 });
  });

for (const [bottom, strength] of [
  ['Elven paper', 4],
  ['Paper', 5],
] as const)
  scenario(`[3_9] Beren and Lúthien: ${bottom} at the bottom`, (t) => {
    t.given(
      fight(
        {
          deck: [
            { card: 'Paper', as: 'top' },
            { card: bottom, as: 'bottom' },
          ],
          support: [{ card: 'Beren and Lúthien', as: 'it' }, { card: 'Elf of Lorien', as: 'ally' }, 'Pause'],
        },
        { card: 'Orc', as: 'o1', against: 'Elf' },
      ),
    );
    t.player('Ann').does('it').has({ deck: 1 });
    t.expect
      .card('o1', { strength })
      .card('bottom', { in: 'discard of Ann' })
      .card('top', { in: 'deck of Ann' });
    t.expect.card('ally', { wounds: 1 });
  });
scenario('[3_9] Beren and Lúthien: only a minion that fights an Elf, and only an Elven ally exerts', (t) => {
  t.given(
    fight(
      {
        companions: [frodo(), 'Elf', 'Man'],
        deck: ['Elven paper'],
        support: [
          { card: 'Beren and Lúthien', as: 'it' },
          { card: 'Elf of Lorien', as: 'ally', wounds: 1 },
          'Pause',
        ],
      },
      { card: 'Orc', as: 'o1', against: 'Man' },
    ),
  );
  t.player('Ann').mayNot('it', { because: 'exert' });
});

scenario('[3_10] Calaglin exerts in the regroup phase to wound a minion', (t) => {
  t.given(
    camp(
      'regroup',
      { support: [{ card: 'Calaglin, Elf of Lórien', as: 'it' }, 'Free idle'] },
      { minions: ['Orc'] },
    ),
  );
  t.player('Ann').does('it');
  t.expect.card('it', { wounds: 1 }).card('Orc', { wounds: 1 });
});
scenario('[3_12] Dínendal exerts in the regroup phase to remove 2', (t) => {
  t.given(camp('regroup', { support: [{ card: 'Dínendal, Silent Scout', as: 'it' }, 'Free idle'] }));
  t.player('Ann').does('it');
  t.expect.card('it', { wounds: 1 }).table({ twilight: 2 });
});
for (const [id, card, phase] of [
  ['3_10', 'Calaglin, Elf of Lórien', 'maneuver'],
  ['3_12', 'Dínendal, Silent Scout', 'maneuver'],
] as const) {
  scenario(`[${id}, LR-ACTION-009] ${card}: not in the ${phase} phase`, (t) => {
    t.given(camp(phase, { support: [{ card, as: 'it' }, 'Free idle'] }, { minions: ['Orc'] }));
    t.player('Ann').mayNot('it', { rule: 'LR-ACTION-009' });
  });
  scenario(`[${id}, LR-EXERT-003] ${card}: not when exhausted`, (t) => {
    t.given(camp('regroup', { support: [{ card, as: 'it', wounds: 2 }, 'Free idle'] }, { minions: ['Orc'] }));
    t.player('Ann').mayNot('it', { because: 'exert' });
  });
}

const erestor = (event: string, wounds = 0) =>
  camp(
    'maneuver',
    {
      companions: [frodo(), 'Elf', 'Man'],
      support: [{ card: 'Erestor, Chief Advisor to Elrond', as: 'Erestor', wounds }, 'Free idle'],
    },
    {
      minions: ['Orc'],
      hand: [{ card: event, as: 'event' }],
    },
  );
for (const [event, victim, wounds, kept] of [
  ['Sauron dart', 'Elf', 0, true],
  ['Sauron dart', 'Man', 0, false],
  ['Moria dart', 'Elf', 0, false],
  ['Sauron dart', 'Elf', 1, false],
] as const)
  scenario(`[3_14/2] Erestor (wounds ${wounds}): ${event} on ${victim}`, (t) => {
    t.given(erestor(event, wounds));
    t.player('Ann').does('Pass');
    t.player('Bob').does('event', victim);
    if (kept) t.player('Ann').does('Erestor');
    else t.player('Ann').mayNot('Erestor', {});
    t.expect.card(victim, { wounds: kept ? 0 : 1 });
  });
for (const [card, kept] of [
  ['Sauron Orc', true],
  ['Orc', false],
] as const)
  scenario(`[3_14/2] Erestor: an Elf loses a skirmish to ${card}`, (t) => {
    t.given(
      fight(
        {
          companions: [frodo(), { card: 'Elf', as: 'Elf' }],
          support: [{ card: 'Erestor, Chief Advisor to Elrond', as: 'Erestor' }],
        },
        { card, as: 'o1', against: 'Elf' },
        { card: 'Uruk', as: 'o2', against: 'Elf' },
      ),
    );
    if (kept) t.player('Ann').does('Erestor');
    t.expect.card('Elf', { wounds: kept ? 0 : 1 });
  });
for (const elf of [true, false])
  scenario(`[3_14/1] Erestor is played ${elf ? 'with an Elf' : 'with no Man'}`, (t) => {
    t.given(
      camp('fellowship', {
        companions: [frodo(), elf ? 'Elf' : 'Man'],
        hand: [{ card: 'Erestor, Chief Advisor to Elrond', as: 'it' }],
        support: ['Free idle'],
      }),
    );
    if (elf) t.player('Ann').does('it: play').has({ hand: 0 });
    else t.player('Ann').mayNot('it', {});
  });

for (const n of [2, 3])
  scenario(`[3_15] Forests of Lothlórien: ${n} Elven allies as the fellowship moves`, (t) => {
    const support = [{ card: 'Forests of Lothlórien', as: 'it' }, ...cards(n, 'Elf of Lorien', 'l')];
    t.given({
      ...moving('Wood', 3, 'Far wood'),
      players: { Ann: { companions: [frodo()], site: 3, support }, Bob: { minions: ['Orc'] } },
    });
    if (n === 3) t.player('Ann').does('it');
    t.expect.card('Orc', { wounds: n - 2 });
  });
