/** Everything that a table needs of The Lord of the Rings TCG: what is loaded with it. */
import { lotrLibrary } from '../library/lotr-tcg/library.ts';
import { lotrTable } from './index.ts';

export const wholeLotr = { table: lotrTable, library: lotrLibrary };
