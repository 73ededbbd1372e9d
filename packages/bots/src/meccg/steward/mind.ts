/**
 * What a Steward has before him when he chooses, and what he has worked out of it so far.
 *
 * Keeps  everything is worked out when it is first asked for, and once for a decision.
 */
import { firstIn, type Options, place, valueOf } from '@westmarch/kernel';
import {
  body,
  CardKind,
  canPlayUnique,
  companyOf,
  corruptionCheck,
  corruptionOf,
  generalInfluence,
  generalInfluenceUsed,
  influenceOn,
  isAvatar,
  isCharacter,
  type MeccgState,
  mind,
  printed,
  prowess,
  type Side,
  type SideName,
  Status,
  sideOf,
  Zone,
} from '@westmarch/meccg';
import { Scale } from '../../steward/scale.ts';
import { chanceToExceed } from '../odds.ts';
import { best, type Thought } from '../thought.ts';
import { Standing } from './standing.ts';
import type { Name, W } from './weights.ts';

/** Somebody who can be struck: what he is worth, and how well he fights. */
export interface Fighter {
  readonly card: number;
  readonly worth: number;
  /** As he stands: tapped or wounded he is weaker. */
  readonly prowess: number;
  /** What a strike costs that he loses: the wound, and the chance that it is his last. */
  readonly hit: number;
  readonly untapped: boolean;
}

/** Lays on a scale what speaks for an option, and against it. */
export type Weigh = (i: number, scale: Scale<Name>) => void;

/** Avatars who are worth more or less than others in play. */
const inPlay: Readonly<Partial<Record<SideName, Name>>> = {
  wizard: 'a Wizard in play',
  balrog: 'The Balrog in play',
};

/** Who is so far ahead has everything to lose; who is so far behind, nothing. */
const SAFE = 5;

export class Mind implements Thought {
  readonly s: MeccgState;
  readonly you: number;
  readonly o: Options;
  readonly pick: (n: number) => number;
  readonly w: W;
  readonly side: Side;
  #standing: Standing | null = null;
  readonly #fighters = new Map<number, Fighter>();
  readonly #influence = new Map<number, number>();

  constructor(s: MeccgState, you: number, o: Options, pick: (n: number) => number, w: W) {
    this.s = s;
    this.you = you;
    this.o = o;
    this.pick = pick;
    this.w = w;
    this.side = sideOf(s, you);
  }

  /** How another player would look at the same. */
  as(player: number): Mind {
    return player === this.you ? this : new Mind(this.s, player, this.o, this.pick, this.w);
  }

  /** The option that weighs most. */
  heaviest(weigh: Weigh): number {
    const scale = new Scale<Name>(this.w);
    return best(this, (i) => {
      weigh(i, scale.empty());
      return scale.total;
    });
  }

  /**
   * Where each card counts for one point, many are needed, of several kinds. What serves those who need them made Wizards
   * worse in play.
   */
  get needsMany(): boolean {
    return this.side.onePointEach;
  }

  get standing(): Standing {
    return (this.#standing ??= new Standing(this.s, this.you));
  }

  /** What a card in play or in hand counts for its player. ME-MP-2001 */
  pointsOf(card: number): number {
    const points = printed.points(this.s, card);
    return this.side.onePointEach && printed.stagePoints(this.s, card) === 0 ? Math.min(1, points) : points;
  }

  /** What it is worth to have a card's points: in the kind that they are of. */
  gainOf(card: number): number {
    return this.standing.gain(printed.pointKind(this.s, card), this.pointsOf(card));
  }

  /**
   * What it is worth to have his avatar in play. Whose plans need none risks the whole game by bringing him: a Wizard who
   * is not there cannot fall, and newcomers need not come to where he is. There is one Balrog, and whoever brings him
   * first has him alone.
   */
  get avatarInPlay(): number {
    return this.w[inPlay[this.side.name] ?? 'an avatar in play'];
  }

  /** What a character would bring who comes into play. */
  worthInPlay(card: number): number {
    const { s, w } = this;
    if (isAvatar(s, card)) return this.avatarInPlay;
    return Math.max(0, this.gainOf(card)) + w['a character'] + printed.mind(s, card) * w['a mind'];
  }
  /** The best of those in hand whom general influence could hold. */
  get recruits(): number {
    const { s, you } = this;
    const free = valueOf(s, generalInfluence, you) - generalInfluenceUsed(s, you);
    let most = 0;
    for (let c = firstIn(s, place(s, Zone.hand, you)); c !== 0; c = s.card.next[c])
      if (isCharacter(s, c) && !isAvatar(s, c) && printed.mind(s, c) <= free && canPlayUnique(s, c))
        most = Math.max(most, this.worthInPlay(c));
    return most;
  }

  /** What it costs to lose one of ours who can be struck, with all that he bears. */
  worthOf(card: number): number {
    const { s, w } = this;
    let worth =
      printed.kind(s, card) === CardKind.character ? this.#worthOfCharacter(card) : w['a character'];
    worth += Math.max(0, this.gainOf(card));
    for (let c = firstIn(s, place(s, Zone.on, card)); c !== 0; c = s.card.next[c])
      if (printed.points(s, c) > 0) worth += Math.max(0, this.gainOf(c));
    return worth;
  }
  #worthOfCharacter(card: number): number {
    const { s, w } = this;
    return isAvatar(s, card)
      ? w['an avatar'] * this.#atStake
      : w['a character'] + valueOf(s, mind, card) * w['a mind'];
  }

  /** Late in a game that he is not winning, an avatar who stays safe saves nothing: that much of his worth is left. */
  get #atStake(): number {
    const { lead, late } = this.standing;
    return 1 - this.w['nothing to lose'] * late ** 2 * Math.min(1, Math.max(0, 1 - lead / SAFE) / 2);
  }

  fighter(card: number): Fighter {
    let found = this.#fighters.get(card);
    if (found === undefined) {
      const { s } = this;
      const status = s.card.status[card];
      const worth = this.worthOf(card);
      const dies = chanceToExceed(valueOf(s, body, card), status === Status.wounded ? 1 : 0);
      // A wounded avatar loses time, and nothing else.
      const wound = isAvatar(s, card) ? this.w['an avatar wounded'] : worth * this.w['a wound'];
      found = {
        card,
        worth,
        prowess: valueOf(s, prowess, card) - status,
        hit: wound + worth * dies,
        untapped: status === Status.untapped,
      };
      this.#fighters.set(card, found);
    }
    return found;
  }

  /** What a character adds to a roll to win a faction. */
  influence(faction: number, character: number): number {
    const key = faction * 1024 + character;
    let found = this.#influence.get(key);
    if (found === undefined) {
      found = influenceOn(this.s, faction, character, companyOf(this.s, character));
      this.#influence.set(key, found);
    }
    return found;
  }

  /** The chance that a character's corruption check fails when so much more weighs on him. */
  failChance(character: number, more: number, modifier: number): number {
    const { s } = this;
    return (
      1 - chanceToExceed(corruptionOf(s, character) + more, modifier + valueOf(s, corruptionCheck, character))
    );
  }
  /** What it may cost a character to bear so much more that corrupts. */
  burden(character: number, more: number): number {
    if (more === 0) return 0;
    const fails = this.failChance(character, more, 0) - this.failChance(character, 0, 0);
    return this.w['a check'] * this.fighter(character).worth * fails;
  }
}
