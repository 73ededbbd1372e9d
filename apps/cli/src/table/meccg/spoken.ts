/** The board in sentences, for screen readers: no columns, no lines, nothing that only its place explains. */
import type { MeccgScene, MeccgSide } from '@westmarch/protocol';
import type { Faces } from '../drawing.ts';
import { capital, listOf, spokenTime, whose } from '../look.ts';
import { brief, type Company, type Fighter, inLetters, sideOf } from './side.ts';

function fighterSentence(f: Fighter): string {
  const mind = f.avatar ? 'the avatar' : `mind ${f.mind}${f.leader ? ', a leader' : ''}`;
  const parts = [
    `prowess ${f.prowess}, body ${f.body}, ${mind}, direct influence ${f.influence}`,
    f.corruption === 0 ? '' : `corruption ${f.corruption}`,
    f.follows === '' ? '' : `follows ${f.follows}`,
    f.bears.length === 0 ? '' : `bears ${listOf(f.bears)}`,
  ].filter((part) => part !== '');
  return `${f.name}, ${f.status}: ${parts.join('; ')}.`;
}

function companySentences(company: Company, owner: string, number: number): string[] {
  const to = company.goesTo === '' ? '' : `, going to ${company.goesTo}`;
  const tapped = company.siteTapped ? ', tapped' : '';
  const where = company.siteType === '' ? company.site : `at ${company.site}, a ${company.siteType}${tapped}`;
  return [
    `${capital(owner)} company ${number} is ${where}${to}${company.notes.length === 0 ? '' : `; ${company.notes.join(', ')}`}.`,
    ...company.members.map(fighterSentence),
  ];
}

function sideSentences(scene: MeccgScene, side: MeccgSide, faces: Faces): string[] {
  const { companies, agents, prisoners, events, factions, stored } = sideOf(side, faces);
  const has = side.seat === scene.you ? 'You have' : `${capital(side.name)} has`;
  const lists: (readonly [string, readonly string[]])[] = [
    ['Agents', agents],
    ['Prisoners', prisoners],
    ['Events', events],
    ['Factions', factions],
    ['Stored and defeated', stored],
  ];
  return [
    `${has} ${side.hand.count} cards in hand, ${side.deck.count} in the play deck, ${side.discard.count} discarded. General influence used: ${side.influence.used} of ${side.influence.of}.${side.standing.map(({ name, value }) => ` ${capital(name)}: ${value}.`).join('')}`,
    ...lists.filter(([, cards]) => cards.length > 0).map(([title, cards]) => `${title}: ${listOf(cards)}.`),
    ...companies.flatMap((company, i) => companySentences(company, whose(side, scene.you), i + 1)),
  ];
}

export const spokenPoints = (scene: MeccgScene): string[] =>
  scene.sides.map((side) => {
    const kinds = side.points.map(({ kind, value }) => `${kind} ${value}`);
    return `${capital(whose(side, scene.you))} marshalling points: ${kinds.join(', ')}; ${side.council} at the ${side.countedAt}.`;
  });

export function spokenHand(scene: MeccgScene, faces: Faces): string[] {
  const cards = scene.sides.find(({ seat }) => seat === scene.you)?.hand.cards ?? [];
  if (cards.length === 0) return ['Your hand is empty.'];
  return ['Your hand:', ...cards.map(({ face }) => `${faces.name(face)}, ${inLetters(brief(face, faces))}.`)];
}

export const spokenPhase = (scene: MeccgScene): string => spokenTime(scene.time, scene.you, scene.sides);

export function spokenBoard(scene: MeccgScene, faces: Faces): string[] {
  const others = scene.sides.filter(({ seat }) => seat !== scene.you);
  const own = scene.sides.filter(({ seat }) => seat === scene.you);
  return [
    ...others.flatMap((side) => sideSentences(scene, side, faces)),
    ...own.flatMap((side) => sideSentences(scene, side, faces)),
    ...spokenPoints(scene),
    ...(own.length === 0 ? [] : spokenHand(scene, faces)),
  ];
}
