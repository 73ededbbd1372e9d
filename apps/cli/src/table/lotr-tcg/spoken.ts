/** The board in sentences, for screen readers: no columns, no lines, nothing that only its place explains. */
import type { Card, LotrScene, LotrSide } from '@westmarch/protocol';
import type { Faces } from '../drawing.ts';
import { capital, listOf, many, spokenTime, whose } from '../look.ts';
import { brief, type Fighter, fighterOf, inLetters, isFighter, siteName, supporter } from './side.ts';

function fighterSentence(f: Fighter): string {
  const parts = [
    `strength ${f.strength}, vitality ${f.vitality}`,
    f.wounds === 0 ? '' : many(f.wounds, 'wound'),
    f.resistance === null ? '' : `resistance ${f.resistance}`,
    f.marks.join(', '),
    f.bears.length === 0 ? '' : `bears ${listOf(f.bears)}`,
    f.against === '' ? '' : `assigned to ${f.against}`,
  ].filter((part) => part !== '');
  return `${f.name}: ${parts.join('; ')}.`;
}

function sideSentences(scene: LotrScene, side: LotrSide, faces: Faces): string[] {
  const you = side.seat === scene.you;
  const name = capital(side.name);
  if (side.eliminated) return [`${you ? 'You are' : `${name} is`} out of the game.`];
  const fighters = (title: string, cards: readonly Card[]): string[] => {
    const all = cards.filter(isFighter).map((card) => fighterSentence(fighterOf(scene, card, faces)));
    return all.length === 0 ? [] : [`${title}:`, ...all];
  };
  const supporting = side.support.filter((card) => !isFighter(card)).map((card) => supporter(card, faces));
  const owner = capital(whose(side, scene.you));
  return [
    `${you ? 'You have' : `${name} has`} ${many(side.hand.count, 'card')} in hand, ${side.deck.count} in the draw deck, ${side.discard.count} discarded, ${side.dead.count} dead, ${many(side.burdens, 'burden')}${side.threats === 0 ? '' : `, ${many(side.threats, 'threat')}`}.`,
    ...fighters(`${owner} companions`, side.companions),
    ...fighters(`${owner} allies`, side.support),
    ...(supporting.length === 0 ? [] : [`${owner} support area: ${listOf(supporting)}.`]),
    ...fighters(`${owner} minions`, side.minions),
  ];
}

/** Each site that is laid, and who stands there. */
export const spokenPath = (scene: LotrScene, faces: Faces): string[] =>
  scene.path
    .filter(({ card, fellowships }) => card !== null || fellowships.length > 0)
    .map(({ number, card, fellowships, sanctuary }) => {
      const here = scene.sides
        .filter(({ seat }) => fellowships.includes(seat))
        .map((side) => `${whose(side, scene.you)} fellowship`);
      const words = [
        card === null ? '' : `Shadow number ${card.numbers['twilight'] ?? 0}`,
        sanctuary ? 'sanctuary' : '',
        here.length === 0 ? '' : `here: ${listOf(here)}`,
      ].filter((word) => word !== '');
      return `Site ${number}, ${siteName(card, faces)}${words.length === 0 ? '' : `: ${words.join('; ')}`}.`;
    });

export function spokenHand(scene: LotrScene, faces: Faces): string[] {
  const cards = scene.sides.find(({ seat }) => seat === scene.you)?.hand.cards ?? [];
  if (cards.length === 0) return ['Your hand is empty.'];
  return [
    'Your hand:',
    ...cards.map((card) => `${faces.name(card.face)}, ${inLetters(brief(card, faces))}.`),
  ];
}

export const spokenPhase = (scene: LotrScene): string => spokenTime(scene.time, scene.you, scene.sides);

function pool(scene: LotrScene): string[] {
  const { moves, twilight, archery } = scene;
  return [
    `Twilight pool: ${twilight}. Moves made: ${moves.made} of ${moves.limit}.`,
    ...(archery === null ? [] : [`Archery: fellowship ${archery[0]}, minions ${archery[1]}.`]),
  ];
}

export function spokenBoard(scene: LotrScene, faces: Faces): string[] {
  const own = scene.sides.filter(({ seat }) => seat === scene.you);
  const others = scene.sides.filter(({ seat }) => seat !== scene.you);
  return [
    ...spokenPath(scene, faces),
    ...pool(scene),
    ...others.flatMap((side) => sideSentences(scene, side, faces)),
    ...own.flatMap((side) => sideSentences(scene, side, faces)),
    ...(own.length === 0 ? [] : spokenHand(scene, faces)),
  ];
}
