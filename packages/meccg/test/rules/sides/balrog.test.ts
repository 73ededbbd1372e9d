/** Balrog players: whom they bring in and where, and what nobody plays against them. ME-BAL, ME-ORG-507..514, ME-LIMIT */
import { hostOf } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { isOvert } from '../../../src/rules/companies/kind.ts';
import { balrog, bringServants, brings, GATES, host } from '../../balrog.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, idleUntil, offers, resolveChain, rowOf, scenario } from '../../table.ts';

bringServants();
borrow('TW-12', 'DM-107', 'DM-84');
/** A hero's sword that is found at Moria, and elsewhere. */
invent('Old Sword', 'TW-244', { at: ['Moria', 'Mount Gram'] });

describe('revealing The Balrog', () => {
  scenario('[ME-BAL-4020, ME-AVATAR-501] he comes at The Under-gates and nowhere else', (t) => {
    t.given({ players: { Ann: balrog({ hand: ['The Balrog'], companies: [host('Moria', 'Azog')] }), Bob } });
    t.player('Ann').does(brings('The Balrog'));
    expect(t.state.player.avatar[1]).toBe(rowOf(t.state, 'The Balrog'));
    t.expect.card('The Balrog', { at: GATES }).card('Azog', { at: 'Moria' });
  });
  scenario('[ME-BAL-4020] he joins who is there', (t) => {
    t.given({ players: { Ann: balrog({ hand: ['The Balrog'], companies: [host(GATES, 'Azog')] }), Bob } });
    t.player('Ann')
      .does(brings('The Balrog'))
      .mayChoose.exactly('Join Azog', 'Form a company at The Under-gates');
  });
  scenario('[ME-BAL-4009] only the first Balrog player has him', (t) => {
    t.given({
      players: {
        Ann: balrog({ hand: [{ card: 'The Balrog', as: 'second' }], companies: [host(GATES, 'Azog')] }),
        Bob: balrog({ companies: [company(GATES, { card: 'The Balrog', as: 'first' })] }),
      },
    });
    t.player('Ann').mayNot('second', { to: 'bringIn', because: 'another copy' });
  });
});

describe('two characters in a phase', () => {
  const phase = (hand: readonly string[], more: object = {}) => ({
    players: { Ann: balrog({ hand, companies: [host('Moria', 'Umagaur')], ...more }), Bob },
  });
  scenario('[ME-ORG-513, ME-BAL-4022] a unique one and one who is not', (t) => {
    t.given(phase(['Azog', 'Mountain-maggot', 'Hill-troll']));
    t.player('Ann').does(
      brings('Azog'),
      'Join Umagaur',
      'General influence',
      brings('Mountain-maggot'),
      'Join Umagaur',
    );
    t.player('Ann').does('General influence');
    t.expect.card('Mountain-maggot', { at: 'Moria' });
    expect(offers(t, 'Hill-troll')).toBe(false);
  });
  scenario('[ME-ORG-513, ME-BAL-4022] not two unique ones', (t) => {
    t.given(phase(['Azog', 'Bolg', 'Mountain-maggot']));
    t.player('Ann').does(brings('Azog'), 'Join Umagaur', 'General influence');
    t.player('Ann').mayChoose.includes(brings('Mountain-maggot'));
    t.player('Ann').mayChoose.excludes(brings('Bolg'));
  });
  scenario('[ME-ORG-513, ME-BAL-4022] one goes and one comes', (t) => {
    t.given(phase(['Mountain-maggot']));
    t.player('Ann').does('Umagaur: discard', brings('Mountain-maggot'));
    t.player('Ann').does('Form a company at Moria');
    t.expect.card('Umagaur', { in: 'discard of Ann' });
  });
  scenario('[ME-ORG-513] The Balrog is the first of them', (t) => {
    t.given(phase(['The Balrog', 'Mountain-maggot']));
    t.player('Ann').does(brings('The Balrog'));
    t.player('Ann').mayChoose.includes(brings('Mountain-maggot'));
  });
  scenario('[ME-ORG-500] others bring in one', (t) => {
    t.given({
      players: { Ann: { hand: ['Gimli', 'Legolas'], companies: [company('Rivendell', 'Elladan')] }, Bob },
    });
    t.player('Ann').does(brings('Gimli'), 'Join Elladan');
    expect(offers(t, brings('Legolas'))).toBe(false);
  });
});

