/** Ringwraith followers, and what no Ringwraith may use. ME-RW */
import { describe, expect } from 'vitest';
import { directInfluenceLeft } from '../../../src/rules/influence/influence.ts';
import { bringDarkCards, brings, riders, ringwraith } from '../../ringwraiths.ts';
import { Bob, company, idleUntil, offers, rowOf, scenario } from '../../table.ts';

bringDarkCards();

describe('followers', () => {
  const gathers = (hand: readonly string[], at: string, ...who: readonly string[]) => ({
    players: { Ann: ringwraith({ hand, companies: [riders(at, ...who)] }), Bob },
  });
  scenario(
    '[LE-58/3, ME-RW-501, ME-CARD-0842] the Witch-king takes one as his character of the phase',
    (t) => {
      t.given(gathers(['Ren the Ringwraith', 'Indûr the Ringwraith'], 'Dol Guldur', 'The Witch-king'));
      t.player('Ann').does(brings('Ren the Ringwraith'));
      expect(t.offered().some((text) => text.includes('Indûr'))).toBe(false);
      t.player('Ann').does('Done');
      t.expect.card('Ren the Ringwraith', { in: 'company of riders', leader: 'The Witch-king' });
      expect(t.state.player.avatar[1]).toBe(rowOf(t.state, 'The Witch-king'));
    },
  );
  scenario('[LE-58/3, ME-RW-502] two of them need no influence', (t) => {
    t.given(gathers(['Indûr the Ringwraith'], 'Dol Guldur', 'The Witch-king', 'Ren the Ringwraith'));
    t.player('Ann').does(brings('Indûr the Ringwraith'), 'Done');
    expect(directInfluenceLeft(t.state, t.state.player.avatar[1], 1, 0)).toBe(3);
  });
  scenario('[LE-58/3, ME-RW-501] a third is not brought in', (t) => {
    t.given(
      gathers(
        ['Dwar the Ringwraith'],
        'Dol Guldur',
        'The Witch-king',
        'Ren the Ringwraith',
        'Indûr the Ringwraith',
      ),
    );
    t.player('Ann').mayNot('Dwar the Ringwraith', { to: 'bringIn', because: 'you have had your Ringwraith' });
  });
  scenario('[LE-55/4, ME-RW-501] Khamûl takes one', (t) => {
    t.given(gathers(['Ren the Ringwraith'], 'Dol Guldur', 'Khamûl the Ringwraith'));
    t.player('Ann').mayChoose.includes(brings('Ren the Ringwraith'));
  });
  scenario('[LE-55/4, ME-RW-501] and no second', (t) => {
    t.given(gathers(['Dwar the Ringwraith'], 'Dol Guldur', 'Khamûl the Ringwraith', 'Ren the Ringwraith'));
    t.player('Ann').mayNot('Dwar the Ringwraith', { to: 'bringIn', because: 'you have had' });
  });
  scenario('[ME-RW-501] nobody else takes any', (t) => {
    t.given(gathers(['Ren the Ringwraith'], 'Dol Guldur', 'Dwar the Ringwraith'));
    t.player('Ann').mayNot('Ren the Ringwraith', { to: 'bringIn', because: 'you have had' });
  });
  scenario('[ME-RW-501] only at a Darkhaven', (t) => {
    t.given(gathers(['Indûr the Ringwraith'], 'Mount Gram', 'The Witch-king'));
    t.player('Ann').mayNot('Indûr the Ringwraith', { to: 'bringIn', because: 'you have had' });
  });
  scenario('[ME-RW-501] or where the other is at home', (t) => {
    t.given(gathers(['Ren the Ringwraith'], 'Barad-dûr', 'The Witch-king'));
    t.player('Ann').mayChoose.includes(brings('Ren the Ringwraith'));
  });
  scenario('[ME-RW-501] not while the opponent has him', (t) => {
    t.given({
      players: {
        Ann: ringwraith({
          hand: [{ card: 'Ren the Ringwraith', as: 'second' }],
          companies: [riders('Dol Guldur', 'The Witch-king')],
        }),
        Bob: ringwraith({
          companies: [
            company('Minas Morgul', 'Khamûl the Ringwraith', { card: 'Ren the Ringwraith', as: 'first' }),
          ],
        }),
      },
    });
    t.player('Ann').mayNot('second', { to: 'bringIn', because: 'another copy' });
  });
  scenario('[ME-RW-500] his Nazgûl leaves play', (t) => {
    t.given({
      players: {
        Ann: ringwraith({
          hand: ['Ren the Ringwraith'],
          companies: [riders('Dol Guldur', 'The Witch-king')],
        }),
        Bob: { ...Bob, events: ['Ren the Unclean'] },
      },
    });
    t.player('Ann').does(brings('Ren the Ringwraith'), 'Done');
    t.expect.card('Ren the Unclean', { in: 'discard of Bob' });
  });
  scenario('[ME-CARD-0800, ME-CARD-0801] Ûvatha joins any of them, as the character of the phase', (t) => {
    t.given(gathers(['Ûvatha the Ringwraith', 'Layos'], 'Dol Guldur', 'Dwar the Ringwraith'));
    t.player('Ann').does(brings('Ûvatha the Ringwraith'));
    expect(t.offered().some((text) => text.includes('Layos'))).toBe(false);
    t.player('Ann').does('Done');
    expect(directInfluenceLeft(t.state, t.state.player.avatar[1], 1, 0)).toBe(5);
  });
  scenario('[ME-CARD-0801, LE-58/3] and takes no place of the two', (t) => {
    t.given(
      gathers(
        ['Indûr the Ringwraith'],
        'Dol Guldur',
        'The Witch-king',
        'Ûvatha the Ringwraith',
        'Ren the Ringwraith',
      ),
    );
    t.player('Ann').mayChoose.includes(brings('Indûr the Ringwraith'));
  });
  scenario('[ME-RW-502] beyond those, each costs one point of direct influence', (t) => {
    t.given(gathers([], 'Dol Guldur', 'Dwar the Ringwraith', 'Ren the Ringwraith', 'Indûr the Ringwraith'));
    expect(directInfluenceLeft(t.state, t.state.player.avatar[1], 1, 0)).toBe(3);
  });
  scenario(
    '[ME-RW-007] a follower stands under no general influence, and is not discarded by choice',
    (t) => {
      t.given(gathers([], 'Dol Guldur', 'The Witch-king', 'Ren the Ringwraith', 'Layos'));
      t.player('Ann').does('The Witch-king: regroup');
      expect(offers(t, 'Ren')).toBe(false);
    },
  );
  scenario('[ME-RW-502] nobody influences him away', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      players: {
        Ann: { companies: [company('LE-390', 'Théoden')] },
        Bob: ringwraith({ companies: [company('Minas Morgul', 'The Witch-king', 'Ren the Ringwraith')] }),
      },
    });
    t.player('Ann').mayNot('Théoden', { to: 'influence', because: 'no opponent has anything here' });
  });
});

