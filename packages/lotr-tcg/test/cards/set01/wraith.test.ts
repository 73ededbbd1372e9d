/** The Fellowship of the Ring: the Wraith culture. */
import { addsTwilight, whenPlayed } from '../../../src/cards/words/index.ts';
import { companion, invent, minion, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, boromir, gimli, legolas, runner } from '../people.ts';

invent(
  minion('Rider', { race: 'Nazgul', culture: 'Wraith' }),
  shadowCondition('Filler'),
  companion('Bowman', { Archer: 1 }),
);

const wreathed = { card: 'Wreathed in Shadow', as: 'Wreathed' };
const playing = (minions: readonly unknown[]) => ({
  phase: 'shadow alone',
  twilight: 2,
  players: { Ann: { companions: [frodo()] }, Bob: { minions, hand: [wreathed, 'Filler'] } },
});
scenario('[1_238/1] Wreathed in Shadow is played while a Nazgûl is there', (t) => {
  t.given(playing(['Rider']));
  t.player('Bob').does('Wreathed');
  t.expect.card('Wreathed', { in: 'support of Bob' });
});
scenario('[1_238/1] Wreathed in Shadow needs a Nazgûl', (t) => {
  t.given(playing(['Goblin Runner']));
  t.player('Bob').mayNot('Wreathed', { because: 'what it needs to be played is not there' });
});

const shooting = (twilight: number) => ({
  phase: 'archery alone',
  twilight,
  players: {
    Ann: { companions: [frodo(), legolas()] },
    Bob: { minions: [{ card: 'Rider', as: 'Rider' }], support: [wreathed] },
  },
});
scenario('[1_238/2] each twilight removed takes one off the fellowship archery total', (t) => {
  t.given(shooting(1));
  t.player('Bob').does('Wreathed');
  t.expect.card('Rider', { wounds: 0 }).table({ twilight: 0 });
});
scenario('[1_238/2] whoever does not use it is shot at', (t) => {
  t.given(shooting(1));
  t.player('Bob').passes();
  t.expect.card('Rider', { wounds: 1 }).table({ twilight: 1 });
});
scenario('[1_238/2] without twilight there is nothing to remove', (t) => {
  t.given(shooting(0));
  t.expect.card('Rider', { wounds: 1 });
});
const twoArchers = (twilight: number) => ({
  ...shooting(twilight),
  players: { ...shooting(twilight).players, Ann: { companions: [frodo(), legolas(), 'Bowman'] } },
});
scenario('[1_238/2] it may be used as often as there is twilight', (t) => {
  t.given(twoArchers(2));
  t.player('Bob').does('Wreathed', 'Wreathed');
  t.expect.card('Rider', { wounds: 0 }).table({ twilight: 0 });
});
scenario('[1_238/2] and takes one off each time', (t) => {
  t.given(twoArchers(1));
  t.player('Bob').does('Wreathed');
  t.expect.card('Rider', { wounds: 1 });
});

invent(
  minion('Black one', { race: 'Nazgul', culture: 'Wraith', vitality: 3, strength: 9 }),
  shadowCondition('Veil', { culture: 'Wraith' }),
  site('Mine', { siteNumber: 4, block: 1 }),
  site('Other mine', { siteNumber: 4, block: 1 }),
  site('Tower mine', { siteNumber: 4, block: 2 }),
  site('Other tower mine', { siteNumber: 4, block: 2 }),
  site('King mine', { siteNumber: 4, block: 3 }),
  site('Other king mine', { siteNumber: 4, block: 3 }),
  site('Any mine', { block: 4 }),
  site('Other any mine', { block: 4 }),
  site('Behind', { siteNumber: 1, block: 1 }),
  site('Other behind', { siteNumber: 1, block: 1 }),
  minion('Caller', { twilight: 3 }, whenPlayed({ effect: addsTwilight(3) })),
  minion('Called', { twilight: 3 }),
);
for (const [wearing, strength] of [
  [true, 14],
  [false, 11],
] as const)
  scenario(
    `[1_204, LR-RING-001] All Veils Removed gives ${strength - 9} where wearing is ${wearing}`,
    (t) => {
      t.given({
        phase: 'skirmish',
        twilight: 5,
        players: {
          Ann: { companions: [frodo(), gimli()], wearing },
          Bob: {
            minions: [{ card: 'Black one', against: 'Gimli' }],
            hand: ['All Veils Removed', { card: 'All Veils Removed', as: 'b' }],
          },
        },
      });
      t.player('Bob').does('All Veils Removed');
      t.expect.card('Black one', { strength });
    },
  );
