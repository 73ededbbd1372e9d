/** A player with as many companies as he can have organizes them: whoever is in the eighth counts, moves and follows as others. */
import { exactly, host, modifier } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { cannotFollow } from '../../../src/rules/influence/influence.ts';
import { invent } from '../../invented.ts';
import { company, idleUntil, resolveChain, rowOf, scenario } from '../../table.ts';
import { lastOfEight, mindsBeside } from './eight.ts';

invent('Pride', 'TW-198', modifier({ attribute: cannotFollow, of: exactly(host), by: 1 }));

describe('companies that change', () => {
  const two = lastOfEight([company('Rivendell', 'Elladan'), company('Rivendell', 'Elrohir')], 'Rivendell');
  scenario(
    '[ME-ORG-003 ME-SPLIT-507] who is in the eighth may be placed, and none of another player',
    (t) => {
      t.given(two);
      t.player('Bob').does('Elrohir: regroup companies');
      t.player('Bob').mayChoose.exactly('Done', 'Elladan', 'Elladan: discard', 'Elrohir', 'Elrohir: discard');
    },
  );
  scenario('[ME-JOIN-500 ME-ORG-004] one joins the eighth, and may be placed again in a later turn', (t) => {
    t.given(two);
    t.player('Bob').does('Elladan: regroup companies', 'Elladan');
    t.expect.card('Elladan', { in: 'company of company 8 of Bob' });
    t.player('Bob').does('Done');
    const { mark } = t.state.card;
    for (let c = 1; c < mark.length; c++) expect(mark[c]).toBe(0);
  });
  scenario('[ME-SPLIT-507] of seven companies one may be parted, which makes eight', (t) => {
    const [, ...six] = lastOfEight([company('Rivendell', 'Elladan', 'Elrohir')], 'Rivendell').players.Bob
      .companies;
    t.given({ ...two, players: { ...two.players, Bob: { companies: six } } });
    t.player('Bob').does('Elladan: regroup companies', 'Elrohir');
    t.expect.card('Elrohir', { in: 'company of company 8 of Bob', at: 'Rivendell' });
  });
  scenario('[ME-SPLIT-507] of eight none can be parted', (t) => {
    t.given(lastOfEight([company('Rivendell', 'Bofur', 'Orophin')], 'Bree'));
    t.player('Bob').mayNot('Bofur', { to: 'regroup', rule: 'ME-ORG-003' });
  });
  scenario('[ME-ORG-504] a newcomer joins the eighth where no ninth can be formed', (t) => {
    t.given(
      lastOfEight([company('Rivendell', 'Elladan')], 'Rivendell', { bob: { hand: ['Glorfindel II'] } }),
    );
    t.player('Bob').does('Glorfindel II: bring');
    t.expect.card('Glorfindel II', { in: 'company of company 8 of Bob' });
  });
  scenario(
    '[ME-XFER-2004] an item goes to somebody in the eighth, not to somebody of another player',
    (t) => {
      t.given(
        lastOfEight(
          [company('Rivendell', { card: 'Elladan', on: ['Cram'] }), company('Rivendell', 'Elrohir')],
          'Rivendell',
          { table: { dice: [6, 6] } },
        ),
      );
      t.player('Bob').does('Cram: transfer');
      t.expect.card('Cram', { in: 'on of Elrohir' });
    },
  );
});

describe('ways of the seventh and the eighth', () => {
  const heading = (t: Parameters<Parameters<typeof scenario>[1]>[0], who: string, to: string): void => {
    t.player('Bob').does(`${who}: declare movement`, to);
  };
  scenario('[ME-MOVE-518] one goes to the card at which the eighth stands', (t) => {
    t.given(lastOfEight([company('Rivendell', 'Elladan'), company('Moria', 'Elrohir')], 'Moria'));
    heading(t, 'Elladan', 'Moria');
    expect(t.state.company.destination[15]).toBe(t.state.company.site[16]);
  });
  scenario('[ME-MOVE-518] and to a card of his own where another player stands', (t) => {
    t.given(lastOfEight([company('Rivendell', 'Elladan')], 'Moria'));
    heading(t, 'Elladan', 'Moria');
    expect(t.state.card.owner[t.state.company.destination[16]]).toBe(2);
  });
  scenario('[ME-SPLIT-503] where the eighth goes the seventh does not, from one site', (t) => {
    t.given(lastOfEight([company('Rivendell', 'Elladan'), company('Rivendell', 'Elrohir')], 'Bree'));
    heading(t, 'Elrohir', 'Moria');
    t.player('Bob').does('Elladan: declare movement').mayChoose.excludes('Moria');
  });
  scenario('[ME-SPLIT-501 ME-SPLIT-502] of two at a site one must move, whichever it is', (t) => {
    t.given(lastOfEight([company('Moria', 'Elladan'), company('Moria', 'Elrohir')], 'Moria'));
    t.player('Bob').does('Pass').mayChoose.exactly('The company of Elladan', 'The company of Elrohir');
  });
  scenario('[ME-SPLIT-501 ME-SPLIT-502] one that stands there beside another player’s may stay', (t) => {
    t.given(lastOfEight([company('Moria', 'Elladan')], 'Moria'));
    t.player('Bob').does('Pass');
    expect(t.state.company.destination[16]).toBe(0);
    t.expect.table({ phase: 'movement/hazard' });
  });
});

