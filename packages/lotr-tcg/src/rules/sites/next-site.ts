/** Playing a site out of turn: the next one of the path, or one of a given number, from one's own adventure deck. LR-SITE-007 */
import { call, count, firstIn, idOf, place, say } from '@westmarch/kernel';
import { ask, engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { currentSite } from '../counters/twilight.ts';
import { fitsNumber, laySite } from './sites.ts';

const playingSite = engine.procedure('playing a site', { player: idOf('player'), number: count() })({
  which: ask('LR-SITE-007 LR-SITE-008', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Which site do you play as site ${f.number}?`,
    options(s, f, o) {
      for (let c = firstIn(s, place(s, Zone.adventure, f.player)); c !== 0; c = s.card.next[c])
        if (fitsNumber(s, c, f.number)) o.card(c);
    },
    choose: (s, f, option) => laySite(s, option.a, f.number),
  }),
});

export const playSite = (s: S, player: number, number: number): void => call(s, playingSite, player, number);
export const playNextSite = (s: S, player: number): void => playSite(s, player, currentSite(s) + 1);