describe('from the discard pile and the sideboard', () => {
  const from = (more: object) => ({
    players: { Ann: balrog({ companies: [host('Moria', 'Umagaur')], ...more }), Bob },
  });
  const pile = (name: string): string => `${name}: bring into play from the discard pile`;
  const board = (name: string): string => `${name}: bring into play from the sideboard`;
  scenario('[ME-ORG-514, ME-BAL-4023] who is not unique and has a mind of 3 or less', (t) => {
    t.given(
      from({ discard: ['Hill-troll', 'Orc Chieftain', 'Azog'], sideboard: ['Mountain-maggot', 'Bolg'] }),
    );
    t.player('Ann').mayChoose.includes(pile('Hill-troll'), board('Mountain-maggot'));
    t.player('Ann').mayChoose.excludes(pile('Orc Chieftain'), pile('Azog'), board('Bolg'));
    t.player('Ann').does(
      pile('Hill-troll'),
      'Join Umagaur',
      'General influence',
      board('Mountain-maggot'),
      'Join Umagaur',
    );
    t.expect.card('Hill-troll', { at: 'Moria' }).card('Mountain-maggot', { at: 'Moria' });
  });
  scenario('[ME-HOUSE-4003] where a house rule says so, of 2 or less; still two of them a phase', (t) => {
    t.given({
      options: ['balrog-two-minders'],
      ...from({ discard: ['Hill-troll', 'Orc Veteran'], sideboard: ['Orc Tracker', 'Mountain-maggot'] }),
    });
    t.player('Ann').mayChoose.includes(pile('Orc Veteran'), board('Mountain-maggot'));
    t.player('Ann').mayChoose.excludes(pile('Hill-troll'), board('Orc Tracker'));
    t.player('Ann').does(pile('Orc Veteran'), 'Join Umagaur', 'General influence');
    t.player('Ann').mayChoose.includes(board('Mountain-maggot'));
  });
  scenario('[ME-ORG-004 ME-ORG-514] but not once the companies have been changed', (t) => {
    t.given(
      from({ discard: ['Hill-troll'], hand: ['Azog'], companies: [host('Moria', 'Umagaur', 'Orc Veteran')] }),
    );
    t.player('Ann').does('Umagaur: regroup');
    for (let n = 0; n < 9 && !offers(t, 'Pass'); n++)
      t.choose(1, t.offered().find((text) => text === 'Done') ?? t.offered()[0]);
    expect([offers(t, 'Hill-troll'), offers(t, 'Azog')]).toEqual([false, false]);
  });
  scenario('[ME-ORG-514] no other player has that', (t) => {
    t.given({
      players: {
        Ann: { side: 'ringwraith', discard: ['Orc Veteran'], companies: [company('Dol Guldur', 'Gorbag')] },
        Bob,
      },
    });
    expect(offers(t, 'Orc Veteran')).toBe(false);
  });
});

describe('whom and where', () => {
  const arrives = (side: string, who: string, ...at: readonly string[]) => ({
    players: { Ann: { side, hand: [who], companies: at.map((place) => company(place, 'Gorbag')) }, Bob },
  });
  scenario('[ME-ORG-512, ME-BAL-4021] at home in the Under-deeps instead of at any Dark-hold', (t) => {
    t.given(arrives('balrog', 'Orc Veteran'));
    t.player('Ann').does(brings('Orc Veteran'));
    t.player('Ann').mayChoose.includes('Form a company at The Under-vaults', 'Form a company at Moria');
    // A Dark-hold below, and one above.
    t.player('Ann').mayChoose.excludes('Form a company at The Iron-deeps', 'Form a company at Cirith Ungol');
  });
  scenario('[ME-ORG-512] others are at home at any Dark-hold', (t) => {
    t.given(arrives('ringwraith', 'Orc Veteran'));
    t.player('Ann').does(brings('Orc Veteran'));
    t.player('Ann').mayChoose.includes('Form a company at Cirith Ungol');
    t.player('Ann').mayChoose.excludes('Form a company at The Under-vaults');
  });
  scenario('[ME-ORG-507] no minion who is neither Orc nor Troll', (t) => {
    t.given(arrives('balrog', 'Layos', 'Moria'));
    t.player('Ann').mayNot('Layos', { to: 'bringIn', because: 'race' });
  });
});

