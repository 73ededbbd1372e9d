/** How much of something long is done: a few in `npm test`, which runs again and again; all with WESTMARCH_LONG=1. */
export const sample = (few: number, all: number): number =>
  process.env['WESTMARCH_LONG'] === '1' ? all : few;
