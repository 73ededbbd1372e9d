/** A share as percents with one digit after the point: more would only look exact. */
export const tenths = (share: number): number => Math.round(share * 1000) / 10;
