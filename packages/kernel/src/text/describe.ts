/** Options in words: by their step where it says more, otherwise by their kind. */
import { abilityIn } from '../ability/use/use.ts';
import type { State } from '../arena/state.ts';
import { Kind, type Option } from '../decision/options.ts';
import { bind } from '../flow/run.ts';
import { ofCard, type Phrase, say } from './phrase.ts';
import type { Names } from './render.ts';

export function describeOption(s: State, option: Option): Phrase {
  const base = s.kernel.top;
  const p = s.engine.procedures[s.frames[base]];
  const own = p.steps[s.frames[base + 1]].ask?.describe?.(s, bind(s, p, base), option);
  if (own !== undefined) return own;
  switch (option.kind) {
    case Kind.pass:
      return say`Pass`;
    case Kind.action:
      return say`${ofCard(option.a)}: ${s.engine.abilities[abilityIn(option.b)]?.say ?? say`use`}`;
    case Kind.card:
      return say`${ofCard(option.a)}`;
    case Kind.number:
      return say`${option.a}`;
    case Kind.yes:
      return say`Yes`;
    case Kind.no:
      return say`No`;
    default:
      return say`Choice ${option.a + 1}`;
  }
}

/** Names as the holder of a state or view knows them. */
export const namesOf = (s: State, players: readonly string[] = []): Names => ({
  def: (def, language) =>
    s.engine.definitions[def].names[language] ??
    s.engine.definitions[def].names['en'] ??
    s.engine.definitions[def].id,
  cardDef: (card) => s.card.def[card],
  player: (player) => players[player - 1] ?? '',
});
