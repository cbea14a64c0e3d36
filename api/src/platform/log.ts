import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Tokens and codes travel in addresses after a sign-in elsewhere (specification, section 2); no log line may hold one. */
export const withoutTokens = (url: string): string =>
  url.replace(/([?&;])([^=&;#]+)=[^&;#]*/g, (whole, mark: string, name: string) =>
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
  return destination ? pino(options, destination) : pino(options);
}
