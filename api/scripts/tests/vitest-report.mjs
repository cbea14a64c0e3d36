// Reporter of Vitest: writes durations and failures in the format of report.mjs, and prints the progress.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../install.mjs';
import { Progress } from './progress.mjs';

export default class VitestReport {
  #progress = new Progress(process.env.SEN_SUITE);

  onTestRunStart(specifications) {
    this.#progress.begin(specifications.length);
  }

  onTestModuleEnd(module) {
    this.#progress.step(module.ok() ? [] : failuresOf(module));
  }

  onTestRunEnd(modules, unhandledErrors) {
    const report = {
      files: modules.map((module) => ({
        file: pathOf(module),
        ...durationsOf(module.diagnostic()),
        tests: [...module.children.allTests()].map((test) => ({
          name: test.fullName,
          ms: Math.round(test.diagnostic()?.duration ?? 0),
          state: test.result().state,
        })),
      })),
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandledErrors.map(({ message, stack }) => ({
          file: '',
          name: 'unhandled error',
          message: stack ?? message,
        })),
      ],
    };
    writeFileSync(process.env.SEN_REPORT, JSON.stringify(report));
  }
}

const pathOf = ({ moduleId }) => relative(root, moduleId).replaceAll('\\', '/');

/** Milliseconds. Imports of setup files count as imports. */
const durationsOf = ({
  environmentSetupDuration,
  prepareDuration,
  setupDuration,
  collectDuration,
  duration,
}) => ({
  importMs: Math.round(environmentSetupDuration + prepareDuration + setupDuration + collectDuration),
  testsMs: Math.round(duration),
});

function failuresOf(module) {
  const file = pathOf(module);
  const failed = [...module.children.allTests('failed')].map((test) => ({
    file,
    name: test.fullName,
    title: test.name,
    message: messageOf(test.result().errors),
  }));
  const own = module.errors().map((error) => ({ file, name: '(the file)', message: messageOf([error]) }));
  const suites = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => ({ file, name: suite.fullName, message: messageOf([error]) })),
  );
  return [...own, ...suites, ...failed];
}

const messageOf = (errors) =>
  (errors ?? [])
    .map(({ message, diff, stacks, stack }) =>
      [message, diff, stacks?.[0] ? `at ${relative(root, stacks[0].file)}:${stacks[0].line}` : stack]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n');
