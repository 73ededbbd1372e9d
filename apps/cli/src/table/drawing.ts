/** The table as it is drawn or read out: what the host asks of either game. */
import type { Face, Scene } from '@westmarch/protocol';
import type { Look } from './look.ts';
import { lotrDrawing } from './lotr-tcg/drawing.ts';
import { meccgDrawing } from './meccg/drawing.ts';

export interface Drawing {
  /** Time as a path, with the present phase. */
  phase(look: Look): string[];
  board(look: Look): string[];
  hand(look: Look): string[];
  /** Who is how far: marshalling points, or the adventure path. */
  score(look: Look): string[];
  /** Signs in a note, as one would read them out. */
  inLetters(text: string): string;
  /** What lies on the table, as a text that changes with it; the hand is no part of it. */
  readonly position: string;
  /** Turn and phase: when it is another, the board may be shown again. */
  readonly moment: string;
  /** The same, and what goes on in it: as long as it is the same, passing can be repeated. */
  readonly stretch: string;
  /** Cards in the viewer's hand. */
  readonly held: ReadonlySet<number>;
}

/** Names of cards by their faces. */
export class Faces {
  readonly #faces: ReadonlyMap<string, Face>;
  constructor(faces: ReadonlyMap<string, Face>) {
    this.#faces = faces;
  }
  of(face: string): Face | undefined {
    return this.#faces.get(face);
  }
  /** The whole name, as it is typed: "Aragorn, King in Exile". */
  name(face: string): string {
    const found = this.of(face);
    if (found === undefined) return 'a hidden card';
    return found.subtitle === '' || found.kind === 'site' ? found.name : `${found.name}, ${found.subtitle}`;
  }
  short(face: string): string {
    return this.of(face)?.name ?? 'a hidden card';
  }
}

export function drawingOf(scene: Scene, faces: ReadonlyMap<string, Face>): Drawing {
  const names = new Faces(faces);
  return scene.game === 'meccg' ? meccgDrawing(scene, names) : lotrDrawing(scene, names);
}
