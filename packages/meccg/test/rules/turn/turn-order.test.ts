/** A turn step by step: what happens before and after its player acts, and in which order players are asked. ME-TURN-005 */
import { describe, expect, test } from 'vitest';
import { COMPANIES_PER_PLAYER, Phase, phases } from '../../../src/state.ts';
import { hearing } from '../../hearing.ts';
import { Bob, company, idleUntil, scenario } from '../../table.ts';

const idle = new Set(['Pass', 'No', 'Keep all', 'Done']);
/** Everything that happens and is asked until the other player's turn, in one line each. */
function story(given: object, wanted = /phase|movement|turn ends|company/): string[] {
  const { t, heard } = hearing(given);
  const lines: string[] = [];
  const told = (): void => {
    for (const { name } of heard.splice(0)) if (wanted.test(name)) lines.push(name);
  };
  for (let n = 0; n < 100 && t.state.global.active === 1; n++) {
    told();
    const offered = t.offered();
    const who = t.state.kernel.asked === 1 ? 'Ann' : 'Bob';
    if (offered.includes('Pass') || offered.includes('Keep all'))
      lines.push(`${who} may act: ${phases[t.state.global.phase]}`);
    t.choose(t.state.kernel.asked, offered.find((text) => idle.has(text)) ?? offered[0]);
  }
  told();
  return lines;
}

const acting = { hand: ['Smoke Rings'], discard: ['Cram'] };

describe('what comes when', () => {
  test('[ME-TURN-005 ME-TIMING-004 ME-COND-2008] beginnings come before anyone acts, ends afterwards', () => {
    const moving = { ...company('Rivendell', 'Elladan'), movesTo: 'Bree' };
    expect(story({ players: { Ann: { ...acting, companies: [moving] }, Bob } })).toEqual([
      'Ann may act: organization',
      'organization phase ends',
      'long-event phase begins',
      'Ann may act: long-event',
      'long-event phase ends',
      'movement/hazard phase begins',
      'movement begins',
      'company moves',
      'company on its way',
      'Ann may act: movement/hazard',
      'Ann may act: movement/hazard',
      'movement ends',
      'company arrives',
      'movement/hazard phase ends',
      'site phase begins',
      'site phase of a company begins',
      'site phase of a company ends',
      'site phase ends',
      'end-of-turn phase begins',
      'Ann may act: end-of-turn',
      'Ann may act: end-of-turn',
      'turn ends',
      'Ann may act: end-of-turn',
      'end-of-turn phase ends',
      'untap phase begins',
      'untap phase ends',
      'organization phase begins',
    ]);
  });
  test('[ME-UNTAP-4000 ME-TIMING-004] in the untap phase its player acts before it ends', () => {
    const staying = company('Rivendell', 'Elladan');
    const told = story({ phase: 'untap', players: { Ann: { ...acting, companies: [staying] }, Bob } });
    expect(told.slice(0, 4)).toEqual([
      'Ann may act: untap',
      'untap phase ends',
      'organization phase begins',
      'Ann may act: organization',
    ]);
  });
  test('[ME-RETURN-502 ME-TIMING-004] the site phase of one that was sent back begins and ends, though it enters nothing', () => {
    const back = { ...company('Moria', 'Elladan'), returned: true };
    const told = story({
      phase: 'site',
      players: { Ann: { ...acting, companies: [back, company('Bree', 'Haldir')] }, Bob },
    });
    expect(told.slice(0, 6)).toEqual([
      'site phase of a company begins',
      'site phase of a company ends',
      'site phase of a company begins',
      'site phase of a company ends',
      'site phase ends',
      'end-of-turn phase begins',
    ]);
  });
  test('[ME-LONG-001 ME-EVENT-2006 ME-EVENT-2007] own long-events go before those of the other', () => {
    const { t, of } = hearing({
      players: {
        Ann: { ...acting, events: ['Enduring Tales'], companies: [company('Rivendell', 'Elladan')] },
        Bob: { ...Bob, events: ['Minions Stir'] },
      },
    });
    idleUntil(t, () => t.state.global.phase === Phase.longEvent);
    expect(of('card discarded').map(({ a }) => a)).toEqual([
      t.who.card('Enduring Tales'),
      t.who.card('Minions Stir'),
    ]);
  });
  test('[ME-LONG-001 ME-COND-2008] long-events go in the long-event phase: it has begun before the first of them leaves', () => {
    const { t, heard } = hearing({
      players: {
        Ann: { ...acting, events: ['Enduring Tales'], companies: [company('Rivendell', 'Elladan')] },
        Bob: { ...Bob, events: ['Minions Stir'] },
      },
    });
    idleUntil(t, () => t.state.global.phase === Phase.longEvent);
    expect(heard.map(({ name }) => name).filter((name) => /phase|card discarded/.test(name))).toEqual([
      'organization phase ends',
      'long-event phase begins',
      'card discarded',
      'card discarded',
    ]);
  });
});

