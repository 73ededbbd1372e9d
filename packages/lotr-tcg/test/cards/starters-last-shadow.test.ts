/** Shadow cards of the starters of sets 1 to 3 that cancel, assign, exert as a price, and lie on sites. */
import { frodo, scenario } from '../table.ts';
import { aragorn, boromir, gandalf, gimli, merry, runner, sam, savage, soldier } from './people.ts';
import { moving, standing } from './standing.ts';

type Fields = Readonly<Record<string, unknown>>;
const ambusher = { card: 'Orc Ambusher', as: 'Ambusher' };
const assassin = { card: 'Orc Assassin', as: 'Assassin' };
const scout = { card: 'Orc Scout', as: 'Scout' };
const urukScout = { card: 'Uruk Scout', as: 'Scout' };
const shadowPhase = (bob: Fields, twilight = 20) => ({
  phase: 'shadow alone',
  twilight,
  players: { Ann: { companions: [frodo()] }, Bob: bob },
});

for (const [card, own, other] of [
  ['Orc Ambusher', 'Orc Soldier', 'Uruk Savage'],
  ['Orc Assassin', 'Orc Soldier', 'Uruk Savage'],
  ['Orc Scout', 'Orc Soldier', 'Uruk Savage'],
  ['Uruk Scout', 'Uruk Savage', 'Orc Soldier'],
] as const)
  scenario(
    `[LR-ERRATA-028 LR-ERRATA-029 LR-ROAM-002] ${card}: minions of its culture roam for one twilight less`,
    (t) => {
      t.given(
        shadowPhase({
          minions: [{ card, as: 'it' }],
          hand: [
            { card: own, as: 'own' },
            { card: other, as: 'other' },
          ],
        }),
      );
      t.expect.card('own', { 'roaming penalty': 1, roams: true }).card('other', { 'roaming penalty': 2 });
      t.player('Bob').does('own: play');
      t.expect.card('own', { in: 'minions of Bob' });
    },
  );
scenario('[LR-MODIF-002] Orc Ambusher is not cheaper itself while it is played', (t) => {
  t.given(shadowPhase({ hand: [ambusher, 'Orc Soldier'] }, 2));
  t.expect.card('Ambusher', { price: 1 + 2 });
  t.player('Bob').mayNot('Ambusher', { because: 'too little twilight' });
});
scenario('[LR-ROAM-002] and two of them take the whole penalty away, but no more', (t) => {
  t.given(
    shadowPhase({
      minions: [ambusher, assassin, scout],
      hand: [{ card: 'Orc Soldier', as: 'Soldier' }],
    }),
  );
  t.expect.card('Soldier', { 'roaming penalty': 0 });
});

const regroup = (bob: Fields, hand: readonly unknown[]) => ({
  phase: 'regroup alone',
  twilight: 9,
  players: { Ann: { companions: [frodo(), aragorn()], hand, adventure: [] }, Bob: bob },
});
const vengeance = { card: "Gondor's Vengeance", as: 'event' };
scenario(
  '[LR-EVENT-002 LR-RESPONSE-001] Orc Ambusher exerts to cancel a regroup event, whose price stays paid',
  (t) => {
    t.given(regroup({ minions: [ambusher] }, [vengeance]));
    t.player('Ann').does('event');
    t.player('Bob').does('Ambusher: Response');
    t.expect
      .card('Ambusher', { in: 'minions of Bob', wounds: 1 })
      .card('Aragorn', { wounds: 1 })
      .card('event', { in: 'discard of Ann' });
  },
);
scenario('and who does not cancel it suffers it', (t) => {
  t.given(regroup({ minions: [ambusher] }, [vengeance]));
  t.player('Ann').does('event');
  t.player('Bob').passes();
  t.expect.card('Ambusher', { in: 'discard of Bob' }).card('event', { in: 'discard of Ann' });
});
scenario('[LR-EXERT-003] an exhausted Orc Ambusher cancels nothing', (t) => {
  t.given(regroup({ minions: [{ ...ambusher, wounds: 1 }, runner()] }, [vengeance]));
  t.player('Ann').does('event', 'Runner');
  t.expect.card('Runner', { in: 'discard of Bob' });
});
const maneuver = (bob: Fields, hand: readonly unknown[]) => ({
  phase: 'maneuver alone',
  twilight: 9,
  players: { Ann: { companions: [frodo(), aragorn(), boromir()], hand }, Bob: bob },
});
scenario('Orc Ambusher does not answer an event of another phase', (t) => {
  t.given(maneuver({ minions: [ambusher, runner()] }, [{ card: "Eregion's Trails", as: 'event' }]));
  t.player('Ann').does('event');
  t.expect.card('Ambusher', { strength: 2, wounds: 0 });
});

