import { type Crop, croppedPart, type Size } from './crop.ts';

/** No cover is shown wider, even on high-resolution screens. */
const MAX_WIDTH = 1920;
const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** The crop of a picture as a new file. The browser draws it, so that only the crop is uploaded. */
export const cropPicture = (
  file: File,
  picture: HTMLImageElement,
  crop: Crop,
  window: Size,
  type: 'image/jpeg' | 'image/webp' = 'image/jpeg',
): Promise<File> => {
  const natural = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { left, top, width, height } = croppedPart(natural, crop, window);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(MAX_WIDTH, width));
  canvas.height = Math.round((canvas.width * height) / width);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(file);
  // JPEG has no transparency: transparent parts become white instead of black
  if (type === 'image/jpeg') {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((done) =>
    canvas.toBlob(
      (blob) => {
        if (!blob) return done(file);
        // A browser that cannot write the type writes PNG
        const name = `${file.name.replace(/\.\w+$/, '')}.${EXTENSIONS[blob.type] ?? 'png'}`;
        return done(new File([blob], name, { type: blob.type }));
      },
      type,
      0.92,
    ),
  );
};
