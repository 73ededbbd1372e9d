/** Middle-earth CCG at the terminal: its scene, ready to be drawn or read out. */
import type { MeccgScene } from '@westmarch/protocol';
import type { Drawing, Faces } from '../drawing.ts';
import { boardLines, handLines, phaseLines, pointLines } from './board.ts';
import { inLetters, sideOf } from './side.ts';
import { spokenBoard, spokenHand, spokenPhase, spokenPoints } from './spoken.ts';

export function meccgDrawing(scene: MeccgScene, faces: Faces): Drawing {
  const { turn, now } = scene.time;
  const acting = scene.sides.flatMap(({ companies }) => companies).find((company) => company.acting);
  const moment = `${turn}/${scene.time.phases[now]}/${acting?.id ?? 0}`;
  const own = scene.sides.find(({ seat }) => seat === scene.you);
  return {
    phase: (look) => (look.plain ? [spokenPhase(scene)] : phaseLines(scene, look)),
    board: (look) => (look.plain ? spokenBoard(scene, faces) : boardLines(scene, faces, look)),
    hand: (look) => (look.plain ? spokenHand(scene, faces) : handLines(scene, faces, look)),
    score: (look) => (look.plain ? spokenPoints(scene) : pointLines(scene, look)),
    inLetters,
    position: JSON.stringify(
      scene.sides.map((side) => {
        const { companies, agents, prisoners, events, factions, stored } = sideOf(side, faces);
        return [companies, agents, prisoners, events, factions, stored];
      }),
    ),
    moment,
    stretch: `${moment}/${scene.attack?.card ?? ''}/${scene.attack?.name ?? ''}`,
    held: new Set(own?.hand.cards.map(({ id }) => id)),
  };
}
