import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';

export class Hashed extends Transform {
  readonly #hash = createHash('sha256');
  bytes = 0;
  #digest: string | undefined;

  constructor(private readonly onBytes: (count: number) => void = () => {}) {
    super();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: Error | null, chunk: Buffer) => void) {
    this.#hash.update(chunk);
    this.bytes += chunk.length;
    this.onBytes(chunk.length);
    done(null, chunk);
  }

  /** Hash of all bytes. Call it after the last one. */
  get sha256(): string {
    this.#digest ??= this.#hash.digest('hex');
    return this.#digest;
  }
}

export async function hashOfFile(
  path: string,
  { signal, onBytes = () => {} }: { signal?: AbortSignal; onBytes?: (count: number) => void } = {},
): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path, { signal })) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    onBytes((chunk as Buffer).length);
  }
  return { sha256: hash.digest('hex'), bytes };
}
