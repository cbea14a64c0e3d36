/** A signed URL with a wrong signature: its first character is replaced by another one. */
export const forgeSignature = (url: string): string =>
  url.replace(/signature=(.)/, (_, first: string) => `signature=${first === '_' ? '-' : '_'}`);
