/**
 * Hazards in play that sites of the Under-deeps name: Nazgûl that they call, and the Balrog.
 *
 * No deck can have these cards yet. They are brought in here from their printed facts, so that what the sites say of
 * them is tried.
 */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import type { S } from '../../../../src/state.ts';
import { borrow } from '../../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../../table.ts';
import { cited } from '../../cited.ts';

const ADUNAPHEL = 'Adûnaphel';
const KHAMUL = 'Khamûl the Easterling';
const WITCH_KING = 'Witch-king of Angmar';
const INDUR = 'Indûr Dawndeath';
const BALROG = 'Balrog of Moria';
const BANE = "Durin's Bane";
borrow('TW-47', 'TW-113', 'TW-46', 'TW-12', 'DM-107');

/** Adrazar is a scout, and so can keep them from an attack. */
const enters = (at: string, bob: object = {}, ann: object = {}, dice: readonly number[] = []) => ({
  phase: 'site',
  dice,
  players: {
    Ann: {
      hand: ['Concealment'],
      companies: [company(at, { card: 'Aragorn II', on: ['Glamdring'] }, 'Adrazar')],
      ...ann,
    },
    Bob: { ...Bob, ...bob },
  },
});
/** They enter, and hide from the attack that is printed. */
function hides(t: Table<S>): void {
  t.player('Ann').does('Yes', 'Concealment', 'Adrazar');
  resolveChain(t);
}

describe('Nazgûl that are in play must attack', () => {
  const events = (...names: readonly string[]) => ({ events: names });
  for (const site of ['The Iron-deeps', 'The Under-leas']) {
    scenario(`${cited(site)}: the Witch-king, who is discarded afterwards`, (t) => {
      t.given(enters(site, events(WITCH_KING, KHAMUL), {}, [5, 5, 1, 1]));
      hides(t);
      t.expect.table({ 'attack strikes': 1, 'attack prowess': 17, 'attack body': 12 });
      t.expect.card(WITCH_KING, { in: 'attacking' });
      expect(t.state.attack.kind[t.state.global.attack]).toBe(2);
      t.player('Ann').does('Aragorn II', 'No');
      t.expect.card(WITCH_KING, { in: 'discard of Bob' }).card(KHAMUL, { in: 'events of Bob' });
    });
    scenario(`${cited(site)}: no other of them`, (t) => {
      t.given(enters(site, events(KHAMUL, ADUNAPHEL)));
      hides(t);
      t.expect.card(KHAMUL, { in: 'events of Bob' }).card('Adrazar', { status: 'tapped' });
      expect(t.state.global.attack).toBe(0);
    });
  }
  scenario('[DM-35] The Sulfur-deeps: Khamûl or Adûnaphel, one of them, as the attacker likes', (t) => {
    t.given(enters('The Sulfur-deeps', events(WITCH_KING, KHAMUL, ADUNAPHEL), {}, [6, 6, 1, 1]));
    hides(t);
    t.player('Bob').mayChoose.exactly(KHAMUL, ADUNAPHEL);
    t.player('Bob').does(ADUNAPHEL);
    t.expect.table({ 'attack prowess': 15, 'attack body': 10 });
    t.player('Ann').does('Aragorn II', 'No');
    t.expect.card(ADUNAPHEL, { in: 'discard of Bob' }).card(KHAMUL, { in: 'events of Bob' });
    expect(t.state.global.attack).toBe(0);
  });
  scenario(
    '[DM-36] The Under-courts: any of them, but only one; beaten, body and all, it is worth nothing',
    (t) => {
      t.given(enters('The Under-courts', events(WITCH_KING, INDUR, 'Doors of Night'), {}, [6, 6, 6, 6]));
      hides(t);
      t.player('Bob').mayChoose.exactly(WITCH_KING, INDUR);
      t.player('Bob').does(INDUR);
      t.player('Ann').does('Aragorn II', 'No');
      t.expect.card(INDUR, { in: 'discard of Bob' }).card(WITCH_KING, { in: 'events of Bob' });
      t.player('Ann').has({ 'kill points': 0 });
      expect(t.state.global.attack).toBe(0);
    },
  );
  scenario('[DM-41] The Under-vaults: none', (t) => {
    t.given(enters('The Under-vaults', events(WITCH_KING)));
    hides(t);
    t.expect.card(WITCH_KING, { in: 'events of Bob' });
    expect(t.state.global.attack).toBe(0);
  });
  scenario('[DM-36] The Under-courts: not one that waits in hand', (t) => {
    t.given(enters('The Under-courts', { hand: [INDUR] }));
    hides(t);
    t.expect.card(INDUR, { in: 'hand of Bob' });
    expect(t.state.global.attack).toBe(0);
  });
  scenario(
    '[ME-CARD-0240] it counts among several, of which one is faced: the attacker may choose it',
    (t) => {
      t.given(enters('The Under-courts', events(INDUR), { events: ['Forewarned Is Forearmed'] }));
      t.player('Ann').does('Yes');
      t.player('Bob').mayChoose.exactly(
        'The attack of Troll',
        'A creature from your hand',
        'A hazard in play that the site calls',
      );
      t.player('Bob').does('A hazard in play');
      t.expect.card(INDUR, { in: 'attacking' });
    },
  );
});

describe('[DM-38] The Under-gates', () => {
  const atGates = (t: Table<S>, bob: object, ann: object = {}): void => {
    t.given(enters('The Under-gates', { hand: ['Orc-raiders'], ...bob }, ann));
    t.player('Ann').does('Yes');
  };
  const isSpared = (t: Table<S>): void => {
    expect(t.state.global.attack).toBe(0);
    t.player('Bob').mayChoose.exactly('Pass', 'Orc-raiders');
    t.player('Bob').does('Orc-raiders');
    t.expect.table({ 'attack strikes': 4, 'attack prowess': 6 });
  };
  scenario('the Balrog attacks', (t) => {
    atGates(t, {});
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 16 });
  });
  scenario('not while it is in Moria; the creature from hand still does', (t) => {
    atGates(t, { events: [BALROG] });
    isSpared(t);
  });
  for (const name of [BALROG, BANE])
    scenario(`not once ${name} is defeated`, (t) => {
      atGates(t, {}, { points: [name] });
      isSpared(t);
    });
  for (const name of [BALROG, BANE])
    scenario(`not once ${name} is out of the game`, (t) => {
      atGates(t, { out: [name] });
      isSpared(t);
    });
  const fallen = company('Barad-dûr', 'The Balrog');
  for (const [how, bob] of [
    ['stands for a player', { side: 'balrog', companies: [fallen] }],
    ['is out of the game', { side: 'balrog', out: ['The Balrog'] }],
  ] as const)
    scenario(`not when The Balrog himself ${how}`, (t) => {
      atGates(t, bob);
      isSpared(t);
    });
  scenario('but though others were defeated, and are out of the game', (t) => {
    atGates(t, { out: [WITCH_KING] }, { points: [INDUR] });
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 16 });
  });
  scenario('but though Durin’s Bane was only discarded', (t) => {
    atGates(t, { discard: [BANE] });
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 16 });
  });
  scenario('elsewhere it changes nothing', (t) => {
    t.given(
      enters(
        'The Under-gates',
        { events: [BALROG] },
        { companies: [company('The Under-grottos', 'Aragorn II'), company('The Under-gates', 'Elladan')] },
      ),
    );
    t.player('Ann').does('The company of Aragorn II', 'Yes');
    t.expect.table({ 'attack strikes': 4, 'attack prowess': 7 });
  });
});
