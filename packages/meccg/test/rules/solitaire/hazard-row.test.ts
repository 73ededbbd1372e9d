/** Solitaire with the hazard row. ME-SOLO */
import { firstIn, place, sizeOf } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccg, readSetup } from '../../../src/game.ts';
import { type S, Zone } from '../../../src/state.ts';
import { borrow } from '../../invented.ts';
import { company, idleUntil, offers, scenario } from '../../table.ts';
import { going, HAND, many, namesIn } from './alone.ts';

borrow('TW-4', 'TW-44', 'TW-46');

/** Five of them. */
const NINE = ['Adûnaphel', 'Akhôrahil', 'Dwar of Waw', 'Hoarmûrath of Dír', 'Indûr Dawndeath'];

describe('the hazard row', () => {
  const on = { options: ['hazard-row'] };
  const row = (...cards: readonly string[]) => ({ hand: cards, deck: many('Lost in Free-domains', 20) });
  const turned = (t: Table<S>): string[] => {
    const names: string[] = [];
    for (let c = firstIn(t.state, place(t.state, Zone.hand, 2)); c !== 0; c = t.state.card.next[c])
      if (t.state.card.turned[c] === 1)
        names.push(t.state.engine.definitions[t.state.card.def[c]].names['en'] ?? '');
    return names;
  };
  test('[ME-SOLO-4003] it begins with five cards', () => {
    const s = meccg.create(readSetup({ decks: ['A'], ...on }), 'x');
    for (let n = 0; n < 100 && s.global.turn === 0; n++) meccg.apply(s, meccg.options(s).count - 1);
    expect(sizeOf(s, place(s, Zone.hand, 2))).toBe(5);
  });
  scenario(
    '[ME-SOLO-4003] what the site gives comes to its end; it is turned up as far as the limit goes',
    (t) => {
      const free = 'Lost in Free-domains';
      t.given(going(row(free, 'Cave-drake', free, 'Cave-drake', 'Cave-drake', 'Cave-drake'), on));
      // Three can be played: the fourth drake and what was drawn stay as they lie. The foremost drake attacks already.
      expect(HAND(t)).toEqual([free, free, 'Cave-drake', 'Cave-drake', 'Cave-drake', free, free, free]);
      expect(turned(t)).toEqual([free, free, 'Cave-drake', 'Cave-drake']);
    },
  );
  scenario('[ME-SOLO-4003] if all are turned up, that is all', (t) => {
    t.given(going(row('Cave-drake', ...many('Lost in Free-domains', 4)), on));
    // But for the drake, which attacks already.
    expect(turned(t)).toHaveLength(7);
  });
  scenario('[ME-SOLO-4004] what makes another possible comes right before it, and is played first', (t) => {
    const behind = many('Lost in Free-domains', 2);
    t.given(going(row('Morgul Night', ...many('Cave-drake', 2), 'Doors of Night', ...behind), on));
    // Otherwise the drakes would come before the Doors, and take what the limit leaves.
    t.expect
      .card('Doors of Night', { in: 'events of Hazards' })
      .card('Morgul Night', { in: 'events of Hazards' });
    t.expect.table({ hazardsDeclared: 2 });
  });
  scenario('[ME-SOLO-4006] after a moving company it is cut to five from the front', (t) => {
    const [a, b] = ['Lost in Free-domains', 'Withered Lands'];
    t.given(going({ hand: [a, a, a, b, b], deck: many(b, 20) }, on));
    expect(HAND(t)).toEqual(many(b, 5));
    expect(namesIn(t.state, Zone.discard, 2)).toEqual(many(a, 3));
  });
  scenario('[ME-SOLO-4006] after one that stays it is left as it is', (t) => {
    const hazards = row(...many('Lost in Free-domains', 7));
    const { players, ...rest } = going(hazards, on);
    t.given({
      ...rest,
      players: { Ann: { ...players.Ann, companies: [company('Rivendell', 'Elladan')] }, Hazards: hazards },
    });
    idleUntil(t, () => t.state.global.company === 0);
    expect(HAND(t)).toHaveLength(7);
  });
  const nazgul = (n: number) => ({
    ...row(...many('Lost in Free-domains', 11)),
    events: NINE.slice(0, n),
  });
  for (const [lying, size, options] of [
    [2, 7, ['hazard-row', 'nazgul-row']],
    [5, 9, ['hazard-row', 'nazgul-row']],
    [2, 5, ['hazard-row']],
  ] as const)
    scenario(`[ME-SOLO-4007] with ${lying} Nazgûl in play and ${options.join(', ')}: ${size} stay`, (t) => {
      t.given(going(nazgul(lying), { options }));
      idleUntil(t, () => t.state.global.company === 0);
      expect(HAND(t)).toHaveLength(size);
    });
  const dark = (options: readonly string[]) => ({
    ...going(row('Adûnaphel'), { options }),
    players: {
      Ann: {
        deck: many('Cram', 20),
        companies: [{ ...company('Lórien', 'Aragorn II', 'Elladan'), movesTo: 'Dol Guldur' }],
      },
      Hazards: row('Adûnaphel'),
    },
  });
  scenario('[ME-SOLO-4007] a Nazgûl of the row is played as an event, and does not attack', (t) => {
    t.given(dark(['hazard-row', 'nazgul-row']));
    t.expect.card('Adûnaphel', { in: 'events of Hazards' });
  });
  scenario('[ME-SOLO-4007] without that variant it may attack', (t) => {
    t.given(dark(['hazard-row']));
    expect(offers(t, 'Adûnaphel: attack')).toBe(true);
  });

  const struck = (site: string, options: readonly string[]) => ({
    ...going(row('Cave-drake'), { options }),
    phase: 'attack',
    attack: { strikes: 1, prowess: 9, attackerChooses: true },
    players: {
      Ann: {
        companies: [
          company(
            site,
            'Aragorn II',
            { card: 'Elladan', status: 'tapped' },
            { card: 'Pippin', status: 'tapped' },
            'Boromir II',
          ),
        ],
      },
      Hazards: {},
    },
  });
  scenario('[ME-SOLO-4005] before a site that is no Haven whoever is untapped is struck', (t) => {
    t.given(struck('Moria', ['hazard-row']));
    t.player('Hazards').mayChoose.exactly('Aragorn II', 'Boromir II');
  });
  scenario('[ME-SOLO-4005] at a Haven the weakest is', (t) => {
    t.given(struck('Rivendell', ['hazard-row']));
    t.expect.table({ strikes: ['Pippin: pending'] });
  });
  scenario('[ME-SOLO-4005] without a row anybody may be', (t) => {
    t.given(struck('Moria', []));
    t.player('Hazards').mayChoose.exactly('Aragorn II', 'Elladan', 'Pippin', 'Boromir II');
  });
});
