/** Free Peoples events of the other starter decks of sets 1 to 3. */
import { invent, minion } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { boromir, gimli, legolas, runner, sam, savage, soldier } from './people.ts';

invent(minion('Bowman of the test', { Archer: 1, strength: 5 }));
type Fields = Readonly<Record<string, unknown>>;
const fight = (
  event: string,
  companions: readonly unknown[],
  minions: readonly unknown[],
  more: Fields = {},
) => ({
  phase: 'skirmish',
  ...more,
  players: {
    Ann: { companions: [frodo(), ...companions], hand: [{ card: event, as: 'event' }, 'Hobbit Intuition'] },
    Bob: { minions },
  },
});
const axe = { card: 'Dwarven Axe', as: 'Axe' };

scenario('[LR-ERRATA-002] Axe Strike gives a Dwarf 3 who bears a Dwarven hand weapon', (t) => {
  t.given(fight('Axe Strike', [gimli({ on: [axe] })], [runner({ against: 'Gimli' })]));
  t.player('Ann').does('event');
  t.expect.card('Gimli', { strength: 6 + 2 + 3 });
});
scenario('Axe Strike gives 2 to one who bears none', (t) => {
  t.given(fight('Axe Strike', [gimli()], [runner({ against: 'Gimli' })]));
  t.player('Ann').does('event');
  t.expect.card('Gimli', { strength: 8 });
});
const balin = (minions: readonly unknown[]) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo(), gimli()], hand: [{ card: 'Here Lies Balin, Son of Fundin', as: 'event' }] },
    Bob: { minions },
  },
});
const patrol = { card: 'Goblin Patrol Troop', as: 'Troop' };
scenario('Here Lies Balin, Son of Fundin wounds two Orcs', (t) => {
  t.given(balin([patrol, soldier(), savage()]));
  t.player('Ann').does('event', 'wound 2 Orcs', 'Troop');
  t.expect.card('Troop', { wounds: 1 }).card('Soldier', { wounds: 1 }).card('Savage', { wounds: 0 });
});
scenario('Here Lies Balin, Son of Fundin wounds one Orc twice', (t) => {
  t.given(balin([patrol, savage()]));
  t.player('Ann').does('event');
  t.expect.card('Troop', { wounds: 2 }).card('Gimli', { wounds: 1 }).card('Savage', { wounds: 0 });
});
scenario('[LR-RESPONSE-001] Still Draws Breath heals a Dwarf who wins', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: {
        companions: [frodo(), gimli({ wounds: 1 })],
        hand: [{ card: 'Still Draws Breath', as: 'event' }],
      },
      Bob: { minions: [runner({ against: 'Gimli' })] },
    },
  });
  t.player('Ann').does('event');
  t.expect.card('Gimli', { wounds: 0 }).card('event', { in: 'discard of Ann' });
});
scenario('Still Draws Breath is not for others', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: {
        companions: [frodo(), legolas({ wounds: 1 })],
        hand: [{ card: 'Still Draws Breath', as: 'event' }],
      },
      Bob: { minions: [runner({ against: 'Legolas' })] },
    },
  });
  t.expect.card('Legolas', { wounds: 1 }).card('event', { in: 'hand of Ann' });
});
for (const [foe, strength] of [
  ['Bowman of the test', 10],
  ['Goblin Runner', 8],
] as const)
  scenario(`Border Defenses: Legolas has ${strength} against ${foe}`, (t) => {
    t.given(fight('Border Defenses', [legolas()], [{ card: foe, as: 'foe', against: 'Legolas' }]));
    t.player('Ann').does('event');
    t.expect.card('Legolas', { strength });
  });
scenario('Stand Against Darkness: an Elf exerts to discard a Sauron minion, condition or possession', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo(), legolas()], hand: [{ card: 'Stand Against Darkness', as: 'event' }] },
      Bob: {
        minions: [soldier({ on: [{ card: 'Vile Blade', as: 'Blade' }] }), runner()],
        support: [{ card: 'Strength Born of Fear', as: 'Fear' }],
      },
    },
  });
  t.player('Ann').does('event').mayChoose.exactly('Soldier', 'Blade', 'Fear');
  t.player('Ann').does('Fear');
  t.expect.card('Fear', { in: 'discard of Bob' }).card('Legolas', { wounds: 1 });
});
scenario("Elendil's Valor makes a Gondor companion defender +1", (t) => {
  t.given({
    phase: 'maneuver',
    players: {
      Ann: { companions: [frodo(), boromir(), gimli()], hand: [{ card: "Elendil's Valor", as: 'event' }] },
      Bob: { minions: [runner(), savage()] },
    },
  });
  t.player('Ann').does('event');
  t.expect.card('Boromir', { defender: 1 }).card('Gimli', { defender: 0 });
});
for (const site of [1, 5])
  scenario(`What Are They? at site ${site}: only a roaming minion can be discarded`, (t) => {
    t.given({
      phase: 'maneuver alone',
      path: [{ card: 'Westfarthing', number: site }],
      players: {
        Ann: {
          companions: [frodo(), { card: 'Aragorn, King in Exile', as: 'Aragorn' }],
          hand: [{ card: 'What Are They?', as: 'event' }],
          site,
        },
        Bob: { minions: [runner()] },
      },
    });
    t.player('Ann').does('event');
    t.expect.card('Runner', { in: site === 1 ? 'discard of Bob' : 'minions of Bob' });
  });
