/** Names that are nearly right, as every command hints at them. */
export { hintFor, nearest, plain } from '@westmarch/kernel';
