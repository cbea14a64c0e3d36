import { badInput } from '../errors/errors.ts';

/**
 * Decodes a text file: UTF-16 if it has that byte order mark, otherwise UTF-8. Other encodings cannot be detected.
 * @returns undefined if the bytes are invalid in that encoding
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Rejects text that a client decoded with the wrong encoding: decoders write U+FFFD for bytes that they cannot
 * decode.
 * @throws BAD_INPUT at the field
 */
export function assertDecoded(text: string, field: string): void {
  if (text.includes('\uFFFD')) throw badInput(field, 'upload.encoding');
}
