/** The Balrog: resource permanent-events. */

import { forbiddenBy } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { playing } from '../../../src/rules/chain/forbidden.ts';
import { sideOf } from '../../../src/rules/sides.ts';
import { borrow } from '../../invented.ts';
import {
  attackWith,
  Bob,
  company,
  idleUntil,
  offers,
  resolveChain,
  rowOf,
  scenario,
  twice,
} from '../../table.ts';

describe('Crept Along Carefully', () => {
  const five = ['Elladan', 'Elrohir', 'Haldir', 'Balin', 'Orophin'];
  const creeping = (
    hand: readonly (string | object)[],
    who: readonly string[] = five,
    more: object = {},
  ) => ({
    phase: 'organization',
    players: {
      Ann: {
        hand,
        deck: ['Cram', 'Cram', 'Cram', 'Cram'],
        companies: [{ ...company('Rivendell', ...who), as: 'riders' }],
      },
      Bob: {
        companies: [company('Edhellond', 'Ioreth')],
        hand: ['Orc-raiders'],
        deck: ['Cram', 'Cram', 'Cram'],
      },
    },
    ...more,
  });
  const onTheWay = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void =>
    idleUntil(t, () => offers(t, 'Orc-raiders: attack'));
  const plays = (t: Parameters<Parameters<typeof scenario>[1]>[0], card: string): void => {
    t.player('Ann').does(`${card}: in your organization phase: put`);
    resolveChain(t);
  };
  scenario('[BA-29] Crept Along Carefully: three regions at most, and no starter movement', (t) => {
    t.given(creeping(['Crept Along Carefully']));
    t.player('Ann').mayChoose.excludes(
      'Crept Along Carefully: in your organization phase: discard this card',
    );
    t.player('Ann').does('Elladan: declare movement');
    // Four regions away, or by the printed path.
    t.player('Ann').mayChoose.includes('Gladden Fields', 'Lórien', 'Moria');
  });
  scenario('[BA-29/2] [BA-29/3] Crept Along Carefully: what is farther is out of reach', (t) => {
    t.given(creeping(['Crept Along Carefully']));
    plays(t, 'Crept Along Carefully');
    t.expect.card('Crept Along Carefully', { in: 'events of Ann' });
    t.player('Ann').does('Elladan: declare movement');
    t.player('Ann').mayChoose.includes('Moria', 'Ettenmoors');
    t.player('Ann').mayChoose.excludes('Lórien');
  });
  scenario('[BA-29/4] Crept Along Carefully: the hazard limit is 1 less on the way', (t) => {
    t.given(creeping(['Crept Along Carefully']));
    plays(t, 'Crept Along Carefully');
    t.player('Ann').does('Elladan: declare movement', 'Ettenmoors');
    onTheWay(t);
    t.expect.table({ hazardLimit: 4 });
  });
  scenario('[BA-29/4] [ME-CARD-0132] Crept Along Carefully: two copies take 2', (t) => {
    t.given(creeping(twice('Crept Along Carefully')));
    plays(t, 'first');
    plays(t, 'second');
    t.player('Ann').does('Elladan: declare movement', 'Ettenmoors');
    onTheWay(t);
    t.expect.table({ hazardLimit: 3 });
  });
  scenario('[BA-29/4] Crept Along Carefully: never below 2', (t) => {
    t.given(creeping(['Crept Along Carefully'], ['Elladan', 'Elrohir']));
    plays(t, 'Crept Along Carefully');
    t.player('Ann').does('Elladan: declare movement', 'Ettenmoors');
    onTheWay(t);
    t.expect.table({ hazardLimit: 2 });
  });
  scenario(
    '[BA-29/4] [ME-CARD-0133] Crept Along Carefully: a company that stays has its whole limit',
    (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: {
            events: ['Crept Along Carefully'],
            companies: [{ ...company('Ettenmoors', ...five), as: 'riders' }],
          },
          Bob: { ...Bob, hand: ['Orc-raiders'] },
        },
      });
      t.expect.table({ hazardLimit: 5 });
    },
  );
  scenario('[BA-29/7] Crept Along Carefully: may be discarded in the organization phase', (t) => {
    t.given(creeping(['Crept Along Carefully']));
    plays(t, 'Crept Along Carefully');
    t.player('Ann').does('Crept Along Carefully: in your organization phase: discard');
    resolveChain(t);
    t.expect.card('Crept Along Carefully', { in: 'discard of Ann' });
    t.player('Ann').does('Elladan: declare movement');
    t.player('Ann').mayChoose.includes('Lórien');
  });
  scenario('[BA-29/5] Crept Along Carefully: nothing against an attack that is no company’s', (t) => {
    t.given(creeping(['Crept Along Carefully', 'Escape']));
    plays(t, 'Crept Along Carefully');
    t.player('Ann').does('Elladan: declare movement', 'Ettenmoors');
    onTheWay(t);
    attackWith(t, 'Bob', 'Orc-raiders', 'wilderness');
    t.player('Ann').mayNot('Crept Along Carefully', { because: 'by an opponent' });
  });
  scenario('[BA-29] Crept Along Carefully: ends with its company', (t) => {
    t.given(creeping(['Crept Along Carefully'], ['Elladan', 'Elrohir']));
    plays(t, 'Crept Along Carefully');
    t.player('Ann').does('Elladan: discard');
    t.expect.card('Crept Along Carefully', { in: 'events of Ann' });
    expect(offers(t, 'Elrohir: discard')).toBe(false);
  });
  scenario('[BA-29] Crept Along Carefully: is discarded with its company', (t) => {
    const { players, ...rest } = creeping(['Crept Along Carefully'], ['Elladan']);
    const companies = [...players.Ann.companies, company('Bree', 'Haldir')];
    t.given({ ...rest, players: { ...players, Ann: { ...players.Ann, companies } } });
    t.player('Ann').does('Crept Along Carefully: in your organization phase: put', 'Elladan');
    resolveChain(t);
    t.expect.card('Crept Along Carefully', { in: 'events of Ann' });
    t.player('Ann').does('Elladan: discard');
    t.expect.card('Crept Along Carefully', { in: 'discard of Ann' });
  });
});

