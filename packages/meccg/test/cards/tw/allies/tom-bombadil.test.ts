/** The Wizards: Tom Bombadil. */
import { expect } from 'vitest';
import { Phase } from '../../../../src/state.ts';
import { attackWith, Bob, company, idleUntil, type Placed, resolveChain, scenario } from '../../../table.ts';

const tom = 'Tom Bombadil';
/** Tom is with Frodo at Old Forest; others go from Rivendell to some site. */
const abroad = (
  movesTo: string,
  hand: readonly Placed[],
  status = 'untapped',
  on: readonly Placed[] = [],
) => ({
  phase: 'hazards',
  company: 'riders',
  players: {
    Ann: {
      hand: ['Escape'],
      companies: [
        { ...company('Rivendell', { card: 'Elladan', on }, 'Elrohir'), as: 'riders', movesTo },
        company('Old Forest', { card: 'Frodo', on: [{ card: tom, status }] }),
      ],
    },
    Bob: { ...Bob, hand },
  },
});

scenario('[TW-350] played at Old Forest', (t) => {
  t.given({
    phase: 'at the site',
    players: { Ann: { hand: [tom], companies: [company('Old Forest', 'Frodo')] }, Bob },
  });
  t.player('Ann').does(`${tom}: play`);
  t.expect.card(tom, { in: 'on of Frodo' });
});
scenario(
  '[TW-350/2 ME-CARD-0761 ME-CARD-0762] he cancels an attack on a company that goes to Bree, wherever he is',
  (t) => {
    t.given(abroad('Bree', ['Giant']));
    attackWith(t, 'Bob', 'Giant');
    t.player('Ann').does(`${tom}: when`);
    resolveChain(t);
    t.expect.card(tom, { status: 'tapped' }).card('Giant', { in: 'discard of Bob' });
    expect(t.state.global.attack).toBe(0);
  },
);
scenario('[TW-350/2] not on one that goes to Moria', (t) => {
  t.given(abroad('Moria', ['Giant']));
  attackWith(t, 'Bob', 'Giant');
  t.player('Ann').mayNot(tom, { to: 'its text', because: 'The Shire' });
});
scenario('[TW-350/2] not when he is tapped', (t) => {
  t.given(abroad('Bree', ['Giant'], 'tapped'));
  attackWith(t, 'Bob', 'Giant');
  t.player('Ann').mayNot(tom, { to: 'its text', because: 'untapped' });
});
scenario('[TW-350/1 ME-CARD-0762] he cancels Call of Home as it is declared', (t) => {
  t.given(abroad('Bree', ['Call of Home']));
  t.player('Bob').does('Call of Home: as a hazard', 'Elladan');
  t.player('Ann').does(`${tom}: in answer`);
  resolveChain(t);
  t.expect.card('Call of Home', { in: 'discard of Bob' }).card(tom, { status: 'tapped' });
  t.expect.card('Elladan', { at: 'Bree' });
});
scenario('[TW-350/3 ME-CARD-4014] he rids one of them of a hazard that lies on him', (t) => {
  t.given(abroad('Bree', ['Doors of Night'], 'untapped', ['Lure of Nature']));
  t.player('Ann').does(`${tom}: on your turn`);
  resolveChain(t);
  t.expect.card('Lure of Nature', { in: 'discard of Ann' }).card(tom, { status: 'tapped' });
});
scenario('[TW-350/3] not of one that lies on nobody there', (t) => {
  t.given(abroad('Bree', ['Doors of Night'], 'untapped', ['Sting']));
  t.player('Bob').mayChoose.includes('Pass');
  t.player('Ann').mayNot(tom, { to: 'its text', because: 'hazard' });
});
for (const [to, stays] of [
  ['Bree', true],
  ['Rivendell', true],
  ['Grey Havens', false],
] as const)
  scenario(
    `[TW-350/4 ME-CARD-0761] his own company goes to ${to}: he ${stays ? 'goes with it' : 'is discarded'}`,
    (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: { companies: [{ ...company('Old Forest', { card: 'Frodo', on: [tom] }), movesTo: to }] },
          Bob,
        },
      });
      idleUntil(t, () => t.state.global.phase !== Phase.movementHazard);
      t.expect.card(tom, { in: stays ? 'on of Frodo' : 'discard of Ann' });
    },
  );
