/** The Fellowship of the Ring: conditions of the Sauron culture. */
import {
  addsTwilight,
  companion as companions,
  event,
  healIt,
  maneuver,
  toHeal,
} from '../../../../src/cards/words/index.ts';
import { ally, companion, freeEvent, invent, minion, pause, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { aragorn, gimli } from '../../people.ts';
import type { Fields } from '../../positions.ts';

invent(
  idle,
  pause,
  minion('Sauron Orc', { culture: 'Sauron', vitality: 3, strength: 9 }),
  minion('Moria Orc', { strength: 9 }),
  minion('Frail Orc', { culture: 'Sauron', strength: 1, vitality: 3 }),
  minion('Sauron Tracker', { culture: 'Sauron', keyword: ['Tracker'], vitality: 2 }),
  minion('Moria Tracker', { keyword: ['Tracker'] }),
  companion('Friend', { vitality: 4 }),
  companion('Bowman', { Archer: 1 }),
  companion('Hero', { strength: 99 }),
  minion('Feeble Orc', { strength: 1, vitality: 1 }),
  companion('Elf friend', { race: 'Elf', culture: 'Elven' }),
  ally('Old friend', { strength: 1, vitality: 4, home: 1 << 4 }),
  shadowCondition('Sauron paper', { culture: 'Sauron' }),
  shadowCondition('Moria paper'),
  freeEvent('Hiding', { keyword: ['Stealth'] }, event(maneuver, { effect: addsTwilight(3) })),
  freeEvent('Open deed', {}, event(maneuver, { effect: addsTwilight(3) })),
  freeEvent('Cure', {}, event(maneuver, { effect: healIt(toHeal(companions)) })),
);
const orc = 'Sauron Orc';
const friends = (n: number) => Array.from({ length: n }, (_x, i) => ({ card: 'Friend', as: `friend ${i}` }));
/** Bob has a condition in hand, and someone who might help to play it. */
const playing = (card: string, minions: readonly unknown[], ann: Fields = {}) => ({
  phase: 'shadow alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), ...friends(1)], ...ann },
    Bob: { minions, hand: [{ card, as: 'it' }], support: ['Idle'] },
  },
});
for (const [id, card, where, ...bearer] of [
  ['1_244/1, 1_244/2', 'Desperate Defense of the Ring', 'on of Aragorn', 'Aragorn'],
  ['1_253/1', 'Journey Into Danger', 'support of Bob'],
  ['1_279/1, 1_279/2', 'Thin and Stretched', 'on of Frodo'],
  ['1_282/1, 1_282/2', 'The Weight of a Legacy', 'on of Aragorn'],
] as const) {
  scenario(`[${id}, LR-COST-009] ${card}: a Sauron Orc exerts to play it`, (t) => {
    t.given(playing(card, [orc], { companions: [frodo(), aragorn()] }));
    t.player('Bob').does('it: play', ...bearer);
    t.expect.card(orc, { wounds: 1 }).card('it', { in: where });
  });
  for (const [title, minions] of [
    ['an exhausted one', [{ card: orc, wounds: 2 }]],
    ['an Orc of Moria', ['Moria Orc']],
  ] as const)
    scenario(`[${id}, LR-COST-009] ${card} is not played by ${title}`, (t) => {
      t.given(playing(card, minions, { companions: [frodo(), aragorn()] }));
      t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
    });
}

const summons = (top: string, twilight = 3) => ({
  phase: 'shadow alone',
  twilight,
  players: {
    Ann: { companions: [frodo()] },
    Bob: {
      support: [{ card: "The Dark Lord's Summons", as: 'Summons' }, 'Idle'],
      deck: [{ card: top, as: 'top' }, 'Sauron paper'],
      hand: [
        { card: 'Moria paper', as: 'one' },
        { card: 'Sauron paper', as: 'two' },
      ],
    },
  },
});
scenario("[1_242/2] The Dark Lord's Summons: a Sauron card on top comes to hand", (t) => {
  t.given(summons('Sauron paper'));
  t.player('Bob').does('Summons').has({ hand: 3, deck: 1, discard: 0 });
  t.expect.card('top', { in: 'hand of Bob' }).table({ twilight: 0 });
});
scenario("[1_242/2] The Dark Lord's Summons: any other goes, and one from hand", (t) => {
  t.given(summons('Moria paper'));
  t.player('Bob')
    .does('Summons', 'two')
    .has({ hand: ['one'], deck: 1, discard: ['top', 'two'] });
});
scenario("[1_242/2, LR-COST-002] The Dark Lord's Summons takes three twilight", (t) => {
  t.given(summons('Sauron paper', 2));
  t.player('Bob').mayNot('Summons', { rule: 'LR-COST-002' });
});
scenario("[1_242/1] The Dark Lord's Summons is played where a Sauron Orc is", (t) => {
  t.given(playing("The Dark Lord's Summons", [{ card: orc, wounds: 2 }]));
  t.player('Bob').does('it: play');
  t.expect.card('it', { in: 'support of Bob' });
});
scenario("[1_242/1, LR-COST-009] The Dark Lord's Summons: and not elsewhere", (t) => {
  t.given(playing("The Dark Lord's Summons", ['Moria Orc']));
  t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
});

