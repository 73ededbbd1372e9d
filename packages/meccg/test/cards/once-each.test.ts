/** Cards of which nobody bears two, and cards of which no company has two. */
import { describe } from 'vitest';
import { Bob, company, idleUntil, scenario } from '../table.ts';
import { cited } from './cited.ts';
import { bearing } from './positions.ts';

const ofHeroes = {
  side: 'wizard',
  at: 'Rivendell',
  one: 'Elladan',
  other: 'Elrohir',
  third: 'Haldir',
  fourth: 'Balin',
} as const;
const ofMinions = {
  side: 'ringwraith',
  at: 'Dol Guldur',
  one: 'Layos',
  other: 'Ostisen',
  third: 'Luitprand',
  fourth: 'Nevido Smôd',
} as const;

describe('who bears one is given no other', () => {
  for (const [name, folk] of [
    ['Elf-stone', ofHeroes],
    ['Elven Cloak', ofHeroes],
    ['Horn of Anor', ofHeroes],
    ['Magic Ring of Stealth', ofHeroes],
    ['Blazon of the Eye', ofMinions],
    ['Shadow-cloak', ofMinions],
    ['Minor Ring', ofMinions],
    ['The Oracle’s Ring', ofMinions],
    ['Trifling Ring', ofMinions],
    ['Thrall-ring', ofMinions],
  ] as const)
    scenario(`${cited(name)} goes to whoever has none`, (t) => {
      const { side, at, one, other, third, fourth } = folk;
      const held = (who: string, as: string) => bearing(who, { card: name, as });
      const companies = [company(at, held(one, 'given'), held(other, 'kept'), third, fourth)];
      t.given({ players: { Ann: { side, companies }, Bob } });
      t.player('Ann').does('given: transfer').mayChoose.exactly(third, fourth);
    });
  for (const [name, { side, at, one, other, third }] of [
    ['Dagger of Westernesse', ofHeroes],
    ['Foul-smelling Paste', ofMinions],
  ] as const)
    scenario(`${cited(name)} goes to whoever has one, too`, (t) => {
      const held = (who: string, as: string) => bearing(who, { card: name, as });
      const companies = [company(at, held(one, 'given'), held(other, 'kept'), third)];
      t.given({ players: { Ann: { side, companies }, Bob } });
      t.player('Ann').does('given: transfer').mayChoose.exactly(other, third);
    });
});

describe('a company that is joined keeps one', () => {
  for (const [name, folk, owner, often] of [
    ['Records Unread', ofMinions, 'Ann', false],
    ['Secret Book', ofMinions, 'Ann', false],
    ['Great Bats', ofMinions, 'Ann', false],
    ['Regiment of Black Crows', ofMinions, 'Ann', false],
    ['Promptings of Wisdom', ofHeroes, 'Ann', false],
    ['Piercing All Shadows', ofMinions, 'Ann', false],
    ['Diminish and Depart', ofHeroes, 'Bob', false],
    ['So You’ve Come Back', ofHeroes, 'Bob', false],
    ['Dagger of Westernesse', ofHeroes, 'Ann', true],
    ['Alone and Unadvised', ofHeroes, 'Bob', true],
  ] as const)
    scenario(`[ME-JOIN-503] ${cited(name)}: ${often ? 'any number' : `one, which ${owner} chooses`}`, (t) => {
      const { side, at, one, other, third } = folk;
      const held = (who: string, as: string) => bearing(who, { card: name, as, owner });
      const companies = [company(at, held(one, 'first'), third), company(at, held(other, 'second'))];
      t.given({ players: { Ann: { side, companies }, Bob } });
      t.player('Ann').does(`${one}: regroup companies`, one, `Join the company of ${other}`);
      if (often) {
        t.player('Ann').does('Done');
        t.expect.card('first', { in: `on of ${one}` }).card('second', { in: `on of ${other}` });
        return;
      }
      t.expect.asked(owner);
      t.player(owner).mayChoose.exactly('first', 'second');
      t.player(owner).does('first');
      t.expect.card('first', { in: `discard of ${owner}` }).card('second', { in: `on of ${other}` });
    });
  for (const [name, folk, often] of [
    ['An Unexpected Party', ofHeroes, false],
    ['Going Ever Under Dark', ofHeroes, false],
    ['Orders from Lugbúrz', ofMinions, false],
    ['Crept Along Carefully', ofHeroes, true],
  ] as const)
    scenario(`[ME-JOIN-503] ${cited(name)} with each: ${often ? 'both stay' : `one stays`}`, (t) => {
      const { side, at, one, other } = folk;
      const companies = [
        { ...company(at, one), as: 'guests' },
        { ...company(at, other), as: 'hosts' },
      ];
      const events = ['guests', 'hosts'].map((as) => ({ card: name, company: as, as: `with ${as}` }));
      t.given({ players: { Ann: { side, companies, events }, Bob } });
      t.player('Ann').does(`${one}: regroup companies`, one);
      if (!often) t.player('Ann').does('with hosts');
      // What lay with the guests lies with the company that they have joined.
      t.expect.card('with guests', { in: 'events of Ann', company: 'hosts' });
      t.expect.card('with hosts', { in: often ? 'events of Ann' : 'discard of Ann' });
    });
  // These are gone when their company stands at a Haven.
  for (const [name, folk, to, owner] of [
    ['Fell Rider', ofMinions, 'Dimrill Dale', 'Ann'],
    ['Black Rider', ofMinions, 'Dimrill Dale', 'Ann'],
    ['Nothing to Eat or Drink', ofHeroes, 'Bree', 'Bob'],
  ] as const)
    scenario(`[ME-JOIN-503] ${cited(name)}: ${owner} keeps one where the companies meet`, (t) => {
      const { side, at, one, other } = folk;
      const companies = [
        { ...company(at, one), as: 'guests', movesTo: to },
        { ...company(to, other), as: 'hosts' },
      ];
      const events = ['guests', 'hosts'].map((as) => ({ card: name, company: as, as: `with ${as}` }));
      const mine = owner === 'Ann' ? { events } : {};
      const his = owner === 'Bob' ? { events } : {};
      t.given({
        phase: 'movement/hazard',
        players: { Ann: { side, companies, ...mine }, Bob: { ...Bob, ...his } },
      });
      idleUntil(t, () => t.offered().includes('with hosts'));
      t.player(owner).mayChoose.exactly('with guests', 'with hosts');
      t.player(owner).does('with guests');
      // What lay with the hosts lies with the company that has come to them.
      t.expect.card('with hosts', { in: `events of ${owner}`, company: 'guests' });
      t.expect.card('with guests', { in: `discard of ${owner}` });
    });
});