describe('items', () => {
  const bears = (who: string, ...others: readonly object[]) => ({
    players: {
      Ann: ringwraith({
        companies: [company('Dol Guldur', { card: who, on: ['Broad-headed Spear', 'Cram'] }, ...others)],
      }),
      Bob,
    },
  });
  scenario('[ME-RW-507] a Ringwraith carries items, and they do nothing for him', (t) => {
    t.given(bears('Ren the Ringwraith'));
    t.expect.card('Ren the Ringwraith', { prowess: 8 });
  });
  scenario('[ME-RW-507] for others they do', (t) => {
    t.given(bears('Gorbag'));
    t.expect.card('Gorbag', { prowess: 8 });
  });
  scenario('[ME-RW-507, ME-RW-4008] nor does he give one up for what it does', (t) => {
    t.given({
      players: {
        Ann: ringwraith({
          companies: [
            company(
              'Dol Guldur',
              { card: 'Ren the Ringwraith', on: ['Cram'], status: 'tapped' },
              { card: 'Layos', status: 'tapped' },
            ),
          ],
        }),
        Bob,
      },
    });
    expect(t.offered().some((text) => text.startsWith('Cram: in') || text.startsWith('Cram: on'))).toBe(
      false,
    );
  });
  scenario('[ME-RW-507] who gets one from him uses it, and the other way round', (t) => {
    t.given({ ...bears('Ren the Ringwraith', { card: 'Gorbag' }), dice: [6, 6] });
    t.player('Ann').does('Broad-headed Spear: transfer');
    t.expect.card('Gorbag', { prowess: 8 });
    t.player('Ann').does('Broad-headed Spear: transfer');
    idleUntil(t, () => t.state.global.check === 0);
    t.expect.card('Gorbag', { prowess: 6 }).card('Ren the Ringwraith', { prowess: 8 });
  });
});