describe('influence', () => {
  /** Bob’s eighth company, and Ann’s second one, stand at Rivendell. */
  const ending = (...own: readonly (string | object)[]) =>
    lastOfEight([company('Rivendell', ...own)], 'Rivendell');
  const freed = (card: string) => ({ card, uncontrolled: true });
  scenario('[ME-INFL-2000] minds in the eighth are held, and none of another player', (t) => {
    t.given(ending('Elrohir'));
    t.player('Bob').has({ 'general influence used': mindsBeside(1) + 4 });
  });
  scenario(
    '[ME-INFL-522] more than twenty: those in the eighth may be discarded, none of another player',
    (t) => {
      t.given(ending('Glorfindel II', 'Elrohir'));
      t.player('Bob').does('Pass').mayChoose.includes('Glorfindel II', 'Elrohir');
      t.player('Bob').mayChoose.excludes('Haldir');
    },
  );
  scenario('[ME-INFL-518 ME-ORG-503] whose leader has left in the eighth is too much', (t) => {
    t.given(ending('Glorfindel II', freed('Elrohir')));
    t.player('Bob').does('Pass');
    t.expect.card('Elrohir', { in: 'discard of Bob' }).card('Glorfindel II', { at: 'Rivendell' });
  });
  scenario('[ME-INFL-518] or is held from then on', (t) => {
    t.given(ending(freed('Elrohir')));
    t.player('Bob').does('Pass');
    t.expect.card('Elrohir', { uncontrolled: false });
  });
  scenario('[ME-INFL-518] of another player he still needs none', (t) => {
    t.given(
      lastOfEight([company('Rivendell', 'Elrohir')], 'Rivendell', {
        ann: { companies: [company('Edhellond', 'Ioreth'), company('Rivendell', freed('Glorfindel II'))] },
      }),
    );
    t.player('Bob').does('Pass');
    t.expect.card('Glorfindel II', { uncontrolled: true, at: 'Rivendell' });
  });
  scenario(
    '[ME-INFL-518 ME-ORG-503] whose leader has left in a company of another player is not counted',
    (t) => {
      t.given(
        lastOfEight([company('Rivendell', freed('Elrohir'))], 'Rivendell', {
          ann: { companies: [company('Edhellond', 'Ioreth'), company('Rivendell', freed('Glorfindel II'))] },
        }),
      );
      t.player('Bob').does('Pass');
      t.expect.card('Elrohir', { uncontrolled: false, at: 'Rivendell' });
    },
  );
  scenario(
    '[ME-INFL-518] who cannot be led any more stays with his leader until the phase of his own player',
    (t) => {
      t.given(
        lastOfEight([company('Rivendell', 'Elrohir')], 'Rivendell', {
          ann: {
            companies: [
              company('Edhellond', 'Ioreth'),
              company('Rivendell', 'Elrond', { card: 'Orophin', leader: 'Elrond', on: ['Pride'] }),
            ],
          },
        }),
      );
      t.player('Bob').does('Pass');
      t.expect.card('Orophin', { leader: 'Elrond', uncontrolled: false });
    },
  );
  scenario('[ME-ORG-505] who came this turn goes back to hand, from the eighth too', (t) => {
    t.given(ending('Glorfindel II', { card: 'Elrohir', arrived: true }));
    t.player('Bob').does('Pass');
    t.expect.card('Elrohir', { in: 'hand of Bob' });
  });
  scenario('[ME-INFL-509 ME-INFL-522] a leader in the eighth who cannot hold all', (t) => {
    t.given(ending('Elrohir', { card: 'Orophin', leader: 'Elrohir' }, { card: 'Bofur', leader: 'Elrohir' }));
    t.player('Bob').does('Pass').mayChoose.exactly('Orophin', 'Bofur');
  });
  scenario('[ME-INFL-509 ME-INFL-522] no leader of another player is asked about', (t) => {
    t.given(
      lastOfEight([company('Rivendell', 'Elrohir')], 'Rivendell', {
        ann: {
          companies: [
            company('Edhellond', 'Ioreth'),
            company(
              'Rivendell',
              'Elladan',
              { card: 'Orophin', leader: 'Elladan' },
              { card: 'Bofur', leader: 'Elladan' },
            ),
          ],
        },
      }),
    );
    t.player('Bob').does('Pass');
    t.expect.table({ phase: 'movement/hazard' });
  });
  scenario('[ME-INFL-518] who cannot be led any more leaves his leader in the eighth', (t) => {
    t.given(ending('Elrond', { card: 'Orophin', leader: 'Elrond', on: ['Pride'] }));
    t.player('Bob').does('Pass');
    expect(t.state.card.leader[rowOf(t.state, 'Orophin')]).toBe(0);
  });
});

scenario('[ME-INFL-2007] what the last company of the last player has can be tried', (t) => {
  t.given({
    ...lastOfEight([company('Moria', 'Elladan')], 'Moria'),
    active: 'Ann',
    phase: 'at the site',
    company: 'Haldir',
    turn: 3,
    dice: [1, 1, 6, 6],
  });
  t.player('Ann').does("Haldir: influence an opponent's card");
  t.expect.card('Haldir', { status: 'tapped' });
});

scenario('[ME-CARD-0100] the eighth moves on before all others', (t) => {
  t.given(
    lastOfEight([{ ...company('Rivendell', 'Elladan'), movesTo: 'Lórien' }], 'Bree', {
      table: { phase: 'movement/hazard' },
      bob: { hand: ['Bridge'] },
    }),
  );
  t.player('Bob').does('The company of Elladan');
  idleUntil(t, () => t.offered().some((text) => text.startsWith('Bridge: ')));
  t.player('Bob').does('Bridge: at');
  resolveChain(t);
  idleUntil(t, () => t.offered().includes('It stays there'));
  t.player('Bob').does('Moria');
  expect(t.offered()).not.toContain('The company of Halbarad');
});
