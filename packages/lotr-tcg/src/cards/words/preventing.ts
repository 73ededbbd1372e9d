/** Stopping what is about to happen, and what is going on. LR-RESPONSE-003, LR-SKIRM-017 */
import { both, counted, type Effect, type Filter, ifSo, say, thereAre, verb, word } from '@westmarch/kernel';
import { preventIt } from '../../rules/responses.ts';
import { cancelSkirmish } from '../../rules/skirmishing.ts';
import { inSkirmish } from './filters.ts';

export const preventThat = (what: string): Effect =>
  verb('prevent', preventIt, [], say`prevent that ${word(what)}`);

/** Only the skirmish that is on involves anyone; the Ring-bearer's cannot be cancelled. LR-SKIRM-014, LR-RING-006 */
export const cancelSkirmishOf = (which: Filter): Effect => ({
  ...ifSo(thereAre(1, both(which, inSkirmish)), verb('cancel skirmish', cancelSkirmish, [], say`cancel it`)),
  say: say`cancel a skirmish involving ${counted(which.noun, 'a')}`,
});
