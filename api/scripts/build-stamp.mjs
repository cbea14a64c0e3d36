// Builds what is out of date: the API and the web app are rebuilt if one of their source files has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newestNode, root } from './install.mjs';

const parts = [
  {
    name: 'the API',
    inputs: ['api/src', 'api/scripts/build.mjs', 'api/tsconfig.json', 'package-lock.json'],
    output: 'api/dist/main.js',
    script: 'api/scripts/build.mjs',
  },
  {
    name: 'the web',
    inputs: [
      'web/src',
      'web/public',
      'web/build',
      'web/index.html',
      'web/graphiql.html',
      'web/vite.config.ts',
      'web/package.json',
      'package-lock.json',
    ],
    output: 'web/dist/server/entry-server.js',
    script: 'web/build/build.mjs',
  },
];

/** @param step runs a command with a title */
export function ensureBuilt(step) {
  for (const { title, args, finish } of staleParts()) {
    step(title, newestNode().path, args);
    finish();
  }
}

/**
 * The parts to build, each with the arguments of its command and a function that records the build.
 * @returns the API first, if it is out of date
 */
export function staleParts() {
  return parts.flatMap(({ name, inputs, output, script }) => {
    if (!existsSync(join(root, script))) return [];
    const stamp = join(root, dirname(output), '.stamp');
    const hash = hashOf(inputs);
    if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)
      return [];
    const finish = () => {
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, hash);
    };
    return [{ name, title: `building ${name}`, args: [join(root, script)], finish }];
  });
}

function hashOf(inputs) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else if (!/\.(test|e2e)\.tsx?$/.test(path))
      hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const input of inputs) visit(join(root, input));
  return hash.digest('hex');
}
