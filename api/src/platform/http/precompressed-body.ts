import { compress, type Encoding } from './compression.ts';
import { computeEntityTag } from './entity-tag.ts';

/**
 * A body that is sent many times. It is compressed once for each encoding. Its bytes are stored as strings with one byte
 * in each character (`latin1`).
 */
export class PrecompressedBody {
  readonly #bytes: Partial<Record<Encoding, string | Promise<string>>>;
  /** An upper bound of the memory that it uses, in bytes, compressed forms included. */
  readonly size: number;
  #tag: string | undefined;

  constructor(text: string) {
    const plain = Buffer.from(text).toString('latin1');
    this.#bytes = { identity: plain };
    // Each encoding shrinks JSON to a third or less
    this.size = Math.ceil(plain.length * 1.7) + 200;
  }

  /** The length of the uncompressed body, in bytes. */
  get length(): number {
    return (this.#bytes.identity as string).length;
  }

  get text(): string {
    return Buffer.from(this.#bytes.identity as string, 'latin1').toString();
  }

  /** Its entity tag; computed once. */
  get tag(): string {
    this.#tag ??= computeEntityTag(this.text);
    return this.#tag;
  }

  /** Its bytes, one in each character; a promise only while they are compressed for the first time. */
  in(encoding: Encoding): string | Promise<string> {
    return this.#bytes[encoding] ?? this.#compress(encoding as Exclude<Encoding, 'identity'>);
  }

  #compress(encoding: Exclude<Encoding, 'identity'>): Promise<string> {
    const compressed = compress(Buffer.from(this.#bytes.identity as string, 'latin1'), encoding).then(
      (bytes) => {
        this.#bytes[encoding] = bytes.toString('latin1');
        return this.#bytes[encoding];
      },
      (error: unknown) => {
        delete this.#bytes[encoding];
        throw error;
      },
    );
    this.#bytes[encoding] = compressed;
    return compressed;
  }
}
