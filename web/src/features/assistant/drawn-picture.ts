/** An SVG document as a data URL for an image, in which it can neither run scripts nor load anything. */
export const toDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Renders an SVG document as a PNG file, because uploads accept raster images only. */
export async function renderPng(svg: string, name: string, width: number, height: number): Promise<File> {
  const image = new Image();
  image.src = toDataUrl(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the browser made no picture');
  return new File([blob], `${name}.png`, { type: 'image/png' });
}

/** The bytes of a base64 `data:` URL. */
export const toBytes = (url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
