/** Mines of Moria: Nazgûl in twilight. */
import { a, event, maneuver, minion as minions, woundIt } from '../../../../src/cards/words/index.ts';
import { ally, companion, freeEvent, invent, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  minion('Dim rider', { race: 'Nazgul', culture: 'Wraith', keyword: ['Twilight'], vitality: 3 }),
  minion('Rider', { race: 'Nazgul', culture: 'Wraith', vitality: 3 }),
  companion('Friend', { vitality: 4, strength: 7 }),
  ally('Old friend', { vitality: 3 }),
  freeEvent('Blow', {}, event(maneuver, { effect: woundIt(a(minions)) })),
);
const struck = (card: string, twilight: number) => ({
  phase: 'maneuver alone',
  twilight,
  players: {
    Ann: { companions: [frodo()], hand: ['Blow'] },
    Bob: {
      minions: [{ card, as: 'it' }],
      support: [{ card: 'His Terrible Servants', as: 'Servants' }, 'Idle'],
    },
  },
});
scenario('[2_77, LR-RESPONSE-003] His Terrible Servants: a twilight prevents the wound', (t) => {
  t.given(struck('Dim rider', 0));
  t.player('Ann').does('Blow');
  // The event itself has added one.
  t.player('Bob').does('Servants');
  t.expect.card('it', { wounds: 0 }).table({ twilight: 0 });
});
scenario('[2_77] His Terrible Servants: not for another Nazgûl', (t) => {
  t.given(struck('Rider', 5));
  t.player('Ann').does('Blow');
  t.expect.card('it', { wounds: 1 }).table({ twilight: 6 });
});

const found = (card: string) => ({
  phase: 'maneuver alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo()], burdens: 0 },
    Bob: { minions: [card], hand: [{ card: 'It Wants to be Found', as: 'event' }], support: ['Idle'] },
  },
});
scenario('[2_78] It Wants to be Found: a Nazgûl in twilight adds a burden', (t) => {
  t.given(found('Dim rider'));
  t.player('Bob').does('event');
  t.player('Ann').has({ burdens: 1 });
});
scenario('[2_78, LR-SPOT-001] It Wants to be Found: another does not', (t) => {
  t.given(found('Rider'));
  t.player('Bob').mayNot('event', { because: 'spot a twilight Nazgûl' });
});

const coming = {
  phase: 'shadow alone',
  twilight: 9,
  path: [{ card: 'Mithril Mine', number: 4 }],
  players: {
    Ann: { companions: [frodo(), 'Friend'], support: ['Old friend'], site: 4 },
    Bob: { hand: [{ card: 'Úlairë Attëa, The Easterling', as: 'it' }], support: ['Idle'] },
  },
};
scenario('[2_82] Úlairë Attëa may wound an ally as he comes', (t) => {
  t.given(coming);
  t.player('Bob').does('it: play', 'it: when');
  t.expect.card('Old friend', { wounds: 1 }).card('Friend', { wounds: 0 });
});
scenario('[2_82] Úlairë Attëa need not', (t) => {
  t.given(coming);
  t.player('Bob').does('it: play', 'Pass');
  t.expect.card('Old friend', { wounds: 0 });
});

for (const [who, adds] of [
  ['Úlairë Attëa, The Easterling', false],
  ['Easterling Guard', true],
] as const)
  scenario(`[2_82, LR-ERRATA-2009] ${who} is ${adds ? '' : 'not '}spotted as an Easterling`, (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 9,
      players: {
        Ann: { companions: [frodo()], burdens: 3 },
        Bob: { minions: [who], hand: [{ card: 'Easterling Skirmisher', as: 'it' }, 'Dim rider'] },
      },
    });
    t.player('Bob').does('it: play');
    if (adds) t.player('Bob').mayChoose.includes('it: when');
    else t.player('Bob').mayNot('it');
  });

const winning = (burdens: number, wounds: number) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), 'Friend'], burdens },
    Bob: {
      minions: [{ card: 'Úlairë Enquëa, Ringwraith in Twilight', as: 'it', wounds, against: 'Friend' }],
      support: ['Idle'],
    },
  },
});
for (const [burdens, wounds] of [
  [4, 1],
  [5, 2],
] as const)
  scenario(`[2_83] Úlairë Enquëa with ${burdens} burdens gives the Ring-bearer ${wounds}`, (t) => {
    t.given(winning(burdens, 0));
    t.player('Bob').passes().does('it');
    // The Ring could be put on instead.
    for (let left = wounds; left > 0; left--) t.player('Ann').passes();
    t.expect.card('Frodo', { wounds }).card('it', { wounds: 1 });
  });
scenario('[2_83] Úlairë Enquëa need not', (t) => {
  t.given(winning(5, 0));
  t.player('Bob').passes().does('Pass');
  t.expect.card('Frodo', { wounds: 0 }).card('it', { wounds: 0 });
});
scenario('[2_83, LR-EXERT-003] Úlairë Enquëa cannot when he is exhausted', (t) => {
  t.given(winning(5, 3));
  t.player('Bob').passes();
  t.expect.card('Frodo', { wounds: 0 }).card('Friend', { wounds: 1 });
});

for (const [burdens, wounds, fierce] of [
  [1, 1, 0],
  [2, 0, 1],
  [0, 2, 1],
] as const)
  scenario(`[2_84] Úlairë Nelya with ${burdens} burdens and ${wounds} wounds: fierce ${fierce}`, (t) => {
    t.given({
      phase: 'maneuver alone',
      players: {
        Ann: { companions: [frodo({ wounds }), { card: 'Friend', wounds: 3 }], burdens },
        Bob: { minions: [{ card: 'Úlairë Nelya, Ringwraith in Twilight', as: 'it' }], support: ['Idle'] },
      },
    });
    t.expect.card('it', { fierce, damage: fierce });
  });