const defense = (hand: number, more: Fields = {}) => ({
  phase: 'assignment alone',
  players: {
    Ann: {
      companions: [
        frodo(),
        {
          card: 'Friend',
          as: 'bearer',
          on: [{ card: 'Desperate Defense of the Ring', owner: 'Bob' }],
          ...more,
        },
        ...friends(1),
      ],
      hand: friends(hand).map(({ card }, i) => ({ card, as: `h${i}` })),
      burdens: 0,
    },
    Bob: { minions: [orc, 'Moria Orc'] },
  },
});
scenario('[1_244/3, LR-EFFECT-005] assigned, its bearer costs three cards from hand', (t) => {
  t.given(defense(4));
  t.player('Ann').does(orc, 'bearer', 'Pass').does('make the Free Peoples player discard', 'h0', 'h1', 'h2');
  t.player('Ann').has({ hand: ['h3'], burdens: 0 });
});
scenario('[1_244/3] or a burden', (t) => {
  t.given(defense(4));
  t.player('Ann').does(orc, 'bearer', 'Pass').does('add a burden').has({ hand: 4, burdens: 1 });
});
scenario('[1_244/3, LR-EFFECT-005] who has two cards takes the burden', (t) => {
  t.given(defense(2));
  t.player('Ann').does(orc, 'bearer', 'Pass').has({ hand: 2, burdens: 1 });
});
scenario('[1_244/3] nothing happens when another is assigned', (t) => {
  t.given(defense(2));
  t.player('Ann').does(orc, 'friend 0', 'Moria Orc', 'Frodo').has({ hand: 2, burdens: 0 });
});
scenario('[1_244/3, LR-ASSIGN-013] a second minion against him is no second skirmish', (t) => {
  t.given(defense(2));
  t.player('Ann').does(orc, 'bearer', 'Pass').has({ burdens: 1 });
  t.player('Bob').does('Moria Orc', 'bearer');
  t.player('Ann').has({ burdens: 1 });
});

invent(companion('Stout one', { Defender: 1, vitality: 4 }));
scenario('[1_244/3, LR-ASSIGN-013] nor are two that come at one time', (t) => {
  t.given(defense(2, { card: 'Stout one' }));
  t.player('Ann').does(orc, 'bearer', 'Moria Orc', 'bearer').has({ burdens: 1 });
});

const spires = (who: object, minions: readonly unknown[]) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), who], support: ['Pause'] },
    Bob: { minions, support: [{ card: 'Gleaming Spires Will Crumble', as: 'Spires' }] },
  },
});
for (const [who, minion, strength] of [
  [aragorn(), orc, 11],
  [gimli(), orc, 9],
  [aragorn(), 'Moria Orc', 9],
] as const)
  scenario(`[1_249/1] against ${String(who['as'])} ${minion} has ${strength}`, (t) => {
    t.given(spires(who, [{ card: minion, as: 'orc', against: who['as'] }]));
    t.expect.card('orc', { strength });
  });
for (const [minion, where] of [
  [orc, 'discard of Bob'],
  ['Moria Orc', 'support of Bob'],
] as const)
  scenario(`[1_249/2] a loss of ${minion} leaves it in: ${where}`, (t) => {
    t.given(spires({ card: 'Hero', as: 'hero' }, [{ card: minion, as: 'orc', against: 'hero' }]));
    t.player('Ann').passes();
    t.expect.card('Spires', { in: where }).card('orc', { in: 'discard of Bob' });
  });
