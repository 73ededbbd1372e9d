/**
 * Trophies: what an Orc or Troll keeps of a creature that his company has defeated. ME-TROPHY, ME-COMPANY-522
 *
 * Owns   who may take one, and taking it.
 * Not    what trophies give (engine.ts), or where they go afterwards (cards.ts).
 * Keeps  a trophy is an item without corruption: nobody hands it on or stores it, for it is no item card (500, 504).
 */
import { call, firstIn, idOf, Kind, move, mute, type Options, ofCard, place, say } from '@westmarch/kernel';
import { ask, engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isCharacter, removeKin, winHazard } from '../cards/cards.ts';
import { hasFaced } from '../combat/strike-rows.ts';
import { isMinionCompany, isOvertAlone } from './kind.ts';

/** Orcs and Trolls who have faced a strike of the attack; a Half-orc takes none. */
const mayTake = (s: S, character: number, attack: number): boolean =>
  isCharacter(s, character) && isOvertAlone(s, character) && hasFaced(s, character, attack);
function offerBearers(s: S, attack: number, o: Options | null): boolean {
  const at = place(s, Zone.company, s.attack.company[attack]);
  let any = false;
  for (let c = firstIn(s, at); c !== 0; c = s.card.next[c])
    if (mayTake(s, c, attack)) {
      any = true;
      o?.card(c);
    }
  return any;
}

/** It becomes a trophy: its own text says nothing any more. */
export function layTrophy(s: S, card: number, bearer: number): void {
  s.card.controller[card] = s.card.controller[bearer];
  move(s, card, place(s, Zone.on, bearer));
  s.card.trophy[card] = 1;
  mute(s, card);
  removeKin(s, card);
}

const taking = engine.procedure('taking a trophy', { card: idOf('card'), attack: idOf('attack') })({
  whether: ask('ME-TROPHY-500 ME-TROPHY-4000', {
    who: (s, f) => s.company.player[s.attack.company[f.attack]],
    say: (_s, f) => say`Who takes ${ofCard(f.card)} as a trophy?`,
    options(s, f, o) {
      if (offerBearers(s, f.attack, o)) o.pass();
    },
    describe: (_s, _f, option) => (option.kind === Kind.pass ? say`Nobody` : say`${ofCard(option.a)}`),
    choose(s, f, option) {
      if (option.kind === Kind.pass) winHazard(s, f.card, s.company.player[s.attack.company[f.attack]]);
      else layTrophy(s, f.card, option.a);
    },
  }),
});

/** A hazard was defeated: a trophy, if somebody may take it and does; otherwise it goes where it goes. ME-TROPHY-502 */
export function claim(s: S, card: number, attack: number): void {
  const company = s.attack.company[attack];
  const player = s.company.player[company];
  if (s.card.owner[card] !== player && isMinionCompany(s, company) && offerBearers(s, attack, null))
    call(s, taking, card, attack);
  else winHazard(s, card, player);
}
