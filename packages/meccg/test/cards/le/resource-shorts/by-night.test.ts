/** The Lidless Eye: Come By Night Upon Them. */
import { describe, expect } from 'vitest';
import {
  choose,
  exactly,
  grant,
  modifier,
  onYourTurn,
  shortEvent,
  siteInView,
  subject,
  the,
  untilEndOfTurn,
} from '../../../../src/cards/words/index.ts';
import { firstItemFree } from '../../../../src/rules/sites/spared-sites.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, offers, resolveChain, scenario } from '../../../table.ts';

const card = 'Come By Night Upon Them';
const weigh = 'Weigh All Things to a Nicety';
const raiders = (at: string, more: object = {}, hand: readonly string[] = [card]) => ({
  side: 'ringwraith',
  hand: [...hand, weigh],
  discard: ['High Helm'],
  companies: [{ ...company(at, 'Gorbag', 'Muzgash', 'Grishnákh'), ...more }],
});
const entering = (events: readonly string[], at = 'Shrel-Kain') => ({
  phase: 'site',
  players: { Ann: raiders(at), Bob: { ...Bob, events } },
});

/** They enter, and face what guards the site. */
const enters = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
  for (let n = 0; n < 9 && t.state.attack.kind[t.state.global.attack] !== 2; n++)
    t.choose(t.state.kernel.asked, t.offered().find((text) => text === 'Yes') ?? 'Pass');
};

describe('[LE-176] Come By Night Upon Them', () => {
  // The Men of Shrel-Kain have a prowess of 8.
  for (const [events, prowess] of [
    [[], 7],
    [['Doors of Night'], 6],
  ] as const)
    scenario(`[LE-176/2, ME-SITE-510] played as the attack is faced: prowess ${prowess}`, (t) => {
      t.given(entering(events));
      enters(t);
      t.expect.table({ 'attack prowess': 8 });
      t.player('Ann').does(`${card}: when`);
      resolveChain(t);
      t.expect.table({ 'attack prowess': prowess });
    });
  scenario('[LE-176/2] not at another kind of site', (t) => {
    t.given(entering([], 'Ettenmoors'));
    enters(t);
    t.player('Ann').mayNot(card, { because: 'Border-hold' });
  });
  scenario('[LE-176/1] on a Border-hold where a company goes, and its own attacks alone', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: raiders('Dol Guldur', { movesTo: 'Shrel-Kain', by: 'starter' }),
        Bob: { ...Bob, hand: ['Wargs'] },
      },
    });
    t.player('Ann').does(`${card}: on`);
    resolveChain(t);
    t.player('Ann').does('Pass');
    t.player('Bob').does('Wargs: attack', 'wilderness');
    resolveChain(t);
    t.expect.table({ 'attack prowess': 9 });
  });
  scenario('[LE-176/1] it lasts until the company is there', (t) => {
    t.given({
      phase: 'hazards',
      players: { Ann: raiders('Dol Guldur', { movesTo: 'Shrel-Kain', by: 'starter' }), Bob },
    });
    t.player('Ann').does(`${card}: on`);
    resolveChain(t);
    enters(t);
    t.expect.table({ 'attack prowess': 7 });
  });
  scenario('[LE-176/1] not on a site that is not shown yet, nor on another kind of site', (t) => {
    t.given({ players: { Ann: raiders('Dol Guldur', { movesTo: 'Shrel-Kain' }), Bob } });
    t.player('Ann').mayNot(card, { because: 'nothing to choose' });
  });
  scenario('[LE-176/1, ME-TARGET-006] nor where another’s company stands alone', (t) => {
    const others = { side: 'ringwraith', companies: [company('Shrel-Kain', 'Orc Captain')] };
    t.given({ players: { Ann: raiders('Dol Guldur'), Bob: others } });
    t.player('Ann').mayNot(card, { because: 'nothing to choose' });
  });
  const inside = (hand: readonly string[]) => ({
    phase: 'at the site',
    players: { Ann: raiders('Shrel-Kain', {}, [card, ...hand]), Bob },
  });
  scenario(
    '[LE-176/1] the first item does not tap the site, and no other follows it for that; the second does',
    (t) => {
      t.given(inside(['Strange Rations', 'High Helm']));
      t.player('Ann').does(`${card}: on`);
      resolveChain(t);
      t.player('Ann').does('High Helm: play', 'Gorbag');
      resolveChain(t);
      t.expect.card('High Helm #1', { in: 'on of Gorbag' }).card('Gorbag', { 'site tapped': false });
      t.player('Ann').does('Strange Rations: play', 'Muzgash');
      resolveChain(t);
      t.expect.card('Gorbag', { 'site tapped': true });
    },
  );
  for (const name of ['Loafer', 'Idler', 'Dawdler']) invent(name, 'LE-24');
  invent(
    'Truce',
    'LE-176',
    shortEvent({
      when: onYourTurn,
      targets: [choose('site', siteInView)],
      effect: grant(
        modifier({ attribute: firstItemFree, of: exactly(subject), by: 1 }),
        untilEndOfTurn,
        the('site'),
      ),
    }),
  );
  scenario('[LE-176/1] a card that says nothing else spares the site once, too', (t) => {
    // Nothing else is in force, so that it is the first of all effects.
    const here = {
      ...raiders('Shrel-Kain', {}, ['Strange Rations', 'High Helm', 'Truce']),
      companies: [company('Shrel-Kain', 'Idler', 'Dawdler')],
    };
    t.given({
      phase: 'at the site',
      players: { Ann: here, Bob: { side: 'ringwraith', companies: [company('Ettenmoors', 'Loafer')] } },
    });
    t.player('Ann').does('Truce: on');
    resolveChain(t);
    expect(t.state.kernel.effectsUsed).toBe(1);
    t.player('Ann').does('High Helm: play', 'Idler');
    resolveChain(t);
    t.expect.card('Idler', { 'site tapped': false });
    t.player('Ann').does('Strange Rations: play');
    resolveChain(t);
    t.expect.card('Idler', { 'site tapped': true });
  });
  scenario('[LE-176/1] without it the first does', (t) => {
    t.given(inside(['Strange Rations', 'High Helm']));
    t.player('Ann').does('High Helm: play', 'Gorbag');
    resolveChain(t);
    t.expect.card('Gorbag', { 'site tapped': true });
    expect(offers(t, weigh)).toBe(true);
  });
  scenario('[LE-176/1] what is played beside the site is the first, too', (t) => {
    t.given(inside(['Strange Rations', 'High Helm', 'Catch an Elusive Scent']));
    t.player('Ann').does(`${card}: on`);
    resolveChain(t);
    t.player('Ann').does('Catch an Elusive Scent: in', 'Grishnákh', 'Gorbag', 'High Helm');
    resolveChain(t);
    t.player('Ann').does('Strange Rations: play');
    resolveChain(t);
    t.expect.card('Gorbag', { 'site tapped': true });
  });
});
