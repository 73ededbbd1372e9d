/** Measures the families of a name, each in a process of its own, and puts their reports together. */
import { spawnSync } from 'node:child_process';
import { groups } from '../figures/index.ts';
import { bundled } from './bundled.ts';
import { median } from './clock.ts';
import { type FamilyReport, type Result, type Results, resultOf } from './figure.ts';

/** A family that broke down instead of measuring. */
export class Breakdown extends Error {
  override name = 'Breakdown';
}

function reportOf(program: string, group: string, family: string): FamilyReport {
  const args = [...(groups[group][family].flags ?? []), program, group, family];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Breakdown(`${group}: the figures "${family}" broke down.\n${stderr.trim()}`);
  const report: FamilyReport = JSON.parse(stdout);
  return report;
}

/** Each result is scaled by the calibration of its own process: the machine may have been busier just then. */
export async function measure(names: readonly string[], started: (what: string) => void): Promise<Results> {
  const program = await bundled('family');
  const results: Result[] = [];
  const calibrations: number[] = [];
  for (const group of names)
    for (const family of Object.keys(groups[group])) {
      started(`${group}: ${family}`);
      const { calibration, figures } = reportOf(program, group, family);
      calibrations.push(calibration);
      for (const figure of figures) results.push(resultOf(group, figure, calibration));
    }
  return { calibration: calibrations.length === 0 ? 0 : median(calibrations), results };
}
