import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Below everything that people wait for. */
const NICE = 10;
/** Characters of what it complained about that are kept, the last ones. */
const KEPT_COMPLAINT = 2000;
/** Milliseconds without a word of progress after which it counts as stuck. */
const SILENCE_MS = 5 * 60_000;

export interface FfmpegRun {
  /** Of the program, as `FFMPEG_PATH` says. */
  readonly path: string;
  /** Handed over one by one: no shell reads them. */
  readonly args: readonly string[];
  readonly signal: AbortSignal;
  /** Milliseconds after which it is ended. */
  readonly mostMs: number;
  /** Is told each line of its standard output; what it throws ends the run. */
  readonly onLine?: (line: string) => void;
}

/** What ffmpeg could not do, or is not asked to: the fault of what it was given, or of how long it took. */
export class FfmpegFault extends Error {
  constructor(
    readonly failure: 'UNREADABLE' | 'TOO_LARGE' | 'TOO_LONG',
    complaint: string,
  ) {
    super(complaint || failure);
  }
}

/**
 * Runs ffmpeg to its end, and ends it with the program. It is given nothing of this program’s environment, which holds
 * secrets.
 * @returns what it said on its standard error
 * @throws FfmpegFault for what it could not read, or did not finish in time; the signal’s reason once that is aborted
 */
export async function runFfmpeg({ path, args, signal, mostMs, onLine }: FfmpegRun): Promise<string> {
  const { code, said, ended } = await run({ path, args, signal, mostMs, onLine });
  if (ended) throw ended;
  if (code !== 0) throw new FfmpegFault('UNREADABLE', said);
  return said;
}

/** What ffmpeg says of a file, which it does before it complains that there is nothing to be done with it. */
export async function askFfmpeg(given: Omit<FfmpegRun, 'onLine'>): Promise<string> {
  const { said, ended } = await run(given);
  if (ended) throw ended;
  return said;
}

interface Ending {
  readonly code: number | null;
  readonly said: string;
  /** Why it was ended from here; undefined when it ended by itself. */
  readonly ended: Error | undefined;
}

function run({ path, args, signal, mostMs, onLine }: FfmpegRun): Promise<Ending> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child: ChildProcessByStdio<null, Readable, Readable> = spawn(path, [...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH },
    });
    let said = '';
    let ended: Error | undefined;
    const end = (error: Error) => {
      ended ??= error;
      child.kill('SIGKILL');
    };
    const tooLong = setTimeout(() => end(new FfmpegFault('TOO_LONG', 'the time limit')), mostMs);
    const stuck = setTimeout(() => end(new FfmpegFault('TOO_LONG', 'no progress')), SILENCE_MS);
    const onAbort = () => end(signal.reason as Error);
    const onExit = () => child.kill('SIGKILL');
    signal.addEventListener('abort', onAbort);
    process.once('exit', onExit);
    const settled = () => {
      clearTimeout(tooLong);
      clearTimeout(stuck);
      signal.removeEventListener('abort', onAbort);
      process.removeListener('exit', onExit);
    };
    child.once('spawn', () => lower(child.pid!));
    child.once('error', (error) => {
      settled();
      reject(error);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-KEPT_COMPLAINT);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      stuck.refresh();
      try {
        onLine?.(line);
      } catch (error) {
        end(error as Error);
      }
    });
    child.once('close', (code) => {
      settled();
      resolve({ code, said, ended });
    });
  });
}

function lower(pid: number): void {
  try {
    setPriority(pid, NICE);
  } catch {
    // It has ended already, or the machine does not allow it: it runs as everything else does
  }
}
