/** Mines of Moria: further cards of the Gondor culture. */

import { exactly, host, modifier, strength } from '../../../../src/cards/words/index.ts';
import { companion, invent, item, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { aragorn, Bob, boromir, gimli, runner } from '../../people.ts';

invent(
  pause,
  minion('Wraith of the test', { race: 'Nazgul', culture: 'Wraith', strength: 9, vitality: 3 }),
  minion('Strong Orc', { strength: 8, vitality: 4 }),
  minion('Bowman', { Archer: 1 }),
  companion('Friend of Aragorn', { signet: 'Aragorn', strength: 6 }),
  companion('Friend of Frodo', { signet: 'Frodo', strength: 6 }),
  item(
    'Blade of the test',
    { side: 'Shadow', culture: 'Moria' },
    modifier({ attribute: strength, of: exactly(host), by: 3 }),
  ),
);

const brand = (foe: string) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), aragorn({ on: ['Flaming Brand'] })], support: ['Pause'] },
    Bob: { minions: [{ card: foe, as: 'foe', against: 'Aragorn' }] },
  },
});
scenario('[2_32/3] Flaming Brand: 2 more and damage +1 against a Nazgûl', (t) => {
  t.given(brand('Wraith of the test'));
  t.expect.card('Aragorn', { strength: 8 + 1 + 2, damage: 1 });
});
scenario('[2_32/3] Flaming Brand: nothing of it against others', (t) => {
  t.given(brand('Strong Orc'));
  t.expect.card('Aragorn', { strength: 8 + 1, damage: 0 });
});
scenario('[2_32/2, LR-ATTACH-003] Flaming Brand is borne beside one other hand weapon', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), aragorn({ on: ["Ranger's Sword"] })],
        hand: [{ card: 'Flaming Brand', as: 'Brand' }, 'Defiance'],
      },
      Bob,
    },
  });
  t.player('Ann').does('Brand: play');
  t.expect.card('Brand', { in: 'on of Aragorn' });
});

const help = (wounds: number) => ({
  phase: 'skirmishes alone',
  players: {
    Ann: {
      companions: [frodo(), boromir({ wounds }), gimli()],
      hand: [{ card: 'Gondor Will See It Done', as: 'event' }],
    },
    Bob: { minions: [{ card: 'Strong Orc', against: 'Gimli' }] },
  },
});
scenario('[2_34] Gondor Will See It Done: a Gondor companion exerts to prevent a wound', (t) => {
  t.given(help(0));
  t.player('Ann').does('Pass', 'event');
  t.expect.card('Gimli', { wounds: 0 }).card('Boromir', { wounds: 1 });
});
scenario('[2_34] Gondor Will See It Done: not with an exhausted one', (t) => {
  t.given(help(2));
  t.expect.card('Gimli', { wounds: 1 }).card('event', { in: 'hand of Ann' });
});

for (const [site, number, total] of [
  ['Breeland Forest', 2, 0],
  ['Ettenmoors', 2, 2],
] as const)
  scenario(`[2_35/2] Natural Cover at ${site}: ${total} arrows of 2`, (t) => {
    t.given({
      phase: 'maneuver alone',
      path: [{ card: site, number }],
      players: {
        Ann: {
          companions: [frodo(), boromir()],
          support: ['Natural Cover'],
          hand: ["Elendil's Valor"],
          site: number,
        },
        Bob: {
          minions: [
            { card: 'Bowman', as: 'one' },
            { card: 'Bowman', as: 'two' },
          ],
        },
      },
    });
    t.expect.table({ 'minion archery': total });
  });
for (const [friend, may] of [
  [aragorn(), true],
  [gimli(), false],
] as const)
  scenario(`[2_35/1, LR-SPOT-001] Natural Cover with ${String(friend['as'])}: ${may}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: { companions: [frodo(), friend], hand: [{ card: 'Natural Cover', as: 'it' }, 'Hobbit Sword'] },
        Bob,
      },
    });
    if (may) {
      t.player('Ann').does('it: play');
      t.expect.card('it', { in: 'support of Ann' });
    } else t.player('Ann').mayNot('it', { rule: 'LR-COST-009' });
  });

const ranger = (wounds: number) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), aragorn({ wounds }), 'Friend of Aragorn', 'Friend of Frodo'],
      support: ['Pause'],
      hand: [{ card: 'No Mere Ranger', as: 'event' }],
    },
    Bob: { minions: [runner({ against: 'Aragorn' })] },
  },
});
for (const [who, strength] of [
  ['Friend of Aragorn', 9],
  ['Friend of Frodo', 8],
] as const)
  scenario(`[2_36] No Mere Ranger: ${who} has ${strength}`, (t) => {
    t.given(ranger(0));
    t.player('Ann').does('event').mayChoose.exactly('Frodo', 'Friend of Aragorn', 'Friend of Frodo');
    t.player('Ann').does(who);
    t.expect.card(who, { strength }).card('Aragorn', { wounds: 1, strength: 8 });
  });
scenario('[2_36, LR-EXERT-003] No Mere Ranger: Aragorn must be able to exert', (t) => {
  t.given(ranger(3));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});

const shield = (bearer: 'Boromir' | 'Aragorn') => {
  const on = ['Shield of Boromir'];
  return {
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [
          frodo(),
          boromir(bearer === 'Boromir' ? { on } : {}),
          aragorn(bearer === 'Aragorn' ? { on } : {}),
        ],
        support: ['Pause'],
      },
      Bob: {
        minions: [{ card: 'Strong Orc', as: 'foe', against: bearer, on: ['Blade of the test'] }, 'Bowman'],
      },
    },
  };
};
for (const [who, strength] of [
  ['Boromir', 8],
  ['Aragorn', 11],
] as const)
  scenario(`[2_38/3] Shield of Boromir: against ${who} an armed minion has ${strength}`, (t) => {
    t.given(shield(who));
    t.expect.card('foe', { strength });
  });
scenario('[2_38/3] Shield of Boromir: what a weapon prints is not gained, all else is', (t) => {
  const { Ann } = shield('Boromir').players;
  const minions = [
    { card: 'Orc Soldier', as: 'foe', against: 'Boromir', on: ['Orc Scimitar'] },
    { card: 'Wraith of the test', as: 'rider', against: 'Boromir', on: ['Black Steed', 'Nazgûl Sword'] },
    { card: 'Orc Soldier', as: 'other', on: ['Orc Scimitar'] },
  ];
  t.given({ phase: 'skirmish', players: { Ann: { ...Ann, burdens: 3 }, Bob: { minions } } });
  t.expect
    .card('foe', { strength: 7 })
    .card('rider', { strength: 9 + 2, damage: 1 })
    .card('other', { strength: 7 + 2 });
});
scenario('[2_38/2] Shield of Boromir: the minion archery total is 1 less', (t) => {
  t.given(shield('Aragorn'));
  t.expect.table({ 'minion archery': 0 });
});
