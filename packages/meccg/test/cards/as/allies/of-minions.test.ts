/** Against the Shadow: allies of minions that make their companies overt. */
import { describe, expect } from 'vitest';
import { companyOf } from '../../../../src/rules/cards/cards.ts';
import { isOvert } from '../../../../src/rules/companies/kind.ts';
import { borrow, invent } from '../../../invented.ts';
import { attackWith, Bob, company, idleUntil, offers, resolveChain, scenario } from '../../../table.ts';
import { minion } from '../../minions.ts';
import { bearing } from '../../positions.ts';

// The Great Goblin.
borrow('TW-95');
invent('Wolves Twice', 'TW-114', { attacks: 2 });

describe('overt, above the fray', () => {
  for (const [id, ally, rule] of [
    ['AS-74/1', 'Great Bats', 'ME-CARD-0290'],
    ['AS-75/1', 'Great Lord of Goblin-gate', 'ME-CARD-0300'],
    ['AS-76/1', 'Regiment of Black Crows', 'ME-CARD-0600'],
  ] as const)
    scenario(`[${id}] [${rule}, ME-COMPANY-513] ${ally}: its company is overt`, (t) => {
      t.given({
        players: {
          Ann: {
            side: 'ringwraith',
            companies: [company('Moria', bearing('Layos', ally)), company('Bree', 'Ostisen')],
          },
          Bob,
        },
      });
      const overt = (who: string): boolean => isOvert(t.state, companyOf(t.state, t.who.card(who)));
      expect([overt('Layos'), overt('Ostisen')]).toEqual([true, false]);
    });
  const attacked = (ally: string, attack: object, dice: readonly number[] = []) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 30, ...attack },
    dice,
    players: { Ann: minion('Moria', [bearing('Layos', ally), 'Dôgrib']), Bob },
  });
  for (const [id, ally, rule] of [
    ['AS-74', 'Great Bats', 'ME-CARD-0291'],
    ['AS-76', 'Regiment of Black Crows', 'ME-CARD-0601'],
  ] as const) {
    scenario(`[${id}/2] ${ally}: nobody strikes it`, (t) => {
      t.given(attacked(ally, {}));
      t.player('Ann').mayChoose.includes('Layos');
      t.player('Ann').mayChoose.excludes(ally);
    });
    scenario(`[${id}] [${rule}] ${ally}: supports who is struck`, (t) => {
      t.given(attacked(ally, { strikes: 1, prowess: 3 }, [6, 6]));
      t.player('Ann').does('Dôgrib', 'No', `Tap ${ally} for +1`);
      t.expect.table({ 'prowess against the strike': 5 }).card(ally, { status: 'tapped' });
      t.player('Ann').does('Pass');
    });
    for (const [who, place] of [
      ['Layos', 'discard of Ann'],
      ['Dôgrib', 'on of Layos'],
    ] as const)
      scenario(`[${id}/3] ${ally}: gone if its bearer is wounded: ${who}`, (t) => {
        t.given(attacked(ally, { strikes: 1 }, [1, 1, 1, 1]));
        t.player('Ann').does(who, 'No', 'Pass');
        t.expect.card(who, { status: 'wounded' }).card(ally, { in: place });
      });
    for (const [there, may] of [
      [true, false],
      [false, true],
    ] as const)
      scenario(
        `[${id}] ${id === 'AS-74' ? '[ME-CARD-0289] ' : ''}${ally}: a second in the company: ${may}`,
        (t) => {
          const at = id === 'AS-74' ? 'Moria' : 'Ettenmoors';
          t.given({
            phase: 'at the site',
            turn: 5,
            players: {
              Ann: {
                side: 'ringwraith',
                hand: [ally],
                companies: [
                  {
                    ...company(at, there ? bearing('Layos', { card: ally, as: 'first' }) : 'Layos', 'Dôgrib'),
                    siteTapped: true,
                  },
                  company('Goblin-gate', bearing('Asternak', { card: ally, as: 'elsewhere' })),
                ],
              },
              Bob: { side: 'ringwraith', companies: [company(at, 'Ostisen')] },
            },
          });
          expect(offers(t, `${ally}: play`)).toBe(may);
        },
      );
  }
  for (const [id, ally, at, may] of [
    ['AS-74', 'Great Bats', 'Moria', true],
    ['AS-74', 'Great Bats', 'Ettenmoors', false],
    ['AS-75', 'Great Lord of Goblin-gate', 'Goblin-gate', true],
    ['AS-75', 'Great Lord of Goblin-gate', 'Moria', false],
    ['AS-76', 'Regiment of Black Crows', 'Ettenmoors', true],
    ['AS-76', 'Regiment of Black Crows', 'The Gem-deeps', false],
    ['AS-76', 'Regiment of Black Crows', 'Moria', false],
  ] as const)
    scenario(`[${id}] ${ally} at ${at}: ${may}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        players: {
          Ann: minion(at, ['Layos'], { hand: [ally] }),
          Bob: { side: 'ringwraith', companies: [company(at, 'Ostisen')] },
        },
      });
      expect(offers(t, `${ally}: play`)).toBe(may);
    });
});

describe('[AS-74/4] Great Bats', () => {
  const attacked = (attackerChooses: boolean) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 3, attackerChooses },
    players: { Ann: minion('Moria', [bearing('Layos', 'Great Bats'), 'Dôgrib']), Bob },
  });
  scenario('taps, and the attacker no longer chooses whom it strikes', (t) => {
    t.given(attacked(true));
    t.player('Ann').does('Great Bats: when');
    resolveChain(t);
    t.player('Ann').mayChoose.includes('Layos', 'Dôgrib');
    t.expect.card('Great Bats', { status: 'tapped' });
  });
  scenario('not where he does not choose', (t) => {
    t.given(attacked(false));
    expect(offers(t, 'Great Bats: when')).toBe(false);
  });
});

describe('[AS-75] Great Lord of Goblin-gate', () => {
  const attacked = (...who: readonly (string | object)[]) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 3 },
    dice: [6, 6],
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [{ ...company('Ettenmoors', ...who), as: 'band' }, company('Moria', 'Muzgash')],
      },
      Bob,
    },
    company: 'band',
  });
  scenario('[AS-75/2] +2 prowess for Orcs of its company, itself among them, against one attack', (t) => {
    t.given(attacked(bearing('Layos', 'Great Lord of Goblin-gate'), 'Lagduf'));
    t.player('Ann').does('Great Lord of Goblin-gate: when');
    resolveChain(t);
    t.expect
      .value('Lagduf', 'prowess', 7)
      .value('Great Lord of Goblin-gate', 'prowess', 7)
      .value('Layos', 'prowess', 3)
      .value('Muzgash', 'prowess', 4)
      .card('Great Lord of Goblin-gate', { status: 'tapped' });
    t.player('Ann').does('Lagduf', 'No', 'Pass');
    t.expect.value('Lagduf', 'prowess', 5);
  });
  const between = (lord: object) => ({
    phase: 'at the site',
    turn: 5,
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [
          company('Goblin-gate', bearing('Lagduf', { card: 'Great Lord of Goblin-gate', ...lord })),
        ],
      },
      Bob: { hand: ['Dodge'], companies: [company('Goblin-gate', 'Elladan', 'Elrohir')] },
    },
  });
  for (const [status, may] of [
    ['untapped', true],
    ['tapped', false],
  ] as const)
    scenario(
      `[AS-75/3] in combat between companies whoever attacks may do it on a strike: ${status}`,
      (t) => {
        t.given(between({ status }));
        t.player('Ann').does('Lagduf: attack another company');
        const call = 'Great Lord of Goblin-gate: when your character faces';
        for (let n = 0; n < 20 && !offers(t, call); n++) {
          if (t.state.global.strike !== 0 && t.state.kernel.asked === 2 && !may) break;
          const offered = t.offered();
          t.choose(
            t.state.kernel.asked,
            ['No', 'Pass'].find((words) => offered.includes(words)) ?? offered[0],
          );
        }
        expect(offers(t, call)).toBe(may);
        if (!may) return;
        t.player('Ann').does(call);
        resolveChain(t);
        t.expect.value('Lagduf', 'prowess', 7);
      },
    );
  scenario('[AS-75/2] not once it is tapped', (t) => {
    t.given({
      ...attacked(bearing('Layos', { card: 'Great Lord of Goblin-gate', status: 'tapped' }), 'Lagduf'),
      dice: [],
    });
    expect(offers(t, 'Great Lord of Goblin-gate: when')).toBe(false);
  });
  for (const [id, other] of [
    ['ME-CARD-0299', 'Great Lord of Goblin-gate'],
    ['ME-MANIF-001', 'The Great Goblin'],
  ] as const)
    scenario(`[AS-75] [${id}] does not come beside ${other}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        players: {
          Ann: minion('Goblin-gate', ['Layos'], { hand: [{ card: 'Great Lord of Goblin-gate', as: 'own' }] }),
          Bob:
            other === 'The Great Goblin'
              ? { companies: [company('Goblin-gate', 'Elladan')], points: [other] }
              : { side: 'ringwraith', companies: [company('Goblin-gate', bearing('Ostisen', other))] },
        },
      });
      t.player('Ann').mayNot('own', { because: 'unique' });
    });
});

