import { app } from '../app.ts';
import { expectFits } from '../axe.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';

const COURSE = '/courses/react-19-tu-con-so-0';
const PUBLIC = [
  '/',
  '/courses',
  '/category/lap-trinh',
  COURSE,
  '/about',
  '/refund-policy',
  '/help',
  '/developers',
  '/developers/reasons',
  '/developers/design',
];
const NOT_RENDERED = [
  '/login',
  '/register',
  '/admin/login',
  '/checkout/react-19-tu-con-so-0',
  '/no-such-page',
];

const readPage = async (path: string) => (await fetch(`${app.url}${path}`)).text();
/** The schema.org data of a page. */
const getJsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

test.describe('Server-rendered pages', { tag: '@desktop' }, () => {
  for (const path of PUBLIC) {
    test(`${path} is complete before any script runs`, async () => {
      const html = await readPage(path);
      expect(html).toMatch(/<title>[^<]{8,}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
      expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
      expect(html).toMatch(/<link rel="canonical" href="http[^"]+"/);
      expect(html).toMatch(/<h1[^>]*>/);
      // An example of a busy button is no loading page
      expect(html).not.toMatch(/<(?!button)[^>]* aria-busy="true"/);
    });

    test(`${path} hydrates without a query`, async ({ visitor }) => {
      const queries: string[] = [];
      visitor.page.on('request', (request) => {
        const body = request.postData() ?? '';
        // The record of a visit is a mutation
        if (new URL(request.url()).pathname === '/graphql' && !body.includes('RecordCourseVisit'))
          queries.push(`${request.url()} ${body}`);
      });
      await visitor.go(path);
      await visitor.page.waitForLoadState('networkidle');
      expect(queries).toEqual([]);
    });
  }

  test('A course has its preview picture and its schema.org data', async () => {
    const html = await readPage(COURSE);
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
    const data = getJsonLd(html);
    expect(data.find((each) => each['@type'] === 'Course')).toMatchObject({
      name: expect.stringContaining('React 19'),
      offers: { price: 499_000, priceCurrency: 'VND' },
      aggregateRating: { ratingValue: expect.any(Number) },
    });
    expect(data.some((each) => each['@type'] === 'BreadcrumbList')).toBe(true);
  });

  test('The data of a course with texts drafted by AI state this', async () => {
    const getSources = async (path: string) =>
      getJsonLd(await readPage(path)).flatMap(({ digitalSourceType }) => digitalSourceType ?? []);
    expect(await getSources('/courses/javascript-hien-dai')).toEqual([
      'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource',
    ]);
    expect(await getSources(COURSE)).toEqual([]);
  });

  test('All unknown URLs share one page with the status 404', async ({ visitor }) => {
    const responses = await Promise.all(
      ['/no/such', '/nothing?x=1'].map((path) => fetch(`${app.url}${path}`)),
    );
    expect(responses.map(({ status }) => status)).toEqual([404, 404]);
    expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(await responses[0]?.text()).toContain('<h1');
    const { page } = visitor;
    visitor.allowConsoleErrors(/status of 404/);
    const title = page.getByRole('heading', { level: 1, name: t('common:notFound.title') });
    await visitor.go('/no/such');
    await expect(title).toBeVisible();
    expect((await page.goto('/courses/khong-co-khoa-nay'))?.status()).toBe(404);
    await expect(title).toBeVisible();
  });
});

test('No page scrolls sideways at 320 pixels', { tag: '@phone' }, async ({ visitor }) => {
  visitor.allowConsoleErrors(/status of 404/);
  await visitor.page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...PUBLIC, ...NOT_RENDERED]) {
    await visitor.go(path);
    await expectFits(visitor.page);
  }
});
