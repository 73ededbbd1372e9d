/** The Lidless Eye: resource permanent-events that are won at sites, or lie over all of Middle-earth. */
import { describe, expect } from 'vitest';
import { character, gatesOfMorning, modifier, prowess } from '../../../src/cards/words/index.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

borrow('LE-320');
invent('Cold Dawn', 'LE-110', modifier({ attribute: prowess, of: character, by: -1, if: gatesOfMorning }));
invent('Warm Dawn', 'LE-203', modifier({ attribute: prowess, of: character, by: 2, if: gatesOfMorning }));

invent('Townsfolk', 'LE-286', { at: ['Woodmen-town', 'Edoras'] });

const band = ['Shagrat', 'Lagduf', 'Muzgash', 'Radbug', 'Ufthak', 'Grishnákh', 'Orc Veteran'];
for (const [id, event, at, other, first, second, faction, elsewhere] of [
  ['LE-173', 'Burning Rick, Cot, and Tree', 'Woodmen-town', 'Edoras', [4, 7], [1, 9], 'Woodmen', 'Southrons'],
  ['LE-230', 'Smoke on the Wind', 'Edoras', 'Woodmen-town', [5, 8], [1, 10], null, 'Southrons'],
] as const)
  describe(`[${id}] ${event}`, () => {
    const burning = (
      where: string,
      siteTapped: boolean,
      more: object = {},
      dice: readonly number[] = [],
    ) => ({
      phase: 'at the site',
      turn: 5,
      dice,
      players: {
        Ann: {
          side: 'ringwraith',
          hand: [event, 'Foul-smelling Paste'],
          factions: [...(faction === null ? [] : [faction]), elsewhere, { card: 'Townsfolk', as: 'hers' }],
          companies: [{ ...company(where, ...band), siteTapped }],
          ...more,
        },
        Bob: {
          side: 'ringwraith',
          factions: [{ card: 'Townsfolk', as: 'his' }],
          companies: [company(where, 'Ostisen')],
        },
      },
    });
    const play = `${event}: in your site phase`;
    scenario('two attacks; afterwards one taps, and it lies among the points', (t) => {
      t.given(
        burning(
          at,
          true,
          {},
          Array.from({ length: 2 * (first[0] + second[0]) }, () => 6),
        ),
      );
      t.player('Ann').does(play);
      resolveChain(t);
      t.expect.table({ 'attack strikes': first[0], 'attack prowess': first[1], 'attack race': 'Man' });
      const seen: unknown[] = [];
      idleUntil(t, () => {
        const a = t.state.global.attack;
        const now = a === 0 ? 0 : t.state.attack.prowess[a];
        if (now !== 0 && seen.at(-1) !== now) seen.push(now);
        return t.offered().includes('Yes') && a === 0;
      });
      expect(seen).toEqual([first[1], second[1]]);
      t.player('Ann').does('Yes');
      if (!t.offered().includes('Pass') && t.state.kernel.asked === 1) t.player('Ann').does(t.offered()[0]);
      t.expect.card(event, { in: 'points of Ann' }).card(elsewhere, { in: 'factions of Ann' });
      if (faction !== null) t.expect.card(faction, { in: 'discard of Ann' });
      // Her own of the place go, unique or not.
      t.expect.card('hers', { in: 'discard of Ann' }).card('his', { in: 'factions of Bob' });
      t.player('Ann').has({ 'miscellaneous points': id === 'LE-173' ? 2 : 3 });
    });
    for (const [why, where, tapped, more] of [
      ['at an untapped site', at, false, {}],
      [`at ${other}`, other, true, {}],
      ['where it was done before', at, true, { points: [{ card: event, as: 'first', storedAt: at }] }],
    ] as const)
      scenario(`not ${why}`, (t) => {
        t.given(burning(where, tapped, more));
        expect(offers(t, play)).toBe(false);
      });
    scenario('but where another was burnt', (t) => {
      t.given(burning(at, true, { points: [{ card: event, as: 'first', storedAt: 'Bree' }] }));
      expect(offers(t, play)).toBe(true);
    });
  });

describe('[LE-224] Rumor of the One', () => {
  const rumor = (events: readonly string[]) => ({
    players: {
      Ann: minion(
        'Dol Guldur',
        [bearing('Layos', 'Minor Ring'), bearing('Dôgrib', 'Thrall-ring', 'Black Mace')],
        {
          events,
        },
      ),
      Bob,
    },
  });
  for (const [events, layos, dogrib, points] of [
    // A lesser ring of 1 and 2 points; a mind ring, which is worth nothing in any case, and a mace.
    [[], 1, 5, 4],
    [['Rumor of the One'], 2, 6, 5],
  ] as const)
    scenario(`[LE-224/2, LE-224/3] [ME-CARD-0650] with ${events.length} in play`, (t) => {
      t.given(rumor(events));
      t.expect.value('Layos', 'corruption points', layos).value('Dôgrib', 'corruption points', dogrib);
      t.player('Ann').has({ 'item points': points });
    });
  scenario('[LE-224/1] is played on one’s turn, and once', (t) => {
    t.given({ players: { Ann: minion('Dol Guldur', ['Layos'], { hand: ['Rumor of the One'] }), Bob } });
    t.player('Ann').does('Rumor of the One: on your turn');
    resolveChain(t);
    t.expect.card('Rumor of the One', { in: 'events of Ann' });
  });
  scenario('[LE-224/1] not beside another', (t) => {
    t.given({
      players: {
        Ann: minion('Dol Guldur', ['Layos'], {
          hand: ['Rumor of the One', 'Tokens to Show'],
          events: [{ card: 'Rumor of the One', as: 'first' }],
        }),
        Bob,
      },
    });
    expect(offers(t, 'Rumor of the One: on')).toBe(false);
    t.player('Ann').mayChoose.includes('Tokens to Show: on');
  });
});

