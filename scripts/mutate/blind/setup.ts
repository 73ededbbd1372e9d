/** Stands before each file of tests of a watched run: gives instrumented code its watch, and hands on what is new after it. */
import { afterAll, type TaskMeta } from 'vitest';
import { NAME, type News, Watch } from './counting.ts';

declare module 'vitest' {
  interface TaskMeta {
    news?: News;
  }
}

const known: unknown = Reflect.get(globalThis, NAME);
const watch = known instanceof Watch ? known : new Watch();
Reflect.set(globalThis, NAME, watch);

function handOn(_context: object, suite: { readonly meta: TaskMeta }): void {
  suite.meta.news = watch.takeNews();
}
// vitest reads off the parameters what a hook needs, and wants a pattern there; those of a bound one it does not see.
afterAll(handOn.bind(undefined));
