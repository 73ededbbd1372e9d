/** The Two Towers: events of the Shire culture. */
import { bearer, character } from '../../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, minion, pause, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { gandalf, gimli, merry, sam } from '../../people.ts';

const number = (n: number, name: string) => site(name, { siteNumber: n, block: 2 });
invent(
  pause,
  idle,
  minion('Orc', { strength: 5, vitality: 3 }),
  minion('Giant', { strength: 7, vitality: 3, Damage: 2 }),
  minion('Biter', { strength: 5, Damage: 2 }),
  freeCondition('Twig'),
  shadowCondition('Curse', { 'Support Area': 0 }, bearer(character)),
  companion('Friend', { signet: 'Frodo' }),
  ...([3, 4, 5, 6] as const).map((n) => number(n, `Site ${n}`)),
  ...([3, 4, 5, 6] as const).map((n) => number(n, `Old ${n}`)),
);
type Fields = Readonly<Record<string, unknown>>;
const ofAnn = (phase: string, card: string, ann: Fields, bob: Fields = {}, more: Fields = {}) => ({
  phase,
  ...more,
  players: {
    Ann: { companions: [frodo()], hand: [{ card, as: 'event' }, 'Twig'], ...ann },
    Bob: { support: ['Idle'], ...bob },
  },
});

const away = (hers: readonly string[]) =>
  ofAnn(
    'fellowship alone',
    'Get On and Get Away',
    { site: 3, adventure: hers, burdens: 0 },
    {},
    {
      path: [3, 4, 5].map((n) => ({ card: `Old ${n}`, number: n, as: `old ${n}`, owner: 'Bob' })),
    },
  );
scenario('[4_304] the next two sites are played, in place of others', (t) => {
  t.given(away(['Site 4', 'Site 5', 'Site 6']));
  t.player('Ann')
    .does('event')
    .has({ burdens: 2, adventure: ['Site 6'] });
  t.expect
    .card('Site 4', { in: 'path' })
    .card('Site 5', { in: 'path' })
    .card('old 4', { in: 'adventure of Bob' });
  t.expect.card('old 3', { in: 'path' });
});

const knocked = (discard: readonly unknown[]) => ofAnn('regroup alone', 'Knocked on the Head', { discard });
scenario('[4_308] an unbound Hobbit comes back', (t) => {
  t.given(knocked([merry(), sam()]));
  t.player('Ann').does('event');
  t.expect.card('Merry', { in: 'companions of Ann' }).card('Sam', { in: 'discard of Ann' });
});
scenario('[4_308, LR-EFFECT-008] nobody else does', (t) => {
  t.given(knocked([sam(), gimli()]));
  t.player('Ann').has({ hand: 2 });
});

scenario('[4_309] for a burden a Ring-bound companion heals twice', (t) => {
  t.given(
    ofAnn('fellowship alone', 'Light Shining Faintly', {
      companions: [frodo(), sam({ wounds: 3 }), merry({ wounds: 1 })],
      burdens: 1,
    }),
  );
  t.player('Ann').does('event').has({ burdens: 2 });
  t.expect.card('Sam', { wounds: 1 }).card('Merry', { wounds: 1 });
});

const affairs = (who: unknown, against: string, companions: readonly unknown[] = [frodo()]) =>
  ofAnn(
    'skirmish',
    'Mind Your Own Affairs',
    { companions: [...companions, who], support: ['Pause'], burdens: 0 },
    { minions: [{ card: 'Orc', as: 'orc', against }] },
  );
scenario('[4_312] a minion against a companion with the Frodo signet is wounded', (t) => {
  t.given(affairs({ card: 'Friend', as: 'friend' }, 'friend'));
  t.player('Ann').does('event').has({ burdens: 1 });
  t.expect.card('orc', { wounds: 1 });
});
scenario('[4_312] one against another is not', (t) => {
  t.given(affairs(gimli(), 'Gimli'));
  t.player('Ann').does('event');
  t.expect.card('orc', { wounds: 0 });
});
scenario('[4_312] Frodo must be there', (t) => {
  const samWithRing = sam({ on: ['The One Ring, The Ruling Ring'] });
  const position = affairs({ card: 'Friend', as: 'friend' }, 'friend', [samWithRing]);
  t.given({
    ...position,
    players: { ...position.players, Ann: { ...position.players.Ann, ringBearer: 'Sam' } },
  });
  t.player('Ann').mayNot('event', { because: 'Frodo' });
});

scenario('[4_318] for a burden a condition leaves a Hobbit', (t) => {
  t.given(
    ofAnn('fellowship alone', 'Seven We Had', {
      companions: [
        frodo(),
        gimli({ on: [{ card: 'Curse', as: 'other', owner: 'Bob' }] }),
        merry({ on: [{ card: 'Curse', as: 'curse', owner: 'Bob' }] }),
      ],
      burdens: 0,
    }),
  );
  t.player('Ann').does('event').has({ burdens: 1 });
  t.expect.card('curse', { in: 'discard of Bob' }).card('other', { in: 'on of Gimli' });
});

for (const [id, card, last] of [
  ['4_319', 'Severed His Bonds', 4],
  ['4_321', 'Swiftly and Softly', 5],
] as const) {
  const stealth = (at: number, minion: string, who = 'Merry') =>
    ofAnn(
      'skirmish',
      card,
      { companions: [frodo(), merry(), gimli()], hand: [{ card, as: 'event' }], site: at },
      { minions: [{ card: minion, as: 'he', against: who }], support: [] },
      { path: [{ card: `Site ${at}`, number: at }] },
    );
  scenario(`[${id}] ${card}: at site ${last} the skirmish is cancelled`, (t) => {
    t.given(stealth(last, 'Orc'));
    t.player('Ann').does('event');
    t.expect.card('Merry', { wounds: 0 });
  });
  scenario(`[${id}, LR-BLOCK-003] ${card}: beyond it is not, but Merry lives`, (t) => {
    // Seven to three would overwhelm him; damage +2 makes three wounds.
    t.given(stealth(last + 1, id === '4_319' ? 'Giant' : 'Biter'));
    t.player('Ann').does('event').does('Merry');
    t.expect.card('Merry', { wounds: id === '4_319' ? 3 : 1, in: 'companions of Ann' });
  });
  scenario(`[${id}] ${card}: a Dwarf is not helped`, (t) => {
    t.given(stealth(last, 'Giant', 'Gimli'));
    t.player('Ann').does('event');
    t.expect.card('Gimli', { in: 'dead of Ann' });
  });
}
for (const [friends, left] of [
  [[], 2],
  [[gandalf()], 1],
] as const)
  scenario(`[4_320] Store-room leaves ${left} of 3 wounds`, (t) => {
    t.given(
      ofAnn('regroup alone', 'Store-room', {
        companions: [frodo({ wounds: 1 }), merry({ wounds: 3 }), ...friends],
      }),
    );
    t.player('Ann').does('event');
    t.expect.card('Merry', { wounds: left }).card('Frodo', { wounds: 1 });
  });

scenario('[4_322] an unbound Hobbit is discarded', (t) => {
  t.given(
    ofAnn(
      'skirmish',
      'Warmed Up a Bit',
      { companions: [frodo(), sam(), merry()] },
      { minions: [{ card: 'Orc', against: 'Sam' }] },
    ),
  );
  t.player('Ann').does('event');
  t.expect.card('Merry', { in: 'discard of Ann' }).card('Sam', { in: 'companions of Ann' });
});
