/** Items that are given up to heal a companion. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, both, type Cost, character, choose, type Filter, healIt, host, inCompanyOf,
  onYourTurnOrAttacked, the, wounded,
} from '../words/index.ts';

/** Chosen while it is borne; when it resolves, the item is gone, and its bearer is not asked for. */
const withBearer: Filter = { ...inCompanyOf(host), atDeclaration: true };
/** Somebody in the company of its bearer, he himself among them. */
export const companion = (which: Filter) => choose('character', both(which, character, withBearer));
/** A wounded companion is well again, and untapped. */
export const heals = (...costs: readonly Cost[]): Ability =>
  action({
    window: onYourTurnOrAttacked,
    targets: [companion(wounded)],
    costs,
    effect: healIt(the('character')),
    rules: 'ME-CARD-0330 ME-BODY-506',
  });
