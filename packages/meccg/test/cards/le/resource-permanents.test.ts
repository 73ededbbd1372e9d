/** The Lidless Eye: resource permanent-events. Modes of Ringwraiths, and The Lidless Eye itself. */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { discard } from '../../../src/rules/cards/cards.ts';
import { Mode, modeOf } from '../../../src/rules/characters/ringwraiths.ts';
import { isOvert } from '../../../src/rules/companies/kind.ts';
import { sideOf } from '../../../src/rules/sides.ts';
import { Zone } from '../../../src/state.ts';
import { adapter, Bob, company, resolveChain, rowOf, scenario } from '../../table.ts';

const riders = (at: string, ...who: readonly (string | object)[]) => ({
  ...company(at, ...who),
  as: 'riders',
});
const ann = (hand: readonly string[], ...companies: readonly object[]) => ({
  players: { Ann: { side: 'ringwraith', hand, companies }, Bob },
});

describe('a mode', () => {
  for (const [id, card, mode] of [
    ['LE-170', 'Black Rider', Mode.blackRider],
    ['LE-183', 'Fell Rider', Mode.fellRider],
    ['LE-190', 'Heralded Lord', Mode.heraldedLord],
  ] as const) {
    scenario(`[${id}/1, ${id}/2, ME-RW-001] ${card} is played on the company of your Ringwraith`, (t) => {
      t.given(ann([card], riders('Dol Guldur', 'Ren the Ringwraith'), company('Dol Guldur', 'Layos')));
      t.player('Ann').does(`${card}: `);
      resolveChain(t);
      t.expect.card(card, { in: 'events of Ann', company: 'riders' });
      expect(modeOf(t.state, 1)).toBe(mode);
      expect(modeOf(t.state, 2)).toBe(Mode.none);
    });
    scenario(`[${id}/1] ${card} is not played away from a Darkhaven`, (t) => {
      t.given(ann([card], riders('Mount Gram', 'Ren the Ringwraith')));
      t.player('Ann').mayNot(card, { because: 'there is nothing to choose' });
    });
    scenario(`[${id}/1] nor on others`, (t) => {
      t.given(ann([card], company('Dol Guldur', 'Layos')));
      t.player('Ann').mayNot(card, { because: 'there is nothing to choose' });
    });
    scenario(`[${id}/3] it lasts until an organization phase begins at a Darkhaven`, (t) => {
      t.given({
        phase: 'untap',
        players: {
          Ann: {
            side: 'ringwraith',
            companies: [riders('Dol Guldur', 'The Witch-king')],
            events: [{ card, company: 'riders' }],
          },
          Bob,
        },
      });
      t.expect.card(card, { in: 'discard of Ann' });
    });
    scenario(`[${id}/3] elsewhere it stays`, (t) => {
      t.given({
        phase: 'untap',
        players: {
          Ann: {
            side: 'ringwraith',
            companies: [riders('Mount Gram', 'The Witch-king')],
            events: [{ card, company: 'riders' }],
          },
          Bob,
        },
      });
      t.expect.card(card, { in: 'events of Ann' });
    });
    scenario(`[${id}/3] nor does it end in a phase of the opponent`, (t) => {
      t.given({
        phase: 'untap',
        active: 'Bob',
        players: {
          Ann: {
            side: 'ringwraith',
            companies: [riders('Dol Guldur', 'The Witch-king')],
            events: [{ card, company: 'riders' }],
          },
          Bob,
        },
      });
      t.expect.card(card, { in: 'events of Ann' });
    });
  }
  for (const [id, card, where] of [
    ['LE-170', 'Black Rider', 'discard of Ann'],
    ['LE-190', 'Heralded Lord', 'discard of Ann'],
    ['LE-183', 'Fell Rider', 'company of riders'],
  ] as const)
    scenario(`[${id}/3, ME-RW-508] a follower, when ${card} ends, is in ${where}`, (t) => {
      t.given({
        phase: 'untap',
        players: {
          Ann: {
            side: 'ringwraith',
            companies: [riders('Dol Guldur', 'The Witch-king', 'Ren the Ringwraith')],
            events: [{ card, company: 'riders' }],
          },
          Bob,
        },
      });
      t.expect.card('Ren the Ringwraith', { in: where }).card('The Witch-king', { in: 'company of riders' });
    });
  scenario('[ME-RW-002, ME-RW-4003] a new mode discards the other', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Fell Rider'],
          companies: [riders('Dol Guldur', 'Ren the Ringwraith')],
          events: [{ card: 'Black Rider', company: 'riders' }],
        },
        Bob,
      },
    });
    t.player('Ann').does('Fell Rider: ');
    resolveChain(t);
    t.expect.card('Black Rider', { in: 'discard of Ann' }).card('Fell Rider', { in: 'events of Ann' });
    expect(modeOf(t.state, 1)).toBe(Mode.fellRider);
  });
  for (const [id, card] of [
    ['LE-170', 'Black Rider'],
    ['LE-183', 'Fell Rider'],
  ] as const)
    scenario(`[${id}/1] ${card} is not duplicated on a company`, (t) => {
      t.given({
        players: {
          Ann: {
            side: 'ringwraith',
            hand: [{ card, as: 'second' }],
            companies: [riders('Mount Gram', 'Ren the Ringwraith')],
            events: [{ card, company: 'riders', as: 'first' }],
          },
          Bob,
        },
      });
      t.player('Ann').mayNot('second', { because: 'there is nothing to choose' });
    });
});

