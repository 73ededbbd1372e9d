/** Dark Minions: Mordor in Arms. */
import { describe } from 'vitest';
import { fight, sixes } from '../../../fights.ts';
import { invent } from '../../../invented.ts';
import { ringwraith } from '../../../ringwraiths.ts';
import { Bob, company, resolveChain, scenario } from '../../../table.ts';

invent('Folk of Khand', 'TW-276', { at: ['Variag Camp'], needs: 8 });
invent('Folk of Lebennin', 'TW-276', { at: ['Pelargir'], needs: 8 });
const CARD = 'Mordor in Arms';
type T = Parameters<Parameters<typeof scenario>[1]>[0];
describe(`[DM-72] ${CARD}`, () => {
  const heroes = ['Elrond', 'Glorfindel II', 'Aragorn II', 'Boromir II', 'Legolas'];
  const east = (dice: readonly number[] = [], to = 'Urlurtsu Nurn', hand = [CARD, 'Orc-guard']) => ({
    phase: 'hazards',
    dice,
    players: {
      Ann: {
        hand: ['Escape'],
        companies: [{ ...company('Variag Camp', ...heroes), as: 'riders', movesTo: to }],
      },
      Bob: { ...Bob, hand },
    },
  });
  const play = (t: T): void => {
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
  };
  scenario(
    '[DM-72/1 DM-72/3] three attacks on a company moving in Nurn, and 2 kill points for beating them',
    (t) => {
      t.given(east(sixes(0, 12)));
      play(t);
      t.expect.table({ 'attack race': 'Orc', 'attack strikes': 5, 'attack prowess': 8 });
      fight(t, 8);
      t.expect.table({ 'attack race': 'Orc', 'attack strikes': 4, 'attack prowess': 10 });
      fight(t, 10);
      t.expect.table({ 'attack race': 'Troll', 'attack strikes': 3, 'attack prowess': 12 });
      fight(t, 12);
      t.expect.card(CARD, { in: 'points of Ann' });
      t.player('Ann').has({ 'kill points': 2 });
    },
  );
  scenario('[DM-72/1] one strike that is not beaten, and it stays', (t) => {
    t.given(east([...sixes(0, 5), ...sixes(0, 4), 6, 6, 6, 6, 1, 1, 1, 1]));
    play(t);
    fight(t, 8);
    fight(t, 10);
    fight(t, 12);
    t.expect.card(CARD, { in: 'events of Bob' });
  });
  scenario('[DM-72/1] none elsewhere', (t) => {
    t.given(east([], 'Southron Oasis'));
    play(t);
    t.expect.table({ 'attack strikes': 0 }).card(CARD, { in: 'events of Bob' });
  });
  for (const [from, to, strikes] of [
    ['Variag Camp', 'Urlurtsu Nurn', 5],
    ['Southron Oasis', 'Variag Camp', 0],
  ] as const)
    scenario(`[DM-72/2] in play, a company sets out from ${from} for ${to}: ${strikes} strikes`, (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: { hand: ['Escape'], companies: [{ ...company(from, 'Elladan', 'Haldir'), movesTo: to }] },
          Bob: { ...Bob, hand: ['Orc-guard'], events: [CARD] },
        },
      });
      for (let n = 0; n < 4 && t.state.global.byRegions === 0; n++)
        t.choose(t.state.kernel.asked, t.offered()[0]);
      resolveChain(t);
      t.expect.table({ 'attack strikes': strikes });
    });
  scenario('[DM-72/2] its own player faces it as well, and takes nothing for beating it', (t) => {
    const { players } = east();
    t.given({
      phase: 'movement/hazard',
      dice: sixes(0, 12),
      players: {
        Ann: {
          ...players.Ann,
          events: [CARD],
          companies: [{ ...company('Variag Camp', ...heroes), movesTo: 'Urlurtsu Nurn' }],
        },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    for (let n = 0; n < 4 && t.state.global.byRegions === 0; n++)
      t.choose(t.state.kernel.asked, t.offered()[0]);
    resolveChain(t);
    fight(t, 8);
    fight(t, 10);
    fight(t, 12);
    t.expect.card(CARD, { in: 'events of Ann' });
  });
  scenario('[ME-CARD-0463] it is not played against a Ringwraith player', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: ringwraith({ companies: [{ ...company('Variag Camp', 'Gorbag'), movesTo: 'Urlurtsu Nurn' }] }),
        Bob: { ...Bob, hand: [CARD, 'Orc-guard'] },
      },
    });
    t.player('Bob').mayNot(CARD, { because: 'minion' });
  });
  scenario('[ME-CARD-0463] nor do his companies meet its armies', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: ringwraith({
          hand: ['Twilight'],
          companies: [{ ...company('Variag Camp', 'Gorbag'), movesTo: 'Urlurtsu Nurn' }],
        }),
        Bob: { ...Bob, hand: ['Orc-guard'], events: [CARD] },
      },
    });
    for (let n = 0; n < 4 && t.state.global.byRegions === 0; n++)
      t.choose(t.state.kernel.asked, t.offered()[0]);
    resolveChain(t);
    t.expect.table({ 'attack strikes': 0 });
  });
  const trying = (at: string, faction: string, more: object = {}) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: [faction, 'Muster', 'A Friend or Three'],
        companies: [{ ...company(at, 'Aragorn II'), ...more }],
      },
      Bob: { ...Bob, events: [CARD] },
    },
  });
  scenario('[DM-72/4 DM-72/5] −6 against a faction of those lands, and no Muster', (t) => {
    t.given(trying('Variag Camp', 'Folk of Khand'));
    t.player('Ann').does('Folk of Khand: try');
    t.expect.table({ 'attempt modifier': -3 });
    t.player('Ann').mayNot('Muster', { because: CARD });
  });
  scenario('[DM-72/4 DM-72/5] not against others', (t) => {
    t.given(trying('Pelargir', 'Folk of Lebennin'));
    t.player('Ann').does('Folk of Lebennin: try');
    t.expect.table({ 'attempt modifier': 3 });
    t.player('Ann').mayChoose.includes('Muster: when');
  });
  for (const [faction, at, may] of [
    ['Folk of Khand', 'Variag Camp', true],
    ['Folk of Lebennin', 'Pelargir', false],
  ] as const)
    scenario(`[DM-72/1] on guard at ${at}, against an attempt there: ${may}`, (t) => {
      t.given({
        phase: 'at the site',
        players: {
          Ann: {
            hand: [faction, 'A Friend or Three'],
            companies: [
              { ...company(at, 'Aragorn II'), onGuard: [{ card: CARD, owner: 'Bob', controller: 'Bob' }] },
            ],
          },
          Bob,
        },
      });
      t.player('Ann').does(`${faction}: try`);
      if (!may) {
        t.player('Bob').mayNot(CARD);
        return;
      }
      t.player('Bob').does(`${CARD}: reveal`);
      t.expect.card(CARD, { in: 'events of Bob' }).table({ 'attempt modifier': -3 });
    });
});
