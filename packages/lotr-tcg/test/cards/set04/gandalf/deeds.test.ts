/** The Two Towers: what Gandalf does, and his steed. */
import { titleNumber } from '../../../../src/cards/titles.ts';
import { bearer, character } from '../../../../src/cards/words/index.ts';
import {
  ally,
  artifact,
  companion,
  invent,
  item,
  minion,
  pause,
  shadowCondition,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { gimli } from '../../people.ts';

invent(
  pause,
  idle,
  companion('Grey one', { race: 'Wizard', culture: 'Gandalf', vitality: 4, title: titleNumber('Gandalf') }),
  companion('King', { culture: 'Rohan', title: titleNumber('Théoden') }),
  companion('Friend', { signet: 'Gandalf' }),
  companion('Stranger'),
  ally('Neighbour'),
  minion('Orc', { vitality: 4 }),
  minion('Weak', { strength: 6, vitality: 2 }),
  minion('Strong', { strength: 7, vitality: 2 }),
  shadowCondition('Rubble'),
  shadowCondition('Curse', { 'Support Area': 0 }, bearer(character)),
  item('Sword', {}, bearer(character)),
  item('Bow', { itemClass: 'ranged weapon' }, bearer(character)),
  item('Axe', { side: 'Shadow', culture: 'Moria' }),
  artifact('Mace', { side: 'Shadow', culture: 'Moria' }),
);
const grey = (more: object = {}) => ({ card: 'Grey one', as: 'Gandalf', ...more });
type Fields = Readonly<Record<string, unknown>>;
const table = (phase: string, twilight: number, ann: Fields, bob: Fields = {}) => ({
  phase,
  twilight,
  players: { Ann: { companions: [frodo(), grey()], ...ann }, Bob: { support: ['Idle'], ...bob } },
});
const inHand = (card: string, ...more: readonly unknown[]) => [{ card, as: 'event' }, ...more];

const hearken = (companions: readonly unknown[]) =>
  table('fellowship alone', 0, {
    companions: [frodo(), ...companions],
    hand: inHand('Hearken to Me', 'Neighbour'),
  });
scenario('[4_94/3] Shadow conditions leave Théoden, and no other comes', (t) => {
  t.given(
    hearken([
      grey({ on: [{ card: 'Curse', as: 'on Gandalf', owner: 'Bob' }] }),
      { card: 'King', as: 'King', on: [{ card: 'Curse', as: 'on King', owner: 'Bob' }] },
    ]),
  );
  t.player('Ann').does('event: play');
  t.expect.card('on King', { in: 'discard of Bob' }).card('on Gandalf', { in: 'on of Gandalf' });
  t.expect.card('King', { strength: 8, vitality: 4 });
});
scenario('[4_94/4] no Shadow condition is played on him', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo(), { card: 'King', as: 'King', on: ['Hearken to Me'] }] },
      Bob: { hand: [{ card: 'Curse', as: 'curse' }, 'Orc'] },
    },
  });
  t.player('Bob').does('curse: play');
  t.expect.card('curse', { in: 'on of Frodo' });
});
scenario('[4_94/1, 4_94/2] not without Gandalf, nor on another', (t) => {
  t.given(hearken([{ card: 'King', as: 'King' }]));
  t.player('Ann').mayNot('event');
});

const fightWith = (card: string, twilight: number, who: Fields, bob: Fields = {}) =>
  table('skirmish', twilight, { companions: [frodo(), grey(), who], hand: inHand(card) }, bob);
scenario('[4_96] with 3 twilight a companion with the Gandalf signet takes no wounds', (t) => {
  // Its own cost of 1 is added first.
  t.given(
    fightWith(
      'Keep Your Forked Tongue',
      3,
      { card: 'Friend', as: 'he' },
      { minions: [{ card: 'Strong', against: 'he' }], support: [] },
    ),
  );
  t.player('Ann').does('event');
  t.expect.card('he', { wounds: 0 });
});
for (const [twilight, who] of [
  [2, 'Friend'],
  [3, 'Stranger'],
] as const)
  scenario(`[4_96] not with ${twilight} twilight for a ${who}`, (t) => {
    t.given(
      fightWith(
        'Keep Your Forked Tongue',
        twilight,
        { card: who, as: 'he' },
        { minions: [{ card: 'Strong', against: 'he' }], support: [] },
      ),
    );
    if (twilight === 3) t.player('Ann').does('event');
    t.expect.card('he', { wounds: 1 });
  });

for (const [answer, mine, its] of [
  ['No', 0, 0],
  ['Yes', 1, 1],
] as const)
  scenario(`[4_97] Long I Fell, and the Shadow says ${answer}`, (t) => {
    t.given(
      table(
        'skirmish',
        0,
        { hand: inHand('Long I Fell') },
        { minions: [{ card: 'Strong', as: 'he', against: 'Gandalf' }], support: [] },
      ),
    );
    t.player('Ann').does('event');
    t.player('Bob').does(answer);
    t.expect.card('Gandalf', { wounds: mine }).card('he', { wounds: its });
  });

