/** Agents attack companies that enter a site where they are. ME-AGENT-2039..2051, 2080..2087 */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { entering, enters, hidden, open } from '../../agents.ts';
import { company, scenario } from '../../table.ts';

const his = 'agent 1 of Bob';
const gisulf = (more: object = {}) => ({ agents: [hidden('Gisulf', more)] });

describe('who attacks', () => {
  scenario(
    '[ME-AGENT-2039 ME-AGENT-2080 ME-AGENT-2030 ME-AGENT-2048] one who is where a company enters, once; he is shown, and stays in play tapped',
    (t) => {
      t.given(entering('Lake-town', gisulf(), [2, 1, 6, 6, 1, 1]));
      enters(t);
      t.player('Bob').mayChoose.exactly('Pass', 'Gisulf');
      t.player('Bob').does('Gisulf', 'Elladan');
      t.player('Ann').does('No', 'Pass');
      t.expect.card('Elladan', { status: 'wounded' }).card('Gisulf', { status: 'tapped' });
      t.expect.group('agents', his, { faceDown: false, at: 'Lake-town', attacked: true });
      // He does not attack again.
      t.player('Ann').mayChoose.exactly('Yes', 'No');
    },
  );

  scenario('[ME-AGENT-2039] not if the company does not enter', (t) => {
    t.given(entering('Lake-town', gisulf()));
    enters(t, 'Elladan', 'No');
    t.expect.group('agents', his, { faceDown: true, attacked: false });
    t.player('Bob').mayChoose.excludes('Gisulf');
  });

  scenario('[ME-AGENT-2039] nor from elsewhere', (t) => {
    t.given(entering('Lake-town', gisulf({ via: ['Gladden Fields'] })));
    enters(t);
    t.player('Bob').mayChoose.excludes('Gisulf');
  });

  scenario(
    '[ME-AGENT-2080 ME-AGENT-4016] nor a second time in one site phase, though another company enters',
    (t) => {
      t.given(entering('Lake-town', { agents: [open('Gisulf', 'Lake-town', { attacked: true })] }));
      enters(t);
      t.player('Bob').mayChoose.excludes('Gisulf');
    },
  );

  scenario('[ME-AGENT-2015 ME-AGENT-2063] even one who came this turn, if it is one of his homes', (t) => {
    t.given(entering('Dale', gisulf({ fresh: true })));
    enters(t);
    t.player('Bob').mayChoose.exactly('Pass', 'Gisulf');
  });

  scenario('[ME-AGENT-2009] two at one site attack one after the other', (t) => {
    t.given(
      entering(
        'Lake-town',
        { agents: [hidden('Gisulf'), open('Woffung', 'Lake-town')] },
        [6, 5, 1, 1, 1, 1, 6, 5, 1, 1, 1, 1],
      ),
    );
    enters(t);
    t.player('Bob').does('Woffung');
    t.player('Ann').does('Elladan', 'No', 'Pass');
    t.expect.card('Woffung', { status: 'wounded' });
    t.player('Bob').mayChoose.exactly('Pass', 'Gisulf');
    t.player('Bob').does('Gisulf', 'Haldir');
    t.player('Ann').does('No');
    t.expect.card('Gisulf', { status: 'wounded' });
    // One card of Lake-town is all that his player has.
    t.expect.group('agents', his, { at: 'none', doomed: true });
  });

  scenario('[ME-AGENT-2081] after the automatic-attacks, and before anything is played at the site', (t) => {
    t.given(entering('Goblin-gate', gisulf({ via: ['Gladden Fields', 'Goblin-gate'] })));
    enters(t);
    t.expect.table({ 'attack race': 'Orc' });
    t.expect.group('agents', his, { faceDown: true });
  });

  scenario('[ME-AGENT-2033] a way that does not hold: no attack, and he is gone', (t) => {
    t.given(entering('Bree', gisulf({ via: ['Bree'] })));
    enters(t);
    t.player('Bob').does('Gisulf');
    t.expect.card('Gisulf', { in: 'discard of Bob' }).card('Elladan', { status: 'untapped' });
    t.expect.table({ attack: 'none' });
  });
});

