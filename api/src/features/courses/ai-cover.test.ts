import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { AI_XMP } from '../../platform/files/ai-mark.ts';
import { reencode } from '../../platform/files/pictures.ts';
import { stageUpload } from '../../platform/files/uploads.ts';
import { testApp } from '../../testing/app.ts';
import type { Actor } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await testApp();
const { course, fetchRoot, mutate, teacher } = helpersFor(app);
let owner: Actor;
beforeAll(async () => {
  owner = await teacher();
});

const SOURCE =
  'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"';
const draw = (): Sharp => sharp({ create: { width: 1280, height: 720, channels: 3, background: 'teal' } });
const stage = (bytes: Buffer) => stageUpload(app.services, owner.id, 'bia.webp', Readable.from([bytes]));
const getXmp = async (url: string): Promise<string> => {
  const { rawPayload, statusCode } = await app.server.inject(url);
  expect(statusCode).toBe(200);
  return (await sharp(rawPayload).metadata()).xmp?.toString() ?? '';
};

interface Cover {
  hasAiCover: boolean;
  small: string;
  large: string;
  shareImageUrl: string;
}
const FIELDS = 'hasAiCover small: coverUrl(width: 480) large: coverUrl(width: 960) shareImageUrl';
const setCover = async (bytes: Buffer, more: object = {}): Promise<Cover> => {
  const { id } = await course(owner.id);
  await mutate(owner, 'setCourseCover', { courseId: id, uploadId: await stage(bytes), ...more });
  return fetchRoot<Cover>(undefined, `query($id: String!) { course(idOrSlug: $id) { ${FIELDS} } }`, { id });
};

describe('a cover that a model drew', () => {
  test.each([
    [
      'WebP of the assistant',
      async () => (await reencode(await draw().png().toBuffer(), { width: 1280, height: 720 }))!,
    ],
    ['JPEG', () => draw().withXmp(AI_XMP).jpeg().toBuffer()],
    ['PNG', () => draw().withXmp(AI_XMP).png().toBuffer()],
    [
      'a composite',
      () =>
        draw()
          .withXmp(AI_XMP.replace('trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'))
          .webp()
          .toBuffer(),
    ],
  ])('states it in every size and in the preview picture: %s', async (_, make) => {
    const cover = await setCover(await make());
    expect(cover.hasAiCover).toBe(true);
    for (const url of [cover.small, cover.large, cover.shareImageUrl])
      expect(await getXmp(url)).toContain(SOURCE);
    // Clients label the picture by its name
    expect(cover.small).toMatch(/-ai-480\.webp$/);
  });

  test('is marked if the teacher states it, because a crop has lost the metadata', async () => {
    const cover = await setCover(await draw().jpeg().toBuffer(), { isByAi: true });
    expect(cover.hasAiCover).toBe(true);
    expect(await getXmp(cover.large)).toContain(SOURCE);
  });
});

test('another picture has no metadata and no mark', async () => {
  const own = AI_XMP.replace('trainedAlgorithmicMedia', 'digitalCapture');
  for (const bytes of [await draw().jpeg().toBuffer(), await draw().withXmp(own).jpeg().toBuffer()]) {
    const cover = await setCover(bytes);
    expect(cover.hasAiCover).toBe(false);
    for (const url of [cover.small, cover.large, cover.shareImageUrl]) expect(await getXmp(url)).toBe('');
  }
});

test('a generated cover, which no model drew, has no mark', async () => {
  const { id } = await course(owner.id);
  expect(
    await fetchRoot(undefined, 'query($id: String!) { course(idOrSlug: $id) { hasAiCover } }', { id }),
  ).toEqual({
    hasAiCover: false,
  });
});
