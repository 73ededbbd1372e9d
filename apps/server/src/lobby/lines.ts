/**
 * What is said in the lobby, at whichever server.
 *
 * Keeps  a line is kept first; then everyone hears it once, whoever said it and wherever: what was told to each is held
 *        against the last lines that are kept. So a word between servers that was lost loses no line.
 */
import type { Words } from '@westmarch/protocol';
import type { Doors } from '../limits/doors.ts';
import type { Hub } from '../servers/hub.ts';
import { LOBBY, type TalkStore } from '../store/talk-store.ts';
import { InOrder } from '../tables/in-order.ts';
import { refuse } from '../tables/refusal.ts';
import { wordsOf } from '../tables/talk/talk.ts';
import type { LobbyVisitors, Visitor } from './visitors.ts';

/** How many lines are told to who comes. */
const RECENT = 60;

/** The lines that somebody knows: those that were kept when he was last told any, and none before the first of them. */
interface Known {
  readonly ids: ReadonlySet<number>;
  readonly first: number;
}
const NOTHING: Known = { ids: new Set(), first: 0 };

export class Lines {
  readonly #store: TalkStore;
  readonly #visitors: LobbyVisitors;
  readonly #hub: Hub;
  readonly #log: (error: unknown) => void;
  readonly #inOrder = new InOrder();
  readonly #known = new WeakMap<Visitor, Known>();
  /** It is to be looked for new ones. */
  #isLooking = false;

  constructor(store: TalkStore, visitors: LobbyVisitors, hub: Hub, log: (error: unknown) => void) {
    this.#store = store;
    this.#visitors = visitors;
    this.#hub = hub;
    this.#log = log;
    hub.hear('said', () => this.#look());
    hub.onAgain(() => this.#look());
    hub.hear('unsaid', (ids) => {
      for (const one of this.#visitors) this.#visitors.send(one, { t: 'unsaid', ids: ids.map(Number) });
    });
  }

  /** What was said before he came. */
  greet(visitor: Visitor): Promise<void> {
    return this.#inOrder.take(async () => {
      const said = await this.#store.recent(LOBBY, RECENT);
      this.#known.set(visitor, knownAfter(NOTHING, said));
      this.#visitors.send(visitor, {
        t: 'said',
        said: said.filter(({ who }) => this.#visitors.hears(visitor, who)),
      });
    });
  }
  async say({ guest, name, network }: Visitor, words: Words, doors: Pick<Doors, 'talk'>): Promise<void> {
    if (guest === null) throw refuse('nameless');
    if (!doors.talk(network, guest)) throw refuse('talkative');
    const text = wordsOf(words);
    await this.#store.add({ place: LOBBY, among: 'lobby', seat: 0, guest, name, text });
    this.#hub.say('said');
  }
  #look(): void {
    if (this.#isLooking || this.#visitors.size === 0) return;
    this.#isLooking = true;
    this.#inOrder
      .take(async () => {
        this.#isLooking = false;
        const said = await this.#store.recent(LOBBY, RECENT);
        for (const one of this.#visitors) {
          const known = this.#known.get(one);
          if (known === undefined) continue; // he is greeted with them
          const news = said.filter(
            ({ id, who }) => id > known.first && !known.ids.has(id) && this.#visitors.hears(one, who),
          );
          this.#known.set(one, knownAfter(known, said));
          if (news.length > 0) this.#visitors.send(one, { t: 'said', said: news });
        }
      })
      .catch((error: unknown) => this.#log(error));
  }
  /** Waits until nothing is under way. */
  over(): Promise<void> {
    return this.#inOrder.over();
  }
}

/** Where later lines were taken away, earlier ones come into sight again: they are nothing new. */
const knownAfter = ({ first }: Known, said: readonly { readonly id: number }[]): Known => ({
  ids: new Set(said.map(({ id }) => id)),
  first: said.length < RECENT ? first : Math.max(first, said[0].id - 1),
});
