/** Battle of Helm's Deep: Orcs of the Sauron culture. */
import { companion, freeCondition, invent, minion, pause, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  pause,
  companion('Friend', { vitality: 4, strength: 8 }),
  freeCondition('Song'),
  shadowCondition('Ash', { culture: 'Sauron', twilight: 0 }),
  shadowCondition('Drum', { twilight: 0 }),
  minion('Black Orc', { culture: 'Sauron', siteNumber: 6, twilight: 2 }),
  minion('Black Man', { culture: 'Sauron', race: 'Man', siteNumber: 6, twilight: 2 }),
  minion('Red Orc', { siteNumber: 6, twilight: 2 }),
  ...[1, 2, 3, 4].map((n) => site(`Field ${n}`, { siteNumber: n, block: 2 })),
);
const fields = (n: number) => [1, 2, 3, 4].slice(0, n).map((number) => ({ card: `Field ${number}`, number }));

const shadow = (twilight: number, at: number, bob: object) => ({
  phase: 'shadow alone',
  twilight,
  players: { Ann: { companions: [frodo()], site: at }, Bob: { support: ['Idle'], site: 9, ...bob } },
});

scenario('[5_97] Gate Soldier exerts for a card when a Sauron condition is played', (t) => {
  t.given(shadow(2, 6, { minions: ['Gate Soldier'], hand: ['Ash', 'Drum'], deck: ['Song'] }));
  t.player('Bob').does('Ash', 'Gate Soldier').has({ hand: 2, deck: 0 });
  t.expect.card('Gate Soldier', { wounds: 1 }).table({ twilight: 0 });
});
scenario('[5_97] he may leave it', (t) => {
  t.given(shadow(2, 6, { minions: ['Gate Soldier'], hand: ['Ash', 'Drum'], deck: ['Song'] }));
  t.player('Bob').does('Ash', 'Pass').has({ hand: 1, deck: 1 });
});
for (const [why, played, twilight, wounds] of [
  ['another condition', 'Drum', 9, 0],
  ['1 twilight', 'Ash', 1, 0],
  ['an exhausted one', 'Ash', 9, 1],
] as const)
  scenario(`[5_97] nothing is offered for ${why}`, (t) => {
    const minions = [{ card: 'Gate Soldier', as: 'Soldier', wounds }];
    t.given(shadow(twilight, 6, { minions, hand: ['Ash', 'Drum'], deck: ['Song'] }));
    t.player('Bob').does(played).has({ hand: 1, deck: 1 });
    t.expect.card('Soldier', { wounds }).table({ twilight });
  });

// Black Orc is at home at site 6: away from there he costs 2 more.
for (const [id, card, less] of [
  ['5_100/1', 'Grishnákh, Orc Captain', 3],
  ['5_104/1', 'Orc Cutthroat', 3],
  ['5_107/1', 'Orc Patrol', 3],
  ['5_108/1', 'Orc Pursuer', 1],
  ['5_109/1', 'Orc Runner', 1],
] as const) {
  const at = 6 - less;
  for (const [who, where, price] of [
    ['Black Orc', at, 2],
    ['Black Orc', at - 1, 4],
    ['Black Man', at, 4],
    ['Red Orc', at, 4],
  ] as const)
    scenario(`[${id}, LR-ROAM-002] with ${card} in play ${who} costs ${price} at site ${where}`, (t) => {
      t.given(shadow(9, where, { minions: [card], hand: [who] }));
      t.player('Bob').does(who);
      t.expect.table({ twilight: 9 - price });
    });
}
scenario('[5_100/1, LR-MODIF-003] Grishnákh pays for roaming himself, and no other after him', (t) => {
  t.given(shadow(8, 3, { hand: [{ card: 'Grishnákh, Orc Captain', as: 'Grishnákh' }, 'Black Orc'] }));
  t.player('Bob').does('Grishnákh');
  t.expect.table({ twilight: 2 });
  t.player('Bob').does('Black Orc');
  t.expect.table({ twilight: 0 });
});

