/** How positions of Harbour are written down. */
import type { DeckSetup } from '@westmarch/kernel';
import type { ScenarioGame } from '@westmarch/testkit';
import { harbour } from '../games/harbour.ts';

type S = ReturnType<typeof harbour.create>;

export const harbourScenarios: ScenarioGame<S> = {
  game: harbour,
  setup: (decks): DeckSetup => ({ decks }),
  usual: { player: { coins: 3 } },
  phases: {
    /** Play and act round the table, the active player first. */
    day: {
      start(s, build) {
        s.global.leader = build.active;
        build.enter('game', { player: build.players }, 'weather');
        build.enter('day', { next: build.active });
      },
    },
    /** One storm alone. */
    storm: {
      start(s, build) {
        s.global.leader = build.active;
        build.stopAfter();
        build.enter('storm');
      },
    },
    /** Before anything: everyone bids for the lead. */
    bid: {
      start(_s, build) {
        build.enter('game');
      },
    },
  },
  fields: {
    /** Ships that are hit as soon as the position begins, one blow each. */
    card: { hitNow: { shape: 'flag', place: (s, card, hit) => void (hit === true && s.card.blows[card]++) } },
  },
};
