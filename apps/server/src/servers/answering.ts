/** What other servers, and this one, may ask of a table that is kept here. */
import type { Table } from '../tables/table.ts';
import type { Answer, Args, Asked, Op } from './far.ts';

type Answering = {
  readonly [O in Op]: (table: Table, ...args: Asked[O][0]) => Promise<Answer<O>>;
};
const nothing = (): null => null;

const ANSWERS: Answering = {
  sit: (table, ...args) => table.sit(...args).then(nothing),
  concede: (table, seat) => table.concede(seat).then(nothing),
  endFor: (table, why) => table.endFor(why).then(nothing),
  unsay: async (table, line) => {
    table.talk.unsay(line);
    return null;
  },
  forget: (table) => table.leaveAll().then(nothing),
  record: (table) => table.record(),
  scenario: (table, viewer) => table.scenario(viewer),
  remarks: (table) => table.talk.remarks(),
};

export function answerAt<O extends Op>(table: Table, op: O, args: Args<O>): Promise<Answer<O>> {
  const answer: (table: Table, ...args: Asked[O][0]) => Promise<Answer<O>> = ANSWERS[op];
  return answer(table, ...args);
}
