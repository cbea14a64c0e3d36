import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Shorter bodies are sent as they are, in bytes. */
export const MIN_COMPRESSED_BYTES = 1024;

/** Encodings that compress, in the order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const satisfies readonly Encoding[];

/**
 * The encoding for a client whose `Accept-Encoding` is a plain list.
 * @returns undefined if it has weights or wildcards, which have to be negotiated
 */
export function plainEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return 'identity';
  if (!/^[a-z]+(?:, ?[a-z]+)*$/.test(accepted)) return undefined;
  const names = accepted.split(/, ?/);
  return ENCODINGS.find((encoding) => names.includes(encoding)) ?? 'identity';
}

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** Compresses a body outside the main thread, at a level that costs about as much CPU as sending fewer bytes saves. */
export const compress = (bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'gzip'
    ? byGzip(bytes)
    : byBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 4,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
