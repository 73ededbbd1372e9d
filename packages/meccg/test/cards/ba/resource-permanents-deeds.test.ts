/** The Balrog: what is won at sites, and the ways below; what becomes of the lands there: lands. */
import { isIn, Options } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { drawOne, onYourTurn, shortEvent } from '../../../src/cards/words/index.ts';
import { offerCaverns } from '../../../src/rules/movement/caverns.ts';
import { Zone } from '../../../src/state.ts';
import { balrog, bearer, host, twenty } from '../../balrog.ts';
import { invent } from '../../invented.ts';
import { Bob, company, idleUntil, offers, resolveChain, rowOf, scenario } from '../../table.ts';
import { at, endure, sixes } from './deeds.ts';

describe('[BA-50] Breach the Hold', () => {
  const CARD = 'Breach the Hold';
  scenario('[BA-50/1, BA-50/3, ME-CARD-4060] three attacks, The Balrog taps, and the site stays', (t) => {
    t.given(at('The Rusted-deeps', [CARD]));
    endure(t, CARD, 'Yes');
    expect(bearer(t, CARD)).toBe('The Rusted-deeps');
    t.expect.card('The Balrog', { status: 'tapped' });
    t.player('Ann').has({ 'miscellaneous points': 2 });
  });
  scenario('[BA-50/1] or it was in vain', (t) => {
    t.given(at('The Rusted-deeps', [CARD]));
    endure(t, CARD, 'No');
    t.expect.card(CARD, { in: 'discard of Ann' }).card('The Balrog', { status: 'untapped' });
  });
  scenario('[BA-50/1] nor does another tap in his place', (t) => {
    const given = at('The Rusted-deeps', [CARD], {}, { card: 'The Balrog', status: 'tapped' }, 'Azog');
    t.given({ ...given, dice: sixes(10) });
    t.player('Ann').does(`${CARD}: in`);
    for (let n = 0; n < 60 && isIn(t.state, rowOf(t.state, CARD), Zone.declared); n++) {
      const offered = t.offered();
      t.choose(t.state.kernel.asked, ['Azog', 'Yes'].find((words) => offered.includes(words)) ?? offered[0]);
    }
    t.expect.card(CARD, { in: 'discard of Ann' }).card('Azog', { status: 'untapped' });
  });
  scenario('[BA-50/1] not elsewhere', (t) => {
    t.given({ ...at('The Under-vaults', [CARD]), dice: [] });
    expect(offers(t, `${CARD}: in`)).toBe(false);
  });
  scenario('[BA-50/1] not without him', (t) => {
    t.given({ ...at('The Rusted-deeps', [CARD], {}, 'Azog'), dice: [] });
    expect(offers(t, `${CARD}: in`)).toBe(false);
  });
  scenario('[BA-50/1] nor a second one', (t) => {
    t.given({
      ...at('The Rusted-deeps', [CARD], { onSite: [{ card: CARD, as: 'first', owner: 'Ann' }] }),
      dice: [],
    });
    expect(offers(t, `${CARD}: in`)).toBe(false);
  });
  const climbs = (onSite: readonly object[], dice: readonly number[]) => ({
    phase: 'movement/hazard',
    dice,
    players: {
      Ann: balrog({
        companies: [{ ...host('The Rusted-deeps', 'The Balrog'), onSite, movesTo: 'Iron Hill Dwarf-hold' }],
        deck: twenty('Cram'),
      }),
      Bob: { ...Bob, hand: ['Doors of Night'], deck: twenty('Cram') },
    },
  });
  scenario('[BA-50/2] the way up needs no roll', (t) => {
    t.given(climbs([{ card: CARD, owner: 'Ann' }], []));
    t.expect.card('The Balrog', { at: 'nowhere' });
  });
  scenario('[BA-50/3, ME-CARD-4060] the site stays when all have left it', (t) => {
    t.given(climbs([{ card: CARD, owner: 'Ann' }], []));
    idleUntil(t, () => t.state.global.phase === 5);
    t.expect.card('The Balrog', { at: 'Iron Hill Dwarf-hold' }).card('The Rusted-deeps', { in: 'sites' });
    expect(bearer(t, CARD)).toBe('The Rusted-deeps');
  });
});

