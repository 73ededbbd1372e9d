/** The Fellowship of the Ring: events of the Sauron culture. */
import { a, companion as companions, during, maneuver, woundIt } from '../../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import type { Fields } from '../../positions.ts';

invent(
  idle,
  minion('Sauron Orc', { culture: 'Sauron', vitality: 3, strength: 9 }),
  minion('Moria Orc', { strength: 9 }),
  minion('Sauron archer', { culture: 'Sauron', Archer: 1 }),
  minion('Cruel Orc', { culture: 'Sauron' }, during(maneuver, { effect: woundIt(a(companions)) })),
  minion('Cruel Goblin', {}, during(maneuver, { effect: woundIt(a(companions)) })),
  companion('Friend', { vitality: 4 }),
  companion('Weak one', { vitality: 1 }),
  freeCondition('Elven paper', { culture: 'Elven' }),
  freeCondition('Gondor paper'),
  shadowCondition('Dark paper', { culture: 'Elven' }),
);
const friends = (n: number) => Array.from({ length: n }, (_x, i) => ({ card: 'Friend', as: `friend ${i}` }));
const playing = (
  phase: string,
  card: string,
  ann: Fields,
  minions: readonly unknown[],
  bob: Fields = {},
) => ({
  phase: `${phase} alone`,
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), ...friends(1)], ...ann },
    Bob: { minions, hand: [{ card, as: 'event' }], support: ['Idle'], ...bob },
  },
});
const orc = 'Sauron Orc';

const thought = (n: number, minions: readonly unknown[] = [orc]) =>
  playing('maneuver', 'All Thought Bent on It', { companions: [frodo(), ...friends(n - 1)] }, minions);
scenario('[1_239, LR-EFFECT-011] a companion exerts for the fifth, as Ann likes', (t) => {
  t.given(thought(5));
  t.player('Bob').does('event');
  t.player('Ann').does('friend 2');
  t.expect.card('friend 2', { wounds: 1 }).card('friend 1', { wounds: 0 }).table({ twilight: 7 });
});
scenario('[1_239, LR-EFFECT-010] and for the sixth, who may be the same', (t) => {
  t.given(thought(6));
  t.player('Bob').does('event');
  t.player('Ann').does('friend 2', 'friend 2');
  t.expect.card('friend 2', { wounds: 2 });
});
scenario('[1_239, LR-SPOT-001] four companions are too few', (t) => {
  t.given(thought(4));
  t.player('Bob').mayNot('event', { because: 'spot 5 companions' });
});
scenario('[1_239] and a Sauron Orc must be there', (t) => {
  t.given(thought(5, ['Moria Orc']));
  t.player('Bob').mayNot('event', { because: 'spot a Sauron Orc' });
});

const curse = (minions: readonly unknown[]) =>
  playing('shadow', 'Curse From Mordor', { support: ['Elven paper', 'Gondor paper'] }, minions);
scenario('[1_241] Curse From Mordor discards an Elven condition, and no other', (t) => {
  t.given(curse([orc]));
  t.player('Bob').does('event');
  t.expect.card('Elven paper', { in: 'discard of Ann' }).card('Gondor paper', { in: 'support of Ann' });
});
scenario('[1_241] it takes a Sauron Orc', (t) => {
  t.given(curse(['Moria Orc']));
  t.player('Bob').mayNot('event', { because: 'spot a Sauron Orc' });
});

const despair = (burdens: number, dead: number, minions: readonly unknown[] = [orc]) =>
  playing(
    'maneuver',
    'Despair',
    {
      companions: [frodo()],
      burdens,
      dead: friends(dead),
    },
    minions,
  );
scenario('[1_243, LR-LOSE-003] with 8 burdens and 4 dead the Ring-bearer is corrupted', (t) => {
  t.given(despair(8, 4));
  t.player('Bob').does('event');
  t.player('Ann').has({ outcome: 'lost' });
});
for (const [burdens, dead] of [
  [8, 3],
  [7, 4],
] as const)
  scenario(`[1_243] with ${burdens} burdens and ${dead} dead he is not`, (t) => {
    t.given(despair(burdens, dead));
    t.player('Bob').mayNot('event', { because: '12 or more' });
  });