describe('with what', () => {
  const attacked = (at: string, bob: object) => entering(at, bob);
  const numbers = (prowess: number, body: number) => ({
    'attack prowess': prowess,
    'attack body': body,
    'attack strikes': 1,
  });

  scenario(
    '[ME-AGENT-2042 ME-AGENT-2044 ME-AGENT-2086] face down at home: +5 prowess, +1 body, and the attacker chooses',
    (t) => {
      t.given(attacked('Lake-town', gisulf()));
      enters(t);
      t.player('Bob').does('Gisulf');
      t.expect.table(numbers(10, 8)).asked('Bob');
      t.player('Bob').mayChoose.exactly('Elladan', 'Haldir');
    },
  );

  scenario('[ME-AGENT-2045] face down elsewhere: +2 prowess, and the defender assigns the strike', (t) => {
    t.given(attacked('Eagles’ Eyrie', gisulf({ via: ['Eagles’ Eyrie'] })));
    enters(t);
    t.player('Bob').does('Gisulf');
    t.expect.table(numbers(7, 7)).asked('Ann');
  });

  scenario('[ME-AGENT-2047] face up at home: +2 prowess and +1 body', (t) => {
    t.given(attacked('Lake-town', { agents: [open('Gisulf', 'Lake-town')] }));
    enters(t);
    t.player('Bob').does('Gisulf');
    t.expect.table(numbers(7, 8)).asked('Ann');
  });

  scenario('[ME-AGENT-2043] wounded: −2; face up elsewhere nothing else', (t) => {
    t.given(
      attacked('Eagles’ Eyrie', { agents: [open({ card: 'Gisulf', status: 'wounded' }, 'Eagles’ Eyrie')] }),
    );
    enters(t);
    t.player('Bob').does('Gisulf');
    t.expect.table(numbers(3, 7));
  });

  scenario('[ME-AGENT-2040 ME-AGENT-4003 ME-AGENT-2002] no creature, and keyed to nothing', (t) => {
    t.given(attacked('Lake-town', gisulf()));
    enters(t);
    t.player('Bob').does('Gisulf', 'Elladan');
    const { attack, global } = t.state;
    t.expect.table({ 'attack race': 'Man and Agent' });
    if (attack.keyedBy[global.attack] !== 0 || attack.kind[global.attack] === 1)
      throw new Error('it is keyed, or a creature');
  });
});

describe('what becomes of it', () => {
  /** Gisulf, face up at Eagles' Eyrie, against one who taps: 5 against 5 for Elladan, and body 7. */
  const fight = (dice: readonly number[], who = 'Elladan', side: object = {}, at = 'Eagles’ Eyrie') =>
    entering(at, { agents: [open('Gisulf', at)] }, dice, {
      companies: [company(at, who), company('Rivendell', 'Orophin')],
      ...side,
    });
  const faced = (t: Table<S>, who = 'Elladan'): void => {
    enters(t, who);
    t.player('Bob').does('Gisulf');
    t.player('Ann').does(who, 'No');
  };

  scenario(
    '[ME-AGENT-2084 ME-AGENT-2085 ME-AGENT-4005] both roll at the same time, and the higher total wins',
    (t) => {
      // Elladan 5 + 6 = 11, Gisulf 5 + 8 = 13; then the body check for Elladan.
      t.given(fight([3, 3, 4, 4, 1, 1]));
      faced(t);
      t.expect.card('Elladan', { status: 'wounded' }).card('Gisulf', { status: 'tapped' });
    },
  );

  scenario('[ME-AGENT-2084] on equal totals nothing comes of it', (t) => {
    t.given(fight([4, 4, 4, 4]));
    faced(t);
    t.expect.card('Elladan', { status: 'tapped' }).card('Gisulf', { status: 'tapped' });
  });

  scenario(
    '[ME-AGENT-2051 ME-AGENT-4008 ME-AGENT-2048 ME-AGENT-2087] beaten, but not in body: wounded, and still there',
    (t) => {
      t.given(fight([4, 4, 4, 3, 4, 3]));
      faced(t);
      t.expect.card('Gisulf', { status: 'wounded', in: 'agent of agent 1 of Bob' });
      t.player('Ann').has({ 'kill points': 0 });
    },
  );

  scenario(
    '[ME-AGENT-2087 ME-AGENT-4000 ME-AGENT-4008 ME-MP-2008 ME-MP-2002] beaten in prowess and body: a kill of whoever did it',
    (t) => {
      t.given(fight([4, 4, 4, 3, 4, 4]));
      faced(t);
      t.expect.card('Gisulf', { in: 'points of Ann' });
      t.player('Ann').has({ 'kill points': 1, 'character points': 1 });
      t.player('Bob').has({
        'kill points': 0,
        'character points': 0,
        locationDeck: { includes: ['Eagles’ Eyrie'] },
      });
    },
  );

  const minions = {
    side: 'ringwraith',
    companies: [company('Mount Gram', 'Gorbag'), company('Minas Morgul', 'Asternak')],
  };
  scenario(
    '[ME-AGENT-2049 ME-AGENT-4003 ME-DETAIN-504 ME-DETAIN-4000] minions are only detained by it',
    (t) => {
      t.given(fight([1, 1, 6, 6], 'Gorbag', minions, 'Mount Gram'));
      faced(t, 'Gorbag');
      t.expect.card('Gorbag', { status: 'tapped' });
    },
  );
  scenario('[ME-AGENT-4000] and have nothing from beating it: it is out of play', (t) => {
    t.given(fight([6, 6, 1, 1, 6, 6], 'Gorbag', minions, 'Mount Gram'));
    faced(t, 'Gorbag');
    t.expect.card('Gisulf', { in: 'out of Bob' });
    t.player('Ann').has({ 'kill points': 0 });
  });
  scenario('[ME-DETAIN-4000] others are not, overt fallen-wizards’ companies among them', (t) => {
    t.given(
      fight([1, 1, 6, 6, 1, 1], 'Gorbag', {
        side: 'fallen-wizard',
        companies: [company('Eagles’ Eyrie', 'Gorbag'), company('The White Towers', 'Orophin')],
      }),
    );
    faced(t, 'Gorbag');
    t.expect.card('Gorbag', { status: 'wounded' });
  });
});
