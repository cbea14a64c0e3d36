// Runs a program and measures it: `node measure.mjs <file for the result> <program> <arguments…>`. It is a separate
// process, because the operating system counts the CPU time of children for each parent.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [resultFile, program, ...args] = process.argv.slice(2);
const started = performance.now();
const child = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => console.error(error.message));
child.on('close', (status) => {
  const result = { seconds: (performance.now() - started) / 1000, cpuSeconds: cpuSecondsOfChildren() };
  writeFileSync(resultFile, JSON.stringify(result));
  process.exit(status ?? 1);
});

/** @returns {number | null} user and system time of all descendants that have ended; null except on Linux */
function cpuSecondsOfChildren() {
  const TICKS_PER_SECOND = 100;
  try {
    // The name of the program, in parentheses, may contain spaces
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
