import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await testApp();
const { course, fetchRoot, teacher, updateRow } = helpersFor(app);
const get = (url: string) => app.server.inject(url);
const shareUrl = async (id: string) =>
  (await fetchRoot<{ shareImageUrl: string | null }>(
    undefined,
    'query($id: String!) { course(idOrSlug: $id) { shareImageUrl } }',
    { id },
  ))!.shareImageUrl!;

test('A course has a PNG of 1200 × 630 at a URL that changes with it', async () => {
  const { id } = await course((await teacher()).id, { title: 'Khoá của Đặng' });
  const first = await shareUrl(id);
  const reply = await get(first);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  await updateRow('course', id, "title = 'Khoá của Dang'");
  const second = await shareUrl(id);
  expect(second).not.toBe(first);
  expect((await get(second)).rawPayload.equals(reply.rawPayload)).toBe(false);
  // The former URL shows the current picture, and only for a short time
  expect((await get(first)).headers['cache-control']).toBe('public, max-age=300');
});

test('There are pictures of teachers and of the home page, and of nothing hidden', async () => {
  const seller = await teacher();
  await course(seller.id);
  const draft = await course(seller.id);
  await updateRow('course', draft.id, "status = 'DRAFT'");
  for (const path of [`teachers/${seller.id}.png`, 'pages/home-vi.png', 'pages/home-en.png'])
    expect((await get(`/share/${path}`)).headers['content-type']).toBe('image/png');
  for (const path of [
    `courses/${draft.id}.png`,
    `teachers/${draft.id}.png`,
    'pages/home-fr.png',
    'constructor/home-vi.png',
    'courses/1.png',
    'courses/x.svg',
  ])
    expect((await get(`/share/${path}`)).statusCode, path).toBe(404);
});
