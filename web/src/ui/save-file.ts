/** Downloads a text or bytes as a file. */
export const saveFile = (
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type = 'text/plain',
): void => {
  const isText = typeof content === 'string';
  const url = URL.createObjectURL(new Blob([content], { type: isText ? `${type};charset=utf-8` : type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
};
