/** The hazard limit where several things change it: their order, and what ends with the card it came from. ME-HAZ-2007 */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const cards = (n: number, name: string): string[] => Array.from({ length: n }, () => name);
interface Journey {
  readonly from: string;
  readonly to: string;
  /** Where there is more than one. */
  readonly way: string;
}
const sail: Journey = {
  from: 'Dol Amroth',
  to: 'Isle of the Ulond',
  way: 'Belfalas, Bay of Belfalas, Andrast Coast',
};
const many = ['Elladan', 'Elrohir', 'Elrond', 'Haldir', 'Legolas'];
const sets = (t: Table<S>, { from, to, way }: Journey, ann: object, bob: object, size = 5): void => {
  t.given({
    phase: 'movement/hazard',
    players: {
      Ann: {
        deck: cards(9, 'Cram'),
        companies: [{ ...company(from, ...many.slice(0, size)), movesTo: to }],
        ...ann,
      },
      Bob: { ...Bob, deck: cards(9, 'Orc-guard'), ...bob },
    },
  });
  if (way !== '') t.player('Ann').does(way);
};

describe('a halved limit that a card changes too', () => {
  const halved = { hazardsHalved: true };
  const atSea = { events: ['Eärcaraxë at Home'] };
  for (const [choice, limit] of [
    ['First Eärcaraxë at Home', 3],
    ['Halve it now', 4],
  ] as const)
    scenario(`[ME-HAZ-2007] a limit of five, halved, and one more: ${choice}, ${limit}`, (t) => {
      sets(t, sail, halved, atSea);
      t.expect.asked('Ann');
      t.player('Ann').mayChoose.exactly('First Eärcaraxë at Home', 'Halve it now');
      t.player('Ann').does(choice);
      t.expect.table({ hazardLimit: limit });
      t.player('Ann').mayChoose.excludes('Halve it now');
    });
  for (const [choice, limit] of [
    ['First Mount Doom', 2],
    ['Halve it now', 3],
  ] as const)
    scenario(`[ME-HAZ-2007] a site that says so is one of them: ${choice}, ${limit}`, (t) => {
      sets(t, { from: 'Minas Morgul', to: 'Mount Doom', way: '' }, halved, {}, 2);
      t.player('Ann').does(choice);
      t.expect.table({ hazardLimit: limit });
    });
  scenario('[ME-HAZ-2007] what does not change the limit of this company is none of them', (t) => {
    sets(t, { from: 'Minas Morgul', to: 'Mount Doom', way: '' }, halved, atSea, 2);
    t.player('Ann').mayChoose.exactly('First Mount Doom', 'Halve it now');
  });
  scenario('[ME-HAZ-2007] nothing is asked where it is all the same', (t) => {
    sets(t, sail, halved, atSea, 4);
    t.player('Ann').mayChoose.excludes('Halve it now');
    t.expect.table({ hazardLimit: 3 });
  });
  scenario('[ME-HAZ-2007] nor where nothing is halved', (t) => {
    sets(t, sail, {}, atSea);
    t.player('Ann').mayChoose.excludes('Halve it now');
    t.expect.table({ hazardLimit: 6 });
  });
});

describe('a card that changes the limit', () => {
  const onWay = (bob: object, more: object = {}) => ({
    phase: 'hazards',
    players: {
      Ann: {
        hand: ['Marvels Told'],
        companies: [
          {
            ...company(sail.from, ...many),
            movesTo: sail.to,
            by: sail.way.split(', '),
          },
        ],
        ...more,
      },
      Bob: { ...Bob, ...bob },
    },
  });
  scenario('[ME-HAZ-2009] leaves play in the middle of it: the limit is what it were without', (t) => {
    t.given(onWay({ events: ['Eärcaraxë at Home'], hand: ['Orc-guard'] }));
    t.expect.table({ hazardLimit: 6 });
    t.player('Ann').does('Marvels Told: ');
    resolveChain(t);
    t.expect.card('Eärcaraxë at Home', { in: 'discard of Bob' }).table({ hazardLimit: 5 });
  });
  scenario('[ME-HAZ-2009] comes into play in the middle of it: it counts from then on', (t) => {
    t.given(onWay({ hand: ['Eärcaraxë at Home', 'Orc-guard'] }));
    t.expect.table({ hazardLimit: 5 });
    t.player('Bob').does('Eärcaraxë at Home: as');
    resolveChain(t);
    t.expect.table({ hazardLimit: 6 });
  });
  scenario('[ME-HAZ-2009] what a card did before it left play is done', (t) => {
    t.given(onWay({ events: ['Daelomin at Home'], hand: ['Orc-guard'] }));
    t.player('Ann').does('Pass');
    t.player('Bob').does('Daelomin at Home');
    resolveChain(t);
    t.expect.card('Daelomin at Home', { in: 'discard of Bob' }).table({ hazardLimit: 7 });
  });
});