for (const [card, minion] of [
  ['Uruk Scout', urukScout],
  ['Orc Scout', scout],
] as const) {
  scenario(`[LR-ERRATA-040 LR-ERRATA-041] ${card} exerts to cancel an event that exerts a ranger`, (t) => {
    t.given(maneuver({ minions: [minion] }, [{ card: "Eregion's Trails", as: 'event' }]));
    const { strength } = { strength: card === 'Uruk Scout' ? 7 : 6 };
    t.player('Ann').does('event');
    t.player('Bob').does('Scout: Response, if an event that spots or exerts a ranger is played: exert');
    t.expect.card('Scout', { wounds: 1, strength }).card('Aragorn', { wounds: 1 });
  });
  scenario(`[LR-ERRATA-040 LR-ERRATA-041] ${card} cancels one that spots a ranger`, (t) => {
    t.given(maneuver({ minions: [minion] }, [{ card: 'What Are They?', as: 'event' }]));
    t.player('Ann').does('event');
    t.player('Bob').does('Scout: Response, if an event that spots or exerts a ranger is played: exert');
    t.expect.card('Scout', { in: 'minions of Bob', wounds: 1 });
  });
  scenario(`[LR-ERRATA-040 LR-ERRATA-041] ${card} leaves alone what only strengthens a ranger`, (t) => {
    t.given({
      phase: 'skirmish',
      twilight: 9,
      players: {
        Ann: {
          companions: [frodo(), aragorn()],
          hand: [{ card: 'Swordsman of the Northern Kingdom', as: 'event' }],
        },
        Bob: { minions: [{ ...minion, against: 'Aragorn' }] },
      },
    });
    t.player('Ann').does('event');
    t.expect.card('event', { in: 'discard of Ann' }).card('Aragorn', { wounds: 0 });
    // Nobody was asked whether he responds.
    t.nothingPending();
  });
}
scenario('[LR-ERRATA-041] Orc Scout may be discarded for it instead, even when exhausted', (t) => {
  t.given(
    maneuver({ minions: [{ ...scout, wounds: 1 }, runner()] }, [{ card: 'What Are They?', as: 'event' }]),
  );
  t.player('Ann').does('event');
  t.player('Bob').does('Scout: Response');
  t.expect.card('Scout', { in: 'discard of Bob' }).card('Runner', { in: 'minions of Bob' });
});

const assigning = (ann: Fields, bob: Fields) => ({
  phase: 'assignment alone',
  players: { Ann: ann, Bob: bob },
});
scenario(
  '[LR-ASSIGN-002 LR-ASSIGN-011] Orc Assassin has the Free Peoples player assign a Hobbit against it',
  (t) => {
    t.given(assigning({ companions: [frodo(), sam(), merry(), gimli()] }, { minions: [assassin, runner()] }));
    t.player('Bob').does('Assassin');
    t.player('Ann').mayChoose.exactly('Frodo', 'Sam', 'Merry');
    t.player('Ann').does('Merry');
    t.expect.card('Assassin', { against: 'Merry' });
  },
);
scenario('[LR-SPOT-001] Orc Assassin needs two Hobbit companions', (t) => {
  t.given(assigning({ companions: [frodo(), gimli()] }, { minions: [assassin, runner()] }));
  t.player('Bob').mayNot('Assassin', { because: 'spot 2 Hobbit companions' });
});

