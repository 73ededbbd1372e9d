/** `tournament`: entering decks, scenarios, and time, command by command. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Given } from '../src/commands/tournament-common.ts';
import { run } from '../src/commands/tournament-run.ts';
import { Problem } from '../src/problem.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cup-'));
  file = join(folder, 'cup.json');
});
/** What a command prints; or why it does not, with its hint. */
function cup(what: string, args: readonly string[] = [], given: Given = {}): string {
  let said = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  try {
    run(what, file, args, given);
    return said;
  } catch (error) {
    if (error instanceof Problem) return `refused: ${error.message} (${error.hint ?? ''})`;
    throw error;
  } finally {
    out.mockRestore();
  }
}
const begin = (given: Given): string =>
  cup('new', [], { players: 'Ann,Bob', format: '2-deck', seed: 'lots', ...given });
const bring = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test('decks are entered, kept to the card, and told for each opponent', () => {
  expect(begin({ alignment: 'any' })).toContain('tournament enter');
  expect(cup('pair')).toMatch(/^refused: .*Ann, Bob have not entered/);
  expect(cup('enter', ['Ann', 'A', 'C'])).toContain('Ann has entered');
  expect(cup('pair')).toMatch(/^refused: .*Bob has not entered/);
  expect(cup('enter', ['Bob', 'A', 'F'])).toMatch(/^refused: .*ME-TOURN-4000/);
  cup('enter', ['Bob', 'F']);
  expect(cup('compare', ['Bob', 'F'])).toContain('F is what Bob has entered');
  expect(cup('compare', ['Bob', 'G'])).toMatch(/^refused: .*ME-TOURN-4007/);
  // F is a minion deck: Ann plays the first of her two.
  const [first, second] = JSON.parse(readFileSync(file, 'utf8')).entries.Ann.decks;
  const pairs = cup('pair');
  expect(pairs).toContain(`Ann with ${first.name}`);
  expect(pairs).not.toContain(second.name);
  expect(cup('enter', ['Bob', 'G'])).toMatch(/^refused: .*ME-TOURN-4007/);
});

test('what is no deck for this event is refused with what to do', () => {
  begin({ alignment: 'hero' });
  expect(cup('enter', ['Ann', 'F'])).toMatch(/^refused: .*ME-TOURN-4027/);
  expect(cup('enter', ['Eve', 'A'])).toContain('"Eve" is no player');
  expect(cup('enter', ['Ann', bring('few.txt', 'Deck\n1 Gandalf\n')])).toMatch(
    /few.txt is not legal: .*deck check .*--length 2/,
  );
  expect(cup('enter', ['Ann', bring('odd.txt', 'Deck\n1 Gandalfo\n')])).toContain('no card "Gandalfo"');
  expect(cup('enter', ['Ann', join(folder, 'none.txt')])).toContain('or a Challenge Deck by its letter');
  expect(cup('enter', ['Ann', 'A'], { opened: 'x' })).toContain('--opened is for sealed events');
  expect(cup('compare', ['Ann', 'A'])).toContain('Ann has entered nothing');
  expect(readFileSync(file, 'utf8')).toContain('"entries": {}');
});

test('an event without entries takes none, and one of no such kind is not begun', () => {
  begin({});
  expect(cup('enter', ['Ann', 'A'])).toMatch(/^refused: .*nothing is entered/);
  file = join(folder, 'other.json');
  expect(begin({ alignment: 'elf' })).toContain('expected one of any, hero, minion, fallen-wizard');
  expect(begin({ sites: 'many' })).toContain('expected one of drawn, all, proxy');
  expect(begin({ challenge: true })).toContain('tournament enter');
});

test('sealed decks are built of what was opened, and change between rounds', () => {
  const list = (crams: number, more = ''): string => `Deck\n1 Gandalf\n${crams} Cram\n25 Cave-drake\n${more}`;
  begin({ format: 'sealed', alignment: 'any' });
  const opened = bring('opened.txt', list(26));
  const deck = bring('deck.txt', list(25));
  expect(cup('enter', ['Ann', deck])).toMatch(/^refused: .*ME-TOURN-4031/);
  expect(cup('enter', ['Ann', bring('more.txt', list(27))], { opened })).toContain(
    'not among the cards opened',
  );
  const sites = bring('sites.txt', list(25, 'Sites\n1 Moria\n'));
  expect(cup('enter', ['Ann', sites], { opened })).toMatch(/^refused: .*Moria was not drawn/);
  expect(cup('enter', ['Ann', deck], { opened })).toContain('Ann has entered deck');
  cup('enter', ['Bob', deck], { opened });
  cup('pair');
  const other = bring('other.txt', list(26));
  expect(cup('enter', ['Ann', other], { opened })).toMatch(/^refused: .*ME-TOURN-4032/);
  cup('result', ['Ann', 'Bob'], { points: '3:2' });
  expect(cup('enter', ['Ann', other], { opened })).toContain('Ann has entered other');
  expect(cup('compare', ['Ann', deck])).toMatch(/^refused/);
});

