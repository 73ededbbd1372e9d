/** The Fellowship of the Ring: the Gandalf culture, its allies, its possessions and further events. */
import { companion, freeEvent, invent, item, minion, pause, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { Bob, gandalf, gimli, legolas, runner, savage, soldier } from '../../people.ts';

invent(
  pause,
  shadowCondition('Moria thing', { culture: 'Moria' }),
  shadowCondition('Isengard thing', { culture: 'Isengard' }),
  shadowCondition('Sauron thing', { culture: 'Sauron' }),
  item('Leaf of the test', { itemClass: 'none', keyword: ['Pipeweed'], 'Support Area': 1, culture: 'Shire' }),
  item('Pouch of the test', { itemClass: 'none', 'Support Area': 1, twilight: 1 }),
  item('Other pipe', { itemClass: 'pipe', culture: 'Shire' }),
  freeEvent('Paper', { twilight: 9 }),
  minion('Tough Orc', { strength: 7, vitality: 4 }),
  companion('Wanderer', { culture: 'Gandalf', race: 'Man', twilight: 1 }),
);

const albert = { card: 'Albert Dreary, Entertainer from Bree', as: 'Albert' };
const entertainer = (wounds: number) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo()], support: [{ ...albert, wounds }] },
    Bob: { minions: [runner()], support: ['Moria thing', 'Isengard thing', 'Sauron thing'] },
  },
});
scenario('[1_69/2] Albert Dreary exerts to discard an Isengard or Moria condition', (t) => {
  t.given(entertainer(0));
  t.player('Ann').does('Albert').mayChoose.exactly('Moria thing', 'Isengard thing');
  t.player('Ann').does('Moria thing');
  t.expect.card('Moria thing', { in: 'discard of Bob' }).card('Albert', { wounds: 1 });
});
scenario('[1_69/2, LR-EXERT-003] Albert Dreary does not when he is exhausted', (t) => {
  t.given(entertainer(2));
  t.player('Ann').mayNot('Albert', { rule: 'LR-EXERT-003' });
});
const ottar = { card: 'Ottar, Man of Laketown', as: 'Ottar' };
for (const [id, who] of [
  ['1_69', albert],
  ['1_80', ottar],
] as const)
  for (const [friend, may] of [
    [gandalf(), true],
    [gimli(), false],
  ] as const)
    scenario(`[${id}/1, LR-SPOT-001] ${who.as} beside ${String(friend['as'])}: ${may}`, (t) => {
      t.given({
        phase: 'fellowship alone',
        players: { Ann: { companions: [frodo(), friend], hand: [who, 'Hobbit Sword'] }, Bob },
      });
      if (may) {
        t.player('Ann').does(`${who.as}: play`);
        t.expect.card(who.as, { in: 'support of Ann' });
      } else t.player('Ann').mayNot(who.as, { rule: 'LR-COST-009' });
    });

const secret = (...companions: readonly unknown[]) => ({
  phase: 'fellowship alone',
  players: { Ann: { companions: [frodo(), ...companions], hand: ["Durin's Secret", 'Hobbit Sword'] }, Bob },
});
scenario("[1_71] Durin's Secret: with Gandalf, a Dwarf and an Elf the move limit is 1 more", (t) => {
  t.given(secret(gandalf(), gimli(), legolas()));
  t.player('Ann').has({ 'move limit': 2 });
  t.player('Ann').does("Durin's Secret").has({ 'move limit': 3 });
});
for (const [who, two] of [
  ['Gandalf', [gimli(), legolas()]],
  ['a Dwarf', [gandalf(), legolas()]],
  ['an Elf', [gandalf(), gimli()]],
] as const)
  scenario(`[1_71, LR-SPOT-001] Durin's Secret needs ${who}`, (t) => {
    t.given(secret(...two));
    t.player('Ann').mayNot("Durin's Secret", { because: 'can spot', rule: 'LR-SPOT-001' });
  });

const cart = (stacked: readonly unknown[], hand: readonly string[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo()],
      support: [{ card: "Gandalf's Cart", as: 'Cart', stacked }],
      hand,
    },
    Bob,
  },
});
scenario("[1_73/1] Gandalf's Cart: a possession from hand is stacked there, for nothing", (t) => {
  t.given(cart([], ['Pouch of the test', 'Paper', 'Defiance']));
  t.player('Ann')
    .does('Cart: Fellowship: stack')
    .has({ hand: ['Paper', 'Defiance'] });
  t.expect.card('Pouch of the test', { in: 'stacked of Cart' }).table({ twilight: 0 });
});
scenario("[1_73/1] Gandalf's Cart takes nothing but possessions and artifacts", (t) => {
  t.given(cart([], ['Paper', 'Defiance']));
  t.player('Ann').mayNot('Cart', {});
});
scenario("[1_73/2] Gandalf's Cart: what is stacked there is played as from hand", (t) => {
  t.given(cart(['Pouch of the test', 'Glamdring'], ['Paper']));
  // Nobody could bear Glamdring.
  t.player('Ann').does('Cart: Fellowship: play');
  t.expect
    .card('Pouch of the test', { in: 'support of Ann' })
    .card('Glamdring', { in: 'stacked of Cart' })
    .table({ twilight: 1 });
});

const pipe = (leaf: boolean) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [
        frodo({ on: ['The One Ring, The Ruling Ring', 'Other pipe'] }),
        gandalf({ on: [{ card: "Gandalf's Pipe", as: 'Pipe' }] }),
      ],
      support: leaf ? [{ card: 'Leaf of the test', as: 'Leaf' }] : [],
      burdens: 3,
      hand: ['Paper'],
    },
    Bob,
  },
});
scenario("[1_74/2] Gandalf's Pipe: with two pipes two burdens go", (t) => {
  t.given(pipe(true));
  t.player('Ann').does('Pipe: Fellowship', '2').has({ burdens: 1 });
  t.expect.card('Leaf', { in: 'discard of Ann' });
});
scenario("[1_74/2, LR-COST-002] Gandalf's Pipe needs pipeweed", (t) => {
  t.given(pipe(false));
  t.player('Ann').mayNot('Pipe', { because: 'pipeweed', rule: 'LR-COST-002' });
});

