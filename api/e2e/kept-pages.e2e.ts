import { beforeAll, expect, it } from 'vitest';
import type { FieldExtensions } from '../src/graphql/read/decorators.ts';
import { eventually } from '../src/testing/eventually.ts';
import { course, select, teacher } from '../src/testing/factories.ts';
import { type Listening, listening } from './listening.ts';

const TOKEN = 'a-token-for-figures-of-pages';
let sen: Listening;
beforeAll(async () => {
  sen = await listening({ READ_CACHE_MB: '16', METRICS_TOKEN: TOKEN });
});

const pageAt = async (path: string) => (await fetch(`${sen.url}${path}`)).text();
/** How many pages were given that were kept. */
const hits = async () => {
  const figures = await fetch(`${sen.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(/sen_kept_pages_total\{result="hit"\} (\d+)/.exec(await figures.text())![1]);
};
const isGivenKept = async (path: string) => {
  const before = await hits();
  await pageAt(path);
  return (await hits()) > before;
};

it('a course’s page stays while other courses change, and shows its own changes', async () => {
  const { app } = sen;
  const [owner, other] = [await teacher(app), await teacher(app)];
  const [own, others] = [await course(app, owner.id), await course(app, other.id)];
  const path = `/courses/${own.slug}`;
  const rename = async (id: string, title: string) => {
    const { changes } = app.shared!.figures;
    await select(app, 'update course set title = ? where id = ?', [title, id]);
    await eventually(() => expect(app.shared!.figures.changes).toBeGreaterThan(changes));
  };
  // Rendered of answers that are not kept yet, it goes with any change; once they are, with theirs alone
  await eventually(async () => {
    await pageAt(path);
    await rename(others.id, `Khoá ${crypto.randomUUID()}`);
    expect(await isGivenKept(path)).toBe(true);
  });
  const before = await hits();
  for (const title of ['Lần một', 'Lần hai', 'Lần ba']) {
    await rename(others.id, title);
    await pageAt(path);
  }
  expect(await hits()).toBe(before + 3);
  await rename(own.id, 'Tên mới của khoá');
  expect(await pageAt(path)).toContain('Tên mới của khoá');
  await rename(own.id, 'Tên sau đó');
  expect(await pageAt(path)).toContain('Tên sau đó');
});

it('what is open to everyone and no read says nothing of content, which pages are kept by', () => {
  const fields = Object.values(sen.app.engine.reads.schema.getQueryType()!.getFields());
  const isOrdinary = ({ isShared, read }: FieldExtensions) => isShared && !read;
  const ordinary = fields.filter(({ extensions }) => isOrdinary(extensions as FieldExtensions));
  // Of settings, with which all pages are forgotten, of the configuration and of the code
  expect(ordinary.map(({ name }) => name).toSorted()).toEqual(
    [
      'tokenState',
      'googleSignIn',
      'paymentGateways',
      'banks',
      'apiLimits',
      'refusalReasons',
      'publicTerms',
    ].toSorted(),
  );
});
