/**
 * The text of a file: UTF-16 if its byte order mark says so, otherwise UTF-8. Bytes that are neither become U+FFFD, and
 * the API rejects a file with it.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

export const readText = async (file: File): Promise<string> =>
  decodeText(new Uint8Array(await file.arrayBuffer()));
