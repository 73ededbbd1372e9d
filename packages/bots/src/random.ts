/** Takes any option, each as likely as the others: what every other bot must beat. */
import type { Bot } from './bot.ts';
import { luck } from './luck.ts';

export const random = (seed: string): Bot => ({
  name: 'Random',
  choose: (_view, _decision, options, moment) => luck(seed, moment, options.count),
});