describe('Fell Rider', () => {
  scenario('[LE-183/1] allies and followers leave, and the company is overt', (t) => {
    t.given(
      ann(
        ['Fell Rider'],
        riders('Dol Guldur', { card: 'The Witch-king', on: ['War-wolf'] }, 'Ren the Ringwraith'),
      ),
    );
    expect(isOvert(t.state, 1)).toBe(false);
    t.player('Ann').does('Fell Rider: ');
    resolveChain(t);
    t.expect.card('War-wolf', { in: 'discard of Ann' }).card('Ren the Ringwraith', { in: 'discard of Ann' });
    expect(isOvert(t.state, 1)).toBe(true);
  });
  scenario('[LE-183/4, LE-183/5] two more prowess, and three less direct influence for him alone', (t) => {
    t.given({
      phase: 'long-event',
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [riders('Dol Guldur', 'The Witch-king', 'Layos')],
          events: [{ card: 'Fell Rider', company: 'riders' }],
        },
        Bob,
      },
    });
    t.expect
      .card('The Witch-king', { prowess: 12, 'direct influence': 0 })
      .card('Layos', { prowess: 3, 'direct influence': 2 });
  });
  scenario('[LE-183/6] no follower joins him', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Ren the Ringwraith'],
          companies: [riders('Mount Gram', 'The Witch-king')],
          events: [{ card: 'Fell Rider', company: 'riders' }],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Ren the Ringwraith', { to: 'bringIn', because: 'there is nowhere' });
  });
});

describe('Heralded Lord', () => {
  scenario(
    '[LE-190/4, LE-190/5] the whole company has two less prowess and three more direct influence',
    (t) => {
      t.given({
        phase: 'long-event',
        players: {
          Ann: {
            side: 'ringwraith',
            companies: [riders('Dol Guldur', 'The Witch-king', 'Layos'), company('Dol Guldur', 'Gorbag')],
            events: [{ card: 'Heralded Lord', company: 'riders' }],
          },
          Bob,
        },
      });
      t.expect
        .card('The Witch-king', { prowess: 7, 'direct influence': 9 })
        .card('Layos', { prowess: 1, 'direct influence': 5 })
        .card('Gorbag', { prowess: 6, 'direct influence': 0 });
    },
  );
});