scenario('Foul Creation: an Isengard minion of the revealed hand is discarded to draw 2 cards', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), legolas()],
        hand: [{ card: 'Foul Creation', as: 'event' }],
        deck: ['Armor', 'Athelas', 'Defiance'],
      },
      Bob: { hand: [runner(), savage()] },
    },
  });
  t.player('Ann')
    .does('event', 'Yes')
    .has({ hand: ['Armor', 'Athelas'] });
  t.expect.card('Savage', { in: 'discard of Bob' }).card('Runner', { in: 'hand of Bob' });
});
scenario('Foul Creation draws nothing where no such minion is held', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), legolas()],
        hand: [{ card: 'Foul Creation', as: 'event' }, 'Hobbit Sword'],
        deck: ['Armor'],
      },
      Bob: { hand: [runner()] },
    },
  });
  t.player('Ann')
    .does('event')
    .has({ hand: ['Hobbit Sword'] });
});
for (const [on, strength, damage] of [
  [['Dwarven Axe'], 10, 1],
  [[], 8, 1],
] as const)
  scenario(`Flurry of Blows with ${on.length} weapons gives 2`, (t) => {
    t.given(fight('Flurry of Blows', [gimli({ on })], [runner({ against: 'Gimli' })]));
    t.player('Ann').does('event');
    t.expect.card('Gimli', { strength, damage });
  });
scenario('Flurry of Blows gives 4 and damage +1 with two hand weapons', (t) => {
  t.given(
    fight('Flurry of Blows', [gimli({ on: ['Dwarven Axe', 'Hand Axe'] })], [runner({ against: 'Gimli' })]),
  );
  t.player('Ann').does('event');
  t.expect.card('Gimli', { strength: 6 + 2 + 1 + 4, damage: 2 });
});
const terror = (twilight: number) => ({
  phase: 'skirmishes alone',
  twilight,
  players: {
    Ann: {
      companions: [frodo(), { card: 'Aragorn, King in Exile', as: 'Aragorn' }],
      hand: [{ card: 'Flee in Terror', as: 'event' }],
    },
    Bob: { minions: [runner({ against: 'Aragorn' }), { card: 'Goblin Sneak', as: 'Sneak' }] },
  },
});
scenario('Flee in Terror: an exhausted Orc flees unless its owner pays 3', (t) => {
  t.given(terror(3));
  t.player('Ann').does('event');
  t.player('Bob').does('Yes');
  t.expect.card('Sneak', { in: 'minions of Bob' }).table({ twilight: 0 });
});
scenario('Flee in Terror: who cannot pay loses the Orc', (t) => {
  t.given(terror(2));
  t.player('Ann').does('event');
  t.expect.card('Sneak', { in: 'discard of Bob' });
});
for (const fierce of [true, false])
  scenario(`Sentinels of Númenor in a ${fierce ? 'fierce' : 'usual'} skirmish`, (t) => {
    t.given(fight('Sentinels of Númenor', [boromir()], [runner({ against: 'Boromir' })], { fierce }));
    t.player('Ann').does('event');
    t.expect.card('Boromir', { strength: fierce ? 11 : 9 });
  });
scenario('Seek and Hide: a minion loses its damage bonuses', (t) => {
  t.given(fight('Seek and Hide', [sam(), gimli()], [savage({ against: 'Gimli' })]));
  t.player('Ann').does('event');
  t.expect.card('Savage', { damage: 0 });
});
scenario('[LR-SPOT-001] Seek and Hide needs two Shire companions', (t) => {
  t.given(fight('Seek and Hide', [gimli()], [savage({ against: 'Gimli' })]));
  t.player('Ann').mayNot('event', { because: 'spot 2 Shire companions' });
});
