/** The Fellowship of the Ring: Gimli, what he bears, and further cards of the Dwarven culture. */
import { companion, invent, item, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { Bob, gimli, legolas, runner, savage } from '../../people.ts';

const son = (more = {}) => ({ card: 'Gimli, Son of Glóin', as: 'Gimli', ...more });
invent(
  pause,
  item('Stone of the test'),
  minion('Weak Orc', { strength: 5, vitality: 5 }),
  minion('Weak Uruk', { race: 'Uruk-hai', strength: 5, vitality: 5 }),
  minion('Strong Orc', { strength: 11, vitality: 4, Damage: 1 }),
  minion('Orc to play', { twilight: 1 }),
  minion('Uruk to play', { race: 'Uruk-hai', twilight: 1 }),
  companion('Second Dwarf', { race: 'Dwarf', culture: 'Dwarven', strength: 6, vitality: 3 }),
);

const delving = (wounds: number) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), gimli({ wounds })],
      hand: [{ card: 'Delving', as: 'event' }, 'Athelas'],
      deck: ['Armor', 'Defiance', 'Hobbit Sword', 'Great Shield'],
    },
    Bob,
  },
});
scenario('[1_6] Delving: a Dwarf companion exerts, and three cards are drawn', (t) => {
  t.given(delving(0));
  t.player('Ann')
    .does('event')
    .has({ hand: ['Athelas', 'Armor', 'Defiance', 'Hobbit Sword'], deck: 1 });
  t.expect.card('Gimli', { wounds: 1 });
});
scenario('[1_6, LR-EXERT-003] Delving: not with an exhausted one', (t) => {
  t.given(delving(2));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});

const heart = (wounds: number) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo({ wounds: 1 }), gimli({ wounds })],
      hand: [{ card: 'Dwarven Heart', as: 'Heart' }, 'Armor'],
    },
    Bob,
  },
});
scenario('[1_10/2] Dwarven Heart heals its bearer up to twice as it is played', (t) => {
  t.given(heart(2));
  t.player('Ann').does('Heart', '2');
  t.expect.card('Gimli', { wounds: 0 }).card('Frodo', { wounds: 1 });
});
scenario('[1_10/2] Dwarven Heart: its player may heal him less', (t) => {
  t.given(heart(2));
  t.player('Ann').does('Heart', '1');
  t.expect.card('Gimli', { wounds: 1 });
});
const turn = (who: object, other: object) => ({
  phase: 'turn',
  players: {
    Ann: {
      companions: [frodo(), son(who), { card: 'Second Dwarf', as: 'other', ...other }],
      hand: ['Delving', 'Athelas'],
    },
    Bob,
  },
});
scenario('[1_10/3] Dwarven Heart: its bearer exerts as the turn starts', (t) => {
  t.given(turn({ on: ['Dwarven Heart'] }, {}));
  t.expect.card('Gimli', { wounds: 1 }).card('other', { wounds: 0 });
});
scenario('[1_10/3, LR-EXERT-003] Dwarven Heart: who is exhausted does not', (t) => {
  t.given(turn({ on: ['Dwarven Heart'], wounds: 2 }, {}));
  t.expect.card('Gimli', { wounds: 2 }).card('other', { wounds: 0 });
});

const fights = (who: object, foe: string, more: object = {}) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), son(who), legolas()], support: ['Pause'], ...more },
    Bob: {
      minions: [
        { card: foe, as: 'foe', against: 'Gimli' },
        { card: 'Weak Orc', as: 'idle' },
        { card: 'Weak Uruk', as: 'Uruk' },
      ],
    },
  },
});
scenario('[1_13] Gimli exerts for strength +2', (t) => {
  t.given(fights({}, 'Weak Orc'));
  t.player('Ann').does('Gimli');
  t.expect.card('Gimli', { strength: 8, wounds: 1 });
});
scenario('[1_13, LR-EXERT-003] Gimli does not when he is exhausted', (t) => {
  t.given(fights({ wounds: 2 }, 'Weak Orc'));
  t.player('Ann').mayNot('Gimli', { because: 'can exert', rule: 'LR-EXERT-003' });
});

const axe = { on: [{ card: "Gimli's Battle Axe", as: 'Axe' }] };
scenario("[1_14/2] Gimli's Battle Axe: damage +1, beside his own", (t) => {
  t.given(fights(axe, 'Weak Orc'));
  t.expect.card('Gimli', { damage: 2, strength: 8 });
});
scenario("[1_14/3] Gimli's Battle Axe: he wins, and an Orc may be wounded", (t) => {
  t.given(fights(axe, 'Weak Uruk'));
  t.player('Ann').does('Pass', 'Axe');
  t.expect.card('idle', { wounds: 1 }).card('Uruk', { wounds: 0 }).card('foe', { wounds: 3 });
});
scenario("[1_14/3] Gimli's Battle Axe: or not", (t) => {
  t.given(fights(axe, 'Weak Uruk'));
  t.player('Ann').does('Pass', 'Pass');
  t.expect.card('idle', { wounds: 0 }).card('foe', { wounds: 3 });
});
scenario("[1_14/3] Gimli's Battle Axe wounds nobody when he loses", (t) => {
  t.given(fights(axe, 'Strong Orc'));
  t.player('Ann').does('Pass');
  t.expect.card('idle', { wounds: 0 }).card('Gimli', { wounds: 2 });
});

