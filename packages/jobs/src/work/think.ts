/** A choice of a bot at a table. */
import { readyToThink, thought } from '@westmarch/table';
import type { Work } from '../kinds.ts';

export const think: Work<'think'> = thought;

export const ready = readyToThink;
