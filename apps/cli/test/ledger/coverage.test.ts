/** From tests and lists to counts, and the mark below which they may not fall. */
import { expect, test } from 'vitest';
import { citations } from '../../src/ledger/citations.ts';
import { byTopic, coverage, fallen, kept, parseKept, standings } from '../../src/ledger/coverage.ts';
import { type Entry, parseLedger } from '../../src/ledger/entries.ts';
import { complaintsAbout, parseWaivers } from '../../src/ledger/lists.ts';
import { isReport, parseReport } from '../../src/ledger/tests.ts';

function entry(id: string, more: object = {}): string {
  return JSON.stringify({
    id,
    rule: 'r',
    who: 'all',
    kind: 'timing',
    mode: 'core',
    cards: [],
    source: [],
    ...more,
  });
}

const text = [
  entry('LR-A-001'),
  entry('LR-A-002'),
  entry('LR-A-003', { overruled: true }),
  entry('LR-B-001'),
].join('\n');
const entries = parseLedger('lotr-tcg', [{ file: 'rules.jsonl', text }]);
const known = new Map<string, Entry>(entries.map((one) => [one.id, one]));
const run = (title: string, passed = true) => ({ title, file: 'some.test.ts', passed });
const none = { excused: [], deferred: [] };

test('only passing tests cite; an overruled entry counts nowhere', () => {
  const { cited } = citations(
    [run('LR-A-001 holds'), run('LR-A-002 holds', false), run('LR-A-003 holds')],
    known,
  );
  const standing = standings(entries, new Set(cited.keys()), none);
  expect(coverage('lotr-tcg', standing, new Set())).toEqual({
    game: 'lotr-tcg',
    total: 3,
    cited: 1,
    excused: 0,
    deferred: 0,
    weak: [],
    uncited: ['LR-A-002', 'LR-B-001'],
  });
  expect(byTopic(standing).map(({ topic, total, cited, uncited }) => [topic, total, cited, uncited])).toEqual(
    [
      ['A', 2, 1, 1],
      ['B', 1, 0, 1],
    ],
  );
});

test('an id that no ledger holds is a complaint that names the test, passing or not', () => {
  const { complaints } = citations([run('a LR-A-009', false)], known);
  expect(complaints).toEqual(['some.test.ts: "a LR-A-009" cites LR-A-009, which is in no ledger']);
});

test('excused and deferred entries are counted apart', () => {
  const waivers = {
    excused: parseWaivers('{"id":"LR-A-001","reason":"manners"}', 'excused.jsonl').waivers,
    deferred: parseWaivers('{"id":"LR-B-001","reason":"later"}', 'deferred.jsonl').waivers,
  };
  expect(complaintsAbout(waivers, entries, new Map())).toEqual([]);
  const result = coverage('lotr-tcg', standings(entries, new Set(), waivers), new Set());
  expect(result).toMatchObject({ cited: 0, excused: 1, deferred: 1, uncited: ['LR-A-002'] });
});

test('a wrong line in a list is a complaint with file and line', () => {
  const { waivers, complaints } = parseWaivers(
    '{"reason":"x"}\n\n{"id":"LR-A-001","reason":" "}',
    'excused.jsonl',
  );
  expect(waivers).toEqual([]);
  expect(complaints).toEqual([
    'excused.jsonl:1: field "id": expected the id of an entry',
    'excused.jsonl:3: LR-A-001 has no reason (field "reason")',
  ]);
  const line = (id: string) => JSON.stringify({ id, reason: 'because' });
  const excused = parseWaivers(
    ['LR-A-009', 'LR-A-003', 'LR-A-001', 'LR-B-001'].map(line).join('\n'),
    'excused.jsonl',
  ).waivers;
  const deferred = parseWaivers(line('LR-B-001'), 'deferred.jsonl').waivers;
  expect(complaintsAbout({ excused, deferred }, entries, new Map([['LR-A-001', 'a test']]))).toEqual([
    'excused.jsonl:1: LR-A-009 is no entry of this ledger',
    'excused.jsonl:2: LR-A-003 is overruled and does not count: take it out',
    'excused.jsonl:3: LR-A-001 is cited by a passing test ("a test"): take it out',
    'deferred.jsonl:1: LR-B-001 is already listed at excused.jsonl:4',
  ]);
});

