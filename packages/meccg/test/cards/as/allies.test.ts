/** Against the Shadow: allies. */
import { describe, expect } from 'vitest';
import { Mode, modeOf } from '../../../src/rules/characters/ringwraiths.ts';
import { fight } from '../../fights.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

describe('Black Horse', () => {
  const horse = (card = 'Black Horse') => ({ card });
  const riders = (at: string, ...who: readonly object[]) => ({
    side: 'ringwraith',
    companies: [{ ...company(at, ...who), as: 'riders' }],
  });
  const ren = (...on: readonly object[]) => ({ card: 'Ren the Ringwraith', on });
  const indur = (...on: readonly object[]) => ({ card: 'Indûr the Ringwraith', on });
  const first = { card: 'Black Horse', as: 'first' };
  const second = { card: 'Black Horse', as: 'second' };
  const third = { card: 'Black Horse', as: 'third' };
  scenario('[AS-72, ME-CARD-0091] a Ringwraith plays it at an untapped Darkhaven, which stays so', (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { ...riders('Dol Guldur', ren(first)), hand: [second] }, Bob },
    });
    t.player('Ann').does('second: play');
    resolveChain(t);
    t.expect
      .card('second', { in: 'on of Ren the Ringwraith' })
      .card('Ren the Ringwraith', { 'site tapped': false });
  });
  scenario('[AS-72] nobody else does', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: { ...riders('Dol Guldur', { card: 'Layos' }), hand: ['Black Horse', 'Sudden Call'] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Black Horse', { to: 'playAlly', because: 'none of the untapped characters' });
  });
  scenario('[AS-72] nor elsewhere', (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { ...riders('Mount Gram', ren()), hand: ['Black Horse', 'Sudden Call'] }, Bob },
    });
    t.player('Ann').mayNot('Black Horse', { to: 'playAlly', because: 'another site' });
  });
  scenario('[ME-CARD-0093] nor at a tapped one', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Black Horse', 'Sudden Call'],
          companies: [{ ...company('Dol Guldur', ren()), siteTapped: true }],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Black Horse', { to: 'playAlly', because: 'tapped' });
  });
  scenario('[AS-72/1, ME-CARD-0090] each in his company lets one more follow him for nothing', (t) => {
    t.given({
      players: { Ann: { ...riders('Dol Guldur', ren(horse())), hand: ['Indûr the Ringwraith'] }, Bob },
    });
    t.player('Ann').mayChoose.includes('Indûr the Ringwraith: bring into play');
  });
  scenario('[AS-72/1] and not a second', (t) => {
    t.given({
      players: {
        Ann: { ...riders('Dol Guldur', ren(horse()), indur()), hand: ['Dwar the Ringwraith'] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Dwar the Ringwraith', { to: 'bringIn', because: 'you have had' });
  });
  for (const [name, who, mode] of [
    ['one with a horse', [ren(first)], Mode.blackRider],
    ['one with and one without', [ren(first), indur()], Mode.none],
    ['two on horses', [ren(first), indur(second)], Mode.blackRider],
    ['one with a horse and a Man who has none', [ren(first), { card: 'Layos' }], Mode.blackRider],
    ['two on one', [ren(first, third), indur()], Mode.none],
  ] as const)
    scenario(`[AS-72/2, ME-CARD-0092] the mode of ${name}`, (t) => {
      t.given({ players: { Ann: riders('Dol Guldur', ...who), Bob } });
      expect(modeOf(t.state, 1)).toBe(mode);
    });
  scenario('[AS-72/3, ME-RW-002] it takes the place of another mode', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          ...riders('Dol Guldur', ren()),
          hand: ['Black Horse', 'Sudden Call'],
          events: [{ card: 'Fell Rider', company: 'riders' }],
        },
        Bob,
      },
    });
    // None may join a Fell Rider.
    t.player('Ann').mayNot('Black Horse', { to: 'playAlly', because: 'forbids' });
  });
  scenario('[AS-72/3, ME-RW-002] and drives out a Heralded Lord', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          ...riders('Dol Guldur', ren()),
          hand: ['Black Horse', 'Sudden Call'],
          events: [{ card: 'Heralded Lord', company: 'riders' }],
        },
        Bob,
      },
    });
    t.player('Ann').does('Black Horse: play');
    resolveChain(t);
    t.expect.card('Heralded Lord', { in: 'discard of Ann' });
    expect(modeOf(t.state, 1)).toBe(Mode.blackRider);
  });
  scenario('[AS-72/3, ME-RW-002] all horses go for another mode, whoever else rides', (t) => {
    t.given({
      players: {
        Ann: { ...riders('Dol Guldur', ren(first), indur(second)), hand: ['Heralded Lord'] },
        Bob: {
          side: 'ringwraith',
          companies: [{ ...company('Minas Morgul', 'Khamûl the Ringwraith'), as: 'theirs' }],
          events: [{ card: 'Black Rider', company: 'theirs' }],
        },
      },
    });
    t.player('Ann').does('Heralded Lord: ');
    resolveChain(t);
    t.expect
      .card('first', { in: 'discard of Ann' })
      .card('second', { in: 'discard of Ann' })
      .card('Black Rider', { in: 'events of Bob' });
  });
  scenario('[AS-72/4] who loses it goes back to hand', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 2, prowess: 30 },
      // His strike: wounded, and a body check of 6; that of the horse: wounded, and eliminated.
      dice: [1, 1, 3, 3, 1, 1, 6, 6],
      players: { Ann: riders('Mount Gram', ren(horse())), Bob },
    });
    t.player('Ann').does('Ren the Ringwraith');
    fight(t);
    t.expect.card('Ren the Ringwraith', { in: 'hand of Ann' }).card('Black Horse', { in: 'out of Ann' });
  });
  scenario('[AS-72/4] who falls himself, and loses it so, stays where he fell', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 30 },
      dice: [1, 1, 6, 6],
      players: { Ann: riders('Mount Gram', ren(horse())), Bob },
    });
    t.player('Ann').does('Ren the Ringwraith');
    fight(t);
    t.expect.card('Ren the Ringwraith', { in: 'out of Ann' });
  });
});
