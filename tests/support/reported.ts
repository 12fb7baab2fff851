/** What a test runner says of its tests: the title of each, and what those that failed have to say. */
export interface Reported {
  readonly passed: readonly string[];
  readonly failed: Readonly<Record<string, string>>;
}

interface JsonReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string; readonly failureMessages: readonly string[] }[];
  }[];
}

/** Reads what `vitest --reporter=json` and `jest --json` write. Throws if its counts are not those of the tests that it lists. */
export function readJsonReport(text: string): Reported {
  const report = JSON.parse(text.slice(text.indexOf('{'))) as JsonReport;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').map(({ title }) => title);
  const failed = tests.filter(({ status }) => status !== 'passed').map(({ title, failureMessages }) => [title, failureMessages.join('\n')]);
  demandCounts([report.numPassedTests, report.numFailedTests], [passed.length, failed.length]);
  return { passed, failed: Object.fromEntries(failed) };
}

/** Reads what `node --test --test-reporter=tap` writes. Throws if its counts are not those of the tests that it lists. */
export function readTap(text: string): Reported {
  const passed = [...text.matchAll(/^ok \d+ - (.*)$/gm)].map(([, title = '']) => title);
  const failed = [...text.matchAll(/^not ok \d+ - (.*)\n((?: {2}.*\n)*)/gm)].map(([, title = '', details = '']) => [title, details]);
  const count = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1]);
  demandCounts([count('pass'), count('fail')], [passed.length, failed.length]);
  return { passed, failed: Object.fromEntries(failed) };
}

function demandCounts(told: readonly number[], listed: readonly number[]): void {
  if (told.join() !== listed.join()) throw new Error(`the runner counts ${told} passed and failed, but lists ${listed}`);
}
