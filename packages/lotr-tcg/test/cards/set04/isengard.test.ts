/** The Two Towers: the Isengard culture. */
import { addsTwilight, archery, during, event } from '../../../src/cards/words/index.ts';
import { companion, freeEvent, invent, minion, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  companion('Unbound one', { vitality: 2 }),
  companion('Bound one', { keyword: ['Ring-bound'] }),
  shadowCondition('Fog'),
);
const champion = (wounds: number, champ = 0) => ({
  phase: 'assignment alone',
  twilight: 5,
  players: {
    Ann: { companions: [frodo(), { card: 'Unbound one', as: 'one', wounds }, 'Bound one'] },
    Bob: { minions: [{ card: 'Orthanc Champion', as: 'Champion', wounds: champ }], support: ['Fog'] },
  },
});
scenario('[4_164] Orthanc Champion is assigned to an unbound companion', (t) => {
  t.given(champion(1));
  t.player('Bob').does('Champion');
  t.expect.card('Champion', { wounds: 1, against: 'one' });
});
scenario('[4_164, LR-EFFECT-009] who can exert may prevent it', (t) => {
  t.given(champion(0));
  t.player('Bob').does('Champion');
  t.player('Ann').does('Yes');
  t.expect.card('one', { wounds: 1 }).card('Champion', { wounds: 1, against: 'none' });
});
scenario('[4_164, LR-EXERT-003] an exhausted Champion does not', (t) => {
  t.given(champion(0, 1));
  t.player('Bob').mayNot('Champion', { rule: 'LR-EXERT-003' });
});

invent(
  companion('Bowman', { vitality: 4 }, during(archery, { effect: addsTwilight(1) })),
  freeEvent('Shot', {}, event(archery, { effect: addsTwilight(2) })),
  minion('Bolt-thrower', { culture: 'Isengard', race: 'Uruk-hai', Archer: 1 }),
  minion('Orc of Moria'),
  site('Meadow', { siteNumber: 1, block: 2 }),
);
const covered = (...minions: readonly unknown[]) => ({
  phase: 'archery alone',
  players: {
    Ann: { companions: [frodo(), 'Bowman'], hand: ['Shot'] },
    Bob: { minions, support: [{ card: 'Covering Fire', as: 'Fire' }] },
  },
});
scenario(
  '[4_147/2] the Free Peoples player plays no archery events and uses no archery special abilities',
  (t) => {
    t.given(covered('Bolt-thrower'));
    t.player('Ann').mayNot('Bowman', { because: 'forbids it' }).mayNot('Shot', { because: 'forbids it' });
  },
);
scenario('[4_147/2] others may', (t) => {
  t.given(covered({ card: 'Uruk Crossbowman', as: 'Crossbow' }));
  t.player('Bob').does('Crossbow');
  t.expect.card('Crossbow', { wounds: 1 });
});
scenario('[4_147/1] with two Isengard archers it is played', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        minions: ['Bolt-thrower', { card: 'Bolt-thrower', as: 'second' }],
        hand: [{ card: 'Covering Fire', as: 'Fire' }, 'Fog'],
      },
    },
  });
  t.player('Bob').does('Fire');
  t.expect.card('Fire', { in: 'support of Bob' });
});
scenario('[4_147/1, LR-COST-009] it takes two Isengard archers', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        minions: ['Bolt-thrower', 'Orc of Moria'],
        hand: [{ card: 'Covering Fire', as: 'Fire' }, 'Fog'],
      },
    },
  });
  t.player('Bob').mayNot('Fire', { rule: 'LR-COST-009' });
});
scenario('[4_147/3] it goes as the regroup phase begins', (t) => {
  t.given({
    phase: 'regroup alone',
    players: {
      Ann: { companions: [frodo()], hand: ['Shot'] },
      Bob: { minions: ['Orc of Moria'], support: [{ card: 'Covering Fire', as: 'Fire' }] },
    },
  });
  t.expect.card('Fire', { in: 'discard of Bob' });
});
const besieger = (phase: string, minions: readonly unknown[], support: readonly unknown[], twilight = 1) => ({
  phase,
  twilight,
  path: [{ card: 'Mithril Mine', number: 5 }],
  players: {
    Ann: { companions: [frodo()], site: 5, hand: ['Shot'] },
    Bob: { minions, support, hand: ['Fog'] },
  },
});
const stackedOn = (card: string, more: object = {}) => ({
  card,
  as: 'under',
  stacked: [{ card: 'Uruk Besieger', as: 'Besieger' }],
  ...more,
});
scenario('[4_180/1, LR-STACK-001] Uruk Besieger lies down on a site under control', (t) => {
  t.given(
    besieger(
      'regroup alone',
      [{ card: 'Uruk Besieger', as: 'Besieger' }],
      [{ card: 'Meadow', number: 1, as: 'under' }],
    ),
  );
  t.player('Bob').does('Besieger');
  t.expect.card('Besieger', { in: 'stacked of under' });
});
scenario('[4_180/1] not without one', (t) => {
  t.given(besieger('regroup alone', [{ card: 'Uruk Besieger', as: 'Besieger' }], ['Fog']));
  t.player('Bob').mayNot('Besieger', { because: 'you control' });
});
scenario('[4_180/2, LR-STACK-002] it is played from there for 1 less', (t) => {
  t.given(besieger('shadow alone', [], [stackedOn('Meadow', { number: 1 })]));
  t.player('Bob').does('Besieger');
  t.expect.card('Besieger', { in: 'minions of Bob' }).table({ twilight: 0 });
});
scenario('[4_180/2] not from beneath another card', (t) => {
  t.given(besieger('shadow alone', [], [stackedOn('Fog')]));
  t.player('Bob').mayNot('Besieger', { because: 'is stacked on a site you control' });
});
scenario(
  '[4_183, LR-ARCHERY-003] Uruk Crossbowman has an unbound companion wounded, and adds nothing to the total',
  (t) => {
    t.given({
      phase: 'archery alone',
      players: {
        Ann: { companions: [frodo(), 'Unbound one', 'Bound one'] },
        Bob: { minions: [{ card: 'Uruk Crossbowman', as: 'Crossbow' }] },
      },
    });
    t.player('Bob').does('Crossbow');
    t.expect.card('Unbound one', { wounds: 1 }).card('Bound one', { wounds: 0 }).card('Frodo', { wounds: 0 });
  },
);
for (const [n, fierce] of [
  [2, 0],
  [3, 1],
] as const)
  scenario(`[4_185] with ${n} cards in the dead pile Uruk Fanatic has fierce ${fierce}`, (t) => {
    t.given({
      phase: 'shadow alone',
      players: {
        Ann: {
          companions: [frodo()],
          dead: Array.from({ length: n }, (_x, i) => ({ card: 'Bowman', as: `dead ${i}` })),
        },
        // His own dead do not count.
        Bob: { minions: [{ card: 'Uruk Fanatic', as: 'Fanatic' }], hand: ['Fog'], dead: ['Bowman'] },
      },
    });
    t.expect.card('Fanatic', { fierce });
  });