// Calendal.
borrow('LE-4');

describe('[BA-43] Sauron', () => {
  const sauron = (more: object = {}) => ({
    players: {
      Ann: { side: 'sauron', events: ['Sauron'], companies: [company('LE-367', 'Layos')], ...more },
      Bob,
    },
  });
  scenario('[BA-43/1] is played as The Lidless Eye is, and not beside it', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Sauron', 'The Lidless Eye'],
          companies: [company('LE-367', 'Layos')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Sauron: on');
    resolveChain(t);
    expect(sideOf(t.state, 1).name).toBe('sauron');
    t.player('Ann').mayNot('The Lidless Eye', { because: 'another copy' });
  });
  scenario('[BA-43/2] ten more general influence', (t) => {
    t.given(sauron());
    t.player('Ann').has({ 'general influence': 30, 'hand size': 8 });
  });
  scenario('[BA-43/3] Bade to Rule is not played', (t) => {
    t.given(sauron({ hand: ['Bade to Rule', 'Cave-drake'] }));
    const [bade, drake] = [rowOf(t.state, 'Bade to Rule'), rowOf(t.state, 'Cave-drake')];
    expect(forbiddenBy(t.state, playing, bade, bade, 1)).not.toBe(0);
    expect(forbiddenBy(t.state, playing, drake, drake, 1)).toBe(0);
  });
  scenario('[BA-43/4] once in an organization phase a resource or character goes into the deck', (t) => {
    t.given(sauron({ sideboard: ['Gorbag', 'Cave-drake'], deck: ['Cram'] }));
    t.player('Ann').does('Sauron: in');
    resolveChain(t);
    t.player('Ann').has({ deck: 2, sideboard: 1 });
    expect(offers(t, 'Sauron')).toBe(false);
  });
  scenario('[BA-43/5, ME-CARD-0665] any number of characters comes, and then none is discarded', (t) => {
    t.given(sauron({ hand: ['Gorbag', 'Calendal'] }));
    t.player('Ann').does('Gorbag: bring into play', 'Join Layos');
    t.player('Ann').does('Calendal: bring into play', 'Join Layos');
    expect(t.offered().some((text) => text.endsWith('discard'))).toBe(false);
  });
  scenario('[BA-43/5, ME-CARD-0665] who has discarded one brings in none', (t) => {
    t.given(sauron({ hand: ['Calendal'], companies: [company('LE-367', 'Layos', 'Gorbag')] }));
    t.player('Ann').does('Gorbag: discard');
    expect(t.offered().some((text) => text.includes('Calendal'))).toBe(false);
    expect(t.offered().some((text) => text.endsWith('discard'))).toBe(false);
  });
});
