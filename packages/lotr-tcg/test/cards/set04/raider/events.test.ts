/** The Two Towers: events of the Raider culture. */
import { companion, freeCondition, invent, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  pause,
  companion('Friend', { vitality: 3, strength: 8 }),
  companion('Bound one', { vitality: 3, strength: 8, keyword: ['Ring-bound'] }),
  freeCondition('Song'),
  minion('Rider', { culture: 'Raider', race: 'Man', keyword: ['Southron'], strength: 8 }),
  minion('Eastern one', { culture: 'Raider', race: 'Man', keyword: ['Easterling'], strength: 8 }),
  minion('Bowman', { culture: 'Raider', race: 'Man', Archer: 1 }),
  minion('Moria archer', { Archer: 1 }),
  minion('Plain Orc', { strength: 8 }),
);
const friends = (n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card: 'Friend', as: `friend ${i + 1}` }));
const playing = (phase: string, card: string, ann: object, minions: readonly unknown[], twilight = 9) => ({
  phase,
  twilight,
  players: {
    Ann: { companions: [frodo()], ...ann },
    Bob: { minions, hand: [{ card, as: 'event' }], support: ['Idle'] },
  },
});
const songs = [
  { card: 'Song', as: 'song 1' },
  { card: 'Song', as: 'song 2' },
  { card: 'Song', as: 'song 3' },
];
scenario('[4_223] Discovered: a Raider Man exerts to discard one Free Peoples condition', (t) => {
  t.given(playing('maneuver alone', 'Discovered', { support: songs, burdens: 2 }, ['Rider', 'Plain Orc'], 1));
  t.player('Bob').does('event', 'song 2');
  t.expect
    .zone('discard of Ann', ['song 2'])
    .card('Rider', { wounds: 1 })
    .card('Idle', { in: 'support of Bob' });
});
scenario('[4_223] with three burdens it discards two of them', (t) => {
  t.given(playing('maneuver alone', 'Discovered', { support: songs, burdens: 3 }, ['Rider']));
  t.player('Bob').does('event', 'song 2', 'song 3');
  t.expect.zone('discard of Ann', ['song 2', 'song 3']);
});
for (const [why, minions] of [
  ['an Orc', ['Plain Orc']],
  ['an exhausted Man', [{ card: 'Rider', wounds: 1 }]],
] as const)
  scenario(`[4_223, LR-EXERT-003] ${why} cannot pay for Discovered`, (t) => {
    t.given(playing('maneuver alone', 'Discovered', { support: songs, burdens: 3 }, minions));
    t.player('Bob').mayNot('event', { rule: 'LR-EXERT-003' });
  });

const fight = (card: string, minion: string, ann: object = {}, hero = 'Friend') =>
  playing('skirmish', card, { companions: [frodo(), 'Friend', 'Bound one'], support: ['Pause'], ...ann }, [
    { card: minion, as: 'fighter', against: hero },
    'Plain Orc',
    'Rider',
  ]);
for (const [burdens, spotted, strength] of [
  [3, 3, 11],
  [3, 1, 9],
  [5, 5, 13],
] as const)
  scenario(`[4_233, LR-SPOT-002] Fearless: ${spotted} of ${burdens} burdens spotted for a Southron`, (t) => {
    t.given(fight('Fearless', 'Rider', { burdens }));
    t.player('Ann').does('Pass');
    t.player('Bob').does('event', 'spot X', spotted, 'fighter');
    t.expect.card('fighter', { strength });
  });
scenario('[4_233, LR-LIMIT-001] no more than five are spotted', (t) => {
  t.given(fight('Fearless', 'Rider', { burdens: 6 }));
  t.player('Ann').does('Pass');
  t.player('Bob').does('event', 'spot X');
  t.player('Bob').mayChoose.excludes('6');
});
scenario('[4_233, LR-EFFECT-005] without a Southron nothing is spotted', (t) => {
  const ann = { companions: [frodo(), 'Friend'], support: ['Pause'], burdens: 5 };
  t.given(playing('skirmish', 'Fearless', ann, [{ card: 'Eastern one', against: 'Friend' }]));
  t.player('Ann').does('Pass');
  t.player('Bob').does('event');
  t.expect.card('Eastern one', { strength: 10 });
});
scenario('[4_233] or any Raider Man has +2, who need be no Southron', (t) => {
  t.given(fight('Fearless', 'Eastern one', { burdens: 5 }));
  t.player('Ann').does('Pass');
  t.player('Bob').does('event', 'give a Raider Man', 'fighter');
  t.expect.card('fighter', { strength: 10 });
});
for (const phase of ['maneuver alone', 'skirmish'])
  scenario(`[4_234] Flanking Attack: a Southron exerts to add 3 twilight (${phase})`, (t) => {
    const ann = { companions: [frodo(), 'Friend'] };
    t.given(
      playing(
        phase,
        'Flanking Attack',
        ann,
        [{ card: 'Rider', ...(phase === 'skirmish' ? { against: 'Friend' } : {}) }],
        0,
      ),
    );
    t.player('Bob').does('event');
    t.expect.table({ twilight: 3 }).card('Rider', { wounds: 1 });
  });
scenario('[4_234] an Easterling cannot', (t) => {
  t.given(playing('maneuver alone', 'Flanking Attack', {}, ['Eastern one']));
  t.player('Bob').mayNot('event', { rule: 'LR-EXERT-003' });
});
for (const [hero, minion, may] of [
  ['Bound one', 'Rider', true],
  ['Friend', 'Rider', false],
  ['Bound one', 'Plain Orc', false],
] as const)
  scenario(
    `[4_235] Gathering to the Summons: ${minion} against ${hero}: ${may ? 'a burden' : 'refused'}`,
    (t) => {
      t.given(fight('Gathering to the Summons', minion, {}, hero));
      t.player('Ann').does('Pass');
      if (may) t.player('Bob').does('event');
      else t.player('Bob').mayNot('event', { rule: 'LR-SPOT-001' });
      t.player('Ann').has({ burdens: may ? 1 : 0 });
    },
  );
