/** Whole games played by chance through the table, with everything a viewer gets held against what he may know. */
import { namesOf, render, type State } from '@westmarch/kernel';
import { races } from '@westmarch/meccg';
import { cardsIn, Decision, Faces, Line, type Refused, Scene } from '@westmarch/protocol';
import { expect } from 'vitest';
import type { Seat } from '../src/index.ts';
import { Play, type TableGame } from '../src/index.ts';

/** Words that name no card, though a card may be called so: a choice of a race may say "Slayer". */
const WORDS: ReadonlySet<string> = new Set(races.map((race) => race.toLowerCase()));

/** What cards say, by their ids: the same for all games. */
const texts = new Map<string, string>();

/** Names that a viewer can tell from others: those of cards that he knows none of, and that no card he knows speaks of. */
function unknownNames<S extends State>(
  kind: Pick<TableGame<S, unknown>, 'game'>,
  state: S,
  view: S,
): string[] {
  const { engine } = kind.game;
  const nameOf = (def: number): string => engine.definitions[def].names['en'] ?? '';
  const textOf = (def: number): string => {
    const { id, abilities } = engine.definitions[def];
    const known = texts.get(id);
    if (known !== undefined) return known;
    const made = abilities
      .map((ability) => render(engine.language, namesOf(view), engine.abilities[ability].say))
      .join(' ');
    texts.set(id, made);
    return made;
  };
  const known = new Set<string>();
  const hidden = new Set<string>();
  for (let c = 1; c < state.card.def.length; c++) {
    if (state.card.def[c] === 0) continue;
    (view.card.def[c] === 0 ? hidden : known).add(nameOf(state.card.def[c]));
    if (view.card.def[c] !== 0) known.add(textOf(view.card.def[c]));
  }
  const said = [...known].join('|');
  const tells = (name: string): boolean => name.length > 5 && !WORDS.has(name.toLowerCase());
  return [...hidden].filter((name) => tells(name) && !said.includes(name));
}

/** The shapes of all cards of a game, which take a while to gather. */
const shapes = new Map<string, ReadonlyMap<string, string>>();
function shapesOf(kind: Pick<TableGame<State, unknown>, 'faces' | 'key'>): ReadonlyMap<string, string> {
  const known = shapes.get(kind.key);
  if (known !== undefined) return known;
  const made = new Map(kind.faces().map(({ id, kind: shape }) => [id, shape]));
  shapes.set(kind.key, made);
  return made;
}

const namedIn = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => text.includes(name));

export interface Checked {
  readonly choices: number;
  readonly refusals: number;
  readonly lines: number;
}

/** Plays one game with random choices, or a bot's; every so often checks all that each viewer gets. */
export function checkGame<S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
  setup: Setup,
  seed: string,
  every: number,
  by = 'random',
): Checked {
  const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'];
  const players = kind.game.create(setup, seed).layout.sizes.players;
  const play = new Play(kind, setup, seed, names.slice(0, players));
  const viewers = Array.from({ length: players + 1 }, (_x, i) => i);
  const faces = shapesOf(kind);
  const chance = kind.bots.find(({ key }) => key === by)?.make(seed);
  if (chance === undefined) throw new Error(`there is no player "${by}"`);
  let refusals = 0;
  let lines = 0;
  while (play.asked !== 0) {
    const looks = play.choices.length % every === 0;
    if (looks) for (const viewer of viewers) refusals += checkViewer(play, viewer, faces);
    const told = play.take(play.chosenBy(chance), looks ? viewers : []);
    for (const [viewer, said] of told) {
      for (const line of said) Line.parse(line);
      lines += said.length;
      const secret = unknownNames(kind, play.state, kind.game.view(play.state, viewer));
      // An expectation for each name and line would take most of the time.
      const all = said.map(({ text }) => text).join('\n');
      expect(namedIn(all, secret), `viewer ${viewer}, seed ${seed}: ${all}`).toEqual([]);
    }
  }
  for (const viewer of viewers) expect(play.result(viewer)?.text).toMatch(/\.$/);
  return { choices: play.choices.length, refusals, lines };
}

function checkViewer<S extends State, Setup, Sees extends Seat<S>>(
  play: Play<S, Setup, Sees>,
  viewer: number,
  faces: ReadonlyMap<string, string>,
): number {
  const where = `viewer ${viewer}, seed ${play.seed}, after ${play.choices.length} choices`;
  const scene = play.scene(viewer);
  Scene.parse(scene);
  const view = play.kind.game.view(play.state, viewer);
  const shown = cardsIn(scene);
  const idOf = (def: number): string => (def === 0 ? '' : play.kind.game.engine.definitions[def].id);
  const [told, known] = [shown.map(({ face }) => face), shown.map(({ id }) => idOf(view.card.def[id]))];
  expect(told, where).toEqual(known);
  expect(known.filter((id) => id !== '' && !faces.has(id))).toEqual([]);
  // Several companies may share one site, face down or up.
  const once = shown.filter(({ face }) => face !== '' && faces.get(face) !== 'site');
  expect(new Set(once.map(({ id }) => id)).size, `a card is shown twice, ${where}`).toBe(once.length);
  const decision = Decision.parse(play.decision(viewer));
  expect(decision.choices.length > 0, where).toBe(viewer === play.asked);
  expect(decision.choices.filter(({ text }) => text === '')).toEqual([]);
  const whole = JSON.stringify([scene, decision]);
  expect(namedIn(whole, unknownNames(play.kind, play.state, view)), where).toEqual([]);
  const own = shown.filter(({ owner }) => owner === viewer).slice(0, 5);
  return own.reduce((sum, { id }) => sum + countReasons(play.refused(viewer, id)), 0);
}

function countReasons(refused: readonly Refused[]): number {
  const reasons = refused.flatMap((one) => one.reasons);
  expect(reasons.filter(({ text }) => text.length <= 3)).toEqual([]);
  return reasons.length;
}

export function checkFaces(made: readonly unknown[]): void {
  for (const face of Faces.parse([...made])) {
    expect(face.name).not.toBe('');
    expect(face.kind, face.id).not.toBe('none');
    expect(face.title, face.id).not.toMatch(/none/i);
  }
}