const glamdring = (phase: string, hand: readonly unknown[], wounds = 0) => ({
  phase,
  twilight: 6,
  players: {
    Ann: {
      companions: [frodo(), gandalf({ wounds, on: [{ card: 'Glamdring', as: 'Sword' }] })],
      hand: ['Hobbit Sword', "Gondor's Vengeance"],
    },
    Bob: { hand, minions: [] },
  },
});
scenario('[1_75/2] Glamdring: damage +1', (t) => {
  t.given(glamdring('fellowship alone', []));
  t.expect.card('Gandalf', { damage: 1, strength: 9 });
});
for (const phase of ['fellowship alone', 'regroup alone'])
  scenario(`[1_75/3] Glamdring (${phase}): each Orc in a hand takes 1 twilight`, (t) => {
    t.given(glamdring(phase, [runner(), soldier(), savage()]));
    t.player('Ann').does('Sword: Fellowship');
    t.expect.table({ twilight: 4 }).card('Gandalf', { wounds: 1 }).card('Runner', { in: 'hand of Bob' });
  });
scenario('[1_75/3, LR-EXERT-003] Glamdring: not when Gandalf is exhausted', (t) => {
  t.given(glamdring('fellowship alone', [runner()], 3));
  t.player('Ann').mayNot('Sword', { rule: 'LR-EXERT-003' });
});

const trader = {
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo()],
      support: [ottar],
      hand: ['Paper', 'Defiance', 'Hobbit Sword', 'Athelas'],
      deck: ['Armor', 'Great Shield', 'Coat of Mail', 'Border Defenses'],
    },
    Bob,
  },
};
scenario('[1_80/2] Ottar exerts to change up to three cards', (t) => {
  t.given(trader);
  t.player('Ann')
    .does('Ottar', 'Paper', 'Defiance', 'Pass')
    .has({ hand: ['Hobbit Sword', 'Athelas', 'Armor', 'Great Shield'], deck: 2 });
  t.expect.card('Ottar', { wounds: 1 }).card('Paper', { in: 'discard of Ann' });
});
scenario('[1_80/2] Ottar changes no fourth card', (t) => {
  t.given(trader);
  t.player('Ann')
    .does('Ottar', 'Paper', 'Defiance', 'Athelas')
    .has({ hand: ['Hobbit Sword', 'Armor', 'Great Shield', 'Coat of Mail'], deck: 1 });
});
scenario('[1_80/2, LR-EXERT-003] Ottar does not when he is exhausted', (t) => {
  t.given({
    ...trader,
    players: { ...trader.players, Ann: { ...trader.players.Ann, support: [{ ...ottar, wounds: 1 }] } },
  });
  t.player('Ann').mayNot('Ottar', { rule: 'LR-EXERT-003' });
});

const questions = (twilight: number, who: unknown) => ({
  phase: 'fellowship alone',
  twilight,
  players: {
    Ann: {
      companions: [frodo(), who],
      hand: [{ card: 'Questions That Need Answering', as: 'event' }, 'Hobbit Sword'],
      deck: ['Armor', 'Athelas', 'Defiance', 'Great Shield', 'Paper'],
    },
    Bob,
  },
});
scenario('[1_81, LR-ERRATA-2004] Questions That Need Answering: two of the top four come to hand', (t) => {
  t.given(questions(2, gandalf()));
  t.player('Ann')
    .does('event', 'Athelas', 'Great Shield')
    .has({ hand: ['Hobbit Sword', 'Athelas', 'Great Shield'], deck: ['Paper'] });
  t.expect.card('Armor', { in: 'discard of Ann' }).table({ twilight: 5 });
});
scenario('[1_81, LR-ERRATA-2004] Questions That Need Answering: not with 3 twilight', (t) => {
  t.given(questions(3, gandalf()));
  t.player('Ann').mayNot('event', { because: 'fewer than 3' });
});
scenario('[1_81, LR-SPOT-001] Questions That Need Answering: not without Gandalf', (t) => {
  t.given(questions(0, gimli()));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});

const fire = (...companions: readonly unknown[]) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), ...companions],
      support: ['Pause'],
      hand: [{ card: 'Servant of the Secret Fire', as: 'event' }],
    },
    Bob: { minions: [{ card: 'Tough Orc', as: 'foe', against: 'Gimli' }] },
  },
});
scenario('[1_83] Servant of the Secret Fire: a minion has 3 less', (t) => {
  t.given(fire(gimli(), gandalf()));
  t.player('Ann').does('event');
  t.expect.card('foe', { strength: 4 });
});
scenario('[1_83, LR-SPOT-001] Servant of the Secret Fire needs Gandalf', (t) => {
  t.given(fire(gimli()));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});

scenario('[1_87] A Wizard Is Never Late: a Gandalf character is played from the draw deck', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo()],
        hand: [{ card: 'A Wizard Is Never Late', as: 'event' }],
        deck: [
          'Gimli, Dwarf of Erebor',
          { card: 'Wanderer', as: 'Wanderer' },
          gandalf(),
          'Mysterious Wizard',
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('event').mayChoose.exactly('Wanderer', 'Gandalf');
  t.player('Ann').does('Gandalf').has({ deck: 3 });
  t.expect.card('Gandalf', { in: 'companions of Ann' }).table({ twilight: 1 + 4 });
});
