/** An SVG document as the address of an image: it can neither run scripts nor load anything there. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Draws an SVG document as a PNG file, since uploads take pictures of dots. */
export async function pngOf(svg: string, name: string, width: number, height: number): Promise<File> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the browser made no picture');
  return new File([blob], `${name}.png`, { type: 'image/png' });
}

/** The bytes of a `data:` address in base64. */
export const bytesOf = (address: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
