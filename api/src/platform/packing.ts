import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How an answer is packed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Shorter answers are not worth it, in bytes. */
export const SHORTEST_PACKED = 1024;

/** Those that we have, the better ones first. */
export const ENCODINGS = ['br', 'gzip'] as const satisfies readonly Encoding[];

/**
 * What to pack an answer with, for a client that says plainly what it takes; undefined: there are weights or wildcards,
 * and they have to be negotiated.
 */
export function plainEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return 'identity';
  if (!/^[a-z]+(?:, ?[a-z]+)*$/.test(accepted)) return undefined;
  const names = accepted.split(/, ?/);
  return ENCODINGS.find((encoding) => names.includes(encoding)) ?? 'identity';
}

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** Packs an answer beside the main thread: at a level that costs about as much as it saves to send. */
export const pack = (bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'gzip'
    ? byGzip(bytes)
    : byBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 4,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
