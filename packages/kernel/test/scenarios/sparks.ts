/** How positions of Sparks are written down. */
import type { DeckSetup } from '@westmarch/kernel';
import { sizeOf } from '@westmarch/kernel';
import type { ScenarioGame } from '@westmarch/testkit';
import { sparks } from '../games/sparks.ts';

type S = ReturnType<typeof sparks.create>;

export const sparksScenarios: ScenarioGame<S> = {
  game: sparks,
  setup: (decks): DeckSetup => ({ decks }),
  usual: { player: { life: 12, charge: 4 } },
  phases: {
    /** In the middle of a turn: its player may act. */
    act: {
      start(s, build) {
        s.global.active = build.active;
        build.enter('game', { player: build.active });
        build.enter('turn', { player: build.active }, 'act');
      },
    },
    /** The turn begins: charge, rest, draw. */
    turn: {
      start(_s, build) {
        build.enter('game', { player: build.active });
        build.enter('turn', { player: build.active });
      },
    },
  },
  things: () => [
    { name: 'summon', isMeant: (s, card) => s.card.live[card] === 0 },
    { name: 'attack', isMeant: (s, card) => s.card.live[card] === 1 },
  ],
  readings: {
    player: { inHand: { read: (s, player) => sizeOf(s, s.layout.placeBase[1] + player) } },
  },
};
