/**
 * Whose companies: what a player is asked and may do in his turn is about his own. The same turn of Bob is played while
 * Ann has one company, and while she has five, none of them near: nothing that he is offered differs. ME-JOIN-500, ME-ORG-001
 */
import { Table } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { adapter, company } from '../../table.ts';

const home = company('Edhellond', 'Ioreth');
/** Two at one Haven, two at one other site, with much to hand on, to store and to be rid of. */
const others = [
  company('Grey Havens', { card: 'Frodo', on: ['Morgul-knife', 'Cram'] }, 'Sam Gamgee'),
  company('Grey Havens', { card: 'Elrohir', on: ['Glamdring', 'Elven Cloak'] }, 'Erkenbrand'),
  company('Isles of the Dead that Live', { card: 'Thranduil', on: ['Sapling of the White Tree'] }),
  company('Isles of the Dead that Live', { card: 'Legolas', on: ['Lure of the Senses'] }),
];
const bobs = {
  hand: ['Beretar', 'Cram', 'Orcrist', 'Risky Blow', 'Great Ship', 'Halfling Strength'],
  deck: ['Cram', 'Dodge', 'Concealment', 'Escape', 'Cram'],
  companies: [
    company('Rivendell', { card: 'Elladan', on: ['Dagger of Westernesse', 'Morgul-knife'] }, 'Balin'),
    company('Rivendell', { card: 'Haldir', status: 'tapped' }, 'Bofur'),
    company('Moria', { card: 'Gimli', status: 'wounded', on: ['Horn of Anor'] }),
  ],
};

/** Who is asked what, turn after turn: the same numbers choose, as long as the same is offered. */
function story(anns: readonly object[], seed: number): string[] {
  const t = new Table(adapter).given({
    phase: 'untap',
    active: 'Bob',
    dice: Array.from({ length: 300 }, (_x, i) => 1 + ((i * i + seed * i) % 6)),
    players: { Ann: { companies: [home, ...anns] }, Bob: bobs },
  });
  const told: string[] = [];
  let n = seed;
  for (let step = 0; step < 100 && t.state.global.active === 2 && t.offered().length > 0; step++) {
    const offered = t.offered();
    told.push(`${t.state.global.phase} ${t.state.kernel.asked}: ${offered.join(' | ')}`);
    n = (n * 1103515245 + 12345) % 2147483648;
    const at = Math.floor(n / 65536);
    // Three times of four something is done rather than nothing.
    const deeds = at % 4 === 0 ? [] : offered.filter((text) => text !== 'Pass' && text !== 'Done');
    const among = deeds.length > 0 ? deeds : offered;
    t.choose(t.state.kernel.asked, among[(at >> 2) % among.length]);
  }
  return told;
}

test.each(Array.from({ length: 12 }, (_x, i) => i + 1))(
  '[ME-JOIN-500 ME-ORG-001] walk %i through a turn is about one’s own companies',
  (seed) => {
    expect(story(others, seed)).toEqual(story([], seed));
  },
);
