/** Novice's considerations, one by one: positions in which a person would shake his head at anything else. */
import { describe, expect, test } from 'vitest';
import { ANN, at, BOB, chooses, position } from './seats.ts';

const Bob = { companies: [at('Edhellond', 'Haldir')] };
const strong = ['Elrohir', 'Aragorn II', 'Glorfindel II'];

describe('prisoners', () => {
  const held = { card: 'Spells of the Barrow-wights', on: [{ card: 'Elladan', owner: 'Ann' }] };
  const given = (phase: string, where: string, who: readonly string[], rescueSite: string) => ({
    phase,
    players: {
      Ann: { companies: [at(where, ...who)] },
      Bob: { ...Bob, events: [{ ...held, rescueSite }] },
    },
  });
  test('a company that can goes where one of its own is held', () => {
    const t = position(given('organization', 'Rivendell', strong, 'Goblin-gate'));
    expect([chooses(t, ANN), chooses(t, ANN)]).toEqual(['Elrohir: declare movement', 'Goblin-gate']);
  });
  test('and there sets him free', () => {
    const t = position(given('at the site', 'Goblin-gate', strong, 'Goblin-gate'));
    expect(chooses(t, ANN)).toBe('Elrohir: rescue prisoners');
  });
});

describe('one of the Nine', () => {
  const given = (...hand: string[]) => ({
    players: {
      Ann: { side: 'ringwraith', hand, companies: [at('Minas Morgul', 'Adûnaphel the Ringwraith')] },
      Bob,
    },
  });
  test('takes up a mode when something can be played where he rides', () => {
    const t = position(given('Black Rider', 'Variags of Khand'));
    expect(chooses(t, ANN)).toMatch(/^Black Rider: /);
    while (t.state.global.entries > 0) chooses(t, t.state.kernel.asked);
    expect(chooses(t, ANN)).toBe('Adûnaphel the Ringwraith: declare movement');
  });
  test('and keeps the card otherwise', () => {
    expect(chooses(position(given('Black Rider')), ANN)).toBe('Pass');
  });
});

describe('calling the Council', () => {
  const given = (ahead: boolean) => ({
    phase: 'end-of-turn',
    decks: 1,
    players: {
      Ann: {
        side: 'ringwraith',
        exhausted: 1,
        hand: ['Sudden Call'],
        companies: [at('Minas Morgul', 'Gorbag')],
        points: ahead ? ['Red Arrow', 'Book of Mazarbul'] : [],
      },
      Bob: { ...Bob, points: ahead ? [] : ['Red Arrow', 'Book of Mazarbul'] },
    },
  });
  test('the card that calls is played when he is ahead', () => {
    const t = position(given(true));
    // As the phase begins it can only go back into the deck.
    expect([chooses(t, ANN), chooses(t, ANN)]).toEqual([
      'Pass',
      expect.stringMatching(/^Sudden Call: .*call the Council/),
    ]);
  });
  test('and neither played nor put away when he is behind', () => {
    const t = position(given(false));
    expect([chooses(t, ANN), chooses(t, ANN)]).toEqual(['Pass', 'Pass']);
  });
});

describe('an attack', () => {
  const given = (...hand: string[]) => ({
    phase: 'attack',
    attack: { strikes: 3, prowess: 13 },
    players: { Ann: { hand, companies: [at('Moria', 'Fatty Bolger', 'Bilbo', 'Sam Gamgee')] }, Bob },
  });
  test('is turned away with one card, and not with two', () => {
    const t = position(given('Concealment', 'Concealment'));
    expect(chooses(t, ANN)).toMatch(/^Concealment: /);
    while (t.state.global.entries > 0) expect(chooses(t, t.state.kernel.asked)).toBe('Pass');
  });
  test('is no reason to use a hazard of one’s own', () => {
    const t = position({
      ...given('Twilight'),
      dice: [6, 6, 6, 6, 6, 6],
      players: { ...given('Twilight').players, Bob: { ...Bob, events: ['Doors of Night'] } },
    });
    const said: string[] = [];
    while (t.offered().length > 0) said.push(chooses(t, t.state.kernel.asked));
    expect(said.join(' ')).not.toContain('Twilight');
  });
});

describe('a Dragon', () => {
  const given = (more: object) => ({
    options: ['here-be-dragons'],
    players: { Ann: { side: 'dragon', declared: 'Smaug', ...more }, Bob },
  });
  test('parts from his followers at home, and they go without him', () => {
    const t = position(given({ companies: [at('The Lonely Mountain', 'Smaug', 'Gorbag')] }));
    expect([chooses(t, ANN), chooses(t, ANN)]).toEqual(['Smaug: regroup companies', 'Smaug']);
  });
  test('stores what counts in his lair', () => {
    const gold = { card: 'Smaug', on: ['Book of Mazarbul'] };
    const t = position(given({ companies: [at('The Lonely Mountain', gold)] }));
    expect(chooses(t, ANN)).toBe('Book of Mazarbul: store');
  });
});

describe('corruption', () => {
  const given = (...on: string[]) => ({
    phase: 'at the site',
    players: {
      Ann: { hand: ['The Arkenstone'], companies: [at('The Lonely Mountain', { card: 'Gandalf', on })] },
      Bob,
    },
  });
  test('is borne for a great item by one who is free of it', () => {
    expect(chooses(position(given()), ANN)).toBe('The Arkenstone: play');
  });
  test('but not by the Wizard when he bears enough', () => {
    expect(chooses(position(given('Glamdring', 'Palantír of Orthanc')), ANN)).toBe('Pass');
  });
});

describe('agents', () => {
  const given = (where: string, who: string) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [at(where, who)] },
      Bob: { ...Bob, agents: [{ agent: ['Gisulf'], faceDown: true }] },
    },
  });
  test('go towards those who are out of reach as yet', () => {
    const t = position(given('Goblin-gate', 'Ioreth'));
    expect(chooses(t, BOB)).toBe('Gisulf: move');
  });
  test('and stay where they are when nobody can be hurt', () => {
    expect(chooses(position(given('Goblin-gate', 'Glorfindel II')), BOB)).toBe('Pass');
  });
});

describe('cards', () => {
  test('that are worth more come from the sideboard for the least of the discard pile', () => {
    const t = position({
      phase: 'end-of-turn',
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [at('Minas Morgul', 'Gorbag')],
          deck: ['Orc-guard'],
          discard: ['Doors of Night', 'Twilight'],
          sideboard: ['Sudden Call'],
        },
        Bob,
      },
    });
    const said: string[] = [];
    while (t.state.player.exhausted[ANN] === 0 || t.state.kernel.asked === ANN) {
      said.push(chooses(t, t.state.kernel.asked));
      if (said.length > 12) break;
    }
    expect(said).toContain('Sudden Call');
  });
  test('a creature waits for the company that it can hurt', () => {
    const given = (destination: object) => ({
      phase: 'hazards',
      company: 'they',
      players: {
        Ann: {
          companies: [
            { ...at('Bree', ...strong), movesTo: 'Rivendell', as: 'they' },
            { ...at('Old Forest', 'Frodo', 'Bilbo'), ...destination },
          ],
        },
        Bob: { ...Bob, hand: ['Cave-drake'] },
      },
    });
    expect(chooses(position(given({ movesTo: 'Rivendell' })), BOB)).toBe('Pass');
    expect(chooses(position(given({})), BOB)).not.toBe('Pass');
  });
});
