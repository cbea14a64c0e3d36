import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Actor, course, getCode } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from '../courses/index.ts';

const app = await testApp();
const { admin, ask, teacher, value } = helpersFor(app);
let boss: Actor;
let owner: Actor;
let draft: Awaited<ReturnType<typeof course>>;
beforeAll(async () => {
  [boss, owner] = [await admin(), await teacher()];
  draft = await course(app, owner.id, { status: CourseStatus.DRAFT });
});

const FROM = new Date(Date.now() + 3_600_000).toISOString();
const TO = new Date(Date.now() + 7_200_000).toISOString();

interface Case {
  readonly what: string;
  readonly table: string;
  readonly by: () => Actor;
  readonly input: () => Record<string, unknown>;
  readonly other: Record<string, unknown>;
}

const CASES: readonly Case[] = [
  {
    what: 'Course',
    table: 'course',
    by: () => owner,
    input: () => ({ title: 'Vẽ tranh' }),
    other: { title: 'Vẽ nhà' },
  },
  {
    what: 'Section',
    table: 'section',
    by: () => owner,
    input: () => ({ courseId: draft.id, title: 'Chương mới' }),
    other: { title: 'Chương khác' },
  },
  {
    what: 'Lesson',
    table: 'lesson',
    by: () => owner,
    input: () => ({ sectionId: draft.sectionId, title: 'Bài mới', kind: 'TEXT' }),
    other: { title: 'Bài khác' },
  },
  {
    what: 'Person',
    table: 'person',
    by: () => boss,
    input: () => ({ email: 'mot-lan@example.vn', fullName: 'Một Lần', password: 'mot-mat-khau-rieng-1' }),
    other: { email: 'lan-khac@example.vn' },
  },
  {
    what: 'Role',
    table: 'custom_role',
    by: () => boss,
    input: () => ({ name: 'Một lần', permissions: [] }),
    other: { name: 'Lần khác' },
  },
  {
    what: 'CannedAnswer',
    table: 'canned_answer',
    by: () => boss,
    input: () => ({ titleVi: 'Chào', titleEn: 'Hello', textVi: 'Chào bạn', textEn: 'Hello' }),
    other: { titleVi: 'Cảm ơn' },
  },
  {
    what: 'Announcement',
    table: 'announcement',
    by: () => boss,
    input: () => ({
      ...{ kind: 'INFO', titleVi: 'Bảo trì', titleEn: 'Maintenance', textVi: 'Đêm nay', textEn: 'Tonight' },
      ...{ audience: 'EVERYONE', isDismissible: true, startsAt: FROM, endsAt: TO },
    }),
    other: { titleVi: 'Việc khác' },
  },
];

describe('creation with an idempotency key', () => {
  test.each(CASES)('happens once: $what', async ({ what, table, by, input, other }) => {
    const count = () => value<number>(`select count(*)::int as n from ${table}`);
    const make = (more: Record<string, unknown>) =>
      ask(by(), `mutation($input: Create${what}Input!) { create${what}(input: $input) { id } }`, {
        input: { ...input(), ...more },
      });
    const before = await count();
    const key = { idempotencyKey: `${what}-key` };
    const [first, again] = [await make(key), await make(key)];
    expect(getCode(first)).toBeUndefined();
    expect(again).toEqual(first);
    expect(await count()).toBe(before + 1);
    expect(getCode(await make({ ...other, ...key }))).toBe('CONFLICT');
    expect(getCode(await make({ idempotencyKey: 'short' }))).toBe('BAD_INPUT');
    expect(await count()).toBe(before + 1);
  });

  test.each([
    ['Role', 'roleId', () => boss, () => ({ name: 'Một thời', permissions: [] })],
    [
      'Lesson',
      'lessonId',
      () => owner,
      () => ({ sectionId: draft.sectionId, title: 'Một thời', kind: 'TEXT' }),
    ],
  ] as const)('is NOT_FOUND after deletion: %s', async (what, id, by, input) => {
    const make = () =>
      ask(by(), `mutation($input: Create${what}Input!) { create${what}(input: $input) { id } }`, {
        input: { ...input(), idempotencyKey: `${what}-gone` },
      });
    const made = (await make()).data[`create${what}`] as { id: string };
    await ask(by(), `mutation($id: ID!) { delete${what}(${id}: $id) { id } }`, made);
    expect(getCode(await make())).toBe('NOT_FOUND');
  });

  test('stores no password in the row of its key', async () => {
    const make = (password: string) =>
      ask(boss, 'mutation($input: CreatePersonInput!) { createPerson(input: $input) { id } }', {
        input: { email: 'dau-vet@example.vn', fullName: 'Dấu Vết', password, idempotencyKey: 'no-trace-1' },
      });
    const first = await make('mot-mat-khau-rieng-1');
    // The hash does not include the password, so another password counts as the same request
    expect(await make('mot-mat-khau-rieng-2')).toEqual(first);
  });
});
