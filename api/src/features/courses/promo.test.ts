import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { stillFilm } from '../../database/seed/demo/still-film.ts';
import { stageUpload } from '../../platform/files/uploads.ts';
import { projectFolder } from '../../platform/process/project-folder.ts';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { forgeSignature } from '../../testing/forged.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from './course.enums.ts';
import { act, allPass, app, audit, decide, learner, other, owner, reviewer } from './testing/courses.ts';

const { admin, ask, count, course, db, fetchRoot, mutate, updateRow } = helpersFor(app);

const assets = join(projectFolder(), 'api', 'assets');
const film = () => createReadStream(join(assets, 'videos', 'chon-bieu-do.mp4'));
const stage = (content: Readable = film()) => stageUpload(app.services, owner.id, 'promo.mp4', content);
const set = async (courseId: string, uploadId: string | null, who: Actor = owner) =>
  mutate(who, 'setCoursePromo', { courseId, uploadId }, 'id version promo { id durationSec }');
const seen = (id: string, who?: Actor) =>
  fetchRoot<{ promo: object | null; promoUrl: string; promoStreamUrl: string } | null>(
    who,
    'query($id: String!) { course(idOrSlug: $id) { promo { durationSec isPlayable state } promoUrl promoStreamUrl } }',
    { id },
  );
const statusAt = async (url: string) => (await app.server.inject({ url })).statusCode;

describe('the promo of a course', () => {
  test('is visible to viewers of the course until it is deleted', async () => {
    const { id } = await course(owner.id);
    expect(await seen(id)).toMatchObject({ promo: null, promoUrl: null });
    expect((await set(id, await stage())).data.setCoursePromo).toMatchObject({ promo: { durationSec: 33 } });
    const shown = await seen(id);
    expect(shown).toMatchObject({ promo: { durationSec: 33, isPlayable: true, state: 'PLAIN' } });
    const answer = await app.server.inject({ url: shown!.promoUrl, headers: { range: 'bytes=0-9' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([206, 'video/mp4']);
    // ffmpeg is not configured here
    expect(await statusAt(shown!.promoStreamUrl)).toBe(404);
    expect(await statusAt(forgeSignature(shown!.promoUrl))).toBe(404);
    await set(id, null);
    expect(await seen(id)).toMatchObject({ promo: null, promoUrl: null });
    expect(await statusAt(shown!.promoUrl)).toBe(404);
    expect(await audit(id)).toEqual(['course.promo', 'course.promo']);
  });

  test('is hidden with its course, including issued URLs', async () => {
    const { id } = await course(owner.id);
    await set(id, await stage());
    const staff = await admin();
    const [guest, pupil, teacher, theirs] = [
      await seen(id),
      await seen(id, learner),
      await seen(id, owner),
      await seen(id, staff),
    ];
    await updateRow('course', id, "visibility = 'PRIVATE'");
    expect(await seen(id)).toBeNull();
    expect(await statusAt(guest!.promoUrl)).toBe(404);
    expect(await statusAt(pupil!.promoUrl)).toBe(404);
    expect(await statusAt(teacher!.promoUrl)).toBe(200);
    expect(await statusAt(theirs!.promoUrl)).toBe(200);
    await updateRow('person', staff.id, "roles = '{USER}'");
    expect(await statusAt(theirs!.promoUrl)).toBe(404);
    // The URL is bound to its person: its signature is invalid for others
    expect(await statusAt(teacher!.promoUrl.replace(owner.id, learner.id))).toBe(404);
  });

  test('is a short video, set by editors while the course is editable', async () => {
    const { id } = await course(owner.id);
    const still = await readFile(join(assets, 'still-films', 'code.mp4'));
    const details = async (content: Readable) =>
      (await set(id, await stage(content))).errors?.[0]?.extensions.details;
    expect(await details(Readable.from([stillFilm(still, 301)]))).toEqual([
      { field: 'uploadId', code: 'OUT_OF_RANGE', message: 'Video dài tối đa 5 phút.' },
    ]);
    expect(await details(Readable.from(['không phải video']))).toMatchObject([
      { field: 'uploadId', code: 'UNSUPPORTED_CONTENT' },
    ]);
    expect(getCode(await set(id, await stage(Readable.from([stillFilm(still, 300)]))))).toBeUndefined();
    expect(getCode(await set(id, null, other))).toBe('NOT_FOUND');
    const waiting = await course(owner.id, { status: CourseStatus.PENDING_REVIEW });
    expect(getReason(await set(waiting.id, null))).toBe('NOT_EDITABLE');
  });

  test('of a published course changes immediately and is in the history', async () => {
    const { id } = await course(owner.id);
    await updateRow('course', id, 'published_at = now()');
    await set(id, await stage());
    expect(await db('select kind, fields from course_change where course_id = ?', id)).toEqual([
      { kind: 'COURSE_EDITED', fields: ['promo_media_id'] },
    ]);
    expect(await count('course_revision where course_id = ?', id)).toBe(0);
  });

  test('is compared with the previous submission', async () => {
    const { id } = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 7 });
    await act(owner, 'submitCourse', id);
    await decide(reviewer, 'sendBackCourse', {
      courseId: id,
      checklist: allPass.map((check, n) => (n ? check : { ...check, verdict: 'FIX', note: 'Chưa rõ.' })),
      notes: 'Thêm video giới thiệu nhé.',
    });
    await set(id, await stage());
    await act(owner, 'submitCourse', id);
    const reply = await ask(
      reviewer,
      'query($id: String!) { course(idOrSlug: $id) { latestReview { changedFields { field before after } } } }',
      { id },
    );
    expect(reply.data.course).toEqual({
      latestReview: { changedFields: [{ field: 'PROMO', before: null, after: null }] },
    });
  });
});
