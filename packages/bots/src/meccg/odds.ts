/** The chances of two dice. */

/** How many of the 36 throws give each sum. */
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

const atLeast: number[] = [];
for (let sum = 0; sum <= 13; sum++) {
  let ways = 0;
  for (let s = Math.max(2, sum); s <= 12; s++) ways += WAYS[s];
  atLeast.push(ways / 36);
}

/** The chance that two dice show `sum` or more. */
export const chanceOf = (sum: number): number => (sum <= 2 ? 1 : sum > 12 ? 0 : atLeast[sum]);

/** The chance that two dice and `modifier` give more than `number`. */
export const chanceToExceed = (number: number, modifier: number): number => chanceOf(number - modifier + 1);

/** The chance that two dice and `modifier` give less than `number`. */
export const chanceBelow = (number: number, modifier: number): number => 1 - chanceOf(number - modifier);