scenario('[1_243] nor without a Sauron Orc', (t) => {
  t.given(despair(8, 4, ['Moria Orc']));
  t.player('Bob').mayNot('event', { because: 'spot a Sauron Orc' });
});

const measures = (burdens: number) =>
  playing(
    'maneuver',
    'Desperate Measures',
    { burdens, deck: friends(6).map(({ card }, i) => ({ card, as: `d${i}` })) },
    [orc],
  );
scenario('[1_245] Desperate Measures: a burden goes, and five cards with it', (t) => {
  t.given(measures(2));
  t.player('Bob').does('event');
  t.player('Ann').has({ burdens: 1, deck: 1, discard: 5 });
});
scenario('[1_245, LR-COST-002] without a burden it cannot be played', (t) => {
  t.given(measures(0));
  t.player('Bob').mayNot('event', { because: 'a burden can be removed' });
});

const fighting = (card: string, minions: readonly unknown[], ann: Fields = {}) => ({
  phase: 'skirmish',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), ...friends(1), 'Weak one'], ...ann },
    Bob: { minions, hand: [{ card, as: 'event' }], support: ['Idle'] },
  },
});
scenario('[1_247] Enheartened Foe: the Sauron Orc that has won is fierce', (t) => {
  t.given(fighting('Enheartened Foe', [{ card: orc, as: 'orc', against: 'friend 0' }]));
  t.player('Bob').passes().does('event');
  t.expect.card('orc', { fierce: 1 }).card('friend 0', { wounds: 1 });
});
scenario('[1_247] no other Orc is', (t) => {
  t.given(fighting('Enheartened Foe', [{ card: 'Moria Orc', as: 'orc', against: 'friend 0' }]));
  t.player('Bob').passes();
  t.expect.card('orc', { fierce: 0 }).card('event', { in: 'hand of Bob' });
});

scenario('[1_250] Hate: a Sauron Orc exerts to wound a companion', (t) => {
  t.given(playing('maneuver', 'Hate', {}, [orc]));
  t.player('Bob').does('event');
  t.expect.card(orc, { wounds: 1 }).card('friend 0', { wounds: 1 }).card('Frodo', { wounds: 0 });
});
scenario('[1_250, LR-EXERT-003] not when it is exhausted', (t) => {
  t.given(playing('maneuver', 'Hate', {}, [{ card: orc, wounds: 2 }]));
  t.player('Bob').mayNot('event', { because: 'exert' });
});

const host = (n: number) =>
  playing('maneuver', 'A Host Avails Little', { companions: [frodo(), ...friends(n - 1)] }, [orc]);
scenario(
  '[1_251, LR-ERRATA-027] two wounds for the sixth and seventh, on one companion if Bob likes',
  (t) => {
    t.given(host(7));
    t.player('Bob').does('event').mayChoose.excludes('Frodo');
    t.player('Bob').does('friend 3', 'friend 3');
    t.expect.card('friend 3', { wounds: 2 }).card('friend 2', { wounds: 0 });
  },
);
scenario('[1_251] one for the sixth', (t) => {
  t.given(host(6));
  t.player('Bob').does('event', 'friend 3');
  t.expect.card('friend 3', { wounds: 1 });
});
scenario('[1_251] five companions are too few', (t) => {
  t.given(host(5));
  t.player('Bob').mayNot('event', { because: 'spot 6 companions' });
});

const dying = (card: string, killer: string, ann: Fields = {}, victim = 'Weak one') =>
  fighting(card, [{ card: killer, as: 'orc', against: victim }], ann);
const deck = friends(9).map(({ card }, i) => ({ card, as: `d${i}` }));
scenario('[1_265] Orc Butchery: three cards go for each of the two dead', (t) => {
  t.given(dying('Orc Butchery', orc, { deck, dead: [{ card: 'Friend', as: 'dead one' }] }));
  t.player('Bob').passes().does('event');
  t.player('Ann').has({ deck: 3, discard: 6 });
});
scenario('[1_265] not where another Orc has killed', (t) => {
  t.given(dying('Orc Butchery', 'Moria Orc', { deck }));
  t.player('Bob').passes();
  t.player('Ann').has({ deck: 9 });
  t.expect.card('Weak one', { in: 'dead of Ann' }).card('event', { in: 'hand of Bob' });
});
scenario('[1_265] it counts where a Sauron Orc has fought beside another', (t) => {
  t.given(
    fighting(
      'Orc Butchery',
      [
        { card: 'Moria Orc', as: 'other', against: 'Weak one' },
        { card: orc, as: 'orc', against: 'Weak one' },
      ],
      { deck },
    ),
  );
  t.player('Bob').passes().does('event');
  t.player('Ann').has({ deck: 6 });
});

