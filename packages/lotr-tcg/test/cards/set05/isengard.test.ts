/** Battle of Helm's Deep: the Isengard culture. */
import { ally, companion, invent, minion, pause, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { boromir, merry, runner } from '../people.ts';

invent(
  pause,
  minion('Rider', { culture: 'Isengard', keyword: ['Warg-rider'], strength: 1, vitality: 4 }),
  minion('Walker', { culture: 'Isengard' }),
  shadowCondition('Filler'),
);

const warg = { card: 'Warg', as: 'Warg' };
const rider = (more: object = {}) => ({ card: 'Rider', as: 'Rider', on: [warg], ...more });
scenario('[5_65/1] Warg is for warg-riders', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 5,
    players: { Ann: { companions: [frodo()] }, Bob: { minions: ['Walker'], hand: [warg, 'Filler'] } },
  });
  t.player('Bob').mayNot('Warg', { because: 'nobody can bear it' });
});
scenario('[5_65] its bearer is stronger and tougher', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 3,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { minions: [rider({ on: [] })], hand: [warg, 'Filler'] },
    },
  });
  t.player('Bob').does('Warg');
  t.expect.card('Rider', { strength: 4, vitality: 5 });
});

const helping = (first: unknown, second: unknown) => ({
  phase: 'skirmish',
  skirmish: 'Merry',
  players: {
    Ann: {
      companions: [frodo(), merry(), boromir()],
      hand: [
        { card: 'Noble Intentions', as: 'Noble' },
        { card: 'Noble Intentions', as: 'second' },
      ],
    },
    Bob: { minions: [first, second], site: 5 },
  },
});
const far = runner({ against: 'Boromir' });
scenario(
  '[5_65/2, LR-COST-006] its bearer exerts to cancel a skirmish ability that is used against him',
  (t) => {
    t.given(helping(rider({ against: 'Merry' }), far));
    t.player('Ann').does('Boromir');
    t.player('Bob').does('Warg');
    t.expect.card('Boromir', { wounds: 1 }).card('Rider', { wounds: 1 }).card('Merry', { strength: 3 });
  },
);
scenario('[5_65/2] it need not be used', (t) => {
  t.given(helping(rider({ against: 'Merry' }), far));
  t.player('Ann').does('Boromir');
  t.player('Bob').passes();
  t.player('Ann').does('Merry');
  t.expect.card('Rider', { wounds: 0 }).card('Merry', { strength: 6 });
});
scenario('[5_65/2] who fights elsewhere cannot', (t) => {
  t.given(helping(runner({ against: 'Merry' }), rider({ against: 'Boromir' })));
  t.player('Ann').does('Boromir', 'Merry');
  t.expect.card('Merry', { strength: 6 }).card('Rider', { wounds: 0 });
});
scenario('[5_65/2, LR-EXERT-003] who is exhausted cannot', (t) => {
  t.given(helping(rider({ against: 'Merry', wounds: 4 }), far));
  t.player('Ann').does('Boromir', 'Merry');
  t.expect.card('Merry', { strength: 6 });
});
scenario('[5_65/2, LR-ABILITY-001] an event is no special ability', (t) => {
  t.given(helping(rider({ against: 'Merry' }), far));
  t.player('Ann').does('Noble', 'Merry');
  t.expect.card('Merry', { strength: 6 }).card('Rider', { wounds: 0 }).asked('Ann');
});
scenario('[5_65/2] a response is no skirmish ability', (t) => {
  t.given({
    phase: 'skirmish',
    players: { Ann: { companions: [frodo()] }, Bob: { minions: [rider({ against: 'Frodo' })] } },
  });
  t.player('Ann').does('the Ring').has({ wearing: true, burdens: 1 });
  t.expect.card('Rider', { wounds: 0 });
});

