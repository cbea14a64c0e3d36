import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Characters of a URL in a log line. */
const MAX_URL = 2000;

/** Tokens and codes travel in addresses after a sign-in elsewhere (specification, section 2); no log line may hold one. */
export const withoutTokens = (url: string): string =>
  url
    .slice(0, MAX_URL)
    .replace(/([?&;])([^?=&;#]+)=[^&;#]*/g, (whole, mark: string, name: string) =>
      SECRET.test(decoded(name)) ? `${mark}${name}=[redacted]` : whole,
    );

const SECRET = /^(?:(?:access_|refresh_)?token|code|state|signature)$/i;

/** `%74oken` is read as `token` by whoever the address was meant for. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).trim();
  } catch {
    return text;
  }
};

/**
 * JSON lines. Requests are told by method, address and sender only; whatever else is logged loses its secrets.
 * @param destination left out: standard output
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, url: withoutTokens(url), ip }),
      err: pino.stdSerializers.err,
    },
    redact: {
      paths: ['authorization', 'headers.authorization', '*.headers.authorization', 'password', '*.password'],
      censor: '[redacted]',
    },
  };
  return pino(options, destination ?? standardOutput());
}

/** Bytes of lines that are written together, and milliseconds after which they are at the latest. */
const TOGETHER = 4096;
const AT_LATEST_MS = 100;
const WARN = pino.levels.values.warn!;

/**
 * Writes lines together, since each write to the system costs as much as a small read does: a busy program writes once
 * for ten requests. A warning or worse is there at once, and so is everything when the program ends by itself.
 * @param dest descriptor or path
 */
export function gathered(dest: number | string): DestinationStream {
  const out = pino.destination({ dest, sync: true, minLength: TOGETHER, periodicFlush: AT_LATEST_MS });
  process.once('exit', () => out.flushSync());
  return {
    // Asks pino for the level of each line
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      out.write(line);
      if (this.lastLevel >= WARN) out.flushSync();
    },
  } as DestinationStream & { lastLevel: number };
}

let standard: DestinationStream | undefined;

/** One for all logs of the process. */
function standardOutput(): DestinationStream {
  standard ??= gathered(process.stdout.fd ?? 1);
  return standard;
}
