/** Creatures of all sets: what they are keyed to by an erratum, by night and by day, and where a site counts as another. */
import { describe, expect } from 'vitest';
import { raceBits } from '../../src/cards/card.ts';
import { countAs, siteNamed } from '../../src/cards/words/index.ts';
import { invent } from '../invented.ts';
import { scenario } from '../table.ts';
import { cited } from './cited.ts';
import { city, ithilien, keysOf, mark, marsh, met, named, near, plains, twoWild, wild } from './ways.ts';

describe('what they are by an erratum', () => {
  for (const [rule, name, race, way] of [
    ['ME-CARD-0579', 'Pûkel-men', 'Pûkel-creature', wild],
    ['ME-CARD-0856', 'Wolves', 'Wolf', mark],
  ] as const)
    scenario(`[${rule}] ${cited(name)}: ${race}, and nothing else`, (t) => {
      t.given(met(name, way, []));
      keysOf(t, name);
      expect(t.state.attack.races[t.state.global.attack]).toBe(raceBits([race]));
    });
});

describe('by night and by day', () => {
  const night = ['Doors of Night'];
  for (const [name, way, ...keys] of [
    ['Sand-drake', ithilien, 'Ithilien', 'Harondor'],
    ['Sand-drake', plains, 'Horse Plains', 'Nurn'],
    ['True Fire-drake', twoWild, 'wilderness'],
    ['Ent in Search of the Entwives', city, 'free-domain', 'border-land'],
  ] as const)
    scenario(`${cited(name)}: with Doors of Night in play, ${named(way)}`, (t) => {
      t.given(met(name, way, night));
      expect(keysOf(t, name)).toEqual(keys.toSorted());
    });
  for (const [name, way] of [
    ['Sand-drake', ['Henneth Annûn']],
    ['True Fire-drake', near],
    ['Ent in Search of the Entwives', marsh],
  ] as const)
    scenario(`${cited(name)}: with Doors of Night in play not ${named(way)}`, (t) => {
      t.given(met(name, way, night));
      t.player('Bob').mayNot(name, { to: 'attack', because: 'keyed' });
    });
});

describe('Pûkel-men at what counts as Ruins & Lairs now', () => {
  for (const site of ['Lond Galen', 'Minas Tirith', 'Dunnish Clan-hold', 'Vale of Erech']) {
    const fallen = `The Ruin of ${site}`;
    invent(fallen, 'LE-103', countAs(siteNamed(site), 'ruins-and-lairs'));
    scenario(`[TW-82] Pûkel-men: at ${site} only once it lies in ruins`, (t) => {
      t.given(met('Pûkel-men', [site], [fallen]));
      expect(keysOf(t, 'Pûkel-men')).toEqual([site]);
    });
  }
});