for (const [id, card, ann, strength] of [
  ['4_239', 'Men of Rhûn', { burdens: 3 }, 11],
  ['4_239', 'Men of Rhûn', { burdens: 4 }, 12],
  ['4_241', 'On the March', { companions: [frodo(), 'Friend', ...friends(3)] }, 11],
  ['4_241', 'On the March', { companions: [frodo(), 'Friend', ...friends(4)] }, 13],
] as const)
  scenario(`[${id}] ${card}: a Raider Man has strength ${strength}`, (t) => {
    t.given(fight(card, 'Eastern one', ann));
    t.player('Ann').does('Pass');
    t.player('Bob').does('event');
    t.player('Bob').mayChoose.exactly('fighter', 'Rider');
    t.player('Bob').does('fighter');
    t.expect.card('fighter', { strength });
  });

const fear = (n: number, minions: readonly unknown[]) =>
  playing('regroup alone', 'New Fear', { companions: [frodo(), ...friends(n - 1)] }, minions);
for (const [n, burdens] of [
  [4, 0],
  [5, 1],
  [7, 3],
] as const)
  scenario(`[4_240, LR-EFFECT-011] New Fear: ${burdens} burdens for ${n} companions`, (t) => {
    t.given(fear(n, ['Eastern one']));
    t.player('Bob').does('event');
    t.player('Ann').does('No').has({ burdens });
    t.expect.card('Eastern one', { wounds: 1 });
  });
scenario('[4_240, LR-EFFECT-009] two companions may be discarded instead, but not the Ring-bearer', (t) => {
  t.given(fear(6, ['Eastern one']));
  t.player('Bob').does('event');
  t.player('Ann').does('Yes');
  t.player('Ann').mayChoose.excludes('Frodo');
  t.player('Ann').does('friend 2', 'friend 4').has({ burdens: 0 });
  t.expect.zone('discard of Ann', ['friend 2', 'friend 4']);
});
scenario('[4_240, LR-EXERT-003] an Orc cannot exert for it', (t) => {
  t.given(fear(6, ['Plain Orc']));
  t.player('Bob').mayNot('event', { rule: 'LR-EXERT-003' });
});

for (const [burdens, total] of [
  [0, 1],
  [3, 4],
  [6, 6],
] as const)
  scenario(`[4_243, LR-LIMIT-001] Rapid Fire: a total of ${total} with ${burdens} burdens`, (t) => {
    t.given(playing('archery alone', 'Rapid Fire', { burdens }, ['Bowman', 'Rider'], 6));
    t.player('Bob').does('event');
    t.expect.table({ 'minion archery': total, twilight: 0 }).card('Bowman', { wounds: 1 });
  });
scenario('[4_243, LR-EXERT-003] a Man without a bow or an archer of Moria cannot exert for it', (t) => {
  t.given(playing('archery alone', 'Rapid Fire', { burdens: 5 }, ['Moria archer', 'Rider']));
  t.player('Bob').mayNot('event', { rule: 'LR-EXERT-003' });
});

const vision = (minions: readonly unknown[]) =>
  playing('assignment alone', 'Vision From Afar', { companions: [frodo(), 'Friend'] }, minions);
scenario('[4_259] Vision From Afar assigns an Easterling to the Ring-bearer', (t) => {
  t.given(vision(['Rider', 'Eastern one', { card: 'Eastern one', as: 'other' }]));
  t.player('Bob').does('event', 'other');
  t.player('Ann').does('No').has({ burdens: 0 });
  t.expect.card('other', { against: 'Frodo' }).card('Eastern one', { against: 'none' });
});
scenario('[4_259, LR-EFFECT-009] a burden may be added instead', (t) => {
  t.given(vision(['Rider', 'Eastern one']));
  t.player('Bob').does('event');
  t.player('Ann').does('Yes').has({ burdens: 1 });
  t.expect.card('Eastern one', { against: 'none' });
});
scenario('[4_259, 3_110, LR-EFFECT-009] a burden that is prevented prevents nothing', (t) => {
  t.given({
    phase: 'assignment alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()], support: [{ card: 'Melilot Brandybuck, Merry Dancer', as: 'Melilot' }] },
      Bob: { minions: ['Eastern one'], hand: [{ card: 'Vision From Afar', as: 'event' }], support: ['Idle'] },
    },
  });
  t.player('Bob').does('event');
  t.player('Ann').does('Yes', 'Melilot').has({ burdens: 0 });
  t.expect.card('Eastern one', { against: 'Frodo' });
});
scenario('[4_259, LR-EFFECT-007] with a Southron alone it does nothing', (t) => {
  t.given(vision(['Rider']));
  t.player('Bob').does('event');
  t.player('Ann').has({ burdens: 0 });
  t.expect.card('Rider', { against: 'none' });
});

for (const [minion, wounds] of [
  ['Eastern one', 1],
  ['Plain Orc', 0],
] as const)
  scenario(`[4_260] Whirling Strike does ${wounds} to whom ${minion} fights`, (t) => {
    t.given(fight('Whirling Strike', minion));
    t.player('Ann').does('Pass');
    t.player('Bob').does('event');
    t.expect.card('Friend', { wounds }).card('Bound one', { wounds: 0 });
  });
