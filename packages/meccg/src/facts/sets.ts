/** The sets in which cards appeared, in their order. */
import setFile from '../../cards/facts/sets.json' with { type: 'json' };

export const cardSets: readonly { readonly set: string; readonly name: string }[] = setFile;
