/** Ents of Fangorn: the Shire culture. */
import { titleNumber } from '../../../src/cards/titles.ts';
import {
  a,
  addsTwilight,
  discardIt,
  during,
  exactly,
  host,
  maneuver,
  modifier,
  possession,
  regroup,
} from '../../../src/cards/words/index.ts';
import { fullVitality } from '../../../src/engine.ts';
import {
  companion,
  freeCondition,
  freeEvent,
  invent,
  item,
  minion,
  pause,
  shadowEvent,
} from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { idle } from '../idle.ts';
import { gimli, merry, sam } from '../people.ts';
import { moving } from '../standing.ts';

invent(
  pause,
  idle,
  companion('Slinker', {
    culture: 'Gollum',
    race: 'none',
    keyword: ['Ring-bound'],
    title: titleNumber('Sméagol'),
  }),
  companion('Tree', { culture: 'Gandalf', race: 'Ent' }),
  minion('Orc', { strength: 5, vitality: 4 }),
  minion('Giant', { strength: 20 }),
  minion('Thief', {}, during(maneuver, { effect: discardIt(a(possession)) })),
  item(
    'Mail',
    { itemClass: 'armor', culture: 'Shire' },
    modifier({ attribute: fullVitality, of: exactly(host), by: 1 }),
  ),
  freeCondition('Twig'),
  freeCondition('Rest', {}, during(regroup, { effect: addsTwilight(1) })),
  freeEvent('Shire page', { culture: 'Shire' }),
  shadowEvent('Moria page'),
  shadowEvent('Sauron page', { culture: 'Sauron' }),
);
type Fields = Readonly<Record<string, unknown>>;
const table = (phase: string, ann: Fields, bob: Fields = {}) => ({
  phase,
  players: { Ann: { companions: [frodo(), sam()], ...ann }, Bob: { support: ['Idle'], ...bob } },
});

const held = (more: Fields = {}) =>
  frodo({ on: ['The One Ring, The Ruling Ring', { card: 'Held', as: 'held' }], ...more });
scenario('[6_109/2, LR-KILL-001] Held: a wound that would kill Frodo is a burden', (t) => {
  t.given(
    table(
      'skirmish',
      { companions: [held({ wounds: 3 })], burdens: 1 },
      { minions: [{ card: 'Orc', against: 'Frodo' }], support: [] },
    ),
  );
  t.player('Ann').does('Pass').has({ burdens: 2 });
  t.expect.card('Frodo', { wounds: 3, in: 'companions of Ann' });
});
scenario('[6_109/2] another wound is one', (t) => {
  t.given(
    table(
      'skirmish',
      { companions: [held({ wounds: 1 })], burdens: 1 },
      { minions: [{ card: 'Orc', against: 'Frodo' }], support: [] },
    ),
  );
  t.player('Ann').does('Pass').has({ burdens: 1 });
  t.expect.card('Frodo', { wounds: 2 });
});
scenario('[6_109/2] who is overwhelmed dies of no wound', (t) => {
  t.given(
    table(
      'skirmish',
      { companions: [held()] },
      { minions: [{ card: 'Giant', against: 'Frodo' }], support: [] },
    ),
  );
  t.expect.result({ Ann: 'lost', Bob: 'won' });
});
scenario('[6_109/2, LR-ATTACH-010] nor does he who loses the vitality that kept him alive', (t) => {
  const on = ['The One Ring, The Ruling Ring', { card: 'Held', as: 'held' }, 'Mail'];
  t.given(
    table('maneuver alone', { companions: [frodo({ on, wounds: 4 })], burdens: 1 }, { minions: ['Thief'] }),
  );
  t.player('Bob').does('Thief');
  t.expect.card('Mail', { in: 'discard of Ann' }).result({ Ann: 'lost', Bob: 'won' });
});
for (const [from, to, number, result] of [
  ['Valley of Saruman', 'Palantír Chamber', 8, { Ann: 'lost', Bob: 'won' }],
  ["King's Room", 'Valley of Saruman', 7, 'undecided'],
] as const)
  scenario(`[6_109/3, LR-ERRATA-077] he moves to site ${number + 1}`, (t) => {
    t.given(moving(from, number, to, { companions: [held()] }));
    t.expect.result(result);
  });
for (const minions of [[], ['Orc']] as const)
  scenario(
    `[6_109/4] with ${minions.length} minions it can ${minions.length === 0 ? '' : 'not '}be discarded`,
    (t) => {
      t.given(table('regroup alone', { companions: [held()], support: ['Rest'] }, { minions }));
      if (minions.length > 0) t.player('Ann').mayNot('held');
      else {
        t.player('Ann').does('held');
        t.expect.card('held', { in: 'discard of Ann' });
      }
    },
  );
scenario('[6_109/1] it is for Frodo', (t) => {
  t.given(
    table('fellowship alone', { companions: [frodo(), sam()], hand: [{ card: 'Held', as: 'it' }, 'Twig'] }),
  );
  t.player('Ann').does('it: play');
  t.expect.card('it', { in: 'on of Frodo' });
});

