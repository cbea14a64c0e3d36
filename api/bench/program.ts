import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifest } from './spellings.ts';

/**
 * The built program with a manifest of trusted documents that holds the bench's too, as if codegen had found them in
 * the web: what the program trusts is what lies in the schema folder beside it.
 * @param staged where it is put
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
