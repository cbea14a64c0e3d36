import { beforeAll, expect, it } from 'vitest';
import { eventually } from '../src/testing/eventually.ts';
import { admin, course, mutate, select, teacher } from '../src/testing/factories.ts';
import { type Listening, listening } from './listening.ts';

const TOKEN = 'a-token-for-figures-of-pages';
let sen: Listening;
beforeAll(async () => {
  sen = await listening({ READ_CACHE_MB: '16', METRICS_TOKEN: TOKEN });
});

const pageAt = async (path: string) => (await fetch(`${sen.url}${path}`)).text();
const hits = async () => {
  const figures = await fetch(`${sen.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(/sen_kept_pages_total\{result="hit"\} (\d+)/.exec(await figures.text())![1]);
};
const isCached = async (path: string) => {
  const before = await hits();
  await pageAt(path);
  return (await hits()) > before;
};

it('keeps a page in the cache until one of its tables changes', async () => {
  const { app } = sen;
  const own = await course(app, (await teacher(app)).id);
  const path = `/courses/${own.slug}`;
  const after = async (statement: string, values: string[]) => {
    const { changes } = app.versions;
    await select(app, statement, values);
    await eventually(() => expect(app.versions.changes).toBeGreaterThan(changes));
  };
  await eventually(async () => expect(await isCached(path)).toBe(true));
  await after("insert into search_synonym (terms) values ('{mot,hai}')", []);
  expect(await isCached(path)).toBe(true);
  await after('update course set title = ? where id = ?', ['Tên mới của khoá', own.id]);
  expect(await pageAt(path)).toContain('Tên mới của khoá');
});

it('has no page of a course in the cache once the site is members-only', async () => {
  const { app } = sen;
  const { slug } = await course(app, (await teacher(app)).id);
  await select(app, "update course set title = 'Khoá bí mật' where slug = ?", [slug]);
  const get = (headers = {}) => fetch(`${sen.url}/courses/${slug}`, { headers });
  await eventually(async () => expect(await isCached(`/courses/${slug}`)).toBe(true));
  const before = await get();
  expect(await before.text()).toContain('Khoá bí mật');
  const boss = await admin(app);
  const change = (isMembersOnly: boolean) =>
    mutate(app, boss, 'changeSiteMode', { isMembersOnly, reason: 'Thử nghiệm' }, 'version');
  expect((await change(true)).errors).toBeUndefined();
  const after = await get({ 'if-none-match': before.headers.get('etag')! });
  expect([after.status, after.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
  const html = await after.text();
  expect(html).not.toContain('Khoá bí mật');
  expect(html).toContain('"isMembersOnly":true');
  await change(false);
  expect(await (await get()).text()).toContain('Khoá bí mật');
});

it('announces no table change for public content and reads', () => {
  const fields = Object.values(sen.app.engine.reads.schema.getQueryType()!.getFields());
  const ordinary = fields.filter(({ extensions: { allow, read } }) => allow === 'public' && !read);
  // They depend on settings (a change of which expires all pages), on the configuration and on the code. The figures
  // state when they were counted, and no page that the server renders contains them
  expect(ordinary.map(({ name }) => name).toSorted()).toEqual(
    [
      'tokenState',
      'googleSignIn',
      'paymentGateways',
      'banks',
      'apiLimits',
      'refusalReasons',
      'publicTerms',
      'publicFigures',
    ].toSorted(),
  );
});
