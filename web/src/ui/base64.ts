/** Base64 of bytes. Encoded in chunks, because a function call cannot take all bytes of a large file as arguments. */
export const base64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
};
