/** Parts of a company: they stay apart, effects that follow one of them, and what belongs to a company at all. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { companyOf } from '../../../src/rules/cards/cards.ts';
import { Phase, type S } from '../../../src/state.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

describe('parts that have split', () => {
  const organizes = (...characters: readonly (string | object)[]) => ({
    players: { Ann: { companies: [company('Rivendell', ...characters)] }, Bob },
  });
  scenario('[ME-SPLIT-504] do not join again in the same act', (t) => {
    t.given(organizes('Elladan', 'Elrohir'));
    t.player('Ann').does('Elladan: regroup companies', 'Elrohir');
    expect(companyOf(t.state, 1)).not.toBe(companyOf(t.state, 2));
    expect(t.offered()).toContain('Done');
    expect(t.offered()).not.toContain('Elladan');
  });
  scenario('[ME-SPLIT-504] but more of them may leave with the first', (t) => {
    t.given(organizes('Elladan', 'Elrohir', 'Haldir'));
    t.player('Ann').does('Elladan: regroup companies', 'Elrohir', 'Haldir');
    t.player('Ann').mayChoose.includes('Form a company of his own', 'Join the company of Elrohir');
    t.player('Ann').does('Join the company of Elrohir');
    expect(t.offered()).not.toContain('Elladan');
  });
  scenario('[ME-SPLIT-504] the last of another company may join who has left the first', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Rivendell', 'Elladan', 'Elrohir'), company('Rivendell', 'Haldir')] },
        Bob,
      },
    });
    t.player('Ann').does('Elladan: regroup companies', 'Elrohir', 'Form a company of his own', 'Haldir');
    t.player('Ann').mayChoose.exactly('Join the company of Elladan', 'Join the company of Elrohir');
  });
  scenario('[ME-SPLIT-504] nor does a leader with all who are left, his followers', (t) => {
    t.given(organizes('Elrond', { card: 'Orophin', leader: 'Elrond' }, 'Haldir'));
    t.player('Ann').does('Elrond: regroup companies', 'Haldir', 'Elrond');
    t.player('Ann').mayChoose.excludes('Join the company of Haldir');
    t.expect.card('Haldir', { 'company size': 1 });
  });
  scenario('[ME-SPLIT-504] nor later in the phase', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Gates of Morning'], companies: [company('Rivendell', 'Elladan', 'Elrohir')] },
        Bob,
      },
    });
    t.player('Ann').does('Elladan: regroup companies', 'Elrohir', 'Done');
    t.expect.table({ phase: 'organization' });
    t.player('Ann').mayNot('Elladan', { to: 'regroup', rule: 'ME-ORG-004' });
  });

  /** Beretar is seized on his way, and stays on it: what protects him keeps him from going back. */
  const seized = (t: Table<S>, at: string, movesTo: string, more: readonly object[] = []): void => {
    t.given({
      phase: 'hazards',
      dice: [6, 6, 1, 1],
      players: {
        Ann: {
          companies: [
            {
              ...company(at, { card: 'Beretar', on: ['Promptings of Wisdom'] }, 'Elladan'),
              as: 'riders',
              movesTo,
            },
            ...more,
          ],
        },
        Bob: { ...Bob, hand: ['Seized by Terror', 'Orc-guard'] },
      },
    });
    t.player('Ann').does('Promptings of Wisdom');
    resolveChain(t);
    t.player('Ann').does('Roll');
    t.player('Bob').does('Seized by Terror: as', 'Beretar');
    resolveChain(t);
    expect(companyOf(t.state, t.who.card('Beretar'))).not.toBe(companyOf(t.state, t.who.card('Elladan')));
  };
  const arrive = (t: Table<S>): void => {
    for (let n = 0; n < 9 && t.state.global.phase === Phase.movementHazard; n++)
      t.choose(t.state.kernel.asked, 'Pass');
    t.expect.table({ phase: 'site' });
  };
  scenario('[ME-SPLIT-504] nor when they arrive at one site in the phase in which they split', (t) => {
    seized(t, 'Lórien', 'Dol Guldur');
    arrive(t);
    t.expect.card('Beretar', { at: 'Dol Guldur' }).card('Elladan', { at: 'Dol Guldur' });
    expect(companyOf(t.state, t.who.card('Beretar'))).not.toBe(companyOf(t.state, t.who.card('Elladan')));
  });
  scenario('[ME-SPLIT-504] but others whom they meet there join one of them', (t) => {
    seized(t, 'Lórien', 'Dol Guldur', [company('Dol Guldur', 'Haldir')]);
    for (let n = 0; n < 9 && t.state.global.phase === Phase.movementHazard; n++)
      t.choose(t.state.kernel.asked, 'Pass');
    const [beretar, elladan, haldir] = ['Beretar', 'Elladan', 'Haldir'].map((name) =>
      companyOf(t.state, t.who.card(name)),
    );
    expect(beretar).not.toBe(elladan);
    expect([beretar, elladan]).toContain(haldir);
  });
});

