import { describe, expect, test } from 'vitest';
import { type Actor, getRootValue } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { setAccess } from '../../testing/study.ts';
import {
  addFile,
  app,
  claim,
  helper,
  newDraft,
  queue,
  seller,
  submit,
  upload,
} from './testing/assignments.ts';

const { db, teacher, updateRow } = helpersFor(app);

const get = async (url: string) => (await app.server.inject({ url })).statusCode;

/** The URL of the first file, as a teacher who grades receives it. */
const urlForGrader = async (id: string, who: Actor) =>
  ((await claim(id, who)).data.claimSubmission as { files: { url: string }[] }).files[0]!.url;

describe('the URL of a submitted file', () => {
  test('is valid for its student and graders while they have access', async () => {
    const { assignment, who, id } = await newDraft();
    const reply = await addFile(who, id, await upload(who));
    const { url } = getRootValue<{ files: { url: string }[] }>(reply).files[0]!;
    expect(await get(url)).toBe(200);
    for (const other of [seller.id, 'guest', (await teacher()).id])
      expect(await get(url.replace(who.id, other))).toBe(404);

    await submit(who, id);
    expect(await queue(assignment.id)).toMatchObject({ items: [{ submissionId: id }] });
    const grader = await helper(assignment, 'MARK');
    const theirs = await urlForGrader(id, grader);
    expect([theirs === url, await get(theirs), await get(url)]).toEqual([false, 200, 200]);

    await db('delete from co_teacher where person_id = ?', grader.id);
    expect([await get(theirs), await get(url)]).toEqual([404, 200]);
    await setAccess(app, who, 'REVOKED');
    expect(await get(url)).toBe(404);
    await setAccess(app, who, 'ACTIVE');
    const expire = (at: string) => db(`update enrolment set expires_at = ${at} where student_id = ?`, who.id);
    await expire("now() - interval '1 second'");
    expect(await get(url)).toBe(404);
    await expire("now() + interval '1 hour'");
    expect(await get(url)).toBe(200);
    await updateRow('person', who.id, 'is_active = false');
    expect(await get(url)).toBe(404);
  });
});
