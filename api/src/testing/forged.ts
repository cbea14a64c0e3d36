/** A signed address with another signature: its first character is another one, whichever it was. */
export const forged = (url: string): string =>
  url.replace(/signature=(.)/, (_, first: string) => `signature=${first === '_' ? '-' : '_'}`);