const eye = { card: 'Under the Watching Eye', as: 'Eye' };
scenario('[LR-COST-002 LR-EXERT-003] Under the Watching Eye: a Sauron tracker exerts to play it', (t) => {
  t.given(shadowPhase({ minions: [ambusher, soldier()], hand: [eye] }));
  t.player('Bob').does('Eye: play');
  t.expect
    .card('Eye', { in: 'support of Bob' })
    .card('Ambusher', { wounds: 1 })
    .card('Soldier', { wounds: 0 });
});
for (const [title, minions] of [
  ['without a tracker', [soldier()]],
  ['with an exhausted one', [{ ...ambusher, wounds: 1 }]],
] as const)
  scenario(`[LR-COST-009] Under the Watching Eye cannot be played ${title}`, (t) => {
    t.given(shadowPhase({ minions, hand: [eye] }));
    t.player('Bob').mayNot('Eye', { rule: 'LR-COST-009' });
  });
scenario('Under the Watching Eye: a companion exerts at each move', (t) => {
  t.given({
    ...moving('Bree Gate', 2, 'Council Courtyard'),
    players: { Ann: { companions: [frodo(), sam()], site: 2 }, Bob: { support: [eye] } },
  });
  t.player('Ann').mayChoose.exactly('Frodo', 'Sam');
  t.player('Ann').does('Sam');
  t.expect.card('Sam', { wounds: 1 }).card('Frodo', { wounds: 0 });
});

const snows = { card: "Saruman's Snows", as: 'Snows' };
const pass = { card: 'Pass of Caradhras', number: 4, as: 'here' };
scenario("[LR-ERRATA-014] Saruman's Snows: an Isengard minion exerts, and it lies on a site", (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 5,
    path: [{ card: 'Council Courtyard', number: 3, as: 'before' }, pass],
    players: {
      Ann: { companions: [frodo()], site: 4 },
      Bob: { minions: [savage(), runner()], hand: [snows] },
    },
  });
  t.player('Bob').does('Snows: play').mayChoose.exactly('before', 'here');
  t.player('Bob').does('here');
  t.expect.card('Snows', { in: 'on of here' }).card('Savage', { wounds: 1 }).table({ twilight: 3 });
});
scenario("[LR-ERRATA-014] Saruman's Snows cannot be played without an Isengard minion", (t) => {
  t.given(standing('shadow alone', 'Pass of Caradhras', 4, {}, { minions: [runner()], hand: [snows] }));
  t.player('Bob').mayNot('Snows', { rule: 'LR-COST-009' });
});
const inSnow = (on: 'here' | 'before') => ({
  phase: 'skirmish',
  twilight: 9,
  path: [
    {
      card: 'Council Courtyard',
      number: 3,
      ...(on === 'before' ? { on: [{ ...snows, owner: 'Bob' }] } : {}),
    },
    { ...pass, ...(on === 'here' ? { on: [{ ...snows, owner: 'Bob' }] } : {}) },
  ],
  players: {
    Ann: {
      companions: [frodo(), gimli()],
      site: 4,
      hand: [{ card: 'Their Halls of Stone', as: 'event' }],
    },
    Bob: {
      minions: [{ card: 'Orc Soldier', as: 'Soldier', against: 'Gimli' }],
    },
  },
});
scenario("[LR-ERRATA-014] Saruman's Snows: no skirmish event and no skirmish ability at that site", (t) => {
  t.given({ ...inSnow('here'), phase: 'skirmishes alone' });
  // Nobody has anything to do, so that the skirmish is over at once.
  t.expect.card('event', { in: 'hand of Ann' }).card('Gimli', { wounds: 1 });
  t.nothingPending();
});
scenario("[LR-ACTION-013 LR-ERRATA-014] Saruman's Snows do not stop a response", (t) => {
  t.given({
    ...inSnow('here'),
    players: {
      Ann: {
        companions: [frodo(), gimli(), gandalf()],
        site: 4,
        hand: [{ card: 'Intimidate', as: 'event' }],
      },
      Bob: { minions: [{ card: 'Orc Soldier', as: 'Soldier', against: 'Gimli' }] },
    },
  });
  t.player('Ann').does('event');
  t.expect.card('Gimli', { wounds: 0 }).card('event', { in: 'discard of Ann' });
});
scenario("[LR-ERRATA-014] Saruman's Snows at another site hinder nobody", (t) => {
  t.given(inSnow('before'));
  t.player('Ann').does('event');
  t.player('Bob').mayChoose.includes('Soldier: Skirmish');
});
scenario("[LR-ERRATA-014] Saruman's Snows are discarded at the end of the turn", (t) => {
  t.given({
    phase: 'regroup',
    path: [
      { ...pass, on: [{ ...snows, owner: 'Bob' }] },
      { card: 'Dimrill Dale', number: 5 },
    ],
    players: { Ann: { companions: [frodo()], site: 4 }, Bob: { companions: [frodo({ as: 'his', on: [] })] } },
  });
  t.expect.card('Snows', { in: 'on of here' });
  t.player('Ann').does('No');
  t.expect.card('Snows', { in: 'discard of Bob' });
});
scenario("[LR-ACTIVE-001] Saruman's Snows are inactive in their owner's own turn", (t) => {
  t.given({ ...inSnow('here'), active: 'Bob', phase: 'maneuver alone' });
  t.expect.card('Snows', { active: false });
});