const nothingWeak = new Set<string>();
const before = { total: 3, cited: ['LR-A-001', 'LR-A-002'], weak: 1 };

test('an entry that was cited and is no more is named, even when as many are cited as before', () => {
  const exchanged = kept(standings(entries, new Set(['LR-A-002', 'LR-B-001']), none), nothingWeak);
  expect(exchanged).toEqual({ total: 3, cited: ['LR-A-002', 'LR-B-001'], weak: 0 });
  expect(fallen(exchanged, before)).toEqual(['no longer cited: LR-A-001']);
  const more = { ...exchanged, cited: ['LR-A-002', 'LR-B-001', 'LR-B-002'] };
  expect(fallen(more, before)).toEqual(['no longer cited: LR-A-001']);
  expect(fallen({ ...before, cited: ['LR-A-001', 'LR-A-002', 'LR-B-001'] }, before)).toEqual([]);
});

test('the share of cited entries may not fall', () => {
  const now = kept(standings(entries, new Set(['LR-A-002']), none), nothingWeak);
  expect(fallen(now, before)).toEqual([
    'no longer cited: LR-A-001',
    'entries cited fell from 2 of 3 (66%) to 1 of 3 (33%)',
  ]);
  expect(fallen({ ...before, total: 4 }, before)).toEqual([
    'entries cited fell from 2 of 3 (66%) to 2 of 4 (50%)',
  ]);
  expect(fallen(now, { total: 0, cited: [], weak: 0 })).toEqual([]);
});

test('weakly cited entries may become fewer, not more', () => {
  expect(fallen({ ...before, weak: 0 }, before)).toEqual([]);
  expect(fallen({ ...before, weak: 2 }, before)).toEqual([
    'weakly cited entries rose from 1 to 2: "npm run ledger -- --weak" lists them',
  ]);
});

test('kept coverage is read back as it was written; one without a field is refused', () => {
  expect(parseKept(JSON.stringify(before), 'coverage.json')).toEqual(before);
  expect(() => parseKept('{"total": 3, "cited": []}', 'coverage.json')).toThrow(/coverage\.json.*weak/);
});

test('an entry is weakly cited when every test that cites it cites six or more; ranges count as many', () => {
  const many = parseLedger('lotr-tcg', [
    { file: 'rules.jsonl', text: [1, 2, 3, 4, 5, 6, 7].map((n) => entry(`LR-C-00${n}`)).join('\n') },
  ]);
  const ids = new Map(many.map((one) => [one.id, one]));
  const six = [run('LR-C-001..006 hold')];
  expect([...citations(six, ids).weak]).toHaveLength(6);
  expect([...citations([run('LR-C-001..005 hold')], ids).weak]).toEqual([]);
  const single = [...six, run('[LR-C-002 LR-C-007] on their own'), run('LR-C-003 fails', false)];
  const { weak } = citations(single, ids);
  expect([...weak]).toEqual(['LR-C-001', 'LR-C-003', 'LR-C-004', 'LR-C-005', 'LR-C-006']);
  const standing = standings(many, new Set(ids.keys()), none);
  expect(coverage('lotr-tcg', standing, weak).weak).toEqual([...weak]);
  expect(kept(standing, weak).weak).toBe(5);
  // What is not cited in this game does not count, whatever the tests of another one do.
  expect(kept(standings(many, new Set(), none), weak).weak).toBe(0);
});

test('a report of vitest is read by full titles; a half-written one is none', () => {
  const assertionResults = [
    { fullName: 'group one', status: 'passed' },
    { fullName: 'group two', status: 'pending' },
  ];
  const report = JSON.stringify({ testResults: [{ name: 'a.test.ts', assertionResults }] });
  expect(parseReport(report, 'report')).toEqual([
    { title: 'group one', file: 'a.test.ts', passed: true },
    { title: 'group two', file: 'a.test.ts', passed: false },
  ]);
  expect([report, report.slice(0, -3), '{}', '[]'].map(isReport)).toEqual([true, false, false, false]);
});