describe('his company', () => {
  scenario('[ME-BAL-503, ME-BAL-4005, ME-COMPANY-520, ME-COMPANY-512] is overt, even if he is alone', (t) => {
    t.given({ players: { Ann: balrog({ companies: [host(GATES, 'The Balrog')] }), Bob } });
    expect(isOvert(t.state, 1)).toBe(true);
  });
  scenario('[ME-BAL-502, ME-BAL-4002, ME-ITEM-2005] he bears items and uses none', (t) => {
    t.given({
      players: {
        Ann: balrog({
          companies: [
            host(
              GATES,
              { card: 'The Balrog', on: ['Sword of Gondolin'] },
              { card: 'Azog', on: ['Horn of Anor'] },
            ),
          ],
        }),
        Bob,
      },
    });
    t.expect.card('The Balrog', { prowess: 8 });
  });
  scenario('[ME-BAL-4003] no corruption card is played on him', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: balrog({ companies: [host(GATES, 'The Balrog', 'Azog')] }),
        Bob: { ...Bob, hand: ['Despair of the Heart'] },
      },
    });
    t.player('Bob').does('Despair of the Heart: as a hazard');
    resolveChain(t);
    expect(hostOf(t.state, rowOf(t.state, 'Despair of the Heart'))).toBe(rowOf(t.state, 'Azog'));
  });
  scenario(
    '[ME-RING-2017, ME-BAL-4001, ME-RING-501] a gold ring is tested when the turn ends, at −2',
    (t) => {
      t.given({
        phase: 'end-of-turn',
        dice: [6, 4],
        players: {
          Ann: balrog({
            companies: [host(GATES, 'The Balrog', { card: 'Azog', on: ['Precious Gold Ring'] })],
          }),
          Bob,
        },
      });
      idleUntil(
        t,
        () =>
          rowOf(t.state, 'Precious Gold Ring') === 0 ||
          t.state.card.live[rowOf(t.state, 'Precious Gold Ring')] === 0,
      );
      t.expect.card('Precious Gold Ring', { in: 'discard of Ann' });
    },
  );
  scenario('[ME-RING-2017] none where he is not', (t) => {
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: balrog({ companies: [host(GATES, { card: 'Azog', on: ['Precious Gold Ring'] })] }),
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.active === 2);
    expect(t.state.card.live[rowOf(t.state, 'Precious Gold Ring')]).toBe(1);
  });
});

describe('points', () => {
  const deep = (side: string) => ({
    players: {
      Ann: { side, companies: [host('The Under-vaults', { card: 'Gorbag', on: ['Glamdring'] })] },
      Bob,
    },
  });
  scenario('[ME-MP-006] what lies in the Under-deeps counts for calling', (t) => {
    t.given(deep('balrog'));
    t.player('Ann').has({ 'character points': 2, 'marshalling points': 3 });
  });
  scenario('[ME-MP-005] for others it does not', (t) => {
    t.given(deep('ringwraith'));
    t.player('Ann').has({ 'marshalling points': 0 });
  });
  for (const [at, points] of [
    ['Moria', 0],
    ['Mount Gram', 1],
  ] as const)
    scenario(`[ME-BAL-002, ME-BAL-4029, ME-MP-2000] a hero item from ${at} is worth ${points}`, (t) => {
      t.given({
        phase: 'site',
        players: {
          Ann: balrog({ hand: ['Old Sword'], companies: [{ ...host(at, 'Gorbag', 'Azog') }] }),
          Bob,
        },
      });
      t.player('Ann').does('Yes', 'Old Sword: play', 'Gorbag');
      resolveChain(t);
      t.player('Ann').has({ 'item points': points });
    });
});

describe('what is not played against him', () => {
  const barred = ['Balrog of Moria', "Durin's Bane", 'Reluctant Final Parting'];
  const facing = (side: string, hand: readonly string[], more: object = {}) => ({
    phase: 'hazards',
    players: {
      Ann: { side, companies: [host('Moria', 'Gorbag')] },
      Bob: { ...Bob, hand, sideboard: ['Orc-raiders', 'Cram'], deck: ['Twilight'], ...more },
    },
  });
  const OUT = 'remove from the game for a card of your sideboard';
  for (const name of barred)
    scenario(
      `[ME-LIMIT-007, ME-LIMIT-008, ME-BAL-4024, ME-BAL-4031] ${name} is exchanged for a card of the sideboard`,
      (t) => {
        t.given(facing('balrog', [name, 'Doors of Night']));
        expect(t.offered().filter((text) => text.startsWith(`${name}: `))).toEqual([
          `${name}: ${OUT}`,
          `${name}: place on guard`,
        ]);
        t.player('Bob').does(`${name}: ${OUT}`, 'Orc-raiders');
        t.expect.card(name, { in: 'aside of Bob' }).card('Orc-raiders', { in: 'deck of Bob' });
      },
    );
  scenario('[ME-LIMIT-008] with nothing in the sideboard there is nothing to exchange', (t) => {
    t.given(facing('balrog', [barred[0]], { sideboard: [] }));
    t.player('Bob').mayNot(barred[0], { to: 'exchange', because: 'empty' });
  });
  scenario('[ME-LIMIT-007, ME-LIMIT-008] against others nothing is exchanged', (t) => {
    t.given(facing('ringwraith', [barred[0]]));
    t.player('Bob').mayNot(barred[0], { to: 'exchange', because: 'nobody else is a Balrog player' });
  });
});
