import { beforeEach, expect, test } from 'vitest';
import { ownApp } from '../../../testing/app.ts';
import { type Actor, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { sendCourseAlerts } from './send-course-alerts.jobs.ts';

const app = await ownApp();
const { admin, count, course, db, fetchRoot, mailsTo, mutate, student, teacher, value } = helpersFor(app);
const MAIL = 'search.course-found';
let word: string;
beforeEach(() => {
  word = `zq${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
});

const guest = () => `cho-${crypto.randomUUID()}@example.vn`;
const request = (search: string, email?: string, who?: Actor) =>
  mutate(who, 'requestCourseAlert', { search, email, language: 'VI' }, 'isRepeated');
const isRepeated = async (...asked: Parameters<typeof request>) =>
  (await request(...asked)).data.requestCourseAlert;
const demand = (search: string, who?: Actor) =>
  fetchRoot(who, 'query($search: String!) { courseDemand(search: $search) { people isRequested } }', {
    search,
  });
const send = () => sendCourseAlerts.handle(app.services, {});
const lettersTo = async (email: string) => (await mailsTo(email)).filter(({ mail }) => mail === MAIL);

test('sends one letter to each who asked, once a course matches all words', async () => {
  const [email, asker] = [guest(), await student()];
  await course((await teacher()).id, { title: `${word} cho người mới` });
  expect(await isRepeated(`${word} guitar`, email)).toEqual({ isRepeated: false });
  expect(await isRepeated(`${word} guitar`, undefined, asker)).toEqual({ isRepeated: false });
  await send();
  // The course matches one of the words only
  expect(await lettersTo(email)).toEqual([]);
  const added = await course((await teacher()).id, { title: `Đàn guitar ${word}` });
  await send();
  await send();
  const [letter, ...further] = await lettersTo(email);
  expect(further).toEqual([]);
  expect(letter).toMatchObject({
    props: { search: `${word} guitar`, link: expect.stringContaining(added.slug) },
  });
  expect(
    await value(
      'select count(*)::int from notification where person_id = ? and kind = ?',
      asker.id,
      'COURSE_FOUND',
    ),
  ).toBe(1);
  expect(await count('course_alert where words like ?', `%${word}%`)).toBe(0);
  expect(getReason(await request(`${word} guitar`, email))).toBe('ALREADY_FOUND');
});

test('tells a member, but no guest, that the search was requested before', async () => {
  const [email, asker] = [guest(), await student()];
  for (const repeated of [false, true])
    expect(await isRepeated(word, undefined, asker)).toEqual({ isRepeated: repeated });
  for (const repeated of [false, false])
    expect(await isRepeated(word, email)).toEqual({ isRepeated: repeated });
  expect(await count('course_alert where words = ?', word)).toBe(2);
  expect([await demand(word, asker), await demand(word)]).toEqual([
    { people: null, isRequested: true },
    { people: null, isRequested: false },
  ]);
});

test('shows counts of at least three people to teachers, and all to administrators', async () => {
  const asker = await student();
  await request(word, undefined, asker);
  // The same person by address
  await request(word, asker.email);
  await request(word, guest());
  const list = async (who: Actor, field: string) =>
    (
      await fetchRoot<{ search: string; people: number }[]>(who, `{ ${field}(limit: 50) { search people } }`)
    ).filter(({ search }) => search === word);
  const [owner, boss] = [await teacher(), await admin()];
  expect(await list(owner, 'wantedSearches')).toEqual([]);
  expect(await list(boss, 'allWantedSearches')).toEqual([{ search: word, people: 2 }]);
  await request(word, guest());
  expect(await list(owner, 'wantedSearches')).toEqual([{ search: word, people: 3 }]);
  expect(await demand(word)).toEqual({ people: 3, isRequested: false });
});

test('forgets an address by the link of its letter, and requests after twelve months', async () => {
  const email = guest();
  await request(word, email);
  await request(`${word} khác`, email);
  await course((await teacher()).id, { title: word });
  await send();
  const [letter] = await lettersTo(email);
  const token = new URLSearchParams(new URL(letter!.props.stop!).hash.slice(1)).get('token');
  expect(getCode(await mutate(undefined, 'stopCourseAlerts', { token: `${token}x` }, 'stopped'))).toBe(
    'NOT_FOUND',
  );
  const { data } = await mutate(undefined, 'stopCourseAlerts', { token }, 'stopped');
  expect(data.stopCourseAlerts).toEqual({ stopped: 1 });
  const late = `${word}late`;
  await request(late, guest());
  await db(
    `update course_alert set created_at = now() - interval '12 months 1 day' where words = ? returning 1`,
    late,
  );
  await send();
  expect(await count('course_alert where words = ?', late)).toBe(0);
});

test('refuses words that may be personal, a missing address and too many requests', async () => {
  for (const [search, email] of [
    ['a@example.vn', guest()],
    ['0912 345 678', guest()],
    ['!!', guest()],
    [word, 'khong-phai-email'],
    [word, undefined],
  ] as const)
    expect(getCode(await request(search, email)), search).toBe('BAD_INPUT');
  const email = guest();
  for (let i = 0; i < 10; i++) await request(`${word} ${i}`, email);
  expect(getCode(await request(word, email))).toBe('RATE_LIMITED');
});
