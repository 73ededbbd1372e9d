/** Ringwraiths: who stands for his player, who follows, where they may go and with whom. ME-RW, ME-AVATAR, ME-MOVE */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { printed } from '../../src/engine.ts';
import { placeName } from '../../src/map/map.ts';
import { directInfluenceLeft } from '../../src/rules/influence/influence.ts';
import { Phase, type S } from '../../src/state.ts';
import { borrow } from '../invented.ts';
import { Bob, company, idleUntil, resolveChain, rowOf, scenario } from '../table.ts';

// Layos, Gorbag, Calendal; Darkhavens; Barad-dûr, Mount Gram, Lonely Mountain, Urlurtsu Nurn, Moria, Dunnish Clan-hold;
// The Iron-deeps; Nazgûl; Pallando the Soul-keeper.
borrow(
  'LE-13',
  'LE-3',
  'LE-19',
  'LE-11',
  'LE-4',
  'LE-20',
  'LE-367',
  'LE-390',
  'LE-359',
  'LE-374',
  'LE-352',
  'LE-394',
  'LE-387',
  'LE-409',
);
borrow('LE-392', 'LE-361', 'LE-383', 'AS-150', 'TW-2', 'TW-83', 'LE-351', 'LE-362', 'LE-365');

const ringwraith = (more: object) => ({ side: 'ringwraith', ...more });
const riders = (at: string, ...who: readonly (string | object)[]) => ({
  ...company(at, ...who),
  as: 'riders',
});
/** Where the company of the Ringwraith goes. */
const goesTo = (t: Table<S>): string => placeName(printed.place(t.state, t.state.company.destination[1]));
const brings = (name: string): string => `${name}: bring into play`;

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
      expect(t.offered().some((text) => text.startsWith('Ren'))).toBe(false);
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

describe('company', () => {
  const together = (at: string, ...who: readonly string[]) => ({
    players: { Ann: ringwraith({ companies: [riders(at, ...who)] }), Bob },
  });
  for (const [rules, ...who] of [
    ['ME-COMPANY-507', 'Gorbag', 'Calendal'],
    ['ME-COMPANY-508', 'Gorbag', 'Lieutenant of Angmar'],
    ['ME-RW-505, ME-RW-509, ME-RW-512, ME-RW-4000', 'Ren the Ringwraith', 'Gorbag'],
  ] as const)
    scenario(`[${rules}, ME-COMPANY-509] ${who.join(' and ')} do not leave a Darkhaven together`, (t) => {
      t.given(together('Dol Guldur', ...who));
      t.player('Ann').mayNot(who[0], { to: 'declareMovement', because: 'only at a Haven' });
    });
  for (const [rules, ...who] of [
    ['ME-COMPANY-507', 'Gorbag', 'Layos'],
    ['ME-COMPANY-507', 'Layos', 'Calendal'],
    ['ME-COMPANY-508', 'Lieutenant of Angmar', 'Layos'],
    ['ME-RW-509', 'The Witch-king', 'Ren the Ringwraith'],
  ] as const)
    scenario(`[${rules}] ${who.join(' and ')} do`, (t) => {
      t.given(together('Dol Guldur', ...who));
      t.player('Ann').mayChoose.includes(`${who[0]}: declare movement`);
    });
  scenario('[ME-COMPANY-507] away from a Haven they do not join', (t) => {
    t.given({
      players: {
        Ann: ringwraith({ companies: [company('Moria', 'Gorbag', 'Layos'), company('Moria', 'Calendal')] }),
        Bob,
      },
    });
    t.player('Ann').does('Gorbag: regroup', 'Layos');
    t.player('Ann').mayChoose.includes('Join the company of Calendal');
    t.player('Ann').does('Join the company of Calendal');
    expect(t.offered().some((text) => text === 'Gorbag')).toBe(false);
  });
  scenario('[ME-COMPANY-510, ME-COMPANY-511, ME-RW-510] who would meet against the rule goes back', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: ringwraith({
          companies: [{ ...company('Dol Guldur', 'Gorbag'), movesTo: 'Moria' }, company('Moria', 'Calendal')],
        }),
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.phase === Phase.site);
    t.expect.card('Gorbag', { at: 'Dol Guldur' }).card('Calendal', { at: 'Moria' });
  });
});

