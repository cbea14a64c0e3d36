// Checks the rules of dependency-cruiser.config.cjs, and that no features depend on each other in a cycle. Also fails
// if too few modules, imports or features were read, because a parser that reads nothing finds no faults.
import { cruise, format } from 'dependency-cruiser';
import readOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { root } from './install.mjs';

/** Minimum numbers of our modules, of imports between them, and of features that depend on others. */
const LEAST = { modules: 500, dependencies: 2000, features: 40 };

process.chdir(root);
const options = await readOptions('./dependency-cruiser.config.cjs');
const { output: result } = await cruise(['api/src', 'web/src'], options);
const { output, exitCode } = await format(result, { outputType: 'err' });
console.log(output);
process.exitCode = exitCode;

const TEST = /\.(test|e2e|bench)\.tsx?$|\/testing\//;
const featureOf = (file) => /^(api|web)\/src\/features\/[^/]+(?=\/)/.exec(file)?.[0];

/** The dependencies of each feature, with one import as evidence: feature → other → `file → file`. */
const uses = new Map();
for (const { source, dependencies } of result.modules) {
  const feature = featureOf(source);
  if (!feature || TEST.test(source)) continue;
  for (const { resolved } of dependencies) {
    const other = featureOf(resolved);
    if (!other || other === feature) continue;
    if (!uses.has(feature)) uses.set(feature, new Map());
    uses.get(feature).set(other, `${source} → ${resolved}`);
  }
}

/** Features that have been visited. */
const seen = new Set();
/**
 * The cycles that can be reached from a feature.
 * @param way the features between the first one and this one
 */
const circlesFrom = (feature, way = []) => {
  const start = way.indexOf(feature);
  if (start >= 0) return [way.slice(start)];
  if (seen.has(feature)) return [];
  seen.add(feature);
  return [...(uses.get(feature)?.keys() ?? [])].flatMap((other) => circlesFrom(other, [...way, feature]));
};
for (const circle of [...uses.keys()].flatMap((feature) => circlesFrom(feature))) {
  const imports = circle.map((feature, at) => uses.get(feature).get(circle[(at + 1) % circle.length]));
  console.error(`Features use each other in a circle:\n  ${imports.join('\n  ')}`);
  process.exitCode = 1;
}

const { totalCruised, totalDependenciesCruised } = result.summary;
if (
  totalCruised < LEAST.modules ||
  totalDependenciesCruised < LEAST.dependencies ||
  uses.size < LEAST.features
) {
  console.error(
    `Only ${totalCruised} modules, ${totalDependenciesCruised} imports and ${uses.size} features that use others were read: the rules were not checked.`,
  );
  process.exitCode = 1;
}
