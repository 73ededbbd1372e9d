/** Mines of Moria: further cards of the Shire culture. */

import { titleNumber } from '../../../../src/cards/titles.ts';
import { ally, companion, freeEvent, invent, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { aragorn, Bob, boromir, gandalf, gimli, merry, runner, sam } from '../../people.ts';

invent(
  pause,
  freeEvent('Paper', { twilight: 9 }),
  minion('Wild Orc', { strength: 9, vitality: 3, Fierce: 1 }),
  minion('Strong Orc', { strength: 5, vitality: 3 }),
  minion('Tracker of the test', { keyword: ['Tracker'], twilight: 2 }),
  minion('Orc to play', { twilight: 2 }),
  ally('Old Bilbo', { race: 'Hobbit', culture: 'Shire', vitality: 3, title: titleNumber('Bilbo') }),
  ally('Old farmer', { race: 'Hobbit', culture: 'Shire', title: titleNumber('Farmer Maggot'), twilight: 1 }),
  companion('Young Hobbit', { race: 'Hobbit', culture: 'Shire', twilight: 1 }),
);
const home = (ann: object, twilight = 0) => ({
  phase: 'fellowship alone',
  twilight,
  players: { Ann: { companions: [frodo()], hand: ['Paper'], ...ann }, Bob },
});

const deft = (companions: readonly unknown[]) => ({
  phase: 'regroup alone',
  path: [
    { card: 'Weathertop', number: 2, as: 'here' },
    { card: 'Rivendell Terrace', number: 3, as: 'next' },
  ],
  players: {
    Ann: {
      companions: [frodo(), boromir(), ...companions],
      hand: [{ card: 'Deft in Their Movements', as: 'event' }, "Gondor's Vengeance"],
      site: 2,
    },
    Bob: { minions: [runner()] },
  },
});
scenario(
  '[2_99, LR-EVENT-006] Deft in Their Movements: the Shadow number of each site in play is 2 less',
  (t) => {
    t.given(deft([merry()]));
    t.expect.card('here', { 'Shadow number': 3 });
    t.player('Ann').does('event');
    t.expect.card('here', { 'Shadow number': 1 });
  },
);
scenario('[2_99, LR-SPOT-001] Deft in Their Movements needs two Hobbits', (t) => {
  t.given(deft([gimli()]));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});

const fearing = { card: 'Fearing the Worst', as: 'Fearing' };
scenario('[2_100/1] Fearing the Worst: two Hobbits exert for it', (t) => {
  t.given(home({ companions: [frodo(), merry(), gimli()], hand: [fearing, 'Paper'] }));
  t.player('Ann').does('Fearing', 'Frodo');
  t.expect
    .card('Frodo', { wounds: 1 })
    .card('Merry', { wounds: 1 })
    .card('Fearing', { in: 'support of Ann' });
});
scenario('[2_100/1, LR-COST-009] Fearing the Worst: one Hobbit is not enough', (t) => {
  t.given(home({ companions: [frodo(), merry({ wounds: 3 }), gimli()], hand: [fearing, 'Paper'] }));
  t.player('Ann').mayNot('Fearing', { rule: 'LR-COST-009' });
});
for (const [card, left] of [
  ['Tracker of the test', 9 - 4],
  ['Orc to play', 9 - 2],
] as const)
  scenario(`[2_100/2] Fearing the Worst: ${card} leaves ${left} twilight`, (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 9,
      players: {
        Ann: { companions: [frodo()], support: [fearing] },
        Bob: { hand: [{ card, as: 'minion' }] },
      },
    });
    t.player('Bob').does('minion: play');
    t.expect.table({ twilight: left });
  });

const filibert = (fierce: boolean, wounds = 0) => ({
  phase: 'skirmish',
  ...(fierce ? { fierce: true } : {}),
  players: {
    Ann: {
      companions: [frodo({ wounds: 3 }), merry({ wounds }), gimli()],
      support: [{ card: 'Filibert Bolger, Wily Rascal', as: 'Filibert' }, 'Pause'],
    },
    Bob: { minions: [{ card: 'Wild Orc', as: 'foe', against: 'Merry' }] },
  },
});
scenario('[2_101] Filibert Bolger: a fierce skirmish of a Hobbit who exerts twice is cancelled', (t) => {
  t.given(filibert(true));
  t.player('Ann').does('Filibert');
  t.expect.card('Merry', { wounds: 2, in: 'companions of Ann' }).card('Filibert', { wounds: 0 });
});
scenario('[2_101] Filibert Bolger: another skirmish goes on', (t) => {
  t.given(filibert(false));
  t.player('Ann').does('Filibert', 'Pass');
  t.expect.card('Merry', { in: 'dead of Ann' });
});
scenario('[2_101, LR-EXERT-004] Filibert Bolger: the Hobbit must be able to exert twice', (t) => {
  t.given(filibert(true, 2));
  t.player('Ann').mayNot('Filibert', { rule: 'LR-EXERT-004' });
});

