/**
 * Both hosts as plain numbers: what each defender and each minion brings to the fights of a turn.
 *
 * Owns   reading them from a view once, so that many ways to fight can be weighed without asking the rules again.
 * Not    how the fights go (forecast.ts).
 * Keeps  arrays are filled anew for each reading, and nothing is allocated.
 */
import { firstIn, place, valueOf } from '@westmarch/kernel';
import {
  archer,
  canDefend,
  damage,
  defender,
  fierce,
  type LotrTcgState,
  strength,
  unhasty,
  vitality,
  Zone,
} from '@westmarch/lotr-tcg';
import { worthOf } from '../worth.ts';

const MOST = 32;

/** One side of the fights, in columns. */
export class Host {
  count = 0;
  readonly card = new Int32Array(MOST);
  readonly strength = new Float64Array(MOST);
  readonly vitality = new Float64Array(MOST);
  readonly damage = new Float64Array(MOST);
  readonly fierce = new Uint8Array(MOST);
  /** Of a defender: how many minions his player may assign to him; what his death costs. */
  readonly room = new Int32Array(MOST);
  readonly worth = new Float64Array(MOST);
  archers = 0;

  clear(): void {
    this.count = this.archers = 0;
  }

  /** One more; where there is no room for more, it is not counted. */
  add(card: number, might: number, life: number, wounds: number): number {
    const i = Math.min(this.count, MOST - 1);
    this.card[i] = card;
    this.strength[i] = might;
    this.vitality[i] = life;
    this.damage[i] = wounds;
    this.fierce[i] = this.room[i] = this.worth[i] = 0;
    this.count = i + 1;
    return i;
  }
}

/** Where the Ring-bearer stands among the defenders, or −1. */
export class Field {
  readonly defenders = new Host();
  readonly minions = new Host();
  bearer = -1;

  /** What a player's fellowship has before it now; minions that are not in play yet can be added. */
  read(s: LotrTcgState, player: number): this {
    const { defenders, minions } = this;
    defenders.clear();
    minions.clear();
    this.bearer = -1;
    this.#readDefenders(s, player, Zone.companions);
    this.#readDefenders(s, player, Zone.support);
    for (let p = 1; p <= s.layout.sizes.players; p++)
      if (p !== player)
        for (let c = firstIn(s, place(s, Zone.minions, p)); c !== 0; c = s.card.next[c]) this.addMinion(s, c);
    return this;
  }

  #readDefenders(s: LotrTcgState, player: number, zone: number): void {
    const { defenders } = this;
    for (let c = firstIn(s, place(s, zone, player)); c !== 0; c = s.card.next[c]) {
      if (!canDefend(s, c)) continue;
      const i = defenders.add(c, valueOf(s, strength, c), vitality(s, c), valueOf(s, damage, c));
      defenders.room[i] = valueOf(s, unhasty, c) > 0 ? 0 : 1 + valueOf(s, defender, c);
      defenders.worth[i] = worthOf(s, c);
      if (valueOf(s, archer, c) > 0) defenders.archers++;
      if (c === s.player.ringBearer[player]) this.bearer = i;
    }
  }

  addMinion(s: LotrTcgState, card: number): void {
    const { minions } = this;
    const i = minions.add(card, valueOf(s, strength, card), vitality(s, card), valueOf(s, damage, card));
    minions.fierce[i] = valueOf(s, fierce, card) > 0 ? 1 : 0;
    if (valueOf(s, archer, card) > 0) minions.archers++;
  }
}
