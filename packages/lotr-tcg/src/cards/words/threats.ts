/** Threats: as a price they must all find room. LR-THREAT-002 */
import { type Cost, condition, cost, many, say, type Value, value, verb } from '@westmarch/kernel';
import { addThreats as add, roomForThreats } from '../../rules/counters/threats.ts';
import { freePeoplesPlayer } from './players.ts';

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
        say`there are companions enough for ${many(n, 'more threat')}`,
      ),
      rule: 'LR-THREAT-002',
    },
    verb('add threats', add, [freePeoplesPlayer, n], say`add ${many(n, 'threat')}`),
    { pool: 'threat', amount: n, left: room },
  );