invent(
  shadowCondition('Engine', { keyword: ['Machine'], culture: 'Isengard' }),
  shadowCondition('No engine', { culture: 'Isengard' }),
  ally('Old man', { vitality: 4 }),
  companion('Tall one', { strength: 30, vitality: 4 }),
);
const rager = (tokens: number, wounds = 0, hurt = 0) => ({
  phase: 'skirmish',
  twilight: 5,
  players: {
    Ann: { companions: [frodo(), { card: 'Tall one', wounds: hurt }], support: ['Old man'] },
    Bob: {
      minions: [{ card: 'Berserk Rager', as: 'Rager', wounds, against: 'Tall one' }],
      support: [
        { card: 'Engine', ...(tokens === 0 ? {} : { tokens, tokensOf: 'Isengard' }) },
        { card: 'No engine', tokens: 9, tokensOf: 'Isengard' },
      ],
    },
  },
});
scenario('[5_45/1] Berserk Rager is stronger for each wound on either side of its skirmish', (t) => {
  t.given(rager(3, 0, 3));
  t.expect.card('Rager', { strength: 13 });
});
scenario('[5_45/2, LR-EXERT-004] three tokens of a machine and two exertions wound every ally twice', (t) => {
  t.given(rager(3));
  t.player('Bob').does('Rager');
  t.expect.card('Old man', { wounds: 2 }).card('Engine', { tokens: 0 }).card('No engine', { tokens: 9 });
});
for (const [why, tokens, wounds] of [
  ['two tokens', 2, 0],
  ['one exertion left', 3, 1],
] as const)
  scenario(`[5_45/2, LR-COST-002] ${why} are not enough`, (t) => {
    t.given(rager(tokens, wounds));
    t.expect.card('Old man', { wounds: 0 }).card('Rager', { in: 'discard of Bob' });
  });
scenario(
  '[5_45/1, LR-ERRATA-066] the wounds of an ally whom it fights count, and its own; no others',
  (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: {
          companions: [frodo({ wounds: 1 }), { card: 'Tall one', wounds: 3 }],
          support: ['Pause', { card: 'Old man', wounds: 2 }],
        },
        Bob: {
          minions: [
            { card: 'Berserk Rager', as: 'Rager', wounds: 1, against: 'Old man' },
            { card: 'Rider', wounds: 3 },
          ],
        },
      },
    });
    t.expect.card('Rager', { strength: 10 + 1 + 2 });
  },
);
const engines = (...tokens: readonly number[]) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), 'Tall one'], support: ['Pause', 'Old man'] },
    Bob: {
      minions: [{ card: 'Berserk Rager', as: 'Rager', against: 'Tall one' }],
      support: tokens.map((n, i) => ({ card: 'Engine', as: `engine ${i}`, tokens: n, tokensOf: 'Isengard' })),
    },
  },
});
scenario('[5_45/2, LR-ERRATA-067] three tokens of one machine pay, though another has two', (t) => {
  t.given(engines(2, 3));
  t.player('Ann').does('Pause');
  t.player('Bob').does('Rager');
  t.expect.card('engine 0', { tokens: 2 }).card('engine 1', { tokens: 0 }).card('Old man', { wounds: 2 });
});
scenario('[5_45/2, LR-ERRATA-067] where two machines have enough, all three are of one of them', (t) => {
  t.given(engines(4, 3));
  t.player('Ann').does('Pause');
  t.player('Bob').does('Rager').mayChoose.exactly('engine 0', 'engine 1');
  t.player('Bob').does('engine 0');
  t.expect.card('engine 0', { tokens: 1 }).card('engine 1', { tokens: 3 }).card('Old man', { wounds: 2 });
});
scenario('[5_45/2, LR-ERRATA-067] two and one and two on three machines do not pay', (t) => {
  t.given(engines(2, 1, 2));
  t.player('Bob').mayNot('Rager', { rule: 'LR-COST-002' });
});
const sapper = (...support: readonly string[]) => ({
  phase: 'shadow alone',
  twilight: 9,
  path: [{ card: 'Mithril Mine', number: 4 }],
  players: {
    Ann: { companions: [frodo()], site: 4 },
    Bob: { hand: ['Uruk Sapper', 'Fog of war'], support },
  },
});
invent(shadowCondition('Fog of war'));
scenario('[5_62] Uruk Sapper may place a token on a machine', (t) => {
  t.given(sapper('Engine', 'No engine'));
  t.player('Bob').does('Uruk Sapper: play', 'Uruk Sapper: when');
  t.expect.card('Engine', { tokens: 1, tokensOf: 'Isengard' }).card('No engine', { tokens: 0 });
});
scenario('[5_62] without a machine nothing is offered', (t) => {
  t.given(sapper('No engine'));
  t.player('Bob').does('Uruk Sapper: play').mayChoose.includes('Fog of war: play');
});
