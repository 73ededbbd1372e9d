/** The Lidless Eye: special items. Rings: gold-rings.test.ts; the Red Book: minor-items.test.ts. */
import { describe, expect } from 'vitest';
import { character, modifier, palantirUse } from '../../../src/cards/words/index.ts';
import { Zone } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { Bob, company, offers, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

invent('Free Sight', 'LE-203', modifier({ attribute: palantirUse, of: character, by: 1 }));
invent('Hard Sight', 'LE-203', modifier({ attribute: palantirUse, of: character, by: 2 }));

describe('[LE-334] Palantír of Orthanc', () => {
  const five = ['Trifling Ring', 'Trifling Ring', 'Trifling Ring', 'Black Mace', 'Black Mace'];
  const using = (sight: readonly string[], deck: readonly string[], dice: readonly number[] = []) => ({
    dice,
    players: {
      Ann: minion('Moria', [bearing('Layos', 'Palantír of Orthanc')], {
        events: sight,
        deck,
        discard: ['High Helm'],
      }),
      Bob,
    },
  });
  const use = 'Palantír of Orthanc: on your turn';
  for (const [sight, status, id] of [
    ['Free Sight', 'untapped', 'LE-334/1'],
    ['Hard Sight', 'tapped', 'LE-334/2'],
  ] as const)
    scenario(`[${id}] [ME-CARD-0549] shuffles a discarded card into the play deck: ${sight}`, (t) => {
      t.given(using([sight], five, [6, 6]));
      t.player('Ann').does(use);
      t.expect.card('Palantír of Orthanc', { status: 'tapped' }).card('Layos', { status });
      t.player('Ann').has({ deck: 6, discard: 0 });
    });
  scenario('[LE-334/1] its bearer then checks corruption: three points, and a total of 2 taps him', (t) => {
    t.given(using(['Free Sight'], five, [1, 1]));
    t.player('Ann').does(use);
    t.expect.card('Layos', { status: 'tapped' });
  });
  for (const [why, sight, deck] of [
    ['by who cannot use it', [], five],
    ['with four cards in the play deck', ['Free Sight', 'Hard Sight'], five.slice(1)],
  ] as const)
    scenario(`[LE-334/1, LE-334/2] not ${why}`, (t) => {
      t.given(using(sight, deck));
      expect(offers(t, use)).toBe(false);
    });
  for (const [side, at, points] of [
    ['ringwraith', 'Moria', 3],
    ['fallen-wizard', 'Isengard', 0],
  ] as const)
    scenario(`[LE-334/3] [ME-CARD-0548] ${points} points for a ${side} player`, (t) => {
      t.given({
        players: {
          Ann: {
            side,
            ...(side === 'fallen-wizard' ? { declared: 'Saruman' } : {}),
            companies: [company(at, bearing('Layos', 'Palantír of Orthanc'))],
          },
          Bob,
        },
      });
      t.player('Ann').has({ 'item points': points });
    });
  for (const [at, may] of [
    ['Isengard', true],
    ['Moria', false],
  ] as const)
    scenario(`[LE-334] played at ${at}: ${may}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        players: {
          Ann: minion(at, ['Layos'], { hand: ['Palantír of Orthanc'] }),
          Bob: { side: 'ringwraith', companies: [company(at, 'Ostisen')] },
        },
      });
      if (may) t.player('Ann').mayChoose.includes('Palantír of Orthanc: play');
      else t.player('Ann').mayNot('Palantír of Orthanc', { because: 'does not allow' });
    });
});

describe('[LE-333] Palantír of Minas Tirith', () => {
  const stone = 'Palantír of Minas Tirith';
  const mine = ['Trifling Ring', 'Black Mace', 'High Helm', 'Minor Ring', 'Orcs of Moria', 'War-warg'];
  const theirs = ['Cram', 'Glamdring', 'Sting', 'Dodge', 'Narsil', 'Orcrist'];
  const using = (sight: readonly string[], dice: readonly number[] = []) => ({
    dice,
    players: {
      Ann: minion('Moria', [bearing('Layos', stone)], { events: sight, deck: mine }),
      Bob: { ...Bob, deck: theirs },
    },
  });
  const use = `${stone}: on your turn`;
  for (const [sight, status, id] of [
    ['Free Sight', 'untapped', 'LE-333/1'],
    ['Hard Sight', 'tapped', 'LE-333/2'],
  ] as const)
    scenario(`[${id}] five cards of each deck are seen by its player alone, and shuffled: ${sight}`, (t) => {
      t.given(using([sight], [6, 6]));
      const { knownTo } = t.state.card;
      const known = (cards: readonly string[]) => cards.map((name) => knownTo[t.who.card(name)]);
      t.player('Ann').does(use);
      t.player('Ann').mayChoose.exactly('Pass', ...mine.slice(0, 5));
      expect(known(mine)).toEqual([2, 2, 2, 2, 2, 0]);
      expect(known(theirs)).toEqual([0, 0, 0, 0, 0, 0]);
      t.player('Ann').does('Pass');
      t.player('Ann').mayChoose.exactly('Pass', ...theirs.slice(0, 5));
      expect(known(theirs)).toEqual([2, 2, 2, 2, 2, 0]);
      // Naming one is as good as passing.
      t.player('Ann').does('Sting');
      t.expect.card(stone, { status: 'tapped' }).card('Layos', { status });
      const order = t.state.place.first;
      const last = (player: number): number => {
        let c = order[t.state.layout.placeBase[Zone.deck] + player];
        while (t.state.card.next[c] !== 0) c = t.state.card.next[c];
        return c;
      };
      expect([last(1), last(2)]).toEqual([t.who.card('War-warg'), t.who.card('Orcrist')]);
      t.player('Ann').has({ deck: 6 });
      t.player('Bob').has({ deck: 6 });
    });
  scenario('[LE-333/1] its bearer then checks corruption: three points, and a total of 2 taps him', (t) => {
    t.given(using(['Free Sight'], [1, 1]));
    t.player('Ann').does(use, 'Pass', 'Pass');
    t.expect.card('Layos', { status: 'tapped' });
  });
  scenario('[LE-333/1, LE-333/2] not by who cannot use it', (t) => {
    t.given(using([]));
    expect(offers(t, use)).toBe(false);
  });
  for (const [at, may] of [
    ['Minas Tirith', true],
    ['Pelargir', false],
  ] as const)
    scenario(`[LE-333] played at ${at}: ${may}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        players: { Ann: minion(at, ['Layos'], { hand: [stone] }), Bob },
      });
      expect(offers(t, `${stone}: play`)).toBe(may);
    });
});