const captain = (wounds: number, other: string) =>
  shadow(0, 6, {
    minions: [{ card: 'Grishnákh, Orc Captain', as: 'Grishnákh', wounds }, other],
    deck: ['Song', 'Song', 'Song', 'Song'],
  });
scenario('[5_100/2] Grishnákh exerts twice to draw three cards', (t) => {
  t.given(captain(0, 'Black Orc'));
  t.player('Bob').does('Grishnákh');
  t.player('Ann').does('No').has({ burdens: 0 });
  t.player('Bob').has({ hand: 3, deck: 1 });
  t.expect.card('Grishnákh', { wounds: 2 });
});
scenario('[5_100/2, LR-EFFECT-009] two burdens may be added instead', (t) => {
  t.given(captain(0, 'Black Orc'));
  t.player('Bob').does('Grishnákh');
  t.player('Ann').does('Yes').has({ burdens: 2 });
  t.player('Bob').has({ hand: 0 });
});
for (const [wounds, other, rule] of [
  [1, 'Black Orc', 'LR-EXERT-004'],
  [0, 'Black Man', 'LR-SPOT-001'],
] as const)
  scenario(`[5_100/2] not with ${wounds} wounds beside ${other}`, (t) => {
    t.given(captain(wounds, other));
    t.player('Bob').mayNot('Grishnákh', { rule });
  });

for (const [sites, hand] of [
  [0, 0],
  [2, 2],
  [4, 3],
] as const)
  scenario(`[5_103, LR-LIMIT-001] Orc Captain draws ${hand} for ${sites} sites`, (t) => {
    const support = ['Idle', 'Ash', ...fields(sites)];
    t.given(shadow(3, 6, { hand: ['Orc Captain'], support, deck: ['Song', 'Song', 'Song', 'Song'] }));
    t.player('Bob').does('Orc Captain: play', 'Orc Captain: when').has({ hand });
  });
scenario('[5_103, LR-SPOT-001] nothing without a Sauron condition', (t) => {
  const support = ['Idle', 'Drum', ...fields(2)];
  t.given(shadow(3, 6, { hand: ['Orc Captain', 'Drum'], support, deck: ['Song', 'Song'] }));
  t.player('Bob').does('Orc Captain: play').has({ hand: 1, deck: 2 });
});

const cutthroat = (other: string, wounds = 0) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), 'Friend'], support: ['Pause'] },
    Bob: {
      minions: [{ card: 'Orc Cutthroat', as: 'Cutthroat', against: 'Friend', wounds }, other],
      support: ['Idle'],
    },
  },
});
scenario('[5_104/2] Orc Cutthroat: another Orc goes, he exerts, and whom he fights is wounded', (t) => {
  t.given(cutthroat('Black Orc'));
  t.player('Ann').does('Pass');
  t.player('Bob').does('Cutthroat');
  t.expect
    .card('Friend', { wounds: 1 })
    .card('Frodo', { wounds: 0 })
    .card('Cutthroat', { wounds: 1 })
    .card('Black Orc', { in: 'discard of Bob' });
});
for (const [other, wounds, rule] of [
  ['Red Orc', 0, 'LR-COST-002'],
  ['Black Orc', 2, 'LR-EXERT-003'],
] as const)
  scenario(`[5_104/2] not beside ${other} with ${wounds} wounds`, (t) => {
    t.given(cutthroat(other, wounds));
    t.player('Bob').mayNot('Cutthroat', { rule });
  });

