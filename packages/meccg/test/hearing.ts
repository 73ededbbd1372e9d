/** A table that keeps everything the rules raise at it, for tests of what happens and in which order. */
import type { Sink } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { engine } from '../src/engine.ts';
import { meccg } from '../src/game.ts';
import type { S } from '../src/state.ts';
import { adapter } from './table.ts';

export interface Heard {
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly n: number;
}
/** A table, and everything that is raised at it after the position was laid out. */
export function hearing(given: object): { t: Table<S>; heard: Heard[]; of: (name: string) => Heard[] } {
  const heard: Heard[] = [];
  const sink: Sink = {
    tell(_s, channel, a, b, n) {
      heard.push({ name: engine.events.find((event) => event.channel === channel)?.name ?? '', a, b, n });
    },
  };
  const game = new Proxy(meccg, {
    get(target, key) {
      if (key === 'apply') return (s: S, index: number) => target.apply(s, index, sink);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const t = new Table<S>({ ...adapter, game });
  t.given(given);
  return { t, heard, of: (name) => heard.filter((it) => it.name === name) };
}