const trodden = (twilight: number, here = 'Mine', own = 'Other mine', format = 'Fellowship') => ({
  phase: 'shadow alone',
  format,
  twilight,
  path: [{ card: here, number: 4, owner: 'Ann' }],
  players: {
    Ann: { companions: [frodo()], site: 4 },
    Bob: {
      minions: [{ card: 'Úlairë Nelya, Lieutenant of Morgul', as: 'Nelya' }],
      support: [{ card: 'Paths Seldom Trodden', as: 'Paths' }],
      adventure: [own],
      hand: ['Veil'],
    },
  },
});
scenario(
  '[1_222/1, 1_222/2, LR-SITE-008, LR-ERRATA-021] Paths Seldom Trodden lays the own site where the fellowship is',
  (t) => {
    t.given(trodden(3));
    t.player('Bob').does('Paths');
    t.expect
      .card('Other mine', { in: 'path', number: 4 })
      .card('Mine', { in: 'adventure of Ann' })
      .table({ twilight: 0 });
  },
);
scenario('[1_222/2, LR-COST-002] two twilight are not enough', (t) => {
  t.given(trodden(2));
  t.player('Bob').mayNot('Paths', { rule: 'LR-COST-002' });
});
scenario('[1_233, LR-SITE-008, LR-ERRATA-023] Úlairë Nelya exerts to do so at any number', (t) => {
  t.given(trodden(0));
  t.player('Bob').does('Nelya');
  t.expect.card('Other mine', { in: 'path', number: 4 }).card('Nelya', { wounds: 1 });
});
for (const [here, own, format] of [
  ['Tower mine', 'Other tower mine', 'Tower'],
  ['King mine', 'Other king mine', 'King'],
  ['King mine', 'Other mine', 'King'],
  ['Mine', 'Other king mine', 'King'],
  ['Any mine', 'Other any mine', 'Open'],
  ['Mine', 'Other mine', 'Open'],
] as const) {
  scenario(`[1_222/2, LR-ERRATA-021] Paths Seldom Trodden: in ${format}, ${own} is not for ${here}`, (t) => {
    t.given(trodden(3, here, own, format));
    t.player('Bob').does('Paths');
    t.expect.card(own, { in: 'adventure of Bob' }).card(here, { in: 'path', number: 4 });
  });
  scenario(`[1_233, LR-ERRATA-023] Úlairë Nelya: in ${format}, ${own} is not for ${here}`, (t) => {
    t.given(trodden(0, here, own, format));
    t.player('Bob').mayNot('Nelya', {});
    t.expect.card(here, { in: 'path', number: 4 }).card('Nelya', { wounds: 0 });
  });
}
scenario('[1_233, LR-CONTROL-006] Úlairë Nelya: a site under control stays so when it is replaced', (t) => {
  const position = trodden(0, 'Mine', 'Other behind');
  const his = { ...position.players.Bob, support: [{ card: 'Behind', number: 1, owner: 'Ann' }] };
  t.given({ ...position, players: { ...position.players, Bob: { ...his, site: 4 } } });
  t.player('Bob')
    .does('Nelya')
    .has({ controls: ['Other behind'] });
  t.expect.card('Behind', { in: 'adventure of Ann' }).card('Nelya', { wounds: 1 });
});
scenario('[1_222/1, LR-SPOT-001] Paths Seldom Trodden takes a Nazgûl', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { hand: [{ card: 'Paths Seldom Trodden', as: 'Paths' }, 'Veil'] },
    },
  });
  t.player('Bob').mayNot('Paths', { rule: 'LR-COST-009' });
});

scenario('[1_234] for each companion over four a minion may come from the discard pile', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 20,
    path: [{ card: 'Mithril Mine', number: 4 }],
    players: {
      Ann: { companions: [frodo(), gimli(), aragorn(), boromir(), legolas()], site: 4 },
      Bob: {
        hand: [{ card: 'Úlairë Nertëa, Messenger of Dol Guldur', as: 'Nertea' }, 'Veil'],
        discard: [runner(), { card: 'Goblin Runner', as: 'second' }],
      },
    },
  });
  t.player('Bob').does('Nertea: play', 'Nertea: when', 'Runner');
  t.expect.card('Runner', { in: 'minions of Bob' }).card('second', { in: 'discard of Bob' });
});
const messenger = (twilight: number) => ({
  phase: 'shadow alone',
  twilight: 4 + twilight,
  path: [{ card: 'Mithril Mine', number: 4 }],
  players: {
    Ann: { companions: [frodo(), gimli(), aragorn(), boromir(), legolas(), 'Bowman'], site: 4 },
    Bob: {
      hand: [{ card: 'Úlairë Nertëa, Messenger of Dol Guldur', as: 'Nertea' }, 'Veil'],
      discard: ['Called', 'Caller', 'Rider'],
    },
  },
});
for (const [first, second] of [
  ['Called', 'Caller'],
  ['Caller', 'Called'],
] as const)
  scenario(`[1_234, LR-ERRATA-024] of two minions Bob plays ${first} first`, (t) => {
    t.given(messenger(8));
    t.player('Bob')
      .does('Nertea: play', 'Nertea: when')
      .mayChoose.exactly('Called', 'Caller', 'Rider', 'Pass');
    t.player('Bob').does(first);
    t.expect.card(first, { in: 'minions of Bob' }).card(second, { in: 'discard of Bob' });
    t.player('Bob').does(second);
    t.expect.card(second, { in: 'minions of Bob' }).card('Rider', { in: 'discard of Bob' });
  });
scenario('[1_234, LR-ERRATA-024] what the first one brings pays for the second', (t) => {
  t.given(messenger(3));
  t.player('Bob').does('Nertea: play', 'Nertea: when', 'Caller', 'Called');
  t.expect.card('Called', { in: 'minions of Bob' }).table({ twilight: 0 });
});
scenario('[1_234, LR-ERRATA-024] in the other order there is nothing left for it', (t) => {
  t.given(messenger(3));
  t.player('Bob').does('Nertea: play', 'Nertea: when', 'Called');
  t.player('Bob').mayChoose.excludes('Caller');
  t.expect.card('Caller', { in: 'discard of Bob' }).table({ twilight: 0 });
});
