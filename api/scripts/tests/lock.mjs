// Allows one test run per clone: two would overwrite each other's build and reports.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Acquires the lock until the process exits, and ends the process if another one has it. */
export function lockOrExit(file) {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isAlive(owner)) {
      console.error(`The tests of this clone are running already (process ${owner}).`);
      process.exit(1);
    }
    writeFileSync(file, String(process.pid));
  }
  process.on('exit', () => rmSync(file, { force: true }));
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
