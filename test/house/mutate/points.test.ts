/** The places of a source that `npm run mutate` changes, and what it passes over. */
import { expect, test } from 'vitest';
import { changedText, mutantOf } from '../../../scripts/mutate/draw.ts';
import { lexiconOf, parse, pointsOf } from '../../../scripts/mutate/points.ts';

/** Every change of a text as "operator: the whole text afterwards". */
function changes(text: string, file = 'packages/lotr-tcg/src/rules/some.ts', also = ''): string[] {
  const source = parse(file, text);
  const lexicon = lexiconOf([source, parse('also.ts', also)]);
  return pointsOf(source, lexicon).flatMap((point) =>
    point.instead.map((instead) => {
      const given = { file, text, area: 'rules', points: [point] };
      return `${point.operator}: ${changedText(text, mutantOf(given, point, instead))}`;
    }),
  );
}

test('a comparison moves its boundary by one, an equality is turned round', () => {
  expect(changes('a < b;')).toContain('comparison: a <= b;');
  expect(changes('a <= b;')).toContain('comparison: a < b;');
  expect(changes('a > b;')).toContain('comparison: a >= b;');
  expect(changes('a >= b;')).toContain('comparison: a > b;');
  expect(changes('a === b;')).toContain('comparison: a !== b;');
  expect(changes('a !== b;')).toContain('comparison: a === b;');
});

test('a number becomes one more and one less, nothing only more', () => {
  expect(changes('const MOST = 5;')).toEqual(['number: const MOST = 6;', 'number: const MOST = 4;']);
  expect(changes('const none = 0;')).toEqual(['number: const none = 1;']);
});

test('numbers of an enumeration only have to differ: they stay', () => {
  expect(changes('const Phase = { one: 1, two: 2 } as const;').filter((c) => c.startsWith('number'))).toEqual(
    [],
  );
});

test('each part of a condition is dropped, and one of them becomes enough', () => {
  expect(changes('const c = a && b;')).toEqual([
    'condition dropped: const c = a;',
    'condition dropped: const c = b;',
    'and/or: const c = a || b;',
  ]);
});

test('a condition is turned round, a statement taken out', () => {
  const found = changes('function f() { if (a) b(); }');
  expect(found).toEqual([
    'negation: function f() { if (!(a)) b(); }',
    'statement removed: function f() {  }',
    'statement removed: function f() { if (a) {} }',
  ]);
});

test('what a module says at its top is not taken out', () => {
  expect(changes('register(x);').filter((change) => change.startsWith('statement'))).toEqual([]);
});

test('a gate, a cost and a part of a filter are dropped, with their comma', () => {
  expect(changes('const gates = [a, b];')).toEqual([
    'part dropped: const gates = [b];',
    'part dropped: const gates = [a];',
  ]);
  expect(changes('const costs = [a];')).toEqual(['part dropped: const costs = [];']);
  expect(changes('const f = both(a, b);')).toEqual([
    'part dropped: const f = both(b);',
    'part dropped: const f = both(a);',
    'both/either: const f = either(a, b);',
  ]);
});

test('effects in a sequence and steps of a procedure change places', () => {
  expect(changes('const e = sequence(a, b);')).toContain('order: const e = sequence(b, a);');
  expect(changes("const p = { one: step('', a), two: ask('', b) };")).toContain(
    "order: const p = { two: ask('', b), one: step('', a) };",
  );
});

test('an option is left out, but not what only says something', () => {
  const found = changes('f({ limit: once, say: x });').filter((change) => change.startsWith('option'));
  expect(found).toEqual(['option removed: f({ say: x });']);
});

test('a filter is dropped from around another', () => {
  expect(changes('const f = your(orc);')).toContain('call dropped: const f = orc;');
  expect(changes('const p = opponentOf(s, q);')).toContain('call dropped: const p = q;');
});

test('a member, a name and a word are exchanged for what stands in such a place elsewhere', () => {
  expect(changes('const z = Zone.hand;', undefined, 'Zone.deck;')).toContain('member: const z = Zone.deck;');
  expect(changes("const r = ofRace('Elf');", undefined, "ofRace('Dwarf');")).toContain(
    "name: const r = ofRace('Dwarf');",
  );
  const imports = "import { dwarf, elf, type Filter } from './words.ts';\n";
  expect(changes(`${imports}const f = your(elf);`, 'packages/lotr-tcg/src/cards/some.ts')).toContain(
    `word: ${imports}const f = your(dwarf);`,
  );
});

test('conditions that are compiled from text are changed inside it', () => {
  const found = changes('const js = `s.global.twilight >= ${n} && s.card.live[self] === 1`;');
  expect(found).toEqual([
    'code: const js = `s.global.twilight > ${n} && s.card.live[self] === 1`;',
    'code: const js = `s.global.twilight >= ${n} || s.card.live[self] === 1`;',
    'code: const js = `s.global.twilight >= ${n} && s.card.live[self] !== 1`;',
    'code: const js = `s.global.twilight >= ${n} && s.card.live[self] === 2`;',
    'code: const js = `s.global.twilight >= ${n} && s.card.live[self] === 0`;',
  ]);
});

test('of texts only the numbers are changed; types, imports, errors and labels are passed over', () => {
  expect(changes('const t = say`exert ${2} of a && b`;')).toEqual([
    'number said: const t = say`exert ${3} of a && b`;',
    'number said: const t = say`exert ${1} of a && b`;',
  ]);
  expect(changes("import { a } from 'b';\ntype T = 1 | 2;\ninterface I { a: 3 }")).toEqual([]);
  expect(changes('function f() { throw new Error(a + 1); }')).toEqual([]);
  expect(changes("step('LR-SKIRM-001', x);", undefined, "step('LR-SKIRM-002', x);")).toEqual([]);
});
