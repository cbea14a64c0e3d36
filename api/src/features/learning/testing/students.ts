import { Readable } from 'node:stream';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';

export const app = await testApp();
const { ask, course, db, enrol, student, teacher, updateRow } = helpersFor(app);
/** The owner of the courses. */
export const seller = await teacher();

export const OPEN = 'mutation($id: ID!) { openLesson(lessonId: $id) { id body mediaUrl } }';
export const REPORT = `mutation($input: RecordProgressInput!) { recordProgress(input: $input) {
  state doneSec requiredSec positionSec watchedRanges { from to } enrolment { percentage completedLessons completedAt } } }`;
export const open = (who: Actor | undefined, id: string) => ask(who, OPEN, { id });
export const report = (who: Actor, lessonId: string, input: object) =>
  ask(who, REPORT, { input: { lessonId, ...input } });
/** Moves the last report of a lesson into the past, as if this many seconds had passed. */
export const pass = (who: Actor, lessonId: string, sec: number) =>
  db(
    `update lesson_progress p set reported_at = reported_at - make_interval(secs => ?) from enrolment e
     where e.id = p.enrolment_id and e.student_id = ? and p.lesson_id = ?`,
    sec,
    who.id,
    lessonId,
  );
/** Completes a text lesson. */
export async function finish(who: Actor, lessonId: string): Promise<void> {
  await open(who, lessonId);
  await pass(who, lessonId, 200);
  const reply = await report(who, lessonId, { dwellSec: 200 });
  if (reply.errors) throw new Error(JSON.stringify(reply.errors));
}
/** Returns a function that returns the seconds since its creation. */
export const stopwatch = () => {
  const start = performance.now();
  return () => (performance.now() - start) / 1000;
};
export async function studying(lessons = 2): Promise<{ who: Actor; facts: CourseFacts }> {
  const [who, facts] = [await student(), await course(seller.id, { lessons })];
  await enrol(who.id, facts.id);
  return { who, facts };
}
/** A lesson with a video of a minute, whose file has this many bytes. */
export async function storeVideo(lessonId: string, bytes: number): Promise<string> {
  const id = await makeVideo(lessonId, 60);
  const [media] = await db<{ key: string }>('select storage_key as key from media where id = ?', id);
  await app.services.storage.write(media!.key, Readable.from([Buffer.alloc(bytes, 7)]));
  return id;
}
export const makeVideo = async (lessonId: string, sec: number) => {
  const [media] = await db<{ id: string }>(
    `insert into media (owner_id, kind, storage_key, content_type, size_bytes, duration_sec)
     values (?, 'VIDEO', 'media/' || gen_random_uuid(), 'video/mp4', 1000, ?) returning id`,
    seller.id,
    sec,
  );
  await updateRow('lesson', lessonId, "kind = 'VIDEO', rule = 'WATCH', duration_sec = ?, media_id = ?", [
    sec,
    media!.id,
  ]);
  return media!.id;
};
