/** Which cards a step of a lesson points at: those of a name, or the one that carries its choice. */
import { cardsIn, type Face, type Scene } from '@westmarch/protocol';

export function lookedAt(
  look: string,
  scene: Scene | null,
  faces: ReadonlyMap<string, Face>,
  choice: number | undefined,
): number[] {
  const named = cardsIn(scene)
    .filter(({ face }) => look !== '' && faces.get(face)?.name === look)
    .map(({ id }) => id);
  return choice === undefined || choice === 0 ? named : [...named, choice];
}
