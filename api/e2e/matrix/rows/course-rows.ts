import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { App } from '../../../src/app.ts';
import { stageUpload } from '../../../src/platform/files/uploads.ts';
import { select } from '../../../src/testing/factories.ts';
import type { Fixture } from '../fixture.ts';
import { ADMINS, byId, byInput, ITEMS, type Row, row, SIGNED, TEACHERS, text } from './row.ts';

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a7' } })
  .png()
  .toBuffer();

const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:02.000\nChào bạn\n';
/** Gives a lesson a video, which captions need. */
const withVideo = async (app: App, lessonId: string): Promise<string> => {
  await select(app, "update lesson set kind = 'VIDEO', rule = 'WATCH' where id = ?", [lessonId]);
  return lessonId;
};
const createCaptions = async (app: App, lessonId: string, ownerId: string): Promise<string> => {
  await select(app, 'delete from caption_track where lesson_id = ?', [lessonId]);
  const [track] = await select<{ id: string }>(
    app,
    `with m as (insert into media (owner_id, kind, storage_key, content_type, size_bytes)
       values (?, 'CAPTIONS', 'media/' || gen_random_uuid(), 'text/vtt', 1) returning id)
     insert into caption_track (lesson_id, language, label, media_id) select ?, 'vi', 'Tiếng Việt', id from m returning id`,
    [ownerId, lessonId],
  );
  return track!.id;
};

/** A flagged edit of a lesson that waits for a reviewer. */
const holdEdit = async (app: App, { published, actors }: Fixture): Promise<string> => {
  const [edit] = await select<{ id: string }>(
    app,
    `insert into held_edit (course_id, kind, subject_id, title, state, content, former, changes, flagged, author_id)
       values (?, 'LESSON', ?, 'Bài 1', 'WAITING', '{"title": "Bài mới"}', '{"title": "Bài 1"}', '[]', '[]', ?)
       on conflict (subject_id) where decided_at is null do update set version = 1 returning id`,
    [published.id, published.lessonIds[0], actors.owner.id],
  );
  return edit!.id;
};