describe('movement', () => {
  const from = (at: string, mode: string | null, ...others: readonly object[]) => ({
    phase: 'organization',
    players: {
      Ann: ringwraith({
        companies: [riders(at, 'Ren the Ringwraith'), ...others],
        ...(mode === null ? {} : { hand: [mode] }),
      }),
      Bob,
    },
  });
  const goes = (t: Table<S>, mode?: string): readonly string[] => {
    if (mode !== undefined) {
      t.player('Ann').does(`${mode}: `);
      resolveChain(t);
    }
    t.player('Ann').does('Ren the Ringwraith: declare');
    return t.offered();
  };
  scenario('[ME-RW-511, ME-RW-514] from Barad-dûr he goes to Minas Morgul', (t) => {
    t.given(from('Barad-dûr', null, company('Carn Dûm', 'Layos')));
    t.player('Ann').does('Ren the Ringwraith: declare');
    expect(goesTo(t)).toBe('Minas Morgul');
  });
  scenario('[ME-RW-511, ME-RW-514, ME-RW-001] without a mode from one Darkhaven to others only', (t) => {
    t.given(from('Dol Guldur', null));
    expect([...goes(t)].toSorted()).toEqual(['Carn Dûm', 'Minas Morgul']);
  });
  for (const [mode, ruling] of [
    ['Black Rider', 'ME-CARD-0095'],
    ['Fell Rider', 'ME-CARD-0221'],
    ['Heralded Lord', 'ME-CARD-0341'],
  ] as const)
    scenario(`[ME-RW-511, ME-RW-514, ME-RW-001, ${ruling}] as ${mode} along printed paths`, (t) => {
      t.given(from('Dol Guldur', mode));
      const offered = goes(t, mode);
      expect(offered).toContain('The Lonely Mountain');
      // Near enough by regions, but no printed path leads there from here.
      expect(offered).not.toContain('Mount Gram');
      expect(offered).not.toContain('Barad-dûr');
    });
  scenario('[ME-RW-513, ME-RW-4006] from a site that is no Darkhaven he goes to a Darkhaven', (t) => {
    t.given({
      players: {
        Ann: ringwraith({
          companies: [riders('Moria', 'Ren the Ringwraith'), company('Carn Dûm', 'Layos')],
          events: [{ card: 'Black Rider', company: 'riders' }],
        }),
        Bob,
      },
    });
    t.player('Ann').does('Ren the Ringwraith: declare');
    expect(goesTo(t)).toBe('Dol Guldur');
  });
  scenario('[ME-MOVE-500, ME-MOVE-536, ME-MOVE-543] without region movement', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: ringwraith({
          deck: ['Cram', 'Cram', 'Cram'],
          companies: [{ ...riders('Dol Guldur', 'Ren the Ringwraith'), movesTo: 'Minas Morgul' }],
        }),
        Bob,
      },
    });
    expect(t.state.global.byRegions).toBe(0);
    expect(t.state.global.pathLength).toBe(5);
  });
  scenario('[ME-RW-510] not where another company is', (t) => {
    t.given(from('Dol Guldur', 'Black Rider', company('The Lonely Mountain', 'Layos')));
    expect(goes(t, 'Black Rider')).not.toContain('The Lonely Mountain');
  });
  scenario('[ME-RW-510] or where another goes', (t) => {
    t.given(from('Dol Guldur', 'Black Rider', company('Dimrill Dale', 'Layos')));
    t.player('Ann').does('Layos: declare', 'Moria');
    expect(goes(t, 'Black Rider')).not.toContain('Moria');
  });
  scenario('[ME-RW-510] nor does another go where he goes', (t) => {
    t.given(from('Dol Guldur', 'Black Rider', company('Dimrill Dale', 'Layos')));
    goes(t, 'Black Rider');
    t.player('Ann').does('Moria');
    t.player('Ann').does('Layos: declare');
    expect(t.offered()).not.toContain('Moria');
  });
  scenario('[ME-RW-512] two companies do not go the same way between Darkhavens', (t) => {
    t.given(from('Dol Guldur', null, company('Dol Guldur', 'Layos')));
    t.player('Ann').does('Layos: declare', 'Minas Morgul');
    t.player('Ann').does('Ren the Ringwraith: declare');
    expect(goesTo(t)).toBe('Carn Dûm');
  });
});

describe('items', () => {
  const bears = (who: string, ...others: readonly object[]) => ({
    players: {
      Ann: ringwraith({
        companies: [company('Dol Guldur', { card: who, on: ['Sword of Gondolin', 'Cram'] }, ...others)],
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
    t.player('Ann').does('Sword of Gondolin: transfer');
    t.expect.card('Gorbag', { prowess: 8 });
    t.player('Ann').does('Sword of Gondolin: transfer');
    idleUntil(t, () => t.state.global.check === 0);
    t.expect.card('Gorbag', { prowess: 6 }).card('Ren the Ringwraith', { prowess: 8 });
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

describe('a Ringwraith beside others', () => {
  const comes = (...more: readonly object[]) => ({
    players: {
      Ann: ringwraith({
        hand: ['Adûnaphel the Ringwraith'],
        companies: [{ ...company('Urlurtsu Nurn', 'Layos'), as: 'others' }, ...more],
      }),
      Bob,
    },
  });
  scenario('[ME-RW-506] who is revealed where others are stands beside them, and somebody must go', (t) => {
    t.given(comes());
    t.player('Ann').does('Adûnaphel the Ringwraith: bring into play', 'Form a company beside Layos');
    t.expect.card('Adûnaphel the Ringwraith', { at: 'Urlurtsu Nurn' }).card('Layos', { at: 'Urlurtsu Nurn' });
    expect(t.state.company.player[2]).toBe(1);
    t.player('Ann').does('Pass');
    t.player('Ann').mayChoose.exactly('The company of Layos', 'The company of Adûnaphel the Ringwraith');
  });
  scenario('[ME-RW-506] if both are there when all have moved, the others are discarded', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: ringwraith({
          companies: [company('Urlurtsu Nurn', 'Ren the Ringwraith'), company('Urlurtsu Nurn', 'Layos')],
        }),
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.phase !== Phase.movementHazard);
    t.expect.card('Layos', { in: 'discard of Ann' }).card('Ren the Ringwraith', { at: 'Urlurtsu Nurn' });
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
