/** Burdens and threats as numbers, prices and effects. LR-BURDEN, LR-THREAT */
import {
  type Condition,
  type Cost,
  chooseNumber,
  condition,
  cost,
  type Effect,
  effect,
  lesser,
  many,
  NOTHING,
  type Num,
  num,
  playerColumn,
  remembered,
  ruled,
  say,
  sayNum,
  sequence,
  type Value,
  value,
  verb,
  word,
} from '@westmarch/kernel';
import { preventSome } from '../../../rules/actions/responses.ts';
import { addBurdens, canRemoveBurdens, removeBurdens } from '../../../rules/counters/burdens.ts';
import {
  addThreats as addThreatsByRule,
  canRemoveThreats,
  removeThreats,
  roomForThreats,
} from '../../../rules/counters/threats.ts';
import { canSpotTwilight } from '../conditions.ts';
import { freePeoplesPlayer } from '../players.ts';

const perOne = (what: string, value: Value): Value => ({
  ...value,
  perEach: { factor: 1, each: say`for each ${word(what)}` },
});
export const burdensNow: Value = perOne('burden', playerColumn(freePeoplesPlayer, 'burdens'));
export const threatsNow: Value = perOne('threat', playerColumn(freePeoplesPlayer, 'threats'));

const howMany = (n: Num, what: string) => many(typeof n === 'number' ? n : sayNum(n), what);
export const addsThreats = (n: Num): Effect =>
  verb('add threats', addThreatsByRule, [freePeoplesPlayer, num(n)], say`add ${howMany(n, 'threat')}`);
export const removesThreats = (n: Num): Effect =>
  verb('remove threats', removeThreats, [freePeoplesPlayer, num(n)], say`remove ${howMany(n, 'threat')}`);

/** As many as its player likes: "remove up to 2 burdens". */
export const removesUpToBurdens = (n: number): Effect => ({
  ...sequence(
    chooseNumber('X', 0, lesser(n, burdensNow)),
    verb('remove burdens', removeBurdens, [freePeoplesPlayer, remembered('X')], NOTHING),
  ),
  say: say`remove up to ${many(n, 'burden')}`,
});

/** A price in burdens or threats that are added or taken away. LR-COST-002 */
export const addBurdensToPay = (n: number): Cost =>
  cost(
    condition(
      'Ring-bearer',
      [],
      () => 's.player.outcome[s.global.active] === 0',
      say`there is a Ring-bearer`,
    ),
    verb('add burdens', addBurdens, [freePeoplesPlayer, n], say`add ${many(n, 'burden')}`),
  );
export const removeBurdensToPay = (n: number): Cost =>
  cost(
    ruled(
      'LR-COST-002',
      condition(
        'burdens to remove',
        [],
        (g) =>
          `(s.player.burdens[s.global.active] >= ${n} && ${g.ref(canRemoveBurdens)}(s, s.global.active, self, 0))`,
        say`${many(n, 'burden')} can be removed`,
      ),
    ),
    verb('remove burdens', removeBurdens, [freePeoplesPlayer, n], say`remove ${many(n, 'burden')}`),
    { pool: 'burden', amount: n, left: burdensNow },
  );
const room: Value = value(
  'room for threats',
  [],
  (g) => `${g.ref(roomForThreats)}(s, s.global.active)`,
  say`how many threats can be added`,
);
export const addThreats = (n: number): Cost =>
  cost(
    {
      ...condition(
        'room for threats',
        [],
        (g, v) => `${room.js(g, v)} >= ${n}`,
        say`there are companions enough for ${many(n, 'threat')} more`,
      ),
      rule: 'LR-THREAT-002',
    },
    verb('add threats', addThreatsByRule, [freePeoplesPlayer, n], say`add ${many(n, 'threat')}`),
    { pool: 'threat', amount: n, left: room },
  );
export const removeThreatsToPay = (n: number): Cost =>
  cost(
    ruled(
      'LR-COST-002',
      condition(
        'threats to remove',
        [],
        (g) =>
          `(s.player.threats[s.global.active] >= ${n} && ${g.ref(canRemoveThreats)}(s, s.global.active, self, 0))`,
        say`${many(n, 'threat')} can be removed`,
      ),
    ),
    verb('remove threats', removeThreats, [freePeoplesPlayer, n], say`remove ${many(n, 'threat')}`),
    { pool: 'threat', amount: n, left: threatsNow },
  );

export const canSpotBurdens = (n: number): Condition =>
  condition(
    'burdens at least',
    [],
    () => `s.player.burdens[s.global.active] >= ${n}`,
    say`you can spot ${many(n, 'burden')}`,
  );
export const canSpotThreats = (n: number): Condition =>
  condition(
    'threats at least',
    [],
    () => `s.player.threats[s.global.active] >= ${n}`,
    say`you can spot ${many(n, 'threat')}`,
  );

const spotCounters = (can: Condition, n: number, what: string): Cost =>
  cost(
    { ...can, rule: 'LR-SPOT-001' },
    effect('spot', [], say`spot ${many(n, what)}`, () => undefined),
  );
/** Burdens, threats or twilight that are there: nothing is taken away. LR-SPOT-001 */
export const spotBurdens = (n: number): Cost => spotCounters(canSpotBurdens(n), n, 'burden');
export const spotTwilight = (n: number): Cost => spotCounters(canSpotTwilight(n), n, 'twilight token');
/** What lies in the pool. LR-TWILIGHT-001 */
export const twilightNow: Value = perOne(
  'twilight token',
  value('twilight', [], () => 's.global.twilight', say`the twilight in the pool`),
);

/** One of the burdens, threats or tokens that are about to be added is not. */
export const preventOneOfThem = (what: string): Effect =>
  verb('prevent one', preventSome, [1], say`prevent one ${word(what)}`);
