import { Readable } from 'node:stream';
import { testApp } from '../../../testing/app.ts';
import {
  type Actor,
  ask,
  type CourseFacts,
  course,
  enrol,
  select,
  student,
  teacher,
} from '../../../testing/factories.ts';

export const app = await testApp();
/** The owner of the courses. */
export const seller = await teacher(app);

export const OPEN = 'mutation($id: ID!) { openLesson(lessonId: $id) { id body mediaUrl } }';
export const REPORT = `mutation($input: RecordProgressInput!) { recordProgress(input: $input) {
  state doneSec requiredSec positionSec watchedRanges { from to } enrolment { percentage completedLessons completedAt } } }`;
export const open = (who: Actor | undefined, id: string) => ask(app, who, OPEN, { id });
export const report = (who: Actor, lessonId: string, input: object) =>
  ask(app, who, REPORT, { input: { lessonId, ...input } });
/** Moves the last report of a lesson into the past, as if this many seconds had passed. */
export const pass = (who: Actor, lessonId: string, sec: number) =>
  select(
    app,
    `update lesson_progress p set reported_at = reported_at - make_interval(secs => ?) from enrolment e
     where e.id = p.enrolment_id and e.student_id = ? and p.lesson_id = ?`,
    [sec, who.id, lessonId],
  );
/** Returns a function that returns the seconds since its creation. */
export const stopwatch = () => {
  const start = performance.now();
  return () => (performance.now() - start) / 1000;
};
export async function studying(lessons = 2): Promise<{ who: Actor; facts: CourseFacts }> {
  const [who, facts] = [await student(app), await course(app, seller.id, { lessons })];
  await enrol(app, who.id, facts.id);
  return { who, facts };
}
/** A lesson with a video of a minute, whose file has this many bytes. */
export async function storeVideo(lessonId: string, bytes: number): Promise<string> {
  const id = await makeVideo(lessonId, 60);
  const [media] = await select<{ key: string }>(app, 'select storage_key as key from media where id = ?', [
    id,
  ]);
  await app.services.storage.write(media!.key, Readable.from([Buffer.alloc(bytes, 7)]));
  return id;
}
export const makeVideo = async (lessonId: string, sec: number) => {
  const [media] = await select<{ id: string }>(
    app,
    `insert into media (owner_id, kind, storage_key, content_type, size_bytes, duration_sec)
     values (?, 'VIDEO', 'media/' || gen_random_uuid(), 'video/mp4', 1000, ?) returning id`,
    [seller.id, sec],
  );
  await select(
    app,
    "update lesson set kind = 'VIDEO', rule = 'WATCH', duration_sec = ?, media_id = ? where id = ?",
    [sec, media!.id, lessonId],
  );
  return media!.id;
};
