/** Measures one family and prints its report as JSON. Started by run.ts, in a process of its own: `GROUP FAMILY`. */
import { groups } from './figures/index.ts';
import { calibrate, median } from './lib/clock.ts';
import type { FamilyReport } from './lib/figure.ts';

const [group, family] = process.argv.slice(2);
const before = calibrate();
const figures = groups[group][family].measure();
const report: FamilyReport = { calibration: median([before, calibrate()]), figures };
process.stdout.write(`${JSON.stringify(report)}\n`);
