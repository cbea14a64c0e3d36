// Holds the rules of dependency-cruiser.config.cjs, and that they were held against the sources at all: a parser that
// can't read them finds nothing, and nothing has no faults.
import { cruise, format } from 'dependency-cruiser';
import readOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { root } from './install.mjs';

/** There are more of our own modules than this, and more imports between them. */
const LEAST = { modules: 500, dependencies: 2000 };

process.chdir(root);
const options = await readOptions('./dependency-cruiser.config.cjs');
const { output: result } = await cruise(['api/src', 'web/src'], options);
const { output, exitCode } = await format(result, { outputType: 'err' });
console.log(output);
process.exitCode = exitCode;

const { totalCruised, totalDependenciesCruised } = result.summary;
if (totalCruised < LEAST.modules || totalDependenciesCruised < LEAST.dependencies) {
  console.error(
    `Only ${totalCruised} modules and ${totalDependenciesCruised} imports were read: the rules were not checked.`,
  );
  process.exitCode = 1;
}
