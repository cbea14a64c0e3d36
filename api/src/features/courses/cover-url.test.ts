import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Actor } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus, CourseVisibility } from './course.enums.ts';

const app = await testApp();
const { admin, ask, course, enrol, mutate, student, teacher, updateRow } = helpersFor(app);
let owner: Actor;
let learner: Actor;
beforeAll(async () => {
  owner = await teacher();
  learner = await student();
});

const urlFor = async (who: Actor | undefined, id: string) => {
  const { data } = await ask(who, 'query($id: String!) { course(idOrSlug: $id) { coverUrl } }', { id });
  return (data.course as { coverUrl: string } | null)?.coverUrl;
};
const fetched = (url: string) => app.server.inject({ url });
const getStatus = async (url: string) => (await fetched(url)).statusCode;
const bare = (id: string) => `/covers/${id}.svg`;

describe('the generated cover', () => {
  test('of a public course has a permanent public URL', async () => {
    const { id } = await course(owner.id);
    const url = (await urlFor(undefined, id))!;
    expect(url).toMatch(new RegExp(`^/covers/${id}\\.svg\\?v=[0-9a-f]{8}$`));
    for (const who of [owner, learner, await admin()]) expect(await urlFor(who, id)).toBe(url);
    const answer = await fetched(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers['cache-control']).toContain('public');
    await updateRow('course', id, "visibility = 'UNLISTED'");
    expect(await getStatus(bare(id))).toBe(200);
  });

  test.each([
    ['a draft', { status: CourseStatus.DRAFT }],
    ['one in review', { status: CourseStatus.PENDING_REVIEW }],
    ['one that is off sale', { status: CourseStatus.UNPUBLISHED }],
    ['a private one', { visibility: CourseVisibility.PRIVATE }],
  ])('of %s is visible to permitted viewers only, by an unguessable URL', async (_, facts) => {
    const { id } = await course(owner.id, facts);
    expect(await getStatus(bare(id))).toBe(404);
    expect(await urlFor(undefined, id)).toBeUndefined();
    expect(await urlFor(learner, id)).toBeUndefined();
    for (const who of [owner, await admin()]) {
      const answer = await fetched((await urlFor(who, id))!);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(answer.headers['cache-control']).toBe('private, max-age=3600');
    }
  });

  test('of an unpublished course remains visible to its students', async () => {
    const { id } = await course(owner.id);
    await enrol(learner.id, id);
    await updateRow('course', id, "status = 'UNPUBLISHED'");
    expect(await getStatus((await urlFor(learner, id))!)).toBe(200);
  });

  test('has a URL that is valid for its course alone', async () => {
    const [mine, other] = [
      await course(owner.id, { status: CourseStatus.DRAFT }),
      await course(owner.id, { status: CourseStatus.DRAFT }),
    ];
    const url = (await urlFor(owner, mine.id))!;
    expect(await getStatus(url)).toBe(200);
    expect(await getStatus(url.replace(mine.id, other.id))).toBe(404);
    expect(
      await getStatus(url.replace(/token=(.)/, (_, first) => `token=${first === 'a' ? 'b' : 'a'}`)),
    ).toBe(404);
    expect(await getStatus(url.replace(/&token=.*/, ''))).toBe(404);
    expect(await getStatus(`${url}&token=x`)).toBe(404);
  });

  test('has the same URL in lists that PostgreSQL renders', async () => {
    const author = await teacher();
    await course(author.id, { status: CourseStatus.DRAFT });
    await course(author.id);
    const { data } = await ask(author, '{ myTaughtCourses { items { coverUrl(width: 960) } } }');
    const { items } = data.myTaughtCourses as { items: { coverUrl: string }[] };
    expect(items.filter(({ coverUrl }) => coverUrl.includes('token='))).toHaveLength(1);
    for (const { coverUrl } of items) expect(await getStatus(coverUrl)).toBe(200);
  });
});

describe('a chosen cover design', () => {
  const choices = async (who: Actor, id: string) => {
    const query =
      'query($id: String!) { course(idOrSlug: $id) { coverUrl coverChoices { variant url isChosen } } }';
    const { data } = await ask(who, query, { id });
    return data.course as {
      coverUrl: string;
      coverChoices: { variant: number | null; url: string; isChosen: boolean }[] | null;
    };
  };
  const choose = (who: Actor, input: object) => mutate(who, 'setCourseCover', input);

  test('is part of the public URL, and each URL has its own picture', async () => {
    const { id } = await course(owner.id);
    const { coverChoices: offered } = await choices(owner, id);
    expect(offered!.map(({ variant, isChosen }) => [variant, isChosen])).toEqual([
      [null, true],
      ...[0, 1, 2, 3, 4, 5].map((variant) => [variant, false]),
    ]);
    const pictures = await Promise.all(offered!.slice(1).map(async ({ url }) => (await fetched(url)).body));
    expect(new Set(pictures).size).toBe(6);
    await choose(owner, { courseId: id, variant: 4 });
    const after = await choices(owner, id);
    expect(after.coverChoices!.filter(({ isChosen }) => isChosen).map(({ variant }) => variant)).toEqual([4]);
    expect(after.coverUrl).toBe(offered!.find(({ variant }) => variant === 4)!.url);
    expect(await urlFor(undefined, id)).toBe(after.coverUrl);
    await choose(owner, { courseId: id, variant: null });
    expect(await urlFor(undefined, id)).toBe(offered![0]!.url);
  });

  test('must exist and belong to an own course', async () => {
    const { id } = await course(owner.id);
    expect((await choices(learner, id)).coverChoices).toBeNull();
    for (const variant of [-1, 6])
      expect((await choose(owner, { courseId: id, variant })).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect((await choose(await teacher(), { courseId: id, variant: 1 })).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await fetched(`/covers/${id}.svg?variant=9`)).body).toBe(
      (await fetched(`/covers/${id}.svg`)).body,
    );
  });
});
