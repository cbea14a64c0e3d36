import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { CourseStatus } from '../course.enums.ts';
import { sweepDrafts } from '../sweeps.jobs.ts';
import { MAX_DRAFT_LENGTH, MAX_DRAFTS } from './edit-draft.entity.ts';

const app = await testApp();
const { ask, course, db, fetchRoot, mutate, teacher } = helpersFor(app);
let owner: Actor;
let facts: CourseFacts;
let lessonId: string;
beforeEach(async () => {
  owner = await teacher();
  facts = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 1 });
  lessonId = facts.lessonIds[0]!;
});

const save = (content: string, more: object = {}, who = owner) =>
  mutate(
    who,
    'saveEditDraft',
    { subject: { lessonId }, baseVersion: 1, content, ...more },
    'id version baseVersion content',
  );
/** The draft in a response. */
const storedIn = (reply: Awaited<ReturnType<typeof save>>) =>
  reply.data.saveEditDraft as { id: string; content: string };
const getDraft = (subject: object, who = owner) =>
  fetchRoot(who, 'query($s: EditDraftSubjectInput!) { editDraft(subject: $s) { id version content } }', {
    s: subject,
  });
const UPDATE = 'mutation($input: UpdateLessonInput!) { updateLesson(input: $input) { version } }';

describe('a draft', () => {
  test('is stored and returned to its author on any device', async () => {
    expect((await save('{"a":1}')).data.saveEditDraft).toMatchObject({ version: 1, content: '{"a":1}' });
    expect((await save('{"a":2}', { expectedVersion: 1 })).data.saveEditDraft).toMatchObject({ version: 2 });
    expect(await getDraft({ lessonId })).toMatchObject({ version: 2, content: '{"a":2}' });
    expect(await getDraft({ courseId: facts.id })).toBeNull();
    expect(await getDraft({ lessonId }, await teacher())).toBeNull();
  });

  test('of two simultaneous tabs is stored once, with a conflict for the other', async () => {
    for (const expectedVersion of [null, 1]) {
      const replies = await Promise.all(
        ['"một"', '"hai"', '"ba"'].map((content) => save(content, { expectedVersion })),
      );
      expect(replies.map((reply) => getReason(reply) ?? 'kept').sort()).toEqual([
        'STALE_VERSION',
        'STALE_VERSION',
        'kept',
      ]);
      const kept = replies.find((reply) => getReason(reply) === undefined)!;
      expect(await getDraft({ lessonId })).toMatchObject({ content: storedIn(kept).content });
    }
  });

  test('is deleted when its edits are saved, not after a failure', async () => {
    const { id: draftId } = storedIn(await save('{"title":"Mới"}'));
    const edit = (input: object) => ask(owner, UPDATE, { input: { lessonId, draftId, ...input } });
    expect(getCode(await edit({ expectedVersion: 7, title: 'Mới' }))).toBe('CONFLICT');
    expect(await getDraft({ lessonId })).toMatchObject({ id: draftId });
    expect(getCode(await edit({ expectedVersion: 1, title: 'Bài mới' }))).toBeUndefined();
    expect(await getDraft({ lessonId })).toBeNull();
  });

  test('of another person cannot be stored, deleted or consumed', async () => {
    const other = await teacher();
    expect(getCode(await save('{}', {}, other))).toBe('NOT_FOUND');
    const { id: draftId } = storedIn(await save('{}'));
    const discard = 'mutation($id: ID!) { deleteEditDraft(draftId: $id) { id } }';
    expect(getCode(await ask(other, discard, { id: draftId }))).toBe('NOT_FOUND');
    const theirs = await course(other.id, { status: CourseStatus.DRAFT, lessons: 1 });
    await ask(other, UPDATE, {
      input: { lessonId: theirs.lessonIds[0], expectedVersion: 1, title: 'Của họ', draftId },
    });
    expect(await getDraft({ lessonId })).toMatchObject({ id: draftId });
    expect(await fetchRoot(owner, discard, { id: draftId })).toEqual({ id: draftId });
    expect(await getDraft({ lessonId })).toBeNull();
  });

  test('is limited in size and number and expires or is deleted with its lesson', async () => {
    expect(getCode(await save('x'.repeat(MAX_DRAFT_LENGTH + 1)))).toBe('BAD_INPUT');
    expect(getCode(await save('x'.repeat(MAX_DRAFT_LENGTH)))).toBeUndefined();
    await db(
      `with made as (insert into lesson (course_id, section_id, title, kind, rule, position)
         select course_id, section_id, 'Bài ' || n, kind, rule, position + n from lesson, generate_series(1, ${MAX_DRAFTS - 1}) n
         where id = ? returning id)
       insert into edit_draft (person_id, lesson_id, base_version, content) select ?, id, 1, '{}' from made`,
      lessonId,
      owner.id,
    );
    expect(getReason(await save('{}', { subject: { courseId: facts.id } }))).toBe('TOO_MANY_DRAFTS');
    await db('delete from lesson where course_id = ? and id <> ?', facts.id, lessonId);
    expect(getCode(await save('{}', { subject: { courseId: facts.id } }))).toBeUndefined();
    await db("update edit_draft set updated_at = now() - interval '181 days' where lesson_id = ?", lessonId);
    await sweepDrafts.handle(app.services, {});
    expect([await getDraft({ lessonId }), await getDraft({ courseId: facts.id })]).toEqual([
      null,
      expect.anything(),
    ]);
  });
});
