/** The analysis of a game that is over. */
import { analysed } from '@westmarch/table';
import type { Work } from '../kinds.ts';

export const analysis: Work<'analysis'> = analysed;
