/** What cards do in combat between companies, and what they cannot. ME-CVCC-506, 509..519, 533, ME-COMBAT-500, 501 */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import { against, attacksBy, bonus, modifier, ofRace } from '../../../src/cards/words/index.ts';
import { attackStrikes, prowess } from '../../../src/engine.ts';
import type { S } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { company, scenario } from '../../table.ts';

invent('Strength of Orcs', 'TW-61', modifier({ attribute: prowess, of: ofRace('Orc'), by: 1 }));
invent('Fewer Blows', 'DM-150', modifier({ attribute: attackStrikes, of: attacksBy('Orc'), by: -1 }));
invent('Hunter of Wraiths', 'TW-126', bonus(prowess, 3, against('Nazgûl')));

const attacks = 'attack another company';
type Hands = { readonly Ann?: readonly (string | object)[]; readonly Bob?: readonly (string | object)[] };
/** Ann's minions attack Bob's heroes at Moria. */
const fight = (
  ann: readonly (string | object)[],
  bob: readonly (string | object)[],
  { hands = {}, events = [] }: { readonly hands?: Hands; readonly events?: readonly string[] } = {},
) => ({
  phase: 'at the site',
  turn: 5,
  players: {
    Ann: { side: 'ringwraith', hand: hands.Ann ?? [], companies: [company('Moria', ...ann)] },
    Bob: { hand: hands.Bob ?? [], events, companies: [company('Moria', ...bob)] },
  },
});
const begins = (t: Table<S>, given: object, leader: string): void => {
  t.given(given);
  t.player('Ann').does(`${leader}: ${attacks}`);
};

describe('cancelling', () => {
  scenario(
    "[ME-CVCC-533 ME-CVCC-511 ME-CVCC-530 ME-TURN-004] a scout among the defenders taps for it, in his opponent's turn",
    (t) => {
      begins(
        t,
        fight(['Layos'], ['Frodo', 'Beorn'], { hands: { Ann: ['Cram'], Bob: ['Concealment'] } }),
        'Layos',
      );
      t.player('Bob').does('Concealment');
      t.expect.card('Frodo', { status: 'tapped' }).card('Layos', { status: 'untapped' });
      t.expect.table({ attack: 'none' });
    },
  );
  scenario('[ME-CVCC-512] the site phase of the attackers is over with it', (t) => {
    begins(t, fight(['Layos'], ['Frodo'], { hands: { Ann: ['Cram'], Bob: ['Concealment'] } }), 'Layos');
    t.player('Bob').does('Concealment');
    t.player('Ann').has({ attacked: true });
    t.expect.table({ phase: 'end-of-turn' });
  });
  scenario('[ME-CVCC-511 ME-CVCC-533 ME-CVCC-4006] Dark Quarrels stops a company of Orcs and Trolls', (t) => {
    begins(
      t,
      fight(['Gorbag', 'Old Troll', 'Layos'], ['Beorn'], { hands: { Bob: ['Dark Quarrels'] } }),
      'Gorbag',
    );
    t.player('Bob').mayChoose.includes('Dark Quarrels');
  });
  scenario('[ME-CVCC-511 ME-CVCC-533 ME-CVCC-4006] not one with a Dúnadan in it', (t) => {
    begins(
      t,
      fight(['Layos', 'Ciryaher'], ['Frodo'], { hands: { Bob: ['Dark Quarrels', 'Concealment'] } }),
      'Layos',
    );
    t.player('Bob').mayNot('Dark Quarrels', { because: 'the attack is by Orcs, Trolls or Men' });
    t.player('Bob').mayChoose.exactly('Pass', 'Concealment');
  });
});

describe('the number of strikes', () => {
  scenario('[ME-CVCC-506 ME-CVCC-518] is not halved', (t) => {
    begins(
      t,
      fight(['Layos', 'Ciryaher'], ['Frodo'], {
        hands: { Bob: ['Dark Quarrels', 'Concealment'] },
        events: ['Gates of Morning'],
      }),
      'Layos',
    );
    t.player('Bob').mayNot('Dark Quarrels', {
      because: 'number of strikes of a company',
      rule: 'ME-CVCC-518',
    });
  });
  scenario('[ME-CVCC-506 ME-CVCC-519 ME-CVCC-4005] hazards that strengthen attacks do nothing', (t) => {
    begins(t, fight(['Gorbag'], ['Beorn', 'Frodo'], { events: ['Minions Stir'] }), 'Gorbag');
    t.expect.table({ 'attack strikes': 1, 'attack race': 'Orc' });
    t.player('Bob').does('Beorn');
    t.expect.card('Gorbag', { prowess: 6 });
    t.expect.table({ 'attack prowess': 0 });
  });
  scenario('[ME-CVCC-519] those that strengthen a race in all cases do', (t) => {
    begins(
      t,
      { ...fight(['Gorbag'], ['Beorn'], { events: ['Strength of Orcs'] }), dice: [2, 2, 2, 2] },
      'Gorbag',
    );
    t.player('Bob').does('Beorn');
    t.player('Ann').does('No');
    t.player('Bob').does('No');
    // 6 + 1 + 4 ties with 7 + 4.
    t.expect.card('Gorbag', { status: 'tapped' });
  });
});

