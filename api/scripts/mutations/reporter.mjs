// Writes which tests failed, and by what kind of error, for run.mjs.
import { writeFileSync } from 'node:fs';

const factsOf = ({ name, message }) => ({ name, message });

export default class MutationReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map((module) => ({
      path: module.moduleId.replaceAll('\\', '/'),
      passed: module.ok(),
      failed: [...module.children.allTests('failed')].map((test) => ({
        name: test.fullName,
        errors: (test.result().errors ?? []).map(factsOf),
      })),
      errors: [
        ...module.errors(),
        ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
      ].map(factsOf),
    }));
    writeFileSync(
      process.env.SEN_REPORT,
      JSON.stringify({ files, unhandledErrors: unhandledErrors.map(factsOf) }),
    );
  }
}
