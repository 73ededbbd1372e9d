/** Who counts as one, how much each may do, and whose connection is given up when all places are taken. */
import { expect, test } from 'vitest';
import { Allowances } from '../src/limits/allowances.ts';
import { type ConnectionLimits, Connections, type Held } from '../src/limits/connections.ts';
import { networkFrom, networkOf } from '../src/limits/network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address', 'unknown'],
  ['x'.repeat(20_000), 'unknown'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a network is named by an address in it, or as it is listed', () => {
  for (const text of ['2001:db8:5:5::77', '2001:db8:5:5::/64', ' 2001:0db8:5:5:: '])
    expect(networkFrom(text)).toBe('2001:db8:5:5::/64');
  expect(networkFrom('203.0.113.7')).toBe('203.0.113.7');
  for (const text of ['', 'Anna', '203.0.113.0/24', '2001:db8::/48']) expect(networkFrom(text)).toBeNull();
});

test('so much at once, so much in a time; a clock that stands or goes back takes nothing away', () => {
  const allowances = new Allowances({ size: 2, within: 1000 });
  const take = (time: number) => allowances.take('a', time);
  expect([take(0), take(0), take(0), take(499), take(500), take(501)]).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(take(-5000)).toBe(false);
  expect(take(-4500)).toBe(true);
  expect(allowances.take('b', -4500)).toBe(true);
});

test('the number of those who are remembered is bounded: who did nothing for longest is forgotten', () => {
  const allowances = new Allowances({ size: 1, within: 1000 }, 3);
  for (const who of ['a', 'b', 'c']) expect(allowances.take(who, 0)).toBe(true);
  expect(allowances.take('a', 1)).toBe(false);
  expect(allowances.take('d', 1)).toBe(true);
  expect(allowances.remembered).toBe(3);
  expect(allowances.take('a', 2)).toBe(false);
});

class Fake implements Held {
  readonly network: string;
  readonly guest = null;
  seated = false;
  unread = 0;
  dropped = false;
  readonly #all: Connections;
  constructor(all: Connections, network: string) {
    this.network = network;
    this.#all = all;
  }
  static of(all: Connections, network: string): Fake {
    const one = new Fake(all, network);
    all.enter(one);
    return one;
  }
  wait(bytes: number): void {
    this.unread += bytes;
    this.#all.wait(bytes);
  }
  drop(): void {
    this.dropped = true;
    this.#all.wait(-this.unread);
    this.unread = 0;
  }
}
const limits: ConnectionLimits = { all: 6, each: 4, unread: 1000 };

test('one network holds so many connections and no more, whatever the others do', () => {
  const all = new Connections(limits);
  const mine = Array.from({ length: 4 }, () => Fake.of(all, 'a'));
  expect(all.refusal('a')).toBe('each');
  expect(all.refusal('b')).toBeNull();
  all.leave(mine[0]);
  all.leave(mine[0]);
  expect(all.count).toBe(3);
  expect(all.refusal('a')).toBeNull();
});

test('when all places are taken, who holds most gives one up, spectators before players', () => {
  const all = new Connections(limits);
  const greedy = Array.from({ length: 4 }, () => Fake.of(all, 'greedy'));
  for (const one of [greedy[0], greedy[1], greedy[3]]) one.seated = true;
  const others = [Fake.of(all, 'b'), Fake.of(all, 'c')];
  expect(all.refusal('d')).toBeNull();
  expect(greedy.map(({ dropped }) => dropped)).toEqual([false, false, true, false]);
  Fake.of(all, 'd');
  expect(all.refusal('e')).toBeNull();
  expect(greedy.filter(({ dropped }) => dropped)).toHaveLength(2);
  Fake.of(all, 'e');
  // Now nobody holds two more than a newcomer would: nobody is thrown out for him.
  expect(all.refusal('f')).toBeNull();
  Fake.of(all, 'f');
  expect(all.refusal('g')).toBe('all');
  expect(others.some(({ dropped }) => dropped)).toBe(false);
});

test('what is not read takes a bounded room: who leaves most goes', () => {
  const all = new Connections(limits);
  const [slow, fast] = [Fake.of(all, 'a'), Fake.of(all, 'b')];
  fast.wait(300);
  slow.wait(600);
  expect(slow.dropped).toBe(false);
  fast.wait(200);
  expect([slow.dropped, fast.dropped]).toEqual([true, false]);
  expect(all.unread).toBe(500);
  expect(all.count).toBe(1);
});