describe('who is asked first', () => {
  const Cid = { companies: [company('Lórien', 'Bofur')], hand: ['Dodge'] };
  for (const [active, order] of [
    ['Ann', ['Ann', 'Bob']],
    ['Bob', ['Bob', 'Cid']],
    ['Cid', ['Cid', 'Ann']],
  ] as const)
    scenario(`[ME-EOT-001 ME-MP-4021] discards begin with the player whose turn it is: ${active}`, (t) => {
      t.given({
        phase: 'end-of-turn',
        active,
        players: {
          Ann: { companies: [company('Rivendell', 'Elladan')], hand: ['Cram'] },
          Bob: { ...Bob, hand: ['Escape'] },
          Cid,
        },
      });
      for (const who of order) {
        t.expect.asked(who);
        t.player(who).does('Keep all');
      }
    });
});

describe('what a turn leaves behind', () => {
  const later = (): ReturnType<typeof hearing>['t'] => {
    const { t } = hearing({
      phase: 'end-of-turn',
      players: {
        Ann: { companies: [company('Rivendell', 'Elladan')], hand: ['Cram'] },
        Bob: { ...Bob, hand: ['Escape'] },
      },
    });
    const { card, player, company: row } = t.state;
    for (const name of ['Elladan', 'Ioreth'])
      card.arrived[t.who.card(name)] = card.corrupted[t.who.card(name)] = 1;
    for (const p of [1, 2]) player.hazardsHalved[p] = player.influenced[p] = 1;
    for (let c = 1; c < row.player.length; c++) row.extraRegions[c] = 1;
    idleUntil(t, () => t.state.global.active === 2);
    return t;
  };
  test('[ME-TURN-005] what holds for a turn is over when the next begins, for both players', () => {
    const { state, who } = later();
    for (const name of ['Elladan', 'Ioreth'])
      expect([state.card.arrived[who.card(name)], state.card.corrupted[who.card(name)]]).toEqual([0, 0]);
    for (const p of [1, 2])
      expect([state.player.hazardsHalved[p], state.player.influenced[p]]).toEqual([0, 0]);
    for (let c = 1; c < state.company.player.length; c++) expect(state.company.extraRegions[c]).toBe(0);
    expect(state.global.turn).toBeGreaterThan(0);
    expect(state.global.phase).not.toBe(Phase.endOfTurn);
  });
  test('[ME-MOVE-006] one player’s companies set out; what those of the other did stands', () => {
    const { t } = hearing({
      active: 'Bob',
      players: {
        Ann: { companies: [company('Rivendell', 'Elladan'), company('Bree', 'Haldir')] },
        Bob: { ...Bob, hand: ['Smoke Rings'], discard: ['Cram'] },
      },
    });
    const { faced, moved, done, returned, partOf } = t.state.company;
    const bobs = COMPANIES_PER_PLAYER + 1;
    for (const c of [1, 2, bobs]) faced[c] = moved[c] = done[c] = returned[c] = partOf[c] = 1;
    idleUntil(t, () => t.state.global.phase === Phase.movementHazard);
    const said = (c: number): number[] => [faced[c], moved[c], done[c], returned[c], partOf[c]];
    expect([said(1), said(2), said(bobs)]).toEqual([
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
    ]);
  });
  test('[ME-UNTAP-001] what is noted of an item does not keep it tapped, as it keeps a character', () => {
    const { t } = hearing({
      phase: 'end-of-turn',
      active: 'Bob',
      players: {
        Ann: {
          ...acting,
          companies: [
            company(
              'Bree',
              { card: 'Elladan', status: 'tapped' },
              { card: 'Haldir', on: [{ card: 'Horn of Anor', status: 'tapped' }] },
            ),
          ],
        },
        Bob: { ...Bob, hand: ['Escape'] },
      },
    });
    for (const name of ['Elladan', 'Horn of Anor']) t.state.card.mark[t.who.card(name)] = 1;
    idleUntil(t, () => t.state.global.active === 1 && t.state.global.phase === Phase.organization);
    t.expect.card('Horn of Anor', { status: 'untapped' }).card('Elladan', { status: 'tapped' });
    expect(t.state.card.mark[t.who.card('Elladan')]).toBe(0);
  });
});