/** A goblin with the spear fights a companion; another orc may help it. */
const killing = (victim: Fields, card = 'Goblin Runner') => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), victim], burdens: 1 },
    Bob: {
      minions: [
        { card, as: 'Goblin', against: victim['as'], on: [{ card: 'Goblin Spear', as: 'Spear' }] },
        savage(),
      ],
    },
  },
});
scenario('[LR-KILL-001] Goblin Spear: its bearer kills a companion by a wound, which is a burden', (t) => {
  t.given(killing(gimli({ wounds: 2 })));
  t.expect.card('Gimli', { in: 'dead of Ann' });
  t.player('Ann').has({ burdens: 2 });
});
scenario('[LR-SKIRM-009] Goblin Spear: or overwhelms him, and two are added for a Hobbit', (t) => {
  t.given(killing(merry(), 'Goblin Patrol Troop'));
  t.expect.card('Merry', { in: 'dead of Ann' });
  t.player('Ann').has({ burdens: 3 });
});
scenario('Goblin Spear: a companion who lives is no burden', (t) => {
  t.given(killing(gimli()));
  t.expect.card('Gimli', { wounds: 1 });
  t.player('Ann').has({ burdens: 1 });
});
scenario('Goblin Spear: nor is one whom another minion killed', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), gimli({ wounds: 2 })], burdens: 1 },
      Bob: {
        minions: [
          { card: 'Goblin Marksman', against: 'Gimli' },
          runner({ on: [{ card: 'Goblin Spear', as: 'Spear' }] }),
        ],
      },
    },
  });
  t.expect.card('Gimli', { in: 'dead of Ann' });
  t.player('Ann').has({ burdens: 1 });
});
scenario('Goblin Spear: nor one who dies of an action during that skirmish', (t) => {
  t.given({
    phase: 'skirmish',
    twilight: 9,
    players: {
      Ann: { companions: [frodo(), gimli({ wounds: 2 })], burdens: 1 },
      Bob: {
        minions: [
          runner({ against: 'Gimli', on: [{ card: 'Goblin Spear', as: 'Spear' }] }),
          soldier({ against: 'Gimli' }),
        ],
      },
    },
  });
  t.player('Bob').does('Soldier: Skirmish');
  t.expect.card('Gimli', { in: 'dead of Ann' });
  t.player('Ann').has({ burdens: 1 });
});
scenario('[LR-ATTACH-001] Goblin Spear is for Moria minions', (t) => {
  t.given(shadowPhase({ minions: [runner(), soldier()], hand: [{ card: 'Goblin Spear', as: 'Spear' }] }));
  t.player('Bob').does('Spear');
  t.expect.card('Spear', { in: 'on of Runner' }).card('Runner', { strength: 7 });
});
