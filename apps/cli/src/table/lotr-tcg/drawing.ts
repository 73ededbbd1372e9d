/** The Lord of the Rings TCG at the terminal: its scene, ready to be drawn or read out. */
import type { LotrScene } from '@westmarch/protocol';
import type { Drawing, Faces } from '../drawing.ts';
import { boardLines, handLines, pathLines, phaseLines } from './board.ts';
import { inLetters } from './side.ts';
import { spokenBoard, spokenHand, spokenPath, spokenPhase } from './spoken.ts';

export function lotrDrawing(scene: LotrScene, faces: Faces): Drawing {
  const { time, skirmishes, moves, fierce } = scene;
  const present = skirmishes.find((skirmish) => skirmish.present)?.character ?? 0;
  const moment = `${time.turn}/${time.phases[time.now]}/${moves.made}/${present}`;
  const own = scene.sides.find(({ seat }) => seat === scene.you);
  return {
    phase: (look) => (look.plain ? [spokenPhase(scene)] : phaseLines(scene, look)),
    board: (look) => (look.plain ? spokenBoard(scene, faces) : boardLines(scene, faces, look)),
    hand: (look) => (look.plain ? spokenHand(scene, faces) : handLines(scene, faces, look)),
    score: (look) => (look.plain ? spokenPath(scene, faces) : pathLines(scene, faces, look)),
    inLetters,
    position: JSON.stringify([
      scene.path,
      scene.sides.map(({ companions, support, minions, burdens, threats }) => [
        companions,
        support,
        minions,
        burdens,
        threats,
      ]),
    ]),
    moment,
    stretch: `${moment}/${fierce ? 'fierce' : ''}`,
    held: new Set(own?.hand.cards.map(({ id }) => id)),
  };
}
