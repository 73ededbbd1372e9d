/** The Wizards: special items that see far. */
import { describe, expect } from 'vitest';
import { Zone } from '../../../../src/state.ts';
import { Bob, company, scenario } from '../../../table.ts';

describe('[TW-299] Palantír of Minas Tirith', () => {
  const six = ['Cram', 'Glamdring', 'Sting', 'Dodge', 'Narsil', 'Orcrist'];
  const looking = (who: string) => ({
    dice: [6, 6],
    players: {
      Ann: {
        deck: six,
        companies: [company('Minas Tirith', { card: who, on: ['Palantír of Minas Tirith'] }, 'Elladan')],
      },
      Bob: {
        ...Bob,
        deck: ['Riders of Rohan', 'Wood-elves', 'Smoke Rings', 'Muster', 'Escape', 'Concealment'],
      },
    },
  });
  scenario('[TW-299/2] Saruman taps to see five cards of both decks, which are shuffled', (t) => {
    t.given(looking('Saruman'));
    t.player('Ann').does('Palantír of Minas Tirith: on your turn, if', 'Pass', 'Pass', 'Roll');
    t.expect.card('Saruman', { status: 'tapped' }).card('Palantír of Minas Tirith', { status: 'tapped' });
    // What was the sixth card lies there still.
    const { first } = t.state.place;
    const deck = (player: number): number[] => {
      const cards: number[] = [];
      for (let c = first[t.state.layout.placeBase[Zone.deck] + player]; c !== 0; c = t.state.card.next[c])
        cards.push(c);
      return cards;
    };
    expect(deck(1)[5]).toBe(t.who.card('Orcrist'));
    expect(deck(2)[5]).toBe(t.who.card('Concealment'));
    expect(deck(1)).toHaveLength(6);
  });
  scenario('[TW-299/1] whoever can use it need not tap', (t) => {
    t.given({
      ...looking('Balin'),
      players: {
        ...looking('Balin').players,
        Ann: {
          deck: six,
          companies: [
            company(
              'Minas Tirith',
              { card: 'Balin', on: [{ card: 'Palantír of Minas Tirith', on: ['Align Palantír'] }] },
              'Elrond',
            ),
          ],
        },
      },
    });
    t.player('Ann').does('Palantír of Minas Tirith: on your turn, if', 'Pass', 'Pass', 'Roll');
    t.expect.card('Balin', { status: 'untapped' }).card('Palantír of Minas Tirith', { status: 'tapped' });
  });
  scenario('not whoever cannot use it', (t) => {
    t.given({ ...looking('Balin'), dice: [] });
    t.player('Ann').mayNot('Palantír of Minas Tirith', { to: 'its text', because: 'use it' });
  });
  scenario('played at Minas Tirith only', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: { hand: ['Palantír of Minas Tirith'], companies: [company('Pelargir', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').mayChoose.excludes('Palantír of Minas Tirith: play');
  });
});