describe('resources in play', () => {
  scenario('[ME-CVCC-506 ME-CVCC-518] take no strike from a company', (t) => {
    begins(t, fight(['Gorbag', 'Grishnákh'], ['Beorn', 'Frodo'], { events: ['Fewer Blows'] }), 'Gorbag');
    t.expect.table({ 'attack strikes': 2 });
  });
});

describe('who may play what', () => {
  scenario('[ME-CVCC-509] the attacker cancels no strike: his own it is that is made', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      players: {
        Ann: { hand: ['Halfling Stealth', 'Dodge'], companies: [company('Moria', 'Frodo')] },
        Bob: { side: 'ringwraith', companies: [company('Moria', 'Layos')] },
      },
    });
    t.player('Ann').does(`Frodo: ${attacks}`);
    t.player('Bob').does('Layos');
    t.player('Ann').mayNot('Halfling Stealth', { because: 'the strike cannot be cancelled' });
    t.player('Ann').mayChoose.exactly('Pass', 'Dodge');
  });
  scenario(
    '[ME-CVCC-509 ME-CVCC-517] the attacker plays nothing that is about the attack as a whole',
    (t) => {
      begins(
        t,
        fight(['Ciryaher'], ['Frodo'], {
          hands: { Ann: [{ card: 'Concealment', as: 'hers' }], Bob: ['Concealment'] },
        }),
        'Ciryaher',
      );
      t.player('Ann').mayNot('hers', { because: 'when your company faces an attack' });
    },
  );
  scenario('[ME-CVCC-506] no hazard is played', (t) => {
    begins(
      t,
      fight(['Layos'], ['Frodo'], { hands: { Ann: ['Orc-guard'], Bob: ['Concealment', 'Orc-guard'] } }),
      'Layos',
    );
    t.player('Bob').mayChoose.exactly('Pass', 'Concealment');
  });
});

describe('allies', () => {
  scenario('[ME-CVCC-510] of the defender tap in support', (t) => {
    begins(
      t,
      { ...fight(['Layos'], [{ card: 'Beorn', on: ['Gollum'] }]), dice: [6, 5, 4, 3, 1, 1] },
      'Layos',
    );
    t.player('Bob').does('Beorn');
    t.player('Ann').does('No');
    t.player('Bob').does('No', 'Tap Gollum for +1');
    // 3 + 11 against 7 + 1 + 7.
    t.expect.card('Layos', { status: 'wounded' });
  });
  scenario(
    '[ME-CVCC-510 ME-CVCC-529] strike and are struck as characters, and are worth points to whoever slays them',
    (t) => {
      begins(
        t,
        { ...fight(['Layos'], [{ card: 'Beorn', on: ['Gollum'] }]), dice: [6, 6, 1, 1, 6, 6] },
        'Layos',
      );
      t.player('Bob').does('Gollum');
      t.player('Ann').does('No');
      t.player('Bob').does('No').passes();
      t.expect.card('Gollum', { in: 'out of Bob' });
      t.player('Ann').has({ 'kill points': 2 });
    },
  );
});

describe('against the Nine and The Balrog', () => {
  const hunted = (who: string, side: string) => ({
    ...fight([who], ['Hunter of Wraiths']),
    players: {
      Ann: { side, companies: [company('Moria', who)] },
      Bob: { companies: [company('Moria', 'Hunter of Wraiths')] },
    },
  });
  for (const [rule, who, side, has] of [
    ['ME-COMBAT-500 ME-RW-4005', 'Khamûl the Ringwraith', 'ringwraith', 10],
    ['ME-COMBAT-501', 'The Balrog', 'balrog', 10],
    ['ME-COMBAT-500 ME-RW-4005', 'Layos', 'ringwraith', 7],
  ] as const)
    scenario(`[${rule}] what helps against Nazgûl counts so much against ${who}: ${has}`, (t) => {
      begins(t, hunted(who, side), who);
      t.player('Bob').does('Hunter of Wraiths');
      t.player('Ann').does('No');
      t.expect.table({ 'prowess against the strike': has });
    });
});
