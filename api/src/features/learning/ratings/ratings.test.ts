import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { getCode } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';

const app = await testApp();
const { ask, course, db, enrol, student, teacher } = helpersFor(app);
const LIST = `query($id: String!, $stars: Int) {
  course(idOrSlug: $id) { ratings(page: 1, limit: 10, stars: $stars) { total items { stars text } } } }`;

test('sorts ratings with text first and filters by stars', async () => {
  const { id } = await course((await teacher()).id);
  const ratings: [stars: number, text: string | null][] = [
    [5, 'Rõ ràng, dễ theo'],
    [5, null],
    [3, 'Hơi nhanh ở chương hai'],
    [4, null],
  ];
  for (const [index, [stars, text]] of ratings.entries()) {
    const author = await student();
    const enrolment = await enrol(author.id, id);
    await db(
      `insert into rating (enrolment_id, course_id, author_id, stars, text, status, created_at)
       values (?, ?, ?, ?, ?, 'PUBLISHED', now() + ?::int * interval '1 minute')`,
      enrolment,
      id,
      author.id,
      stars,
      text,
      index,
    );
  }
  const listed = async (stars?: number) => {
    const answer = await ask(undefined, LIST, { id, stars });
    return (answer.data.course as { ratings: { total: number; items: unknown[] } }).ratings;
  };
  expect(await listed()).toEqual({
    total: 4,
    items: [
      { stars: 3, text: 'Hơi nhanh ở chương hai' },
      { stars: 5, text: 'Rõ ràng, dễ theo' },
      { stars: 4, text: null },
      { stars: 5, text: null },
    ],
  });
  expect(await listed(5)).toEqual({
    total: 2,
    items: [
      { stars: 5, text: 'Rõ ràng, dễ theo' },
      { stars: 5, text: null },
    ],
  });
  expect(getCode(await ask(undefined, LIST, { id, stars: 6 }))).toBe('BAD_INPUT');
});

test('hides hidden, pending and removed ratings', async () => {
  const { id } = await course((await teacher()).id);
  const author = await student();
  const enrolment = await enrol(author.id, id);
  const [rating] = await db<{ id: string }>(
    `insert into rating (enrolment_id, course_id, author_id, stars, text, status)
     values (?, ?, ?, 1, 'Chán', 'PUBLISHED') returning id`,
    enrolment,
    id,
    author.id,
  );
  for (const [status, hiddenFor, total] of [
    ['PUBLISHED', null, 1],
    ['HIDDEN', 'MODERATION', 0],
    ['PENDING', null, 0],
    ['REMOVED', null, 0],
  ] as const) {
    await db(
      'update rating set status = ?, hidden_for = ? where id = ? returning id',
      status,
      hiddenFor,
      rating!.id,
    );
    for (const reader of [undefined, author]) {
      const { data } = await ask(reader, LIST, { id });
      expect((data.course as { ratings: object }).ratings, status).toMatchObject({ total });
    }
  }
});