describe('[LE-228] Skies of Fire', () => {
  scenario('[LE-228/1] hazard environments are gone', (t) => {
    t.given({
      players: {
        Ann: minion('Dol Guldur', ['Layos'], { hand: ['Skies of Fire'] }),
        Bob: { ...Bob, events: ['Doors of Night', 'Cold Dawn'] },
      },
    });
    t.player('Ann').does('Skies of Fire: on your turn');
    resolveChain(t);
    t.expect.card('Doors of Night', { in: 'discard of Bob' }).card('Skies of Fire', { in: 'events of Ann' });
  });
  scenario('[LE-228/2] to hazards it is Gates of Morning, to resources it is not', (t) => {
    t.given({
      players: {
        Ann: minion('Dol Guldur', ['Layos'], { events: ['Skies of Fire', 'Warm Dawn'] }),
        Bob: { ...Bob, events: ['Cold Dawn'] },
      },
    });
    t.expect.value('Layos', 'prowess', 2);
  });
});

describe('heard, and told at home', () => {
  const hearing = (event: string, at: string, who: readonly (string | object)[], siteTapped = false) => ({
    phase: 'at the site',
    turn: 5,
    players: {
      Ann: { side: 'ringwraith', hand: [event], companies: [{ ...company(at, ...who), siteTapped }] },
      Bob: { side: 'ringwraith', companies: [company(at, 'Ostisen')] },
    },
  });
  for (const [id, event, at, who, tapped, may] of [
    ['LE-240/1', 'That Ain’t No Secret', 'The Worthy Hills', ['Layos'], false, true],
    ['LE-240/1', 'That Ain’t No Secret', 'The Worthy Hills', ['Layos'], true, true],
    ['LE-240/1', 'That Ain’t No Secret', 'Ettenmoors', ['Layos'], false, false],
    [
      'LE-240/1',
      'That Ain’t No Secret',
      'The Worthy Hills',
      [{ card: 'Layos', status: 'tapped' }],
      false,
      false,
    ],
    ['LE-241/1', 'That’s Been Heard Before Tonight', 'Bree', ['Layos'], false, true],
    ['LE-241/1', 'That’s Been Heard Before Tonight', 'Bree', ['Layos', 'Muzgash'], false, false],
    ['LE-241/1', 'That’s Been Heard Before Tonight', 'The Worthy Hills', ['Layos'], false, false],
    ['LE-246/1', 'To Satisfy the Questioner', 'Edoras', ['Layos'], false, true],
    ['LE-246/1', 'To Satisfy the Questioner', 'Edoras', ['Layos'], true, false],
    ['LE-246/1', 'To Satisfy the Questioner', 'Bree', ['Layos'], false, false],
  ] as const)
    scenario(`[${id}] ${event} at ${at}${tapped ? ', tapped' : ''}: ${may}`, (t) => {
      t.given(hearing(event, at, who, tapped));
      const play = t.offered().find((text) => text.startsWith(`${event}: in`));
      expect(play !== undefined).toBe(may);
      if (play === undefined) return;
      t.player('Ann').does(play);
      resolveChain(t);
      t.expect
        .card(event, { in: 'on of Layos' })
        .card('Layos', { status: 'tapped', 'site tapped': tapped || event === 'To Satisfy the Questioner' });
      t.player('Ann').has({ 'miscellaneous points': 0 });
    });
  for (const [id, event, worth] of [
    ['LE-240/2', 'That Ain’t No Secret', 1],
    ['LE-241/3', 'That’s Been Heard Before Tonight', 2],
    ['LE-246/3', 'To Satisfy the Questioner', 3],
  ] as const) {
    scenario(`[${id}] ${event}, stored at a Darkhaven: ${worth}`, (t) => {
      t.given({ players: { Ann: minion('Dol Guldur', [bearing('Layos', event)]), Bob } });
      t.player('Ann').has({ 'miscellaneous points': 0 });
      t.player('Ann').does(`${event}: store`);
      t.player('Ann').has({ 'miscellaneous points': worth });
    });
    scenario(`[${id}] ${event}: not stored elsewhere`, (t) => {
      t.given({ players: { Ann: minion('Moria', [bearing('Layos', event)]), Bob } });
      t.player('Ann').mayNot(event, { to: 'store' });
    });
  }
  for (const [id, event, untaps] of [
    ['LE-240', 'That Ain’t No Secret', true],
    ['LE-241/2', 'That’s Been Heard Before Tonight', false],
    ['LE-246/2', 'To Satisfy the Questioner', false],
  ] as const)
    scenario(`[${id}] who bears ${event} untaps: ${untaps}`, (t) => {
      t.given({
        phase: 'untap',
        players: {
          Ann: minion('Moria', [{ card: 'Layos', status: 'tapped', on: [event] }]),
          Bob,
        },
      });
      t.expect.card('Layos', { status: untaps ? 'untapped' : 'tapped' });
    });
});
