/**
 * Recorded playthroughs: one short game of each invented game, as text that a person can read. Whatever changes what
 * is offered, what happens or how it reads shows up here.
 *
 * To write them anew after a change that is meant: WESTMARCH_REFRESH=1 npx vitest run playthroughs
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as k from '@westmarch/kernel';
import { expect, it } from 'vitest';
import { harbour, harbourDeck } from './games/harbour.ts';
import { sparks, sparksDeck } from './games/sparks.ts';
import { decksFor, picker } from './random.ts';

/** Choices that are shown; the rest of the game is played without words. */
const SHOWN = 30;

function playthrough<S extends k.State>(
  game: k.Game<S, k.DeckSetup>,
  setup: k.DeckSetup,
  seed: string,
): string {
  const s = game.create(setup, seed);
  const pick = picker(seed);
  const said = (phrase: k.Phrase): string => k.sentence(game.engine.language, k.namesOf(s), phrase);
  const lines = [`${game.name}, ${setup.decks.length} players, seed "${seed}"`, ''];
  let choices = 0;
  for (let d = game.pending(s); d !== null; d = game.pending(s)) {
    const { count } = game.options(s);
    const choice = pick(count);
    if (choices < SHOWN) {
      lines.push(`${choices + 1}. ${k.trace(s)}: ${said(d.ask)}`);
      for (let i = 0; i < count; i++)
        lines.push(`   ${i === choice ? '→' : ' '} ${said(game.describe(s, i))}`);
      const told: string[] = [];
      game.apply(s, choice, {
        tell: (_s, event, a, b, n) => told.push(`${game.engine.channelNames[event]} ${a} ${b} ${n}`),
      });
      for (const event of told) lines.push(`     · ${event}`);
    } else game.apply(s, choice);
    choices++;
    if (choices === SHOWN) lines.push('', k.dump(game.view(s, 1)), '');
  }
  lines.push(`After ${choices} choices: ${game.result(s)?.join(', ')}`, k.dump(s), '');
  return lines.join('\n');
}

function check(name: string, played: string): void {
  const file = new URL(`playthroughs/${name}.txt`, import.meta.url);
  if (process.env['WESTMARCH_REFRESH'] === '1') writeFileSync(file, played);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(
    played,
    `The game differs from test/playthroughs/${name}.txt. If that is meant: WESTMARCH_REFRESH=1 npx vitest run playthroughs`,
  ).toBe(kept);
}

it('sparks plays as recorded', () => {
  check('sparks', playthrough(sparks, decksFor(sparksDeck, 2), 'playthrough'));
});

it('harbour plays as recorded', () => {
  check('harbour', playthrough(harbour, decksFor(harbourDeck, 3), 'playthrough'));
});