describe('what is about the company of one of them', () => {
  const hides = (hand: readonly string[]) => ({
    phase: 'organization',
    dice: hand.includes('Call of Home') ? [1, 1] : [],
    players: {
      Ann: {
        hand: ['Stealth'],
        companies: [
          { ...company('Rivendell', 'Fatty Bolger', 'Elladan'), movesTo: 'Bree' },
          company('Lórien', 'Elrond'),
        ],
      },
      Bob: { ...Bob, hand },
    },
  });
  const untilHazards = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    t.player('Ann').does('Pass', 'Stealth');
    resolveChain(t);
    t.player('Ann').does('The company of Fatty Bolger', 'the path printed');
  };
  scenario('[ME-SPLIT-509] lasts while he is in it', (t) => {
    t.given(hides(['Hobgoblins', 'Cram']));
    untilHazards(t);
    t.player('Bob').mayNot('Hobgoblins', { because: 'no creatures' });
  });
  scenario('[ME-SPLIT-509] and leaves the others with him', (t) => {
    t.given(hides(['Hobgoblins', 'Call of Home']));
    untilHazards(t);
    t.player('Bob').mayNot('Hobgoblins', { because: 'no creatures' });
    t.player('Bob').does('Call of Home: as a hazard', 'Fatty Bolger');
    resolveChain(t);
    t.expect.card('Fatty Bolger', { in: 'hand of Ann' });
    t.player('Bob').mayChoose.includes('Hobgoblins: attack');
  });
});

describe('what belongs to a company', () => {
  scenario(
    '[ME-COMPANY-505] [ME-TARGET-4004] characters, allies, items and what lies on them, but not its site',
    (t) => {
      t.given({
        players: {
          Ann: {
            companies: [
              company('Bandit Lair', {
                card: 'Elladan',
                on: [{ card: 'Palantír of Orthanc', on: ['Align Palantír'] }, 'Gollum', 'Lure of Nature'],
              }),
            ],
          },
          Bob,
        },
      });
      const s = t.state;
      for (const name of ['Elladan', 'Palantír of Orthanc', 'Align Palantír', 'Gollum', 'Lure of Nature'])
        expect([name, companyOf(s, t.who.card(name))]).toEqual([name, 1]);
      expect(companyOf(s, s.company.site[1])).toBe(0);
    },
  );
});

describe('what depends on the way of a company that has yet to move', () => {
  const boards = (movesTo: string) => ({
    phase: 'organization',
    players: {
      Ann: {
        hand: ['Great Ship'],
        companies: [{ ...company('Edhellond', 'Elladan', 'Elrohir'), movesTo }],
      },
      Bob: { companies: [company('Lórien', 'Ioreth')], hand: ['Rebel-talk', 'Choking Shadows'] },
    },
  });
  const sets = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    t.player('Ann').does('Great Ship', 'Elladan', 'Pass', 'the path printed');
    t.player('Bob').does('Rebel-talk: as', 'Elrohir');
    resolveChain(t);
  };
  scenario('[ME-COND-500] does nothing on a way that is not of its kind, and is spent', (t) => {
    t.given(boards('Vale of Erech'));
    sets(t);
    t.expect
      .card('Great Ship', { in: 'events of Ann' })
      .card('Rebel-talk', { in: 'on of Elrohir' })
      .card('Elladan', { status: 'tapped' });
  });
  scenario('[ME-COND-500] works on one that is', (t) => {
    t.given(boards('Isle of the Ulond'));
    t.player('Ann').does('Great Ship', 'Elladan', 'Pass', 'the path printed');
    t.player('Bob').does('Rebel-talk: as', 'Elrohir');
    t.player('Bob').does('Pass');
    t.player('Ann').does('Great Ship');
    resolveChain(t);
    t.expect.card('Rebel-talk', { in: 'discard of Bob' }).card('Elrohir', { status: 'tapped' });
  });
  scenario('[ME-TARGET-4004] [ME-COMPANY-505] what is aimed at its new site is not aimed at it', (t) => {
    t.given(boards('Isle of the Ulond'));
    t.player('Ann').does('Great Ship', 'Elladan', 'Pass', 'the path printed');
    t.player('Bob').does('Choking Shadows: as a hazard');
    t.expect.table({ entries: 1 });
    t.player('Ann').mayNot('Great Ship', { because: 'nothing to choose a hazard that rolls dice' });
  });
});
