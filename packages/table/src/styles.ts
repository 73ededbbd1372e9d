/** Stewards of a style as opponents: "steward:hunter" is one, and he is called "Steward the Hunter". */
import type { Style } from '@westmarch/bots';
import type { State } from '@westmarch/kernel';
import type { BotOffer } from './table-game.ts';

const STEWARD = 'steward';

export const styleOffer = <S extends State>(
  { key, name, about }: Style,
  make: BotOffer<S>['make'],
): BotOffer<S> => ({ key: `${STEWARD}:${key}`, name: `Steward ${name}`, about, make });
