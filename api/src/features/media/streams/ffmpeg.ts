import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Lowers the priority below everything that users wait for. */
const NICE = 10;
/** Maximum length of the stored end of its error output, in characters. */
const MAX_OUTPUT_LENGTH = 2000;
/** Milliseconds without progress after which the process counts as stuck. */
const STALL_MS = 5 * 60_000;

export interface FfmpegRun {
  readonly path: string;
  /** Passed as separate arguments. No shell parses them. */
  readonly args: readonly string[];
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Called with each line of the standard output. An exception ends the process. */
  readonly onLine?: (line: string) => void;
}

/** ffmpeg could not process the file or exceeded a limit. The cause is the file, not the server. */
export class FfmpegError extends Error {
  constructor(
    readonly failure: 'UNREADABLE' | 'TOO_LARGE' | 'TOO_LONG',
    message: string,
  ) {
    super(message || failure);
  }
}

/**
 * Runs ffmpeg to its end. It ends together with the server. It receives no environment variables of the server, which
 * contain secrets.
 * @returns its standard error output
 * @throws FfmpegError if it could not read the file or exceeded its timeout; the reason of the signal if that is
 * aborted
 */
export async function runFfmpeg(command: FfmpegRun): Promise<string> {
  const { code, output } = await run(command);
  if (code !== 0) throw new FfmpegError('UNREADABLE', output);
  return output;
}

/** @returns the description of a file, which ffmpeg prints before it fails because no output is specified */
export const probe = async (command: FfmpegRun): Promise<string> => (await run(command)).output;

interface Result {
  readonly code: number | null;
  /** The end of its standard error output. */
  readonly output: string;
}

function run({ path, args, signal, timeoutMs, onLine }: FfmpegRun): Promise<Result> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child: ChildProcessByStdio<null, Readable, Readable> = spawn(path, [...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH },
    });
    let output = '';
    let ended: Error | undefined;
    const end = (error: Error) => {
      ended ??= error;
      child.kill('SIGKILL');
    };
    const tooLong = setTimeout(() => end(new FfmpegError('TOO_LONG', `exceeded ${timeoutMs} ms`)), timeoutMs);
    const stuck = setTimeout(
      () => end(new FfmpegError('TOO_LONG', `no progress for ${STALL_MS} ms`)),
      STALL_MS,
    );
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
      output = (output + text).slice(-MAX_OUTPUT_LENGTH);
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
      if (ended) reject(ended);
      else resolve({ code, output });
    });
  });
}

function lower(pid: number): void {
  try {
    setPriority(pid, NICE);
  } catch {
    // It has ended already, or the operating system does not permit it. It then runs with the normal priority
  }
}