describe('The Lidless Eye', () => {
  const plays = (bob: string, more: object = {}) => ({
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['The Lidless Eye'],
        companies: [company('Dol Guldur', 'Layos')],
        ...more,
      },
      Bob: { ...Bob, side: bob },
    },
  });
  scenario('[LE-203/1, ME-ALIGN-004] you are Sauron: no avatar, and the side says so', (t) => {
    t.given(plays('wizard'));
    expect(sideOf(t.state, 1).name).toBe('ringwraith');
    t.player('Ann').does('The Lidless Eye: ');
    resolveChain(t);
    expect(sideOf(t.state, 1).name).toBe('sauron');
    expect(t.state.player.avatar[1]).toBe(0);
  });
  for (const [bob, why] of [
    ['ringwraith', 'your opponent is'],
    ['balrog', 'your opponent is'],
  ] as const)
    scenario(`[LE-203/1, ME-CARD-0412, ME-MP-4014] not against a ${bob} player`, (t) => {
      t.given({
        players: { ...plays(bob).players, Bob: { side: bob, companies: [company('LE-390', 'Gorbag')] } },
      });
      t.player('Ann').mayNot('The Lidless Eye', { because: why });
    });
  scenario('[LE-203/1, ME-CARD-0412] against a fallen-wizard it is', (t) => {
    t.given(plays('fallen-wizard'));
    t.player('Ann').mayChoose.includes('The Lidless Eye: ');
  });
  scenario('[LE-203/1] not once a Ringwraith was revealed, even if he is in hand again', (t) => {
    t.given(plays('wizard', { companies: [company('Dol Guldur', 'Ren the Ringwraith')] }));
    t.player('Ann').mayNot('The Lidless Eye', { because: 'you have' });
  });
  const eye = (more: object = {}) => ({
    players: {
      Ann: {
        side: 'sauron',
        events: ['The Lidless Eye'],
        companies: [company('Dol Guldur', 'Layos')],
        ...more,
      },
      Bob: { ...Bob, hand: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'] },
    },
  });
  for (const [card, side] of [
    ['Layos', 'sauron'],
    ['Bade to Rule', 'sauron'],
    ['The Lidless Eye', 'ringwraith'],
  ] as const)
    test(`[LE-203/1, ME-ALIGN-004] ${card} leaves play: its player is ${side}`, () => {
      const t = new Table(adapter).given(eye({ events: ['The Lidless Eye', 'Bade to Rule'] }));
      discard(t.state, rowOf(t.state, card));
      t.expect.card(card, { in: 'discard of Ann' });
      expect(sideOf(t.state, 1).name).toBe(side);
    });
  test('[LE-203/1, ME-ALIGN-004] a card of another leaves play: nothing changes for either', () => {
    const t = new Table(adapter).given(eye());
    discard(t.state, rowOf(t.state, 'Ioreth'));
    expect([1, 2].map((player) => sideOf(t.state, player).name)).toEqual(['sauron', 'wizard']);
  });
  scenario('[LE-203/1] Sauron reveals no Ringwraith', (t) => {
    t.given(eye({ hand: ['Ren the Ringwraith'] }));
    t.player('Ann').mayNot('Ren the Ringwraith', { to: 'bringIn', because: 'you are Sauron' });
  });
  scenario('[LE-203/2, LE-203/4] seven more general influence, and a card more in hand', (t) => {
    t.given(eye());
    t.player('Ann').has({ 'general influence': 27, 'hand size': 9 });
    t.player('Bob').has({ 'general influence': 20, 'hand size': 8 });
  });
  test('[LE-203/1] he is a Ringwraith player again when it leaves play', () => {
    const t = new Table(adapter);
    t.given(eye());
    const s = t.state;
    discard(s, rowOf(s, 'The Lidless Eye'));
    expect(sideOf(s, 1).name).toBe('ringwraith');
  });
  scenario('[LE-203/3, ME-CARD-0411] Bade to Rule is discarded, and played no more', (t) => {
    t.given(plays('wizard', { events: ['Bade to Rule'] }));
    t.player('Ann').does('The Lidless Eye: ');
    resolveChain(t);
    t.expect.card('Bade to Rule', { in: 'discard of Ann' });
  });
  scenario('[LE-203/5] once in an organization phase a card of the sideboard goes into the deck', (t) => {
    t.given(eye({ sideboard: ['Layos', 'Cave-drake', 'Black Rider'], deck: ['Cram'] }));
    t.player('Ann').does('The Lidless Eye: in', 'choose a resource or character', 'Black Rider');
    resolveChain(t);
    t.player('Ann').has({ deck: 2, sideboard: 2 });
    expect(t.offered().some((text) => text.includes('The Lidless Eye'))).toBe(false);
  });
  scenario('[LE-203/5] or a card is discarded to see five of the opponent', (t) => {
    // Of seven: the first two, not the next, and then three more.
    t.given({ ...eye({ hand: ['Cave-drake'], sideboard: ['Black Rider'] }), dice: [0, 4, 4, 2, 1, 0] });
    t.player('Ann').does('The Lidless Eye: in', 'choose a card in your hand');
    resolveChain(t);
    const s = t.state;
    let seen = 0;
    for (let c = 1; c < s.card.def.length; c++)
      if (
        s.card.owner[c] === 2 &&
        s.layout.placeKind[s.card.place[c]] === Zone.hand &&
        (s.card.knownTo[c] & 2) !== 0
      )
        seen++;
    expect(seen).toBe(5);
    t.expect.card('Cave-drake', { in: 'discard of Ann' });
  });
});
