/** The Balrog, his servants and his company. ME-BAL */
import { adjective, both, type Filter, filter, word } from '@westmarch/kernel';
import { specificTo } from '../../rules/cards/specific.ts';
import { character } from './filters.ts';

/** Characters that are specific to The Balrog. */
export const balrogSpecific: Filter = both(
  filter(
    'Balrog-specific',
    [],
    (g, v) => `(${g.ref(specificTo)}(s, ${v.it}) === 'Balrog')`,
    adjective(word('Balrog-specific')),
  ),
  character,
);
