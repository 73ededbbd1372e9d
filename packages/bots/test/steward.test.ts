/** Steward of Middle-earth CCG: better than Novice, and blind to what is hidden. */
import { challengeDeck, meccg, readSetup } from '@westmarch/meccg';
import { expect, test } from 'vitest';
import { match } from '../src/index.ts';
import { novice, steward } from '../src/meccg/index.ts';
import { blindness } from './blindness.ts';
import { ANN, at, chooses, position } from './seats.ts';

const [C, H] = ['C', 'H'].map((key) => challengeDeck(key));

test('he beats Novice, from both seats and with both decks', () => {
  const setups = [
    [C, H],
    [H, C],
  ].map((decks) => readSetup({ decks, length: 2, anyDeck: true }));
  const score = match(meccg, setups, 'steward', 24, steward('steward'), novice('novice'));
  expect(score.won).toBeGreaterThanOrEqual(13);
});

test('what he cannot see does not move him', () => {
  const { positions, peeks } = blindness('meccg', 150, 3, { meccg: steward });
  expect(positions).toBe(150);
  expect(peeks).toEqual([]);
});

/** Decisions of a whole game in which he must have a reason, and those in which he had one. */
test('he says why he goes where he goes, plays what he plays and strikes whom he strikes', () => {
  const setup = readSetup({ decks: [C, H], length: 2, anyDeck: true });
  const bots = [steward('one'), steward('other')];
  const state = meccg.create(setup, 'why');
  const said = new Map<string, { asked: number; told: number }>();
  let moment = 0;
  for (let d = meccg.pending(state); d !== null && moment < 500; d = meccg.pending(state), moment++) {
    const decision = { ...d };
    const view = meccg.view(state, d.player);
    const options = meccg.options(view);
    const bot = bots[d.player - 1];
    const choice = bot.choose(view, decision, options, moment);
    const other = choice === 0 ? 1 : 0;
    const reasons = bot.reasons(view, decision, options, moment, choice, other);
    for (const { sentence, by } of reasons) {
      expect(sentence).not.toBe('');
      expect(Math.abs(by)).toBeGreaterThan(0);
    }
    const count = said.get(decision.procedure) ?? { asked: 0, told: 0 };
    count.asked++;
    if (reasons.some(({ by }) => by > 0)) count.told++;
    said.set(decision.procedure, count);
    meccg.apply(state, choice);
  }
  for (const procedure of ['declaring movement', 'discard at the end of the turn', 'site phase of a company'])
    expect(said.get(procedure)?.told, procedure).toBeGreaterThan(0);
  const journeys = said.get('declaring movement');
  expect(journeys?.told).toBeGreaterThanOrEqual(0.8 * (journeys?.asked ?? Infinity));
});

test('the reason to turn back from a lair is what guards it', () => {
  const t = position({
    phase: 'site',
    players: {
      Ann: { hand: ['Hauberk of Bright Mail'], companies: [at('The Lonely Mountain', 'Bilbo')] },
      Bob: { companies: [at('Edhellond', 'Haldir')] },
    },
  });
  const view = meccg.view(t.state, ANN);
  const decision = meccg.pending(t.state);
  if (decision === null) throw new Error('nobody is asked');
  const [yes, no] = ['Yes', 'No'].map((word) => t.offered().indexOf(word));
  const [first] = steward('why').reasons(view, decision, meccg.options(view), 0, no, yes);
  expect(first).toMatchObject({ name: 'guards', sentence: 'the site is guarded less' });
});

const chosen = (t: ReturnType<typeof position>): string => chooses(t, ANN, steward('one'));
const Bob = { companies: [at('Edhellond', 'Haldir')] };

test('a fallen-wizard risks no companions for cards alone, and fetches what can be played', () => {
  const company = at('The White Towers', 'Wacho', 'Annalena', 'Dorelas');
  const home = position({
    players: {
      Ann: { side: 'fallen-wizard', hand: ['River', 'Twilight'], companies: [company] },
      Bob,
    },
  });
  expect(chosen(home)).not.toContain('movement');
  const sideboard = ['The White Hand', 'Noble Hound', 'A Strident Spawn'];
  const t = position({
    players: {
      Ann: { side: 'fallen-wizard', hand: ['Smoke Rings'], sideboard, companies: [company] },
      Bob,
    },
  });
  expect(chosen(t)).toContain('Smoke Rings');
  expect(chosen(t)).toBe('Noble Hound');
});
