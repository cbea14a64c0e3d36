import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/platform/process/project-folder.ts';
import { isDrill } from '../is-drill.ts';

/**
 * Prints the measurements of a drill and stores them in `artifacts/drill-<name>.json`, for the target table of the
 * bench.
 */
export function storeFigures(name: string, figures: Readonly<Record<string, unknown>>): void {
  if (!isDrill) return;
  console.log(name, figures);
  const folder = join(projectFolder(), 'artifacts');
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify({ at: new Date().toISOString(), ...figures }, null, 2);
  writeFileSync(join(folder, `drill-${name}.json`), `${text}\n`);
}
