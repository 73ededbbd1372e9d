/** Ringwraiths: who stands for his player, and who comes and goes with him. ME-RW, ME-AVATAR */
import { describe, expect } from 'vitest';
import { Phase } from '../../../src/state.ts';
import { bringDarkCards, brings, riders, ringwraith } from '../../ringwraiths.ts';
import { Bob, company, idleUntil, scenario } from '../../table.ts';

bringDarkCards();

describe('revealing', () => {
  const reveals = (hand: readonly string[], ...companies: readonly object[]) => ({
    players: { Ann: ringwraith({ hand, companies }), Bob },
  });
  scenario('[ME-AVATAR-500, ME-RW-006, ME-RW-009] at Minas Morgul, Dol Guldur or home', (t) => {
    t.given(reveals(['Adûnaphel the Ringwraith']));
    t.player('Ann').does(brings('Adûnaphel the Ringwraith'));
    t.player('Ann').mayChoose.exactly(
      'Form a company at Dol Guldur',
      'Form a company at Minas Morgul',
      'Form a company at Urlurtsu Nurn',
    );
  });
  scenario('[ME-RW-006, ME-AVATAR-500] the first one stands for his player', (t) => {
    t.given(reveals(['Ren the Ringwraith'], company('Dol Guldur', 'Layos')));
    t.player('Ann').does(brings('Ren the Ringwraith'), 'Join Layos', 'Done');
    expect(t.state.player.avatar[1]).not.toBe(0);
    expect(t.state.player.revealed[1]).not.toBe(0);
  });
  scenario('[ME-AVATAR-003, ME-AVATAR-507, ME-RW-005] his Nazgûl leaves play', (t) => {
    t.given({
      players: {
        Ann: ringwraith({ hand: ['Adûnaphel the Ringwraith'], companies: [company('Dol Guldur', 'Layos')] }),
        Bob: { ...Bob, events: ['Adûnaphel', 'Ren the Unclean'] },
      },
    });
    t.player('Ann').does(brings('Adûnaphel the Ringwraith'), 'Join Layos', 'Done');
    t.expect.card('Adûnaphel', { in: 'discard of Bob' }).card('Ren the Unclean', { in: 'events of Bob' });
  });
  scenario('[ME-AVATAR-507, ME-RW-008] and so does the same Ringwraith who follows another', (t) => {
    t.given({
      players: {
        Ann: ringwraith({ hand: ['Ren the Ringwraith'], companies: [company('Dol Guldur', 'Layos')] }),
        Bob: ringwraith({
          companies: [
            {
              ...riders('Minas Morgul', 'The Witch-king'),
              characters: ['The Witch-king', { card: 'Ren the Ringwraith', as: 'follower' }],
            },
          ],
        }),
      },
    });
    t.player('Ann').does(brings('Ren the Ringwraith'), 'Join Layos', 'Done');
    t.expect.card('follower', { in: 'discard of Bob' });
  });
  scenario('[ME-AVATAR-503] nobody reveals the avatar of another', (t) => {
    t.given({
      players: {
        Ann: ringwraith({
          hand: [{ card: 'Ren the Ringwraith', as: 'second' }],
          companies: [company('Dol Guldur', 'Layos')],
        }),
        Bob: ringwraith({
          companies: [company('Minas Morgul', { card: 'Ren the Ringwraith', as: 'first' })],
        }),
      },
    });
    t.player('Ann').mayNot('second', { to: 'bringIn', because: 'another copy' });
  });
  scenario(
    '[ME-BODY-500, ME-RW-006] after a body check of 7 no other is revealed, and he himself may be',
    (t) => {
      t.given({
        players: {
          Ann: ringwraith({
            hand: ['The Witch-king', 'Ren the Ringwraith'],
            revealed: 'Ren the Ringwraith',
            companies: [company('Dol Guldur', 'Layos')],
          }),
          Bob,
        },
      });
      t.player('Ann').mayChoose.includes(brings('Ren the Ringwraith'));
      t.player('Ann').mayNot('The Witch-king', { to: 'bringIn', because: 'you have had your Ringwraith' });
    },
  );
  scenario('[ME-BODY-500] nor does the opponent reveal him', (t) => {
    t.given({
      players: {
        Ann: ringwraith({ hand: ['Ren the Ringwraith'], companies: [company('Dol Guldur', 'Layos')] }),
        Bob: ringwraith({ revealed: 'Ren the Ringwraith', companies: [company('Minas Morgul', 'Gorbag')] }),
      },
    });
    t.player('Ann').mayNot('Ren the Ringwraith', { to: 'bringIn', because: 'another copy' });
  });
});

describe('a leader who is gone', () => {
  /** The Witch-king was unhorsed: Ren is left, whom nobody leads. */
  const waits = (hand: readonly string[]) => ({
    players: {
      Ann: ringwraith({
        hand,
        revealed: 'The Witch-king',
        companies: [
          riders('Dol Guldur', { card: 'Ren the Ringwraith', uncontrolled: true }),
          company('Moria', 'Layos'),
        ],
      }),
      Bob,
    },
  });
  scenario(
    '[ME-RW-504, ME-RW-4007] who is not back by the end of the organization phase loses his followers',
    (t) => {
      t.given(waits(['The Witch-king']));
      expect(t.state.player.avatar[1]).toBe(0);
      idleUntil(t, () => t.state.global.phase !== Phase.organization);
      t.expect.card('Ren the Ringwraith', { in: 'discard of Ann' }).card('Layos', { at: 'Moria' });
    },
  );
  scenario('[ME-RW-504, ME-RW-4007] who is back takes them up again', (t) => {
    t.given(waits(['The Witch-king']));
    t.player('Ann').does('The Witch-king: bring into play', 'Join Ren the Ringwraith');
    t.player('Ann').does('Ren the Ringwraith', 'Follow The Witch-king', 'Done');
    idleUntil(t, () => t.state.global.phase !== Phase.organization);
    t.expect.card('Ren the Ringwraith', { in: 'company of riders', leader: 'The Witch-king' });
  });
});

describe('a newcomer', () => {
  scenario('[ME-COMPANY-507] does not arrive where he may not be together with those who are there', (t) => {
    t.given({
      players: {
        Ann: ringwraith({ hand: ['Gulla'], companies: [company('Carn Dûm', 'Gorbag')] }),
        Bob,
      },
    });
    // At a Darkhaven anybody meets anybody.
    t.player('Ann').does('Gulla: bring into play');
    t.player('Ann').mayChoose.includes('Join Gorbag at Carn Dûm');
  });
  scenario('[ME-COMPANY-507] but at home elsewhere', (t) => {
    t.given({
      players: {
        Ann: ringwraith({ hand: ['Bróin'], companies: [company('Moria', 'Gorbag')] }),
        Bob,
      },
    });
    t.player('Ann').does('Bróin: bring into play');
    expect(t.offered().some((text) => text.includes('Moria'))).toBe(false);
  });
});