const conquest = (card: string, condition: string, wounds = 0, at = 3) => ({
  phase: 'regroup alone',
  path: [{ card: 'Field 1', number: 1, as: 'field' }],
  players: {
    Ann: { companions: [frodo()], site: at },
    Bob: { minions: [{ card, as: 'orc', wounds }], support: ['Idle', condition], site: 3 },
  },
});
for (const [id, card] of [
  ['5_105', 'Orc Fighter'],
  ['5_106', 'Orc Infantry'],
] as const) {
  scenario(`[${id}] ${card} takes control of a site with a Sauron condition in sight`, (t) => {
    t.given(conquest(card, 'Ash'));
    t.player('Bob').does('orc');
    t.expect
      .card('field', { in: 'support of Bob' })
      .card('orc', card === 'Orc Fighter' ? { wounds: 1 } : { in: 'discard of Bob' });
  });
  scenario(`[${id}, LR-SPOT-001] not with another condition`, (t) => {
    t.given(conquest(card, 'Drum'));
    t.player('Bob').mayNot('orc', { rule: 'LR-SPOT-001' });
  });
  scenario(`[${id}, LR-CONTROL-002] not while the fellowship is still there`, (t) => {
    t.given(conquest(card, 'Ash', 0, 1));
    t.player('Bob').mayNot('orc', {});
  });
}
scenario('[5_105, LR-EXERT-003] not when he is exhausted', (t) => {
  t.given(conquest('Orc Fighter', 'Ash', 2));
  t.player('Bob').mayNot('orc', { rule: 'LR-EXERT-003' });
});
scenario('[5_106] an exhausted one goes all the same', (t) => {
  t.given(conquest('Orc Infantry', 'Ash', 1));
  t.player('Bob').does('orc');
  t.expect.card('field', { in: 'support of Bob' });
});

const patrol = (wounds: number, other: string) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo()], support: ['Song'] },
    Bob: { minions: [{ card: 'Orc Patrol', as: 'Patrol', wounds }, other], support: ['Idle', 'Ash'] },
  },
});
scenario('[5_107/2] Orc Patrol exerts twice to discard a condition, of either side', (t) => {
  t.given(patrol(0, 'Black Orc'));
  t.player('Bob').does('Patrol');
  t.player('Bob').mayChoose.exactly('Song', 'Idle', 'Ash');
  t.player('Bob').does('Song');
  t.expect.card('Song', { in: 'discard of Ann' }).card('Patrol', { wounds: 2 });
});
for (const [wounds, other, rule] of [
  [1, 'Black Orc', 'LR-EXERT-004'],
  [0, 'Black Man', 'LR-SPOT-001'],
] as const)
  scenario(`[5_107/2] not with ${wounds} wounds beside ${other}`, (t) => {
    t.given(patrol(wounds, other));
    t.player('Bob').mayNot('Patrol', { rule });
  });

for (const [id, card, twilight, hand, left] of [
  ['5_108/2', 'Orc Pursuer', 4, 0, 0],
  ['5_109/2', 'Orc Runner', 2, 2, 0],
] as const) {
  const songs = [
    { card: 'Song', as: 'song 1' },
    { card: 'Song', as: 'song 2' },
  ];
  const playing = (pool: number, held: number) =>
    shadow(pool, 6, {
      hand: [{ card, as: 'orc' }, ...songs.slice(0, held)],
      deck: ['Red Orc', 'Song'],
    });
  scenario(`[${id}] ${card} exerts as it is played to draw a card`, (t) => {
    t.given(playing(twilight, hand));
    t.player('Bob').does('orc: play', 'orc: when', ...['song 1'].slice(0, hand));
    t.player('Bob').has({ hand: 1, deck: 1 });
    t.expect.card('orc', { wounds: 1 }).table({ twilight: left });
  });
  scenario(`[${id}] it may be left`, (t) => {
    t.given(playing(twilight, hand));
    t.player('Bob').does('orc: play', 'Pass').has({ hand, deck: 2 });
  });
  scenario(`[${id}, LR-COST-002] nothing is offered to who cannot pay`, (t) => {
    const [pool, held] = card === 'Orc Runner' ? [2, 1] : [3, 0];
    t.given(playing(pool, held));
    t.player('Bob').does('orc: play').has({ hand: held, deck: 2 });
    t.expect.card('orc', { wounds: 0 });
  });
}
