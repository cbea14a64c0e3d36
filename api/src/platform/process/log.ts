import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

const MAX_URL = 2000;

/**
 * Redacts tokens and codes in URLs, for instance after a sign-in with another provider. Logs must not contain them.
 */
export const redactUrl = (url: string): string =>
  url
    .slice(0, MAX_URL)
    .replace(/([?&;])([^?=&;#]+)=[^&;#]*/g, (whole, mark: string, name: string) =>
      SECRET.test(decode(name)) ? `${mark}${name}=[redacted]` : whole,
    );

const SECRET = /^(?:(?:access_|refresh_)?token|code|state|signature)$/i;

/** Decodes the parameter name, because `%74oken` means `token` to the receiver of the URL. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).trim();
  } catch {
    return text;
  }
};

/**
 * Creates a logger that writes JSON lines. Requests are logged with method, URL and client address only. Known
 * secrets are redacted.
 * @param destination Optional. Defaults to standard output.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, url: redactUrl(url), ip }),
      err: pino.stdSerializers.err,
    },
    redact: {
      paths: ['authorization', 'headers.authorization', '*.headers.authorization', 'password', '*.password'],
      censor: '[redacted]',
    },
  };
  return pino(options, destination ?? standardOutput());
}

/** Buffer size in bytes, and the maximum delay of a line in milliseconds. */
const BUFFER_BYTES = 4096;
const FLUSH_INTERVAL_MS = 100;
const WARN = pino.levels.values.warn!;

/**
 * Buffers log lines, because each system call costs as much as a small read: a busy process writes once for ten
 * requests. Warnings and errors are flushed immediately, and everything is flushed when the process exits.
 * @param dest file descriptor or path
 */
export function bufferedOutput(dest: number | string): DestinationStream {
  const out = pino.destination({
    dest,
    sync: true,
    minLength: BUFFER_BYTES,
    periodicFlush: FLUSH_INTERVAL_MS,
  });
  process.once('exit', () => out.flushSync());
  return {
    // Makes pino set `lastLevel` before each line
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      out.write(line);
      if (this.lastLevel >= WARN) out.flushSync();
    },
  } as DestinationStream & { lastLevel: number };
}

let standard: DestinationStream | undefined;

function standardOutput(): DestinationStream {
  standard ??= bufferedOutput(process.stdout.fd ?? 1);
  return standard;
}
