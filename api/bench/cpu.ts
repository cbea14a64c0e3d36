import { readdirSync, readFileSync } from 'node:fs';

/** A clock tick in microseconds. */
const TICK = 10_000;

interface Times {
  readonly parent: number;
  /** Ticks of the process itself, including its threads. */
  readonly own: number;
  /** Ticks of its children that have ended. */
  readonly ended: number;
}

/**
 * The CPU times of a process.
 * @returns undefined if the process has ended or /proc does not exist
 */
function toTimes(pid: number | string): Times | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The process name before the bracket may contain any character
  const fields = stat
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number) as number[];
  return { parent: fields[1]!, own: fields[11]! + fields[12]!, ended: fields[13]! + fields[14]! };
}

export const getParent = (pid: number): number => toTimes(pid)?.parent ?? 0;

/** CPU microseconds of a process, user and system. */
export const measureCpu = (pid: number): number => (toTimes(pid)?.own ?? 0) * TICK;

/** CPU microseconds of a process with its children, including those that have ended. */
export function cpuOfFamily(pid: number): number {
  const head = toTimes(pid);
  if (!head) return 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(toTimes)
    .filter((each) => each?.parent === pid);
  return children.reduce((sum, each) => sum + each!.own, head.own + head.ended) * TICK;
}
