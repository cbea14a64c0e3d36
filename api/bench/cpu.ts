import { readdirSync, readFileSync } from 'node:fs';

/** A clock tick, in microseconds. */
const TICK = 10_000;

interface Times {
  readonly parent: number;
  /** Ticks of the process itself, its threads included. */
  readonly own: number;
  /** Ticks of the children that it has seen end. */
  readonly ended: number;
}

/** What the system says of a process; nothing once it is gone, or where there is no /proc. */
function timesOf(pid: number | string): Times | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name before the bracket may hold anything
  const fields = stat
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number) as number[];
  return { parent: fields[1]!, own: fields[11]! + fields[12]!, ended: fields[13]! + fields[14]! };
}

export const parentOf = (pid: number): number => timesOf(pid)?.parent ?? 0;

/** Microseconds that a process has used, user and system. */
export const cpuOf = (pid: number): number => (timesOf(pid)?.own ?? 0) * TICK;

/** Microseconds that a process has used with its children: those that live, and those that have ended. */
export function cpuOfFamily(pid: number): number {
  const head = timesOf(pid);
  if (!head) return 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(timesOf)
    .filter((each) => each?.parent === pid);
  return children.reduce((sum, each) => sum + each!.own, head.own + head.ended) * TICK;
}