describe('[BA-56] Descent through Fire', () => {
  const CARD = 'Descent through Fire';
  scenario(
    '[BA-56/1, BA-56/2, BA-56/3] won for good: +1 prowess, and +1 direct influence for leaders',
    (t) => {
      t.given(at('The Under-courts', [CARD]));
      endure(t, CARD, 'Yes');
      t.expect
        .card(CARD, { in: 'points of Ann' })
        .card('The Balrog', { prowess: 9, 'site tapped': true, 'direct influence': 6 });
      t.player('Ann').has({ 'miscellaneous points': 3 });
    },
  );
  scenario('[BA-56/1] the site is tapped before the first attack is faced', (t) => {
    t.given({ ...at('The Under-courts', [CARD]), dice: [] });
    t.player('Ann').does(`${CARD}: in`);
    idleUntil(t, () => t.state.attack.company[t.state.global.attack] !== 0);
    t.expect.card('The Balrog', { status: 'untapped', 'site tapped': true });
  });
  scenario('[BA-56/2, BA-56/3] for others as well', (t) => {
    t.given({
      players: { Ann: balrog({ points: [CARD], companies: [host('Moria', 'Azog', 'Orc Veteran')] }), Bob },
    });
    t.expect
      .card('Azog', { prowess: 7, 'direct influence': 2 })
      .card('Orc Veteran', { prowess: 5, 'direct influence': 0 });
  });
  scenario('[BA-56/1] not at a tapped site', (t) => {
    t.given({ ...at('The Under-courts', [CARD], { siteTapped: true }), dice: [] });
    expect(offers(t, `${CARD}: in`)).toBe(false);
  });
  scenario('[BA-56/1] nor where one was won before', (t) => {
    const { players, ...rest } = at('The Under-courts', [CARD]);
    const points = [{ card: CARD, as: 'first', storedAt: 'The Under-courts' }];
    t.given({ ...rest, dice: [], players: { ...players, Ann: { ...players.Ann, points } } });
    expect(offers(t, `${CARD}: in`)).toBe(false);
  });
});

describe('[BA-51] Caverns Unchoked', () => {
  const CARD = 'Caverns Unchoked';
  const opened = { onSite: [{ card: CARD, owner: 'Ann' }] };
  scenario('[BA-51/1] played on an Under-deeps site of yours', (t) => {
    t.given({
      players: {
        Ann: balrog({
          hand: [CARD],
          companies: [host('The Under-vaults', 'Azog'), company('Moria', 'Bolg')],
        }),
        Bob,
      },
    });
    t.player('Ann').does(CARD);
    resolveChain(t);
    expect(bearer(t, CARD)).toBe('The Under-vaults');
  });
  scenario('[BA-51/1] not on one above', (t) => {
    t.given({ players: { Ann: balrog({ hand: [CARD], companies: [company('Moria', 'Bolg')] }), Bob } });
    expect(offers(t, CARD)).toBe(false);
  });
  scenario('[BA-51/3] from below to what lies around the surface site', (t) => {
    t.given({
      players: { Ann: balrog({ companies: [{ ...host('The Under-gates', 'The Balrog'), ...opened }] }), Bob },
    });
    t.player('Ann').does('The Balrog: declare movement');
    // In Redhorn Gate.
    t.player('Ann').mayChoose.includes('Dimrill Dale', 'Moria', 'The Gem-deeps');
    t.player('Ann').mayChoose.excludes('Gladden Fields');
  });
  for (const [cards, ways] of [
    [opened, true],
    [{}, false],
  ] as const)
    scenario(`[BA-51/3] whether they lead anywhere is asked without a list as with one: ${ways}`, (t) => {
      t.given({
        players: {
          Ann: balrog({ companies: [{ ...host('The Under-gates', 'The Balrog'), ...cards }] }),
          Bob,
        },
      });
      const o = new Options();
      const any = (list: Options | null, is = true): boolean => offerCaverns(t.state, 1, 1, () => is, list);
      expect([any(o), any(null), o.count > 0]).toEqual([ways, ways, ways]);
      o.clear();
      expect([any(o, false), any(null, false), o.count]).toEqual([false, false, 0]);
    });
  scenario('[BA-51/2, BA-51/3] and back, though nobody is there', (t) => {
    t.given({
      players: {
        Ann: balrog({
          companies: [
            { ...host('Dimrill Dale', 'Azog') },
            { ...company('The Under-gates', 'Orc Veteran'), ...opened },
          ],
        }),
        Bob,
      },
    });
    t.player('Ann').does('Azog: declare movement');
    t.player('Ann').mayChoose.includes('The Under-gates');
  });
  scenario('[BA-51/3] without it there is no such way', (t) => {
    t.given({ players: { Ann: balrog({ companies: [host('The Under-gates', 'The Balrog')] }), Bob } });
    t.player('Ann').does('The Balrog: declare movement');
    t.player('Ann').mayChoose.excludes('Dimrill Dale');
  });
});

