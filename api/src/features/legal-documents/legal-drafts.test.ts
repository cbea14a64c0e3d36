import { afterEach, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await testApp();
const { admin, ask, db, fetchRoot, student } = helpersFor(app);
const boss = await admin();
afterEach(async () => {
  await db('delete from legal_draft');
  await db('delete from legal_document where number > 1');
});

const textOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const save = (input: object = {}, who = boss) =>
  ask(
    who,
    'mutation($input: SaveLegalDraftInput!) { saveLegalDraft(input: $input) { version savedByName } }',
    {
      input: {
        kind: 'TERMS',
        locale: 'VI',
        title: 'Điều khoản',
        body: textOf('Trong {{refundDays}} ngày'),
        ...input,
      },
    },
  );
const drafts = () => fetchRoot(boss, '{ legalDrafts(kind: TERMS) { title locale version } }');
const DAY = 86_400_000;
const publish = (input: object = {}) =>
  ask(
    boss,
    'mutation($input: PublishLegalDocumentInput!) { publishLegalDocument(input: $input) { number summary mustAccept } }',
    {
      input: {
        kind: 'TERMS',
        effectiveFrom: new Date(Date.now() + 6 * DAY).toISOString(),
        summaryVi: 'Đổi hạn hoàn tiền',
        mustAccept: true,
        ...input,
      },
    },
  );
const faultsOf = (reply: Awaited<ReturnType<typeof save>>) => reply.errors?.[0]?.extensions.details;

describe('a draft', () => {
  test('is replaced by the version that its editor has read only', async () => {
    expect((await save()).data).toEqual({ saveLegalDraft: { version: 1, savedByName: expect.any(String) } });
    expect(getReason(await save())).toBe('STALE_VERSION');
    expect((await save({ expectedVersion: 1, title: 'Điều khoản mới' })).data).toMatchObject({
      saveLegalDraft: { version: 2 },
    });
    expect(getReason(await save({ expectedVersion: 1 }))).toBe('STALE_VERSION');
    expect(getReason(await save({ expectedVersion: 1, locale: 'EN' }))).toBe('STALE_VERSION');
    expect(await drafts()).toEqual([
      { title: 'Điều khoản mới', locale: 'VI', version: 2 },
      { title: 'Terms of use', locale: 'EN', version: null },
    ]);
  });

  test.each([
    [{ body: textOf('{{refundDay}}') }, 'body', '{{refundDay}}'],
    [{ body: textOf(' ') }, 'body', ''],
    [{ body: { type: 'script' } }, 'body', ''],
    [{ title: 'A' }, 'title', ''],
  ])('is refused at its field: %j', async (input, field, named) => {
    const [fault] = faultsOf(await save(input)) as { field: string; message: string }[];
    expect(fault!.field).toMatch(new RegExp(`${field}$`));
    expect(fault!.message).toContain(named);
  });

  test('is neither read nor written without the permission', async () => {
    const reader = await student();
    expect(getCode(await save({}, reader))).toBe('FORBIDDEN');
    expect(getCode(await ask(reader, '{ legalDrafts(kind: TERMS) { title } }'))).toBe('FORBIDDEN');
  });
});

describe('publishing', () => {
  test('turns the drafts into the next version, which its date makes current', async () => {
    await save();
    await save({ locale: 'EN', title: 'Terms', body: textOf('Within {{refundDays}} days') });
    expect((await publish({ summaryEn: 'A new refund period' })).data).toEqual({
      publishLegalDocument: { number: 2, summary: 'Đổi hạn hoàn tiền', mustAccept: true },
    });
    expect(await drafts()).toMatchObject([
      { title: 'Điều khoản', version: null },
      { title: 'Terms', version: null },
    ]);
    const current = () =>
      fetchRoot<{ number: number }>(undefined, '{ legalDocument(kind: TERMS) { number } }');
    expect(await current()).toEqual({ number: 1 });
    await db('update legal_document set effective_from = now() where number = 2');
    expect(await current()).toEqual({ number: 2 });
    const texts = await db('select locale, summary from legal_document where number = 2 order by locale');
    expect(texts).toEqual([
      { locale: 'en', summary: 'A new refund period' },
      { locale: 'vi', summary: 'Đổi hạn hoàn tiền' },
    ]);
  });

  test('needs a Vietnamese draft, and a time after the notice period and after announced versions', async () => {
    await save({ locale: 'EN' });
    expect(getReason(await publish())).toBe('LEGAL_DRAFT_MISSING');
    await save();
    const inDays = (days: number) => ({ effectiveFrom: new Date(Date.now() + days * DAY).toISOString() });
    for (const days of [4, 366])
      expect(faultsOf(await publish(inDays(days)))).toMatchObject([
        { field: expect.stringMatching(/effectiveFrom$/) },
      ]);
    expect((await publish(inDays(9))).errors).toBeUndefined();
    await save();
    expect(getReason(await publish(inDays(8)))).toBe('LEGAL_VERSION_ANNOUNCED');
  });

  test('counts who has accepted a version or a later one', async () => {
    const who = await student();
    const figures = () =>
      fetchRoot<{ accepted: number; total: number }>(
        boss,
        '{ legalAcceptanceFigures(kind: REFUNDS, number: 7) { accepted total } }',
      );
    const before = await figures();
    await db(`insert into legal_acceptance (person_id, kind, number) values (?, 'REFUNDS', 8)`, who.id);
    expect(await figures()).toEqual({ accepted: before.accepted + 1, total: before.total });
    expect(
      await fetchRoot(boss, '{ legalAcceptances(kind: REFUNDS, number: 8) { total items { personId } } }'),
    ).toEqual({ total: 1, items: [{ personId: who.id }] });
  });
});
