/** Everything that a table needs of Middle-earth CCG: what is loaded with it. */
import { meccgLibrary } from '../library/meccg/library.ts';
import { meccgTable } from './index.ts';

export const wholeMeccg = { table: meccgTable, library: meccgLibrary };