export const courseRows: readonly Row[] = [
  // Editing courses
  row('Query.myTaughtCourses', TEACHERS, { fields: '{ total }' }),
  row('Query.saleShare', TEACHERS, {
    args: 'price: $price',
    types: '$price: Vnd!',
    variables: () => ({ price: 100_000 }),
    fields: '{ price }',
  }),
  row('Query.checkoutQuote', SIGNED, {
    args: 'courseIds: $ids',
    types: '$ids: [ID!]!',
    variables: ({ published }) => ({ ids: [published.id] }),
    fields: '{ total }',
  }),
  byId('Query.teacherLink', 'AAFF0+F', ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ url }',
  }),
  byInput('Mutation.createCourse', TEACHERS, () => ({ title: 'Vẽ tranh' })),
  byInput('Mutation.duplicateCourse', 'AAFFN+F', ({ draft }) => ({ courseId: draft.id })),
  byId('Mutation.moveCourseToBin', 'AAFFN+F', ({ draft }) => draft.id, { name: 'courseId' }),
  row('Mutation.restoreCourseFromBin', 'AAFFN+F', {
    args: 'courseId: $id',
    types: '$id: ID!',
    fields: '{ id }',
    variables: async ({ draft }, _actor, app) => {
      await select(app, 'update course set deleted_at = now() where id = ?', [draft.id]);
      return { id: draft.id };
    },
  }),
  byInput('Mutation.updateCourse', 'AAFFN+F', ({ draft }) => ({
    courseId: draft.id,
    expectedVersion: 1,
    title: 'Vẽ tranh',
  })),
  row('Query.editDraft', 'AAFF0+F', {
    args: 'subject: $subject',
    types: '$subject: EditDraftSubjectInput!',
    variables: ({ draft }) => ({ subject: { courseId: draft.id } }),
    fields: '{ id }',
  }),
  byInput('Mutation.saveEditDraft', 'AAFFN+F', ({ draft }) => ({
    subject: { lessonId: draft.lessonIds[1] },
    baseVersion: 1,
    content: '{}',
  })),
  byId('Mutation.deleteEditDraft', 'AAFFN+F', ({ editDraftId }) => editDraftId, {
    name: 'draftId',
  }),
  byInput('Mutation.addCoursePicture', 'AAFFN+F', async ({ draft, actors }, actor, app) => ({
    courseId: draft.id,
    // Each actor has an image of their own, so that only the course can be the reason of an error
    uploadId:
      actor === 'anonymous'
        ? crypto.randomUUID()
        : await stageUpload(app.services, actors[actor].id, 'a.png', Readable.from([await picture])),
  })),
  byInput(
    'Mutation.addCoursePicture',
    'AAFFBBF',
    ({ draft }) => ({ courseId: draft.id, uploadId: crypto.randomUUID() }),
    { what: 'of an upload that was never sent' },
  ),
  byInput('Mutation.addCourseSound', 'AAFFN+F', async ({ draft, actors }, actor, app) => ({
    courseId: draft.id,
    uploadId:
      actor === 'anonymous'
        ? crypto.randomUUID()
        : await stageUpload(
            app.services,
            actors[actor].id,
            'a.mp3',
            Readable.from([Buffer.from('ID3 audio')]),
          ),
  })),
  byInput('Mutation.setCoursePromo', 'AAFFN+F', ({ draft }) => ({ courseId: draft.id, uploadId: null })),
  byInput('Mutation.setCourseCover', 'AAFFN+F', ({ draft }) => ({ courseId: draft.id, uploadId: null })),
  byInput('Mutation.createSection', 'AAFFN+F', ({ draft }) => ({ courseId: draft.id, title: 'Chương' })),
  byInput(
    'Mutation.importOutline',
    'AAFFN+F',
    ({ draft }) => ({
      courseId: draft.id,
      file: Buffer.from('Section,Lesson\nChương một,Bài một\n').toString('base64'),
      isDryRun: false,
    }),
    { fields: '{ lessons }' },
  ),
  byInput('Mutation.updateSection', 'AAFFN+F', ({ draft }) => ({
    sectionId: draft.sectionId,
    title: 'Chương',
  })),
  byInput('Mutation.moveSection', 'AAFFN+F', ({ draft }) => ({ sectionId: draft.sectionId, position: 0 })),
  byId('Mutation.deleteSection', 'AAFFNCF', ({ draft }) => draft.sectionId, {
    name: 'sectionId',
  }),
  byInput('Mutation.createLesson', 'AAFFN+F', ({ draft }) => ({
    sectionId: draft.sectionId,
    title: 'Bài',
    kind: 'TEXT',
  })),
  byInput('Mutation.duplicateLesson', 'AAFFN+F', ({ draft }) => ({ lessonId: draft.lessonIds[0] })),
  byInput('Mutation.copyLesson', 'AAFFN+F', ({ draft }) => ({
    lessonId: draft.lessonIds[0],
    sectionId: draft.sectionId,
  })),
  byInput('Mutation.copySection', 'AAFFN+F', ({ draft }) => ({
    sectionId: draft.sectionId,
    courseId: draft.id,
  })),
  byInput('Mutation.updateLesson', 'AAFFN+F', ({ draft }) => ({
    lessonId: draft.lessonIds[0],
    expectedVersion: 1,
    body: text('Chào'),
  })),
  byInput('Mutation.addLessonFile', 'AAFFN+F', async ({ draft, actors }, actor, app) => ({
    lessonId: draft.lessonIds[0],
    uploadId:
      actor === 'anonymous'
        ? crypto.randomUUID()
        : await stageUpload(app.services, actors[actor].id, 'a.txt', Readable.from([Buffer.from('Chào')])),
  })),
  row('Mutation.deleteLessonFile', 'AAFFN+F', {
    args: 'fileId: $id',
    types: '$id: ID!',
    fields: '{ id }',
    variables: async ({ draft, actors }, _actor, app) => {
      const [file] = await select<{ id: string }>(
        app,
        `with m as (insert into media (owner_id, kind, storage_key, content_type, size_bytes)
           values (?, 'FILE', 'media/' || gen_random_uuid(), 'text/plain', 1) returning id)
         insert into lesson_file (lesson_id, media_id, name, type) select ?, id, 'a.txt', 'TEXT' from m returning id`,
        [actors.owner.id, draft.lessonIds[0]],
      );
      return { id: file!.id };
    },
  }),
  byInput('Mutation.makeVideoStream', 'AAFFNCF', async ({ draft }, _, app) => ({
    lessonId: await withVideo(app, draft.lessonIds[0]!),
  })),
  byInput('Mutation.addLessonCaptions', 'AAFFN+F', async ({ draft, actors }, actor, app) => ({
    lessonId: await withVideo(app, draft.lessonIds[0]!),
    language: 'EN',
    uploadId:
      actor === 'anonymous'
        ? crypto.randomUUID()
        : await stageUpload(app.services, actors[actor].id, 'a.vtt', Readable.from([CAPTIONS])),
  })),
  byInput(
    'Mutation.importLessonCaptions',
    'AAFFN+F',
    async ({ draft }, _actor, app) => ({
      lessonId: await withVideo(app, draft.lessonIds[0]!),
      language: 'EN',
      file: Buffer.from(CAPTIONS).toString('base64'),
      isDryRun: false,
    }),
    { fields: '{ taken }' },
  ),
  byInput('Mutation.updateLessonCaptions', 'AAFFN+F', async ({ draft, actors }, _actor, app) => ({
    trackId: await createCaptions(app, draft.lessonIds[0]!, actors.owner.id),
    label: 'Tiếng Việt (mô tả)',
  })),
  row('Mutation.deleteLessonCaptions', 'AAFFN+F', {
    args: 'trackId: $id',
    types: '$id: ID!',
    fields: '{ id }',
    variables: async ({ draft, actors }, _actor, app) => ({
      id: await createCaptions(app, draft.lessonIds[0]!, actors.owner.id),
    }),
  }),
  byInput('Mutation.moveLesson', 'AAFFN+F', ({ draft }) => ({
    lessonId: draft.lessonIds[0],
    sectionId: draft.sectionId,
    position: 1,
  })),
  byInput(
    'Mutation.moveLesson',
    'AAFFNCF',
    ({ draft, published }) => ({ lessonId: draft.lessonIds[0], sectionId: published.sectionId, position: 0 }),
    { what: 'into another course' },
  ),
  byId('Mutation.deleteLesson', 'AAFFN+F', ({ draft }) => draft.lessonIds[0]!, {
    name: 'lessonId',
  }),
  byId('Query.courseStudents', TEACHERS, ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ total }',
  }),
  byId('Query.lessonViewings', 'AAFF00F', ({ published }) => published.lessonIds[0]!, {
    name: 'lessonId',
    what: 'of a lesson without a video',
    fields: '{ viewings }',
  }),
  byId('Query.studentLessons', TEACHERS, () => crypto.randomUUID(), { name: 'enrolmentId' }),
  byInput('Mutation.overrideProgress', 'AAFFN+F', async ({ published, actors }, _actor, app) => {
    const [enrolment] = await select<{ id: string }>(
      app,
      'select id from enrolment where course_id = ? and student_id = ?',
      [published.id, actors.enrolled.id],
    );
    return {
      enrolmentId: enrolment!.id,
      lessonId: published.lessonIds[0],
      isComplete: true,
      reason: 'Đã làm bài này ở lớp học.',
    };
  }),
  byId('Mutation.submitCourse', 'AAFFN+F', ({ draft }) => draft.id, { name: 'courseId' }),
  byId('Mutation.withdrawCourse', 'AAFFN+F', ({ waiting }) => waiting.id, {
    name: 'courseId',
  }),
  byId('Mutation.publishCourse', 'AAFFNCF', ({ draft }) => draft.id, { name: 'courseId' }),
  byInput('Mutation.askToRestoreCourse', 'AAFFNCF', ({ draft }) => ({
    courseId: draft.id,
    message: 'Đã ghi nguồn của hai bài.',
  })),
  byId('Mutation.unpublishCourse', 'AAFFN+F', ({ published }) => published.id, {
    name: 'courseId',
  }),
  byId('Mutation.archiveCourse', 'AAFFNCF', ({ published }) => published.id, {
    name: 'courseId',
  }),

  // Reviewing courses
  row('Query.courseReviews', ADMINS, { fields: '{ total }' }),
  byId('Query.courseReview', ADMINS, ({ reviewId }) => reviewId),
  row('Query.heldEdits', ADMINS, { fields: '{ total }' }),
  byInput('Mutation.decideHeldEdit', ADMINS, async (fixture, _actor, app) => ({
    heldEditId: await holdEdit(app, fixture),
    expectedVersion: 1,
    isReleased: true,
  })),
  row('Mutation.withdrawHeldEdit', 'AAFFN+F', {
    args: 'heldEditId: $id',
    types: '$id: ID!',
    fields: '{ id }',
    variables: async (fixture, _actor, app) => ({ id: await holdEdit(app, fixture) }),
  }),
  byInput('Mutation.assignReview', ADMINS, ({ reviewId }) => ({ reviewId })),
  byInput('Mutation.approveCourse', ADMINS, ({ waiting }) => ({
    courseId: waiting.id,
    checklist: ITEMS.map((item) => ({ item, verdict: 'PASS' })),
  })),
  byInput('Mutation.sendBackCourse', ADMINS, ({ waiting }) => ({
    courseId: waiting.id,
    checklist: ITEMS.map((item) => ({ item, verdict: 'FIX', note: 'Bạn sửa lại phần này nhé.' })),
    notes: 'Bạn sửa lại các phần này nhé.',
  })),
  byInput('Mutation.rejectCourse', ADMINS, ({ waiting }) => ({
    courseId: waiting.id,
    reason: 'Nội dung trái luật.',
  })),
];
