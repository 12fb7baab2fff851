import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Stages before the tests (build, lint …) that failed; `scripts/test.mjs` names them, so that the closing line cannot hide them. */
const failedStages = (process.env.QUAYSIDE_FAILED_STAGES ?? '').split(',').filter((stage) => stage !== '');

/**
 * Prints `N passed, N failed` (and `, N skipped` if any) as the very last line of standard output, in plain text.
 * A file that cannot be loaded, an error outside any test and a failed stage each count as one failure.
 */
export default class ClosingLine implements Reporter {
  private passed = 0;
  private failed = failedStages.length;
  private skipped = 0;

  onInit(): void {
    // At exit, since other reporters print after the run has ended.
    process.once('exit', () => process.stdout.write(`${this.line()}\n`));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    this.passed = 0;
    this.skipped = 0;
    this.failed = failedStages.length + unhandledErrors.length;
    for (const module of modules) this.count(module);
  }

  private count(module: TestModule): void {
    let failedHere = 0;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') this.passed += 1;
      else if (state === 'failed') failedHere += 1;
      else this.skipped += 1;
    }
    // A module that fails with no failed test did not load, or a hook of it failed.
    if (failedHere === 0 && module.state() === 'failed') failedHere = 1;
    this.failed += failedHere;
  }

  private line(): string {
    const skipped = this.skipped > 0 ? `, ${this.skipped} skipped` : '';
    return `${this.passed} passed, ${this.failed} failed${skipped}`;
  }
}