describe('[AS-76/4] Regiment of Black Crows', () => {
  const going = (hazard: string, more: object = {}) => ({
    phase: 'hazards',
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [
          {
            ...company('Dol Guldur', bearing('Layos', 'Regiment of Black Crows'), 'Dôgrib'),
            movesTo: 'Moria',
            ...more,
          },
        ],
      },
      Bob: { ...Bob, hand: [hazard] },
    },
  });
  const call = 'Regiment of Black Crows: when';
  scenario('[ME-CARD-0604] cancels the attack of a creature, which goes to its owner’s hand', (t) => {
    t.given(going('Orc-lieutenant'));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    t.player('Ann').does(call);
    resolveChain(t);
    t.expect
      .card('Orc-lieutenant', { in: 'hand of Bob' })
      .card('Regiment of Black Crows', { status: 'tapped' });
  });
  scenario('not of one that is keyed to the site', (t) => {
    t.given(going('Orc-lieutenant'));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'shadow-hold');
    expect(offers(t, call)).toBe(false);
  });
  scenario('no automatic-attack', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 3, automatic: true },
      players: { Ann: minion('Moria', [bearing('Layos', 'Regiment of Black Crows'), 'Dôgrib']), Bob },
    });
    expect(offers(t, call)).toBe(false);
  });
  scenario('[ME-CARD-0603] all attacks of a creature with several are over', (t) => {
    t.given(going('Wolves Twice'));
    attackWith(t, 'Bob', 'Wolves Twice');
    t.player('Ann').does(call);
    resolveChain(t);
    t.expect.card('Wolves Twice', { in: 'hand of Bob' }).card('Layos', { status: 'untapped' });
    expect(t.state.global.attack).toBe(0);
  });
  scenario('[ME-CARD-0602] a Dragon Ahunt goes to the hand of its owner', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            {
              ...company('Dol Guldur', bearing('Layos', 'Regiment of Black Crows'), 'Dôgrib'),
              movesTo: 'The Lonely Mountain',
            },
          ],
        },
        Bob: { ...Bob, events: ['Smaug Ahunt'] },
      },
    });
    idleUntil(t, () => offers(t, call));
    t.player('Ann').does(call);
    resolveChain(t);
    t.expect.card('Smaug Ahunt', { in: 'hand of Bob' });
  });
});
