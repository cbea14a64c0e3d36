// Bundles the API's own sources. Packages remain external, except for one helper that cannot be resolved at run time.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './install.mjs';

const api = join(root, 'api');

/** Options of the bundle, also used by the development server. */
export const options = {
  input: join(api, 'src', 'main.ts'),
  platform: 'node',
  tsconfig: join(api, 'tsconfig.json'),
  external: (id) =>
    !id.startsWith('.') &&
    !id.startsWith('/') &&
    !/^[A-Z]:\\/.test(id) &&
    !id.startsWith('@oxc-project/runtime'),
  output: { file: join(api, 'dist', 'main.js'), format: 'esm', sourcemap: true },
};

if (process.argv[1] === join(api, 'scripts', 'build.mjs')) {
  rmSync(join(api, 'dist'), { recursive: true, force: true });
  const { output, ...input } = options;
  const bundle = await rolldown(input);
  await bundle.write(output);
  await bundle.close();
}
