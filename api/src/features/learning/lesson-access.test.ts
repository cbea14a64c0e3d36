import { describe, expect, test } from 'vitest';
import { type Actor, getCode } from '../../testing/factories.ts';
import { forgeSignature } from '../../testing/forged.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { transactionsWaiting } from '../../testing/locks.ts';
import { setAccess } from '../../testing/study.ts';
import { CourseStatus } from '../courses/index.ts';
import { app, open, seller, storeVideo, studying } from './testing/students.ts';

const { admin, ask, count, course, db, student, teacher, updateRow } = helpersFor(app);

describe('access to a lesson', () => {
  const CONTENT = 'query($id: ID!) { lessonContent(id: $id) { id body } }';

  test('is denied without enrolment on every path', async () => {
    const facts = await course(seller.id);
    const [lesson] = facts.lessonIds;
    for (const who of [undefined, await student(), await teacher()]) {
      expect((await ask(who, CONTENT, { id: lesson })).data).toEqual({ lessonContent: null });
      expect(getCode(await open(who, lesson!))).toBe(who ? 'FORBIDDEN' : 'UNAUTHENTICATED');
    }
  });

  test('is granted to students, the teacher, administrators and previews', async () => {
    const { who, facts } = await studying();
    const [lesson, preview] = facts.lessonIds;
    expect((await ask(who, CONTENT, { id: lesson })).data).toEqual({ lessonContent: null });
    expect((await open(who, lesson!)).data.openLesson).toMatchObject({ body: { type: 'doc' } });
    for (const reader of [who, seller, await admin()])
      expect((await ask(reader, CONTENT, { id: lesson })).data.lessonContent).toMatchObject({ id: lesson });
    await updateRow('lesson', preview!, 'is_preview = true');
    expect((await ask(undefined, CONTENT, { id: preview })).data.lessonContent).toMatchObject({
      id: preview,
    });
    await updateRow('course', facts.id, "status = 'DRAFT'");
    expect((await ask(undefined, CONTENT, { id: preview })).data).toEqual({ lessonContent: null });
  });

  test('counts all lessons that are opened simultaneously', async () => {
    for (let n = 0; n < 5; n++) {
      const { who, facts } = await studying(6);
      const replies = await Promise.all(facts.lessonIds.map((lesson) => open(who, lesson)));
      expect(replies.map(({ errors }) => errors)).toEqual(facts.lessonIds.map(() => undefined));
      const [reached] = await db('select highest_percentage from enrolment where student_id = ?', who.id);
      expect(reached).toEqual({ highest_percentage: 100 });
    }
  });

  test('is denied, without a write, if enrolment ends simultaneously', async () => {
    const { who, facts } = await studying();
    const [lesson] = facts.lessonIds;
    const em = app.services.orm.em.fork();
    await em.begin();
    await em.execute("update enrolment set access = 'REVOKED' where student_id = ?", [who.id]);
    const opening = open(who, lesson!);
    await transactionsWaiting(app.services.orm);
    await em.commit();
    expect(getCode(await opening)).toBe('FORBIDDEN');
    expect(await count('lesson_progress where lesson_id = ?', lesson!)).toBe(0);
  });

  test('is denied if the teacher removes the lesson simultaneously', async () => {
    for (const isStudied of [false, true]) {
      const { who, facts } = await studying(3);
      const [lesson] = facts.lessonIds;
      const em = app.services.orm.em.fork();
      await em.begin();
      await em.execute('select 1 from lesson where id = ? for update', [lesson!]);
      await em.execute(
        isStudied ? 'update lesson set removed_at = now() where id = ?' : 'delete from lesson where id = ?',
        [lesson!],
      );
      const opening = open(who, lesson!);
      await transactionsWaiting(app.services.orm);
      // Takes the lock that the recount of lessons takes at the commit
      await em.execute('select 1 from enrolment where student_id = ? for update', [who.id]);
      await em.commit();
      expect(getCode(await opening)).toBe('NOT_FOUND');
      expect(await count('lesson_progress where lesson_id = ?', lesson!)).toBe(0);
    }
  });

  test('ends with a suspension, although the course remains visible', async () => {
    const { who, facts } = await studying();
    await open(who, facts.lessonIds[0]!);
    await setAccess(app, who, 'SUSPENDED');
    expect((await ask(who, CONTENT, { id: facts.lessonIds[0] })).data).toEqual({ lessonContent: null });
    expect(getCode(await open(who, facts.lessonIds[0]!))).toBe('FORBIDDEN');
  });

  test('continues after the course is withdrawn', async () => {
    const { who, facts } = await studying();
    await updateRow('course', facts.id, 'status = ?', [CourseStatus.SUSPENDED]);
    expect((await open(who, facts.lessonIds[0]!)).errors).toBeUndefined();
  });

  test('hides a lesson of a draft from others', async () => {
    const facts = await course(seller.id, { status: CourseStatus.DRAFT });
    expect(getCode(await open(await student(), facts.lessonIds[0]!))).toBe('NOT_FOUND');
    expect(getCode(await open(await student(), 'no-such-lesson'))).toBe('NOT_FOUND');
  });

  test('requires a valid signed URL for the video', async () => {
    const { who, facts } = await studying();
    const media = await storeVideo(facts.lessonIds[0]!, 1000);
    const url = ((await open(who, facts.lessonIds[0]!)).data.openLesson as { mediaUrl: string }).mediaUrl;
    const get = (address: string, headers = {}) => app.server.inject({ url: address, headers });
    expect((await get(url)).rawPayload).toHaveLength(1000);
    const part = await get(url, { range: 'bytes=10-19' });
    expect([part.statusCode, part.rawPayload.length, part.headers['content-range']]).toEqual([
      206,
      10,
      'bytes 10-19/1000',
    ]);
    expect((await get(url, { range: 'bytes=1000-' })).statusCode).toBe(416);
    const past = url.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) - 10}`);
    const later = url.replace(/expires=(\d+)/, (_, at: string) => `expires=${Number(at) + 3600}`);
    for (const wrong of [
      `/media/private/${media}`,
      `/media/lessons/${facts.lessonIds[0]}/${media}`,
      url.replace(who.id, (await student()).id),
      url.replace(who.id, 'guest'),
      url.replace('as=student', 'as=staff'),
      url.replace(facts.lessonIds[0]!, facts.lessonIds[1]!),
      past,
      later,
      url.replace(media, facts.id),
      forgeSignature(url),
    ])
      expect((await get(wrong)).statusCode).toBe(404);
    // The URL becomes invalid together with the access under which it was issued
    const as = async (table: string, change: string, back: string, id: string) => {
      await db(`update ${table} set ${change} where id = ?`, id);
      expect([change, (await get(url)).statusCode]).toEqual([change, 404]);
      await db(`update ${table} set ${back} where id = ?`, id);
      expect([back, (await get(url)).statusCode]).toEqual([back, 200]);
    };
    const [enrolment] = await db<{ id: string }>(
      'select id from enrolment where student_id = ? and course_id = ?',
      who.id,
      facts.id,
    );
    for (const access of ['SUSPENDED', 'EXPIRED', 'REVOKED'])
      await as('enrolment', `access = '${access}'`, "access = 'ACTIVE'", enrolment!.id);
    const over = "expires_at = now() - interval '1 second'";
    await as('enrolment', over, 'expires_at = null', enrolment!.id);
    await as('person', 'is_active = false', 'is_active = true', who.id);
    await as('lesson', 'removed_at = now()', 'removed_at = null', facts.lessonIds[0]!);
  });

  test('a preview’s video is public, and staff have a temporary own URL', async () => {
    const facts = await course(seller.id);
    const lessonId = facts.lessonIds[0]!;
    await storeVideo(lessonId, 10);
    await updateRow('lesson', lessonId, 'is_preview = true');
    const urlFor = async (actor: Actor | undefined) =>
      (
        (await ask(actor, 'query($id: ID!) { lessonContent(id: $id) { mediaUrl } }', { id: lessonId })).data
          .lessonContent as { mediaUrl: string }
      ).mediaUrl;
    const staff = await admin();
    const urls = [await urlFor(undefined), await urlFor(seller), await urlFor(staff)];
    const codes = async () =>
      Promise.all(urls.map(async (url) => (await app.server.inject({ url })).statusCode));
    expect(await codes()).toEqual([200, 200, 200]);
    await updateRow('lesson', lessonId, 'is_preview = false');
    expect(await codes()).toEqual([404, 200, 200]);
    await updateRow('person', staff.id, "roles = '{USER}'");
    expect(await codes()).toEqual([404, 200, 404]);
  });
});
