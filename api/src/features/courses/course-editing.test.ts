import { describe, expect, test } from 'vitest';
import { type Actor, getCode, richText } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from './course.enums.ts';
import { act, app, owner } from './testing/courses.ts';

const { ask, course, db, fetchRoot, mutate } = helpersFor(app);

describe('editing', () => {
  const UPDATE =
    'mutation($input: UpdateCourseInput!) { updateCourse(input: $input) { version status slug price } }';
  const update = (who: Actor, input: object) => ask(who, UPDATE, { input });

  test('detects conflicting edits of one version and overwrites nothing', async () => {
    const { id } = await course(owner.id, { status: CourseStatus.DRAFT });
    const replies = await Promise.all(
      ['Một', 'Hai'].map((title) =>
        update(owner, { courseId: id, expectedVersion: 1, title: `${title} khoá học` }),
      ),
    );
    expect(replies.map(getCode).sort()).toEqual(['CONFLICT', undefined]);
  });

  test('returns an unpublished course to review, and its former URL redirects', async () => {
    const { id, slug } = await course(owner.id);
    expect(
      (await update(owner, { courseId: id, expectedVersion: 1, price: 100_000 })).data.updateCourse,
    ).toMatchObject({ price: 100_000, status: 'PUBLISHED' });
    await act(owner, 'unpublishCourse', id);
    expect(
      (await update(owner, { courseId: id, expectedVersion: 2, title: 'Tên khác hẳn' })).data.updateCourse,
    ).toMatchObject({ status: 'DRAFT', slug: expect.stringMatching(/^ten-khac-han/) });
    expect(await fetchRoot(owner, `{ course(idOrSlug: "${slug}") { id } }`)).toEqual({ id });
  });

  test.each([
    [{ price: 9_999 }, 'price'],
    [{ price: -1 }, 'price'],
    [{ salePrice: 500_000 }, 'salePrice'],
    [{ saleEndsAt: '2020-01-01T00:00:00Z', salePrice: 100_000 }, 'saleEndsAt'],
    [{ title: 'x'.repeat(61) }, 'title'],
    [{ outcomes: ['', 'b'] }, 'outcomes'],
    [{ description: { type: 'doc', content: [{ type: 'script' }] } }, 'description'],
    [
      {
        description: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'x',
                  marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
                },
              ],
            },
          ],
        },
      },
      'description',
    ],
  ])('%j is rejected at its field, and nothing is stored', async (input, field) => {
    const { id } = await course(owner.id, { status: CourseStatus.DRAFT });
    const reply = await update(owner, {
      courseId: id,
      expectedVersion: 1,
      subtitle: 'sẽ không lưu',
      ...input,
    });
    expect(reply.errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [expect.objectContaining({ field })],
    });
    const [row] = await db<{ subtitle: string; version: number }>(
      'select subtitle, version from course where id = ?',
      id,
    );
    expect(row).toEqual({ subtitle: 'Để thử', version: 1 });
  });

  test('null keeps a text, and blanks are not a title', async () => {
    const { id, lessonIds } = await course(owner.id, { status: CourseStatus.DRAFT });
    const UPDATE = 'mutation($input: UpdateCourseInput!) { updateCourse(input: $input) { title subtitle } }';
    const edit = (input: object) =>
      ask(owner, UPDATE, { input: { courseId: id, expectedVersion: 1, ...input } });
    for (const input of [
      { title: '     ' },
      { title: 'a\u0000bc' },
      { outcomes: ['  '] },
      { description: richText('a\u0000') },
      { description: richText('a\ud800') },
    ])
      expect(getCode(await edit(input))).toBe('BAD_INPUT');
    expect(
      (await edit({ title: null, subtitle: null, description: richText('a') })).data.updateCourse,
    ).toEqual({ title: 'Khoá học thử', subtitle: 'Để thử' });

    const lesson = await mutate(
      owner,
      'updateLesson',
      { lessonId: lessonIds[0], expectedVersion: 1, title: null, isPreview: null },
      'title isPreview',
    );
    expect(lesson.data.updateLesson).toEqual({ title: 'Bài 1', isPreview: false });
  });

  test('U+0000 matches nothing, and a search has at most 100 characters', async () => {
    expect(getCode(await ask(undefined, '{ course(idOrSlug: "a\\u0000") { id } }'))).toBe('BAD_INPUT');
    const SEARCH = 'query($search: String) { myTaughtCourses(search: $search) { total } }';
    const reply = await ask(owner, SEARCH, { search: 'qq '.repeat(33) });
    expect(reply.data).toEqual({ myTaughtCourses: { total: 0 } });
    expect(getCode(await ask(owner, SEARCH, { search: 'q'.repeat(101) }))).toBe('BAD_INPUT');
  });

  test('gives simultaneous courses with one title unique URLs', async () => {
    const CREATE = 'mutation { createCourse(input: { title: "Cùng một tên" }) { slug } }';
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(owner, CREATE)));
    const slugs = replies.map(({ data }) => (data?.createCourse as { slug: string } | undefined)?.slug);
    expect(new Set(slugs)).toEqual(
      new Set(['cung-mot-ten', ...[2, 3, 4, 5, 6, 7, 8].map((n) => `cung-mot-ten-${n}`)]),
    );
  });

  test('rejects 1e21, fractions and text as a price', async () => {
    const { id } = await course(owner.id, { status: CourseStatus.DRAFT });
    for (const price of [1e21, 10_000.5, '50000']) {
      const reply = await update(owner, { courseId: id, expectedVersion: 1, price });
      expect(reply.errors![0]!.extensions).toMatchObject({
        code: 'BAD_INPUT',
        details: [{ field: 'price' }],
      });
    }
  });
});