scenario('[1_249] the Orc of another Shadow player gains as much, and its loss costs nothing', (t) => {
  const { Ann, Bob } = spires(aragorn(), []).players;
  const weak = { card: orc, as: 'weak', against: 'Aragorn', wounds: 2 };
  t.given({ phase: 'skirmish', players: { Ann, Bob, Cid: { minions: [{ ...weak, card: 'Frail Orc' }] } } });
  t.expect.card('weak', { strength: 3 });
  t.player('Ann').passes();
  t.expect.card('weak', { in: 'discard of Cid' }).card('Spires', { in: 'support of Bob' });
});

for (const [n, price] of [
  [4, 2],
  [5, 4],
] as const)
  scenario(`[1_253/2] with ${n} companions another costs ${price}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: { companions: [frodo(), ...friends(n - 1)], hand: [{ card: 'Friend', as: 'next' }, 'Cure'] },
        Bob: { support: ['Journey Into Danger'] },
      },
    });
    t.expect.card('next', { price });
  });

const enraged = (wounds: number) => ({
  phase: 'shadow alone',
  twilight: 5,
  players: {
    Ann: { companions: [frodo(), 'Bowman', { card: 'Bowman', as: 'b' }, 'Friend'] },
    Bob: {
      minions: [{ card: orc, as: 'orc', wounds, on: [{ card: 'Mordor Enraged', as: 'Enraged' }] }],
      support: ['Idle'],
    },
  },
});
scenario('[1_254/2] Mordor Enraged: its bearer exerts, and each archer companion adds one', (t) => {
  t.given(enraged(0));
  t.player('Bob').does('Enraged');
  t.expect.card('orc', { wounds: 1 }).table({ twilight: 7 });
});
scenario('[1_254/2, LR-EXERT-003] not when it is exhausted', (t) => {
  t.given(enraged(2));
  t.player('Bob').mayNot('Enraged', { because: 'exert' });
});
scenario('[1_254/1, LR-ATTACH-001] Mordor Enraged is played on a Sauron minion only', (t) => {
  t.given(playing('Mordor Enraged', [orc, 'Moria Orc']));
  t.player('Bob').does('it: play');
  t.expect.card('it', { in: `on of ${orc}` });
});

const banner = (minions: readonly unknown[]) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), ...friends(1)] },
    Bob: { minions: [...minions, { card: orc, as: 'other' }], support: ['Orc Banner', 'Idle'] },
  },
});
scenario('[1_263, LR-ERRATA-030] Orc Banner: who loses to a Sauron Orc makes all of them stronger', (t) => {
  t.given(banner([{ card: orc, as: 'orc', against: 'friend 0' }, 'Moria Orc']));
  t.player('Bob').passes();
  t.expect.card('orc', { strength: 10 }).card('other', { strength: 10 }).card('Moria Orc', { strength: 9 });
});
scenario('[1_263] Orc Banner: not who loses to another', (t) => {
  t.given(banner([{ card: 'Moria Orc', as: 'orc', against: 'friend 0' }]));
  t.player('Bob').passes();
  t.expect.card('friend 0', { wounds: 1 }).card('other', { strength: 9 });
});

for (const [minion, wounds] of [
  [orc, 1],
  ['Moria Orc', 0],
] as const)
  scenario(`[1_264] Orc Bowmen: with ${minion} there ${wounds} arrows fly`, (t) => {
    t.given({
      phase: 'archery alone',
      players: { Ann: { companions: [frodo()] }, Bob: { minions: [minion], support: ['Orc Bowmen'] } },
    });
    t.expect.card('Frodo', { wounds });
  });

const seeking = (card: string, minion: string, wounds = 0) => ({
  phase: 'maneuver alone',
  twilight: 0,
  players: {
    Ann: { companions: [frodo()], hand: [{ card, as: 'event' }, 'Cure'] },
    Bob: { minions: [{ card: minion, as: 'tracker', wounds }], support: ['Seeking It Always', 'Idle'] },
  },
});
scenario('[1_275, LR-EVENT-002] a Sauron tracker exerts to cancel a stealth event', (t) => {
  t.given(seeking('Hiding', 'Sauron Tracker'));
  t.player('Ann').does('event');
  t.player('Bob').does('Seeking It Always');
  t.expect.card('tracker', { wounds: 1 }).card('event', { in: 'discard of Ann' }).table({ twilight: 1 });
});
for (const [title, card, minion, wounds] of [
  ['another event', 'Open deed', 'Sauron Tracker', 0],
  ['a tracker of Moria', 'Hiding', 'Moria Tracker', 0],
  ['an Orc', 'Hiding', orc, 0],
  ['an exhausted tracker', 'Hiding', 'Sauron Tracker', 1],
] as const)
  scenario(`[1_275] not with ${title}`, (t) => {
    t.given(seeking(card, minion, wounds));
    t.player('Ann').does('event');
    t.expect.card('tracker', { wounds }).table({ twilight: 4 });
  });

const master = (twilight: number) => ({
  phase: 'shadow alone',
  twilight,
  players: {
    Ann: { companions: [frodo()] },
    Bob: { minions: [orc], support: ['Seeking Its Master', 'Idle'], deck: ['Moria paper', 'Sauron paper'] },
  },
});
scenario('[1_276] Seeking Its Master: an Orc exerts and two twilight go for a card', (t) => {
  t.given(master(3));
  t.player('Bob').does('Seeking Its Master').has({ hand: 1, deck: 1 });
  t.expect.card(orc, { wounds: 1 }).table({ twilight: 1 });
});
scenario('[1_276, LR-COST-002] Seeking Its Master: one twilight is not enough', (t) => {
  t.given(master(1));
  t.player('Bob').mayNot('Seeking Its Master', { rule: 'LR-COST-002' });
});

scenario('[1_282] The Weight of a Legacy takes one strength off Aragorn', (t) => {
  t.given(
    playing('Hate', [orc], {
      companions: [frodo(), aragorn({ on: [{ card: 'The Weight of a Legacy', owner: 'Bob' }] })],
    }),
  );
  t.expect.card('Aragorn', { strength: 7 });
});

const thin = {
  phase: 'assignment',
  path: [{ card: 'Mithril Mine', number: 4 }],
  players: {
    Ann: {
      companions: [
        frodo({
          on: [
            { card: 'The One Ring, The Ruling Ring', as: 'the Ring' },
            { card: 'Thin and Stretched', as: 'Thin', owner: 'Bob' },
          ],
        }),
        ...friends(1),
      ],
      burdens: 0,
      site: 4,
    },
    Bob: { minions: ['Feeble Orc'], companions: [frodo({ as: 'his', on: [] })] },
  },
};
for (const [who, burdens] of [
  ['friend 0', 1],
  ['Frodo', 0],
] as const)
  scenario(`[1_279/3] a turn in which only ${who} was assigned adds ${burdens}`, (t) => {
    t.given(thin);
    t.player('Ann').does('Feeble Orc', who).has({ burdens: 0 }).does('No').has({ burdens });
  });
scenario('[1_279/3] a turn without skirmishes adds none', (t) => {
  t.given(thin);
  t.player('Ann').does('Pass');
  t.player('Bob').does('Pass');
  t.player('Ann').does('No').has({ burdens: 0 });
});

const evil = (site: string, number: number) => ({
  phase: 'maneuver alone',
  path: [{ card: site, number }],
  players: {
    Ann: {
      companions: [
        frodo(),
        { card: 'Friend', wounds: 2, on: [{ card: 'You Bring Great Evil', owner: 'Bob' }] },
      ],
      hand: ['Cure', { card: 'Cure', as: 'b' }],
      site: number,
    },
    Bob: { minions: [orc], support: ['Idle'] },
  },
});
for (const [site, number, wounds] of [
  ['Council Courtyard', 3, 2],
  ['Mithril Mine', 4, 1],
] as const)
  scenario(`[1_283/3] at ${site} its bearer has ${wounds} wounds after a cure`, (t) => {
    t.given(evil(site, number));
    t.player('Ann').does('Cure');
    t.expect.card('Friend', { wounds });
  });
scenario('[1_283/1, 1_283/2] You Bring Great Evil is laid on a companion who is no Elf', (t) => {
  t.given(playing('You Bring Great Evil', [orc], { companions: [frodo(), 'Elf friend', 'Friend'] }));
  t.player('Bob').does('it: play').mayChoose.exactly('Frodo', 'Friend');
  t.player('Bob').does('Friend');
  t.expect.card('it', { in: 'on of Friend' });
});
scenario('[1_283/1, LR-COST-009] You Bring Great Evil takes a Sauron Orc', (t) => {
  t.given(playing('You Bring Great Evil', ['Moria Orc']));
  t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
});