const gardener = (wounds: number) =>
  home({
    companions: [frodo(), { card: 'Merry, Horticulturalist', as: 'Merry', wounds }],
    deck: ['Athelas', 'Old Bilbo', 'Old farmer'],
  });
scenario('[2_104] Merry, Horticulturalist exerts to play Farmer Maggot from the draw deck', (t) => {
  t.given(gardener(0));
  t.player('Ann').does('Merry').has({ deck: 2 });
  t.expect.card('Old farmer', { in: 'support of Ann' }).card('Merry', { wounds: 1 });
});
scenario('[2_104, LR-EXERT-003] Merry, Horticulturalist does not when he is exhausted', (t) => {
  t.given(gardener(3));
  t.player('Ann').mayNot('Merry', { rule: 'LR-EXERT-003' });
});

const imitation = (against: string) => ({
  phase: 'skirmishes alone',
  players: {
    Ann: {
      companions: [frodo(), sam(), boromir({ wounds: 0 })],
      support: [{ card: 'Nice Imitation', as: 'condition' }],
    },
    Bob: { minions: [{ card: against === 'Sam' ? 'Strong Orc' : 'Wild Orc', against }] },
  },
});
scenario('[2_106] Nice Imitation is discarded to prevent a wound to a Hobbit', (t) => {
  t.given(imitation('Sam'));
  t.player('Ann').does('Pass', 'condition');
  t.expect.card('Sam', { wounds: 0 }).card('condition', { in: 'discard of Ann' });
});
scenario('[2_106] Nice Imitation is not for a Man', (t) => {
  t.given(imitation('Boromir'));
  t.player('Ann').does('Pass');
  t.expect.card('Boromir', { wounds: 1 }).card('condition', { in: 'support of Ann' });
});

const took = { card: 'Pippin, Mr. Took', as: 'Pippin' };
scenario('[2_110] Pippin, Mr. Took: Gandalf or Aragorn is played for 2 less', (t) => {
  t.given(home({ companions: [frodo(), took], hand: [gandalf(), aragorn(), gimli()] }));
  t.player('Ann').does('Pippin: Fellowship').mayChoose.exactly('Gandalf', 'Aragorn');
  t.player('Ann').does('Aragorn');
  t.expect.card('Aragorn', { in: 'companions of Ann' }).table({ twilight: 2 });
});
scenario('[2_110] Pippin, Mr. Took: nobody else', (t) => {
  t.given(home({ companions: [frodo(), took], hand: [gimli(), 'Paper'] }));
  t.player('Ann').mayNot('Pippin', { because: 'nothing to choose' });
});

const invited = (wounds: number) =>
  home({
    support: [{ card: 'Old Bilbo', as: 'Bilbo', wounds }],
    hand: [{ card: 'Practically Everyone Was Invited', as: 'event' }, 'Paper'],
    deck: [gimli(), 'Old farmer', 'Young Hobbit'],
  });
scenario(
  '[2_111] Practically Everyone Was Invited: Bilbo exerts to play a Hobbit from the draw deck',
  (t) => {
    t.given(invited(0));
    t.player('Ann').does('event').mayChoose.exactly('Old farmer', 'Young Hobbit');
    t.player('Ann').does('Young Hobbit');
    t.expect.card('Young Hobbit', { in: 'companions of Ann' }).card('Bilbo', { wounds: 1 });
  },
);
scenario('[2_111, LR-EXERT-003] Practically Everyone Was Invited: not with an exhausted Bilbo', (t) => {
  t.given(invited(2));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});

const poet = (more = {}) => ({ card: 'Sam, Proper Poet', as: 'Sam', ...more });
const poem = (wounds: number) => ({
  phase: 'maneuver',
  players: {
    Ann: { companions: [frodo(), poet({ wounds }), boromir()], hand: ["Elendil's Valor"] },
    Bob: { minions: [runner(), 'Orc to play'] },
  },
});
scenario('[2_114/1] Sam, Proper Poet exerts twice to be defender +1', (t) => {
  t.given(poem(0));
  t.player('Ann').does('Sam');
  t.expect.card('Sam', { defender: 1, wounds: 2 });
});
scenario('[2_114/1, LR-EXERT-004] Sam, Proper Poet must be able to exert twice', (t) => {
  t.given(poem(2));
  t.player('Ann').mayNot('Sam', { rule: 'LR-EXERT-004' });
});
const death = (who: string) => ({
  phase: 'skirmishes alone',
  players: {
    Ann: { wearing: true, companions: [frodo({ wounds: 3 }), poet(), gimli({ wounds: 2 })] },
    Bob: { minions: [{ card: 'Goblin Patrol Troop', against: who }] },
  },
});
scenario('[2_114/2, LR-LOSE-001] Sam, Proper Poet takes up the Ring', (t) => {
  t.given(death('Frodo'));
  t.player('Ann').does('Sam: Response').has({ ringBearer: 'Sam', outcome: 'playing' });
});
scenario('[2_114/2] Sam, Proper Poet does not when another dies', (t) => {
  t.given(death('Gimli'));
  t.player('Ann').has({ ringBearer: 'Frodo' });
  t.expect.card('Gimli', { in: 'dead of Ann' });
});
