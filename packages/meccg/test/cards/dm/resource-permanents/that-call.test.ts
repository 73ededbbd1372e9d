/** Dark Minions: The Windlord Found Me, and the Wizard who comes when it is stored. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../../table.ts';

const FOUND = 'The Windlord Found Me';

describe('[DM-164] where and when it is played', () => {
  const there = (at: string, more: object = {}, ann: object = {}) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: [FOUND, 'Twilight', 'Dark Quarrels'],
        events: ['Gates of Morning'],
        companies: [{ ...company(at, 'Beretar', 'Elladan'), ...more }],
        ...ann,
      },
      Bob,
    },
  });
  for (const [why, position, does] of [
    ['at Isengard', there('Isengard'), true],
    ['at a Shadow-hold', there('Moria'), true],
    ['at a Dark-hold', there('Dol Guldur'), true],
    ['at Ruins & Lairs', there('Ettenmoors'), false],
    ['at a tapped site', there('Moria', { siteTapped: true }), false],
    ['with one stored', there('Moria', {}, { points: [{ card: FOUND, as: 'first' }] }), false],
    [
      'with one borne',
      there(
        'Moria',
        {},
        { companies: [company('Moria', { card: 'Beretar', on: [{ card: FOUND, as: 'first' }] })] },
      ),
      false,
    ],
  ] as const)
    scenario(`[ME-CARD-0838] ${why}: ${does}`, (t) => {
      t.given(position);
      if (does) t.player('Ann').mayChoose.includes(`${FOUND}: in your`);
      else t.player('Ann').mayChoose.excludes(`${FOUND}: in your`);
    });
  scenario('[ME-CARD-0838] one that an opponent bears is no matter', (t) => {
    const { players, ...rest } = there('Moria');
    const other = { companies: [company('Bree', { card: 'Ioreth', on: [{ card: FOUND, as: 'first' }] })] };
    t.given({ ...rest, players: { ...players, Bob: other } });
    t.player('Ann').mayChoose.includes(`${FOUND}: in your`);
  });
});

describe('[DM-164] when it is stored', () => {
  const bearer = { card: 'Elladan', on: [FOUND] };
  const storing = (ann: object) => ({
    players: { Ann: { companies: [company('Rivendell', bearer)], ...ann }, Bob },
  });
  scenario('[ME-CARD-0836] a Wizard from the discard pile comes to that Haven and that company', (t) => {
    t.given(
      storing({
        deck: ['Cram', 'Cram'],
        discard: ['Saruman', 'Glamdring'],
        companies: [company('Lórien', 'Haldir'), { ...company('Rivendell', bearer), as: 'finders' }],
      }),
    );
    t.player('Ann').does(`${FOUND}: store`);
    resolveChain(t);
    t.player('Ann').does('Yes');
    t.expect.card('Saruman', { in: 'company of finders', arrived: true });
  });
  scenario('[ME-CARD-0836] not while one is in play', (t) => {
    t.given(
      storing({
        deck: ['Saruman', 'Cram'],
        companies: [company('Rivendell', bearer), company('Lórien', 'Gandalf')],
      }),
    );
    t.player('Ann').does(`${FOUND}: store`);
    resolveChain(t);
    t.player('Ann').mayChoose.excludes('Yes');
    t.expect.card('Saruman', { in: 'deck of Ann' });
  });
  scenario('[ME-CARD-0836] nor once one was lost', (t) => {
    t.given(storing({ deck: ['Saruman', 'Cram'], out: ['Gandalf'], avatarLost: true }));
    t.player('Ann').does(`${FOUND}: store`);
    resolveChain(t);
    t.player('Ann').mayChoose.excludes('Yes');
    t.expect.card('Saruman', { in: 'deck of Ann' });
  });
  scenario('[ME-CARD-0836] nobody need come', (t) => {
    t.given(storing({ deck: ['Saruman', 'Cram'] }));
    t.player('Ann').does(`${FOUND}: store`);
    resolveChain(t);
    t.player('Ann').does('No');
    t.expect.card('Saruman', { in: 'deck of Ann' }).card(FOUND, { in: 'points of Ann' });
  });
});
