import { expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await ownApp();
const { course, teacher, updateRow, value } = helpersFor(app);
const BASE = app.services.config.publicUrl;

test('The sitemap lists the public pages and no hidden course', async () => {
  const seller = await teacher();
  const shown = await course(seller.id);
  const hidden = await course(seller.id);
  await updateRow('course', hidden.id, "visibility = 'UNLISTED'");
  const draft = await course(seller.id);
  await updateRow('course', draft.id, "status = 'DRAFT'");
  const slug = (id: string) => value<string>('select slug from course where id = ?', id);
  const reply = await app.server.inject('/sitemap.xml');
  expect(reply.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
  });
  const urls = [...reply.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toEqual(
    expect.arrayContaining([
      `${BASE}/`,
      `${BASE}/courses/${await slug(shown.id)}`,
      `${BASE}/instructor/${seller.id}`,
    ]),
  );
  for (const { id } of [hidden, draft]) expect(urls).not.toContain(`${BASE}/courses/${await slug(id)}`);
  expect(new Set(urls).size).toBe(urls.length);
});

test('The rules for robots exclude signed-in areas and name the sitemap', async () => {
  const { body } = await app.server.inject('/robots.txt');
  expect(body).toContain('Disallow: /dashboard\n');
  expect(body).toContain(`\nSitemap: ${BASE}/sitemap.xml\n`);
});
