/** Body checks that a card calls for, outside of any strike, and who scores for whoever falls by them. */
import {
  type CardRef,
  call,
  type Effect,
  isIn,
  type Num,
  num,
  say,
  sayNum,
  self,
  verb,
  you,
} from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { alignments } from '../../../facts/names.ts';
import { bodyCheck } from '../../../rules/combat/body.ts';
import { note, Of } from '../../../rules/terms.ts';
import { type S, Zone } from '../../../state.ts';

const HERO = alignments.indexOf('hero');
const check = (s: S, card: number, modifier: number, by: number): void => {
  if (s.card.live[card] === 0) return;
  note(s, Of.body, card, modifier, by);
  call(s, bodyCheck, card, modifier);
};
/** Whoever is still in play makes a body check; what is added is added to the roll. */
export const bodyCheckFor = (card: CardRef, modifier: Num = 0): Effect =>
  verb(
    'body check',
    check,
    [card, num(modifier), self],
    modifier === 0
      ? say`make a body check for ${card.say}`
      : say`make a body check for ${card.say} modified by ${sayNum(modifier)}`,
  );
const score = (s: S, card: number, player: number): void => {
  if (!isIn(s, card, Zone.out) || printed.alignment(s, card) !== HERO) return;
  // Nobody scores for one of his own.
  if (s.card.owner[card] !== player) s.card.slainBy[card] = player;
};
/** A hero who was eliminated just now counts as a kill of yours. */
export const scoresIfHero = (card: CardRef): Effect =>
  verb(
    'score if a hero',
    score,
    [card, you],
    say`if he is a hero and was eliminated by these checks, you receive his kill marshalling points`,
  );