describe('[BA-57] Eddy in Fate’s Tide', () => {
  const CARD = 'Eddy in Fate’s Tide';
  const eddy = (site: string, status = 'untapped') => ({
    phase: 'at the site',
    players: { Ann: balrog({ hand: [CARD], companies: [host(site, { card: 'The Balrog', status })] }), Bob },
  });
  scenario('[BA-57/1, BA-57/2, BA-57/3] The Balrog taps, and so does the site, for good', (t) => {
    t.given(eddy('Bree'));
    t.player('Ann').does(`${CARD}: in`);
    resolveChain(t);
    expect(bearer(t, CARD)).toBe('Bree');
    t.expect.card('The Balrog', { status: 'tapped', 'site tapped': true });
    t.player('Ann').has({ 'miscellaneous points': 2 });
  });
  scenario('[BA-57/1] not where the Under-deeps open', (t) => {
    t.given(eddy('Mount Gram'));
    expect(offers(t, `${CARD}: in`)).toBe(false);
  });
  for (const site of ['The Under-courts', 'The Under-leas'])
    scenario(`[BA-57/1] nor below, at ${site}`, (t) => {
      t.given(eddy(site));
      expect(offers(t, `${CARD}: in`)).toBe(false);
    });
  scenario('[BA-57/1] nor if he is tapped', (t) => {
    t.given(eddy('Bree', 'tapped'));
    expect(offers(t, `${CARD}: in`)).toBe(false);
  });
  invent('Lost Sword', 'TW-336', { at: ['Bree'] });
  const visit = (...who: readonly string[]) => ({
    phase: 'at the site',
    players: {
      Bob: { hand: ['Lost Sword'], companies: [{ ...company('Bree', ...who), as: 'guests' }] },
      Ann: balrog({
        companies: [{ ...company('Bree', 'The Balrog'), onSite: [{ card: CARD, owner: 'Ann' }] }],
      }),
    },
  });
  scenario('[BA-57/4, BA-57/5] others tap two for an item there', (t) => {
    t.given(visit('Elladan', 'Elrohir', 'Haldir'));
    expect(offers(t, 'Lost Sword: play')).toBe(false);
    t.player('Bob').does(`${CARD}: in the site phase`);
    resolveChain(t);
    t.player('Bob').does('Elladan', 'Elrohir');
    t.expect.card('Elladan', { status: 'tapped' }).card('Elrohir', { status: 'tapped' });
    expect(offers(t, 'Lost Sword: play')).toBe(true);
  });
  invent('Stray Hound', 'TW-198', { at: ['Bree'] });
  scenario('[BA-57/4, BA-57/5] and for an ally', (t) => {
    const { players, ...rest } = visit('Elladan', 'Elrohir', 'Haldir');
    t.given({ ...rest, players: { ...players, Bob: { ...players.Bob, hand: ['Stray Hound'] } } });
    t.player('Bob').mayNot('Stray Hound', { because: CARD });
    t.player('Bob').does(`${CARD}: in the site phase`);
    resolveChain(t);
    t.player('Bob').does('Elladan', 'Elrohir');
    expect(offers(t, 'Stray Hound: play')).toBe(true);
  });
  scenario('[BA-57/5] the two tap in the site phase alone', (t) => {
    t.given({ ...visit('Elladan', 'Elrohir', 'Haldir'), phase: 'hazards' });
    t.player('Bob').mayNot(CARD, { because: 'site phase' });
  });
  invent('Call', 'TW-321', shortEvent({ when: onYourTurn, effect: drawOne }));
  scenario('[BA-57/5] and in answer to nothing', (t) => {
    const { players, ...rest } = visit('Elladan', 'Elrohir', 'Haldir');
    t.given({
      ...rest,
      players: { ...players, Bob: { ...players.Bob, hand: ['Call', 'Call'], deck: twenty('Cram') } },
    });
    t.player('Bob').does('Call: on your turn: draw a card (1)');
    t.player('Bob').mayNot(CARD, { because: 'site phase' });
    resolveChain(t);
    t.player('Bob').mayChoose.includes(CARD);
  });
  scenario('[BA-57/5] nobody taps for it at another site', (t) => {
    const { players, ...rest } = visit('Elladan', 'Elrohir', 'Haldir');
    const companies = [{ ...company('Edoras', 'Elladan', 'Elrohir', 'Haldir'), as: 'guests' }];
    t.given({ ...rest, players: { ...players, Bob: { hand: ['Cram'], companies } } });
    t.player('Bob').mayNot(CARD, { because: 'any version of its site' });
  });
  scenario('[BA-57/4] whoever has not two cannot', (t) => {
    t.given(visit('Elladan'));
    expect(offers(t, 'Lost Sword: play')).toBe(false);
    expect(offers(t, `${CARD}: in the site phase`)).toBe(false);
  });
});
