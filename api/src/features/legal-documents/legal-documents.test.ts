import { afterAll, expect, test, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await testApp();
const { db, fetchRoot, value } = helpersFor(app);
afterAll(() => db('delete from legal_document where number > 1'));

interface Version {
  locale: string;
  number: number;
  title: string;
  body: unknown;
}
const KINDS = ['TERMS', 'PRIVACY', 'REFUNDS', 'OWNER', 'RULES'];
const getDocument = (kind: string, number?: number) =>
  fetchRoot<Version | null>(
    undefined,
    `{ legalDocument(kind: ${kind}${number ? `, number: ${number}` : ''}) { locale number title body } }`,
  );
const add = (number: number, locale: string, from: string) =>
  db(
    `insert into legal_document (kind, locale, number, title, body, effective_from)
     values ('TERMS', ?, ?, ?, '{"type":"doc","content":[]}', now() + ?::interval)`,
    locale,
    number,
    `Bản ${number} ${locale}`,
    from,
  );

test('every installation has a first version of each document, without unknown placeholders', async () => {
  for (const kind of KINDS) {
    const document = await getDocument(kind);
    expect(document).toMatchObject({ locale: 'VI', number: 1 });
    expect(JSON.stringify(document!.body)).not.toMatch(/\{\{|undefined/);
  }
  expect(await value('select count(distinct (kind, locale))::int from legal_document')).toBe(
    2 * KINDS.length,
  );
});

test('the refund policy states the values of the settings', async () => {
  const settings = vi.spyOn(app.services.settings, 'get');
  settings.mockImplementation((setting) => (setting.key === 'refund.days' ? 21 : setting.default) as never);
  const { body } = (await getDocument('REFUNDS'))!;
  settings.mockRestore();
  expect(JSON.stringify(body)).toContain('Chưa quá 21 ngày');
});

test('the latest version that applies is shown, and earlier and announced ones by number', async () => {
  await add(2, 'en', '-1 hour');
  await add(3, 'vi', '1 day');
  expect(await getDocument('TERMS')).toMatchObject({ number: 2, locale: 'EN' });
  await add(2, 'vi', '-1 hour');
  expect(await getDocument('TERMS')).toMatchObject({ number: 2, locale: 'VI' });
  expect(await getDocument('TERMS', 1)).toMatchObject({ number: 1, title: 'Điều khoản sử dụng' });
  expect(await getDocument('TERMS', 4)).toBeNull();
  const versions = await fetchRoot<Version[]>(
    undefined,
    '{ legalDocumentVersions(kind: TERMS) { number locale } }',
  );
  expect(versions).toEqual([3, 2, 1].map((number) => ({ number, locale: 'VI' })));
});
