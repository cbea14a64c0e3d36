import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reencode, toPng } from './pictures.ts';

test('uploaded pictures are drawn while many previews of links are requested', async () => {
  const size = { width: 1200, height: 630 };
  const picture = await sharp({ create: { ...size, channels: 3, background: '#0B5C50' } })
    .png()
    .toBuffer();
  const previews = Array.from({ length: 60 }, () => toPng(picture, size).catch((error: unknown) => error));
  expect(await reencode(picture, size)).toBeInstanceOf(Buffer);
  const drawn = await Promise.all(previews);
  expect(drawn.filter((each) => !Buffer.isBuffer(each))).not.toEqual([]);
});
