/** The tests of a vitest run, from its JSON report. */
import { asObject, asObjects, isObject, parseJson, textField } from '../json.ts';

export interface TestRun {
  /** The titles of its groups and its own. */
  readonly title: string;
  readonly file: string;
  readonly passed: boolean;
}

/** `shortened` is how messages name a file: the report has whole paths. */
export function parseReport(text: string, where: string, shortened = (path: string) => path): TestRun[] {
  const report = asObject(parseJson(text, where), where);
  return asObjects(report['testResults'], `${where}: testResults`).flatMap((suite) => {
    const file = shortened(textField(suite, 'name', where));
    return asObjects(suite['assertionResults'], `${where}: assertionResults`).map((result) => ({
      title: textField(result, 'fullName', `${where}: ${file}`),
      file,
      passed: result['status'] === 'passed',
    }));
  });
}

/** Whether a text is a report of a finished vitest run at all: a half-written one must not count as "nothing cited". */
export function isReport(text: string): boolean {
  try {
    const report: unknown = JSON.parse(text);
    return isObject(report) && Array.isArray(report['testResults']);
  } catch {
    return false;
  }
}