const helm = { on: [{ card: "Gimli's Helm", as: 'Helm' }] };
scenario("[1_15/2] Gimli's Helm: he takes one wound in a skirmish at the most", (t) => {
  t.given(fights(helm, 'Strong Orc'));
  t.player('Ann').does('Pass');
  t.expect.card('Gimli', { wounds: 1 });
});
scenario("[1_15/2] without Gimli's Helm he takes both", (t) => {
  t.given(fights({}, 'Strong Orc'));
  t.player('Ann').does('Pass');
  t.expect.card('Gimli', { wounds: 2 });
});
scenario("[1_15/3] Gimli's Helm is discarded to prevent all of his wounds", (t) => {
  t.given(fights(helm, 'Strong Orc'));
  t.player('Ann').does('Helm', 'Pass');
  t.expect.card('Gimli', { wounds: 0 }).card('Helm', { in: 'discard of Ann' });
});

const kingdom = (support: readonly unknown[], hand: readonly string[]) => ({
  phase: 'shadow alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), gimli()], support, deck: ['Armor'] },
    Bob: { hand, minions: [], deck: ['Goblin Sneak', 'Moria Scout'] },
  },
});
const greatest = { card: 'Greatest Kingdom of My People', as: 'Kingdom' };
scenario('[1_16/2] Greatest Kingdom of My People: each Orc played costs its player a card', (t) => {
  t.given(kingdom([greatest], ['Orc to play', 'Uruk to play']));
  t.player('Bob')
    .does('Orc to play: play')
    .has({ deck: ['Moria Scout'] });
  t.player('Bob')
    .does('Uruk to play: play')
    .has({ deck: ['Moria Scout'] });
  t.player('Ann').has({ deck: ['Armor'] });
});
const playing = (wounds: number) => ({
  phase: 'fellowship alone',
  players: { Ann: { companions: [frodo(), gimli({ wounds })], hand: [greatest, 'Armor'] }, Bob },
});
scenario('[1_16/1] Greatest Kingdom of My People: a Dwarf exerts for it', (t) => {
  t.given(playing(0));
  t.player('Ann').does('Kingdom');
  t.expect.card('Kingdom', { in: 'support of Ann' }).card('Gimli', { wounds: 1 });
});
scenario('[1_16/1, LR-COST-009] Greatest Kingdom of My People: an exhausted one does not', (t) => {
  t.given(playing(2));
  t.player('Ann').mayNot('Kingdom', { rule: 'LR-COST-009' });
});

const come = { support: ['Pause', { card: 'Let Them Come!', as: 'condition' }] };
scenario('[1_20/1] Let Them Come!: an Orc that loses to a Dwarf is discarded', (t) => {
  t.given(fights({}, 'Weak Orc', come));
  t.player('Ann').does('Pass');
  t.expect.card('foe', { in: 'discard of Bob' }).card('idle', { in: 'minions of Bob' });
  t.expect.card('condition', { in: 'support of Ann' });
});
scenario('[1_20/1] Let Them Come!: nobody but an Orc is', (t) => {
  t.given(fights({}, 'Weak Uruk', come));
  t.player('Ann').does('Pass');
  t.expect.card('foe', { in: 'minions of Bob', wounds: 2 });
});
scenario('[1_20/2] Let Them Come! goes when a Dwarf loses', (t) => {
  t.given(fights({}, 'Strong Orc', come));
  t.player('Ann').does('Pass');
  t.expect.card('condition', { in: 'discard of Ann' }).card('foe', { in: 'minions of Bob' });
});

const toss = (fighter: string) => ({
  phase: 'skirmishes alone',
  players: {
    Ann: {
      companions: [frodo(), gimli(), legolas()],
      hand: [{ card: 'Nobody Tosses a Dwarf', as: 'event' }],
      deck: ['Armor'],
    },
    Bob: {
      minions: [runner({ against: fighter }), savage()],
      deck: ['Goblin Sneak', 'Moria Scout', 'Goblin Runner', 'Uruk Savage'],
    },
  },
});
scenario('[1_23] Nobody Tosses a Dwarf: a Dwarf wins, and an opponent loses three cards of his deck', (t) => {
  t.given(toss('Gimli'));
  t.player('Ann').does('event');
  t.player('Bob').has({ deck: ['Uruk Savage'] });
  t.player('Ann').has({ deck: ['Armor'] });
});
scenario('[1_23] Nobody Tosses a Dwarf is not for an Elf', (t) => {
  t.given(toss('Legolas'));
  t.player('Bob').has({ deck: 4 });
  t.expect.card('event', { in: 'hand of Ann' });
});
