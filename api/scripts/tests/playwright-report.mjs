// Reporter of Playwright: writes durations and failures in the format of report.mjs, and prints the progress.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../install.mjs';
import { Progress } from './progress.mjs';

export default class PlaywrightReport {
  #progress = new Progress(process.env.SEN_SUITE);
  /** @type {Map<string, { file: string, importMs: number, testsMs: number, tests: object[] }>} */
  #files = new Map();
  #failures = [];

  onBegin(_, suite) {
    this.#progress.begin(suite.allTests().length);
  }

  onTestEnd(test, { status, duration, errors }) {
    const path = relative(root, test.location.file).replaceAll('\\', '/');
    const project = test.parent.project()?.name;
    const name = `${test.titlePath().slice(3).join(' > ')} [${project}]`;
    const file = this.#files.get(path) ?? { file: path, importMs: 0, testsMs: 0, tests: [] };
    this.#files.set(path, file);
    file.testsMs += duration;
    file.tests.push({ name, ms: duration, state: status === test.expectedStatus ? 'passed' : status });
    const failures =
      status === test.expectedStatus || status === 'skipped'
        ? []
        : [{ file: path, name, title: test.title, message: errors.map(({ message }) => message).join('\n') }];
    this.#failures.push(...failures);
    this.#progress.step(failures);
  }

  onError({ message, stack }) {
    this.#failures.push({ file: '', name: '(outside of a test)', message: stack ?? message });
  }

  onEnd() {
    writeFileSync(
      process.env.SEN_REPORT,
      JSON.stringify({ files: [...this.#files.values()], failures: this.#failures }),
    );
  }
}
