/** The Fellowship of the Ring: what the Uruk-hai learn, breed and parry. */
import { itsBearer, modifier, strength } from '../../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, item, minion } from '../../../invented.ts';
import { frodo, passThrough, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import type { Fields } from '../../positions.ts';

const adds = (by: number) => modifier({ attribute: strength, of: itsBearer, by });
invent(
  idle,
  companion('Friend'),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', vitality: 2 }),
  minion('Other Uruk', { race: 'Uruk-hai', culture: 'Isengard' }),
  minion('Orc'),
  item('Blade', {}, adds(2), adds(1)),
  item('Helm', { itemClass: 'helm' }, adds(1)),
  freeCondition('Paper'),
);
const cards = (n: number, card: string, as: string) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}` }));
const camp = (phase: string, bob: Fields, ann: Fields = {}, twilight = 9) => ({
  phase: `${phase} alone`,
  twilight,
  players: {
    Ann: { companions: [frodo(), 'Friend'], ...ann },
    Bob: { minions: [{ card: 'Uruk', as: 'uruk' }], support: ['Idle'], ...bob },
  },
});
for (const [who, wounds, ok] of [
  ['Uruk', 0, true],
  ['Uruk', 1, false],
  ['Orc', 0, false],
] as const)
  scenario(`[1_120/1] Alive and Unspoiled: ${who} with ${wounds} wounds exerts`, (t) => {
    t.given(
      camp('shadow', {
        minions: [{ card: who, as: 'he', wounds }],
        hand: [{ card: 'Alive and Unspoiled', as: 'it' }],
      }),
    );
    if (ok) t.player('Bob').does('it: play');
    else t.player('Bob').mayNot('it', {});
    t.expect.card('he', { wounds: ok ? 1 : wounds });
  });
const alive = (twilight: number, dice: readonly number[] = []) => ({
  ...camp(
    'shadow',
    { support: ['Idle', { card: 'Alive and Unspoiled', as: 'it' }] },
    { hand: cards(4, 'Paper', 'c'), burdens: 2 },
    twilight,
  ),
  dice,
});
scenario('[1_120/2] Alive and Unspoiled: two cards are shown, and one of them may go', (t) => {
  t.given(alive(3, [1, 2]));
  t.player('Bob').does('it', '2', 'Yes').mayChoose.exactly('c1', 'c3');
  t.player('Bob').does('c3');
  t.player('Ann').has({ hand: ['c0', 'c1', 'c2'] });
  t.expect.table({ twilight: 0 });
});
scenario('[1_120/2] Alive and Unspoiled: it need not, and nobody is asked where none is shown', (t) => {
  t.given(alive(6, [1]));
  t.player('Bob').does('it', '1', 'No').does('it', '0');
  t.player('Ann').has({ hand: 4 });
});
scenario('[1_120/2, LR-EFFECT-003] Alive and Unspoiled: of two cards in hand both are shown', (t) => {
  const position = alive(3, [1]);
  const { Ann } = position.players;
  t.given({ ...position, players: { ...position.players, Ann: { ...Ann, hand: cards(2, 'Paper', 'c') } } });
  t.player('Bob').does('it', '2', 'Yes').mayChoose.exactly('c0', 'c1');
});
scenario('[1_120/2, LR-COST-002] Alive and Unspoiled: 2 twilight are too few', (t) => {
  t.given(alive(2));
  t.player('Bob').mayNot('it', { because: 'twilight' });
});

const pit = (played: string) =>
  camp('shadow', {
    minions: [],
    hand: [
      { card: played, as: 'new' },
      { card: 'Breeding Pit', as: 'pit' },
    ],
    discard: [...cards(2, 'Uruk', 'u'), 'Other Uruk', { card: 'Orc', as: 'o0' }],
    deck: ['Paper'],
  });
scenario('[1_122] Breeding Pit: all copies of the Uruk-hai just played go beneath the deck', (t) => {
  t.given(pit('Uruk'));
  t.player('Bob')
    .does('new', 'pit')
    .has({ deck: ['Paper', 'u0', 'u1'], discard: ['Other Uruk', 'o0', 'pit'] });
});
scenario('[1_122, LR-RESPONSE-001] Breeding Pit: not for an Orc', (t) => {
  t.given(pit('Orc'));
  t.player('Bob').does('new').mayNot('pit', {});
});

const parry = (who: string) =>
  camp(
    'maneuver',
    { minions: [{ card: who, as: 'he' }], hand: [{ card: 'Parry', as: 'it' }] },
    { companions: [frodo(), { card: 'Friend', on: ['Blade', 'Helm'] }] },
  );
scenario('[1_132] Parry: all that one possession adds to strength is cancelled', (t) => {
  t.given(parry('Uruk'));
  t.expect.card('Friend', { strength: 10 });
  t.player('Bob').does('it').mayChoose.exactly('Blade', 'Helm');
  t.player('Bob').does('Blade');
  t.expect.card('Friend', { strength: 7 });
});
scenario('[1_132] Parry: until the regroup phase', (t) => {
  const position = parry('Uruk');
  t.given({
    ...position,
    phase: 'maneuver',
    players: { ...position.players, Bob: { ...position.players.Bob, minions: [{ card: 'Uruk', as: 'he' }] } },
  });
  t.player('Bob').does('it', 'Blade');
  t.expect.card('Friend', { strength: 7 });
  passThrough(t, 'maneuver');
  passThrough(t, 'archery');
  t.expect.card('Friend', { strength: 7 });
});
scenario('[1_132, LR-SPOT-001] Parry takes an Uruk-hai', (t) => {
  t.given(parry('Orc'));
  t.player('Bob').mayNot('it', { because: 'spot an Uruk-hai' });
});