test('scenarios are posted, announced together, and ended by conditions or ranks', () => {
  const scenario = { format: 'scenario' };
  expect(begin({ ...scenario, scenarios: 'One,Two' })).toMatch(/^refused: .*three scenarios/);
  expect(begin(scenario)).toContain('Scenarios: A Hobbit’s Quest, Barrels out of Bond, The King');
  expect(cup('enter', ['Ann', 'A'])).toMatch(/^refused: .*one of the scenarios/);
  expect(cup('enter', ['Ann', 'A'], { scenario: 'Barels out of Bond' })).toContain('"Barrels out of Bond"');
  cup('enter', ['Ann', 'A'], { scenario: "a hobbit's quest" });
  cup('enter', ['Bob', 'B'], { scenario: 'Barrels out of Bond' });
  expect(cup('announce', ['Ann', 'Bob'])).toMatch(/^refused: .*no pair of this round/);
  cup('pair');
  expect(cup('show')).not.toContain('Quest');
  expect(cup('result', ['Ann', 'Bob'], { ranks: '3:2' })).toMatch(/^refused: .*have not announced/);
  expect(cup('announce', ['Ann', 'Bob'])).toBe(
    'Ann plays for A Hobbit’s Quest, Bob for Barrels out of Bond\n',
  );
  expect(cup('result', ['Ann', 'Bob'], { points: '3:2' })).toMatch(/^refused: .*in place of the Council/);
  expect(cup('result', ['Ann', 'Bob'], { ring: 'Ann' })).toMatch(/^refused: .*in place of the Council/);
  expect(cup('result', ['Ann', 'Bob'], { ranks: 'high' })).toContain('such as 3:2');
  expect(cup('result', ['Ann', 'Bob'])).toContain('--met NAME, --ranks 3:2 or --forfeit NAME');
  expect(cup('result', ['Bob', 'Ann'], { ranks: '3:2' })).toContain('Bob 4, Ann 2');
  expect(cup('result', ['Ann', 'Bob'], { ranks: '3:2' })).toContain('Ann 4, Bob 2');
  expect(cup('show')).toMatch(/Ann 4 – Bob 2 .*ranks 3:2|Bob 2 – Ann 4 .*ranks 2:3/);
  expect(cup('result', ['Bob', 'Ann'], { met: 'Ann' })).toContain('Bob 0, Ann 6');
  expect(cup('show')).toMatch(/Ann 6 – Bob 0 .*conditions met|Bob 0 – Ann 6 .*conditions met/);
  expect(cup('result', ['Bob', 'Ann'], { forfeit: 'Bob' })).toContain('Bob 6, Ann 0');
});

test('other events have no scenarios', () => {
  begin({ alignment: 'any' });
  expect(cup('enter', ['Ann', 'A'], { scenario: 'Barrels out of Bond' })).toMatch(/^refused: .*no scenarios/);
  expect(cup('result', ['Ann', 'Bob'], { met: 'Ann' })).toMatch(/^refused: .*no scenarios/);
  expect(cup('announce', ['Ann', 'Bob'])).toMatch(/^refused: .*no scenarios/);
});

test('time is called: which turn is the last', () => {
  begin({});
  expect(cup('time', [], { turn: '11' })).toMatch(
    /80 minutes, in turn 11: turn 12 is the last, then the Council/,
  );
  expect(cup('time', [], { turn: '12' })).toMatch(/in turn 12: this is the last turn.*--rounds 6/);
  for (const turn of ['now', '0', '1.5'])
    expect(cup('time', [], { turn })).toContain(`--turn ${turn}: expected the number of the turn`);
  file = join(folder, 'quest.json');
  begin({ format: 'scenario' });
  expect(cup('time', [], { turn: '3' })).toContain(
    'turn 4 is the last, then whoever has the higher rank wins',
  );
});