for (const [wearing, burdens] of [
  [false, 1],
  [true, 3],
] as const)
  scenario(`[1_273] The Ring's Oppression adds ${burdens} where wearing is ${wearing}`, (t) => {
    t.given(dying("The Ring's Oppression", orc, { wearing, burdens: 0 }));
    t.player('Bob').passes().does('event');
    t.player('Ann').has({ burdens });
  });
for (const [card, text] of [
  ['Cruel Orc', true],
  ['Cruel Goblin', false],
] as const)
  scenario(`[1_273, LR-ERRATA-2006] The Ring's Oppression: killed by the text of ${card}`, (t) => {
    t.given(
      playing('maneuver', "The Ring's Oppression", { companions: [frodo(), 'Weak one'], burdens: 0 }, [
        card,
        orc,
      ]),
    );
    t.player('Bob').does(card, 'Weak one');
    if (text) t.player('Bob').does('event');
    else t.player('Bob').mayNot('event');
    t.expect.card('Weak one', { in: 'dead of Ann' });
    t.player('Ann').has({ burdens: text ? 1 : 0 });
  });
scenario("[1_273, LR-ERRATA-2006] The Ring's Oppression: arrows of a Sauron Orc do not count", (t) => {
  t.given({
    ...playing(
      'archery',
      "The Ring's Oppression",
      { companions: [frodo({ wounds: 3 }), 'Weak one'], burdens: 0 },
      ['Sauron archer'],
    ),
    phase: 'archery fire',
  });
  t.player('Ann').does('Weak one');
  t.player('Bob').mayNot('event');
  t.expect.card('Weak one', { in: 'dead of Ann' }).card('event', { in: 'hand of Bob' });
});
for (const [side, foes, hears] of [
  ['with a Sauron Orc beside them', ['Moria Orc', orc], true],
  ['among others', ['Moria Orc'], false],
] as const)
  scenario(`[1_273, LR-ERRATA-2006] The Ring's Oppression: killed in a skirmish ${side}`, (t) => {
    const minions = foes.map((card, i) => ({ card, as: `foe ${i}`, against: 'Weak one' }));
    t.given(fighting("The Ring's Oppression", [...minions, { card: orc, as: 'elsewhere' }], { burdens: 0 }));
    t.player('Bob').passes();
    if (hears) t.player('Bob').does('event');
    else t.player('Bob').mayNot('event');
    t.player('Ann').has({ burdens: hears ? 1 : 0 });
  });
scenario("[1_273] The Ring's Oppression: nothing for who is only wounded", (t) => {
  t.given(dying("The Ring's Oppression", orc, { burdens: 0 }, 'friend 0'));
  t.player('Bob').passes();
  t.player('Ann').has({ burdens: 0 });
  t.expect.card('friend 0', { wounds: 1 }).card('event', { in: 'hand of Bob' });
});

const reach = (wounds: number) =>
  playing('shadow', "Shadow's Reach", { support: ['Gondor paper'] }, [{ card: orc, wounds }], {
    support: ['Idle', 'Dark paper'],
  });
scenario("[1_277] Shadow's Reach: an Orc exerts to discard a Free Peoples condition", (t) => {
  t.given(reach(0));
  t.player('Bob').does('event');
  t.expect.card('Gondor paper', { in: 'discard of Ann' }).card('Dark paper', { in: 'support of Bob' });
  t.expect.card(orc, { wounds: 1 });
});
scenario("[1_277, LR-EXERT-003] Shadow's Reach: not an exhausted one", (t) => {
  t.given(reach(2));
  t.player('Bob').mayNot('event', { because: 'exert' });
});
