import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { manifest } from './spellings.ts';

/**
 * Copies the built server with a manifest of trusted documents that also contains those of the bench, as if codegen
 * had found them in the web app. The server reads the manifest from the schema folder next to it.
 * @param staged the folder of the copy
 * @returns the file to run
 */
export function stageProgram(root: string, staged: string): string {
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(join(staged, 'api'), { recursive: true });
  for (const name of ['schema', 'api/dist'])
    cpSync(join(root, name), join(staged, name), { recursive: true });
  for (const name of ['web', 'node_modules', 'package.json', 'api/assets', 'api/node_modules'])
    symlinkSync(join(root, name), join(staged, name));
  const file = join(staged, 'schema', 'operations.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...manifest() }));
  return join(staged, 'api', 'dist', 'main.js');
}

/**
 * Bundles a peer with the same compiler as Sen's bundle, because Node does not execute decorators. The file is next
 * to Sen's bundle, so that it finds the same packages.
 * @returns the file to run
 */
export async function bundlePeer(root: string, name: string): Promise<string> {
  const api = join(root, 'api');
  const file = join(api, 'dist', 'peers', `${name}.js`);
  const bundle = await rolldown({
    input: join(api, 'bench', 'peers', `${name}.ts`),
    platform: 'node',
    tsconfig: join(api, 'tsconfig.json'),
    external: (id) => /^[^./]/.test(id) && !/^[A-Z]:\\/.test(id) && !id.startsWith('@oxc-project/runtime'),
  });
  await bundle.write({ file, format: 'esm', sourcemap: true });
  await bundle.close();
  return file;
}
