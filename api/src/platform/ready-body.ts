import { tagOf } from './entity-tag.ts';
import { type Encoding, pack } from './packing.ts';

/**
 * A body that is sent many times: its bytes are made once for each encoding. They are held as texts with a byte in each
 * character (`latin1`), which leave together with the head, in one write.
 */
export class ReadyBody {
  readonly #bytes: Partial<Record<Encoding, string | Promise<string>>>;
  /** In memory, in bytes, packed forms included. */
  readonly size: number;
  #tag: string | undefined;

  constructor(text: string) {
    const plain = Buffer.from(text).toString('latin1');
    this.#bytes = { identity: plain };
    // JSON shrinks to a third at least, once for each encoding
    this.size = Math.ceil(plain.length * 1.7) + 200;
  }

  /** Of the body as it is, in bytes. */
  get length(): number {
    return (this.#bytes.identity as string).length;
  }

  /** The body as text. */
  get text(): string {
    return Buffer.from(this.#bytes.identity as string, 'latin1').toString();
  }

  /** What it is known by; found out once. */
  get tag(): string {
    this.#tag ??= tagOf(this.text);
    return this.#tag;
  }

  /** Its bytes, one in each character; a promise only while they are packed for the first time. */
  in(encoding: Encoding): string | Promise<string> {
    return this.#bytes[encoding] ?? this.#pack(encoding as Exclude<Encoding, 'identity'>);
  }

  #pack(encoding: Exclude<Encoding, 'identity'>): Promise<string> {
    const packed = pack(Buffer.from(this.#bytes.identity as string, 'latin1'), encoding).then(
      (bytes) => {
        this.#bytes[encoding] = bytes.toString('latin1');
        return this.#bytes[encoding];
      },
      (error: unknown) => {
        delete this.#bytes[encoding];
        throw error;
      },
    );
    this.#bytes[encoding] = packed;
    return packed;
  }
}