scenario('[4_199/1] Uruk Trooper lies down on a site under control', (t) => {
  t.given(
    besieger(
      'regroup alone',
      [{ card: 'Uruk Trooper', as: 'Trooper' }],
      [{ card: 'Meadow', number: 1, as: 'under' }],
    ),
  );
  t.player('Bob').does('Trooper');
  t.expect.card('Trooper', { in: 'stacked of under' });
});
scenario('[4_199/2] and is played from there for 1 less', (t) => {
  t.given(
    besieger(
      'shadow alone',
      [],
      [{ card: 'Meadow', number: 1, as: 'under', stacked: [{ card: 'Uruk Trooper', as: 'Trooper' }] }],
      3,
    ),
  );
  t.player('Bob').does('Trooper');
  t.expect.card('Trooper', { in: 'minions of Bob' }).table({ twilight: 0 });
});
const holding = (card: string, sites: number) => ({
  phase: 'shadow alone',
  twilight: 20,
  players: {
    Ann: { companions: [frodo()], site: 5 },
    Bob: {
      minions: [{ card, as: 'it' }],
      hand: [{ card, as: 'held' }],
      support: Array.from({ length: sites }, (_x, i) => ({ card: 'Meadow', number: i + 1, as: `site ${i}` })),
    },
  },
});
for (const sites of [0, 2]) {
  scenario(`[4_202] with ${sites} sites Uruk-hai Band has strength ${10 + 2 * sites}`, (t) => {
    t.given(holding('Uruk-hai Band', sites));
    t.expect.card('it', { strength: 10 + 2 * sites });
  });
  scenario(`[4_203] with ${sites} sites Uruk-hai Horde costs ${6 - sites}`, (t) => {
    t.given(holding('Uruk-hai Horde', sites));
    t.expect.card('held', { 'twilight cost': 6 - sites });
  });
  scenario(`[4_206] with ${sites} sites Uruk-hai Patrol has damage ${sites === 0 ? 1 : 2}`, (t) => {
    t.given(holding('Uruk-hai Patrol', sites));
    t.expect.card('it', { damage: sites === 0 ? 1 : 2 });
  });
}
scenario('[4_165] Orthanc Warrior does one wound more, and has nothing to say', (t) => {
  t.given(holding('Orthanc Warrior', 1));
  t.expect.card('it', { strength: 7, damage: 1, fierce: 0 });
});