const burns = (companions: readonly unknown[], hand: readonly string[]) =>
  table(
    'regroup alone',
    { companions: [frodo(), ...companions], hand: [{ card: 'It Burns Us', as: 'event' }], support: ['Rest'] },
    { minions: [{ card: 'Orc', as: 'orc' }], hand },
  );
const slinker = { card: 'Slinker', as: 'Sméagol' };
for (const [hand, wounds] of [
  [['Shire page', 'Moria page', 'Moria page'], 2],
  [['Shire page', 'Moria page', 'Sauron page'], 3],
  [[], 0],
] as const)
  scenario(`[6_110, LR-ERRATA-080] ${wounds} cultures in hand: ${wounds} wounds`, (t) => {
    t.given(burns([sam(), slinker], hand));
    t.player('Ann').does('event');
    t.expect.card('orc', { wounds });
  });
for (const companions of [[sam()], [slinker]] as const)
  scenario(`[6_110] both must be there, not only ${companions[0] === slinker ? 'Sméagol' : 'Sam'}`, (t) => {
    t.given(burns(companions, ['Shire page']));
    t.player('Ann').mayNot('event');
  });

scenario('[6_111/1] Kept Safe begins with two tokens', (t) => {
  t.given(table('fellowship alone', { hand: [{ card: 'Kept Safe', as: 'safe' }, 'Twig'] }));
  t.player('Ann').does('safe: play');
  t.expect.card('safe', { tokens: 2, tokensOf: 'Shire' });
});
const kept = (tokens: number, who: unknown, against: string) =>
  table(
    'skirmish',
    {
      companions: [frodo(), who],
      support: [{ card: 'Kept Safe', as: 'safe', ...(tokens > 0 ? { tokens, tokensOf: 'Shire' } : {}) }],
    },
    { minions: [{ card: 'Orc', against }], support: [] },
  );
scenario('[6_111/2] a token prevents a wound to an unbound Hobbit', (t) => {
  t.given(kept(1, merry(), 'Merry'));
  t.player('Ann').does('safe').does('remove a token');
  t.expect.card('Merry', { wounds: 0 }).card('safe', { tokens: 0, in: 'support of Ann' });
});
scenario('[6_111/2] so does the condition itself', (t) => {
  t.given(kept(0, merry(), 'Merry'));
  t.player('Ann').does('safe');
  t.expect.card('Merry', { wounds: 0 }).card('safe', { in: 'discard of Ann' });
});
scenario('[6_111/2] but none to Sam', (t) => {
  t.given(kept(1, sam(), 'Sam'));
  t.expect.card('Sam', { wounds: 1 });
});

for (const n of [0, 2])
  scenario(`[6_112] Long Slow Wrath with ${n} Gandalf companions`, (t) => {
    const trees = Array.from({ length: n }, (_x, i) => ({ card: 'Tree', as: `tree ${i}` }));
    t.given(
      table(
        'skirmish',
        {
          companions: [frodo(), sam(), merry(), gimli(), ...trees],
          hand: [{ card: 'Long Slow Wrath', as: 'event' }],
          support: ['Pause'],
        },
        { minions: [{ card: 'Orc', against: 'Merry' }] },
      ),
    );
    t.player('Ann').does('event');
    t.expect.card('Merry', { strength: 3 + n, damage: n, wounds: 1 });
  });

scenario('[6_113] Merry goes to heal a Gandalf companion', (t) => {
  t.given(
    table('regroup alone', {
      companions: [
        frodo({ wounds: 1 }),
        { card: 'Merry, Impatient Hobbit', as: 'Merry' },
        { card: 'Tree', as: 'Ent', wounds: 2 },
      ],
    }),
  );
  t.player('Ann').does('Merry');
  t.expect.card('Merry', { in: 'discard of Ann' }).card('Ent', { wounds: 1 }).card('Frodo', { wounds: 1 });
});
scenario('[6_114] Pippin goes, and an opponent wounds a minion of his', (t) => {
  t.given(
    table(
      'regroup alone',
      { companions: [frodo(), { card: 'Pippin, Hastiest of All', as: 'Pippin' }] },
      {
        minions: [
          { card: 'Orc', as: 'one' },
          { card: 'Orc', as: 'two' },
        ],
      },
    ),
  );
  t.player('Ann').does('Pippin');
  t.player('Bob').does('two');
  t.expect.card('two', { wounds: 1 }).card('one', { wounds: 0 }).card('Pippin', { in: 'discard of Ann' });
});
scenario('[6_114, LR-MULTI-001] only minions of the player who was chosen', (t) => {
  t.given({
    phase: 'regroup alone',
    players: {
      Ann: { companions: [frodo(), { card: 'Pippin, Hastiest of All', as: 'Pippin' }] },
      Bob: { minions: [{ card: 'Orc', as: 'one' }] },
      Cat: { minions: [{ card: 'Orc', as: 'two' }], support: ['Idle'] },
    },
  });
  t.player('Ann').does('Pippin').does('Cat');
  t.expect.card('two', { wounds: 1 }).card('one', { wounds: 0 });
});