scenario('[4_98] minions of strength 6 or less are wounded', (t) => {
  t.given(
    table('maneuver alone', 0, { hand: inHand('Mithrandir, Mithrandir!') }, { minions: ['Weak', 'Strong'] }),
  );
  t.player('Ann').does('event');
  t.expect.card('Weak', { wounds: 1 }).card('Strong', { wounds: 0 }).card('Gandalf', { wounds: 1 });
});

for (const [phase, what] of [
  ['fellowship alone', 'Axe'],
  ['maneuver alone', 'Mace'],
] as const)
  scenario(`[4_99] Roll of Thunder takes ${what} away (${phase})`, (t) => {
    t.given(
      table(
        phase,
        0,
        { companions: [frodo(), grey({ on: ['Sword'] })], hand: inHand('Roll of Thunder', 'Neighbour') },
        {
          support: [what, 'Rubble', 'Idle'],
          ...(phase === 'maneuver alone' ? { minions: ['Orc'] } : {}),
        },
      ),
    );
    t.player('Ann').does('event');
    t.expect.card(what, { in: 'discard of Bob' }).card('Sword', { in: 'on of Gandalf' });
  });

scenario('[4_100/2] Gandalf lays his sword down for Shadowfax', (t) => {
  t.given(
    table('fellowship alone', 0, {
      companions: [frodo(), grey({ on: ['Sword', 'Bow'] })],
      hand: inHand('Shadowfax', 'Neighbour'),
    }),
  );
  t.player('Ann').does('event: play');
  t.expect
    .card('Sword', { in: 'discard of Ann' })
    .card('Bow', { in: 'on of Gandalf' })
    .card('Gandalf', { strength: 8 });
});
scenario('[4_100/3] and takes up no other', (t) => {
  t.given(
    table('fellowship alone', 0, {
      companions: [frodo(), grey({ on: ['Shadowfax'] })],
      hand: inHand('Sword', 'Neighbour'),
    }),
  );
  t.player('Ann').does('event: play');
  t.expect.card('event', { in: 'on of Frodo' });
});
for (const [who, wounds] of [
  ['Gandalf', 1],
  ['Gimli', 0],
] as const)
  scenario(`[4_100/4] minions against ${who} exert ${wounds} times as the skirmish starts`, (t) => {
    t.given(
      table(
        'skirmish',
        0,
        { companions: [frodo(), grey({ on: ['Shadowfax'] }), gimli()], support: ['Pause'] },
        {
          minions: [
            { card: 'Orc', as: 'one', against: who },
            { card: 'Orc', as: 'two', against: who },
          ],
        },
      ),
    );
    t.expect.card('one', { wounds }).card('two', { wounds });
  });
scenario('[4_100/1] Shadowfax is for Gandalf only', (t) => {
  t.given(
    table('fellowship alone', 0, { companions: [frodo(), gimli()], hand: inHand('Shadowfax', 'Neighbour') }),
  );
  t.player('Ann').mayNot('event');
});

const task = (wounds: readonly number[]) =>
  table(
    'regroup alone',
    0,
    { hand: inHand('Task Was Not Done') },
    { minions: wounds.map((n, i) => ({ card: 'Orc', as: `orc ${i}`, wounds: n })) },
  );
scenario('[4_102] up to two wounded minions are discarded', (t) => {
  t.given(task([1, 1, 1, 0]));
  t.player('Ann').does('event').does('orc 0').does('orc 2').has({ discard: 1 });
  t.expect.card('orc 0', { in: 'discard of Bob' }).card('orc 2', { in: 'discard of Bob' });
  t.expect
    .card('orc 1', { in: 'minions of Bob' })
    .card('orc 3', { in: 'minions of Bob' })
    .card('Gandalf', { wounds: 1 });
});

for (const [twilight, spotted, strength] of [
  [0, 1, 7],
  [3, 4, 10],
  [3, 2, 8],
  [9, 10, 11],
] as const)
  scenario(
    `[4_105, LR-ERRATA-053, LR-SPOT-002] ${twilight} twilight and its own, ${spotted} spotted: strength ${strength}`,
    (t) => {
      t.given(
        table(
          'skirmish',
          twilight,
          { hand: inHand('Under the Living Earth'), support: ['Pause'] },
          { minions: [{ card: 'Orc', against: 'Gandalf' }] },
        ),
      );
      t.player('Ann').does('event', spotted);
      t.expect.card('Gandalf', { strength });
    },
  );

const wizardry = (minions: number) =>
  table(
    'maneuver alone',
    0,
    { hand: inHand('Wizardry Indeed') },
    {
      minions: Array.from({ length: minions }, (_x, i) => ({ card: 'Orc', as: `orc ${i}` })),
    },
  );
scenario('[4_108] more minions than companions: an opponent discards one', (t) => {
  t.given(wizardry(3));
  t.player('Ann').does('event');
  t.player('Bob').does('orc 1');
  t.expect.card('orc 1', { in: 'discard of Bob' }).card('Gandalf', { wounds: 1 });
});
scenario('[4_108] not with as many', (t) => {
  t.given(wizardry(2));
  t.player('Ann').mayNot('event', { because: 'more minions' });
});
