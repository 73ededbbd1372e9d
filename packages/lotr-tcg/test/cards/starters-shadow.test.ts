/** Shadow conditions and events of the other starter decks of sets 1 to 3. */
import { frodo, scenario } from '../table.ts';
import { aragorn, boromir, gandalf, gimli, legolas, runner, savage, soldier } from './people.ts';
import { moving } from './standing.ts';

type Fields = Readonly<Record<string, unknown>>;
const against = (who: string, minion: Fields): Fields => ({ ...minion, against: who });
/** One skirmish against Gimli, in which Ann has something to do. */
const fight = (bob: Fields, ann: Fields = {}) => ({
  phase: 'skirmish',
  twilight: 9,
  players: { Ann: { companions: [frodo(), gimli()], hand: ['Their Halls of Stone'], ...ann }, Bob: bob },
});
const shadowPhase = (bob: Fields, ann: Fields = {}) => ({
  phase: 'shadow alone',
  twilight: 20,
  players: { Ann: { companions: [frodo()], ...ann }, Bob: bob },
});

scenario('The Long Dark adds 2 for each Dwarf companion as the fellowship comes to site 4', (t) => {
  t.given({
    ...moving('Council Courtyard', 3, 'Mithril Mine', {
      companions: [frodo(), gimli(), { card: 'Farin, Dwarven Emissary' }],
    }),
    players: {
      Ann: { companions: [frodo(), gimli(), { card: 'Farin, Dwarven Emissary' }], site: 3 },
      Bob: { support: ['The Long Dark'] },
    },
  });
  t.expect.table({ twilight: 5 - 2 + 4 + 3 + 3 });
});
scenario('The Long Dark adds nothing at other sites', (t) => {
  t.given({
    ...moving('Bree Gate', 2, 'Council Courtyard'),
    players: { Ann: { companions: [frodo(), gimli()], site: 2 }, Bob: { support: ['The Long Dark'] } },
  });
  t.expect.table({ twilight: 5 + 0 + 2 });
});
scenario('The Long Dark is discarded to strengthen a Moria Orc by 2', (t) => {
  t.given(
    fight({
      minions: [runner({ against: 'Gimli' }), savage()],
      support: [{ card: 'The Long Dark', as: 'Dark' }],
    }),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Dark: Skirmish');
  t.expect.card('Runner', { strength: 7 }).card('Dark', { in: 'discard of Bob' });
});
scenario('Strength Born of Fear gives a Sauron Orc 1 for 3 twilight', (t) => {
  t.given(
    fight({
      minions: [against('Gimli', soldier()), runner()],
      support: [{ card: 'Strength Born of Fear', as: 'Fear' }],
    }),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Fear: Skirmish');
  t.expect.card('Soldier', { strength: 8 }).table({ twilight: 6 });
});
const spies = (phase: string) => ({
  ...moving('Bree Gate', 2, 'Council Courtyard'),
  ...(phase === 'move' ? {} : { phase }),
  players: {
    Ann: { companions: [frodo()], site: 2, adventure: ['Mithril Mine'] },
    Bob: {
      support: [{ card: 'Spies of Mordor', as: 'Spies' }],
      minions: [runner()],
      deck: ['Armor', 'Athelas', 'Defiance'],
      hand: Array.from({ length: 8 }, (_x, i) => ({ card: 'Goblin Sneak', as: `held ${i}` })),
    },
  },
});
scenario('Spies of Mordor let their player draw when the fellowship moves in the regroup phase', (t) => {
  t.given(spies('regroup'));
  t.player('Bob').does('Keep all');
  t.player('Ann').does('Yes');
  t.player('Bob')
    .does('Spies')
    .has({ deck: ['Athelas', 'Defiance'] });
});
scenario('Spies of Mordor do nothing at the first move', (t) => {
  t.given(spies('move'));
  t.player('Bob').has({ deck: 3 });
});
scenario('[LR-SPOT-001] Spies of Mordor need a Sauron Orc to be played', (t) => {
  t.given(shadowPhase({ hand: [{ card: 'Spies of Mordor', as: 'Spies' }, runner()] }));
  t.player('Bob').mayNot('Spies', { rule: 'LR-COST-009' });
});
scenario("Mordor's Strength: a Sauron Orc exerts to wound whoever it fights", (t) => {
  t.given(
    fight({
      minions: [against('Gimli', { card: 'Orc Butcher', as: 'Butcher' })],
      hand: [{ card: "Mordor's Strength", as: 'event' }],
    }),
  );
  t.player('Ann').passes();
  t.player('Bob').does('event');
  t.expect.card('Gimli', { wounds: 1 }).card('Butcher', { wounds: 1 }).table({ twilight: 8 });
});
for (const [elf, strength] of [
  [true, 3],
  [false, 5],
] as const)
  scenario(
    `Old Differences: a Dwarf who fights a Moria Orc has ${strength}${elf ? ' where there is an Elf too' : ''}`,
    (t) => {
      t.given(
        fight(
          { minions: [runner({ against: 'Gimli' })], hand: [{ card: 'Old Differences', as: 'event' }] },
          { companions: elf ? [frodo(), gimli(), legolas()] : [frodo(), gimli()] },
        ),
      );
      t.player('Ann').passes();
      t.player('Bob').does('event');
      t.expect.card('Gimli', { strength });
    },
  );
scenario('Abandoning Reason for Madness: up to 3 cards are exchanged', (t) => {
  t.given(
    shadowPhase({
      minions: [savage()],
      hand: [
        { card: 'Abandoning Reason for Madness', as: 'event' },
        'Armor',
        'Athelas',
        'Defiance',
        runner(),
      ],
      deck: ['Pathfinder', 'Intimidate', 'Great Shield'],
    }),
  );
  t.player('Bob').does('event').mayChoose.exactly('0', '1', '2', '3');
  t.player('Bob')
    .does(2, 'Armor', 'Athelas')
    .has({ deck: ['Great Shield'], hand: 4 });
});
scenario('[LR-SPOT-001] Abandoning Reason for Madness needs an Isengard minion', (t) => {
  t.given(
    shadowPhase({
      minions: [runner()],
      hand: [{ card: 'Abandoning Reason for Madness', as: 'event' }, 'Goblin Sneak'],
    }),
  );
  t.player('Bob').mayNot('event', { because: 'spot an Isengard minion' });
});
scenario('One of You Must Do This: as many companions exert as there are peoples', (t) => {
  t.given({
    phase: 'maneuver alone',
    twilight: 3,
    players: {
      Ann: { companions: [frodo(), gimli(), boromir(), aragorn()] },
      Bob: { minions: [savage()], hand: [{ card: 'One of You Must Do This', as: 'event' }] },
    },
  });
  t.player('Bob').does('event');
  t.player('Ann').does('Frodo').mayChoose.exactly('Gimli', 'Boromir', 'Aragorn');
  t.player('Ann').does('Aragorn');
  t.expect.card('Frodo', { wounds: 1 }).card('Aragorn', { wounds: 1 }).card('Gimli', { wounds: 0 });
});
scenario('Massing in the East: a card of the deck for each people', (t) => {
  t.given({
    phase: 'regroup alone',
    twilight: 3,
    players: {
      Ann: {
        companions: [frodo(), gimli(), legolas(), boromir(), gandalf()],
        deck: ['Armor', 'Athelas', 'Defiance', 'Pathfinder', 'Intimidate'],
      },
      Bob: { minions: [soldier()], hand: [{ card: 'Massing in the East', as: 'event' }] },
    },
  });
  t.player('Bob').does('event');
  t.player('Ann').has({ deck: ['Intimidate'] });
});
