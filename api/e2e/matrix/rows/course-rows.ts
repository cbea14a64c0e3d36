import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { App } from '../../../src/app.ts';
import { stageUpload } from '../../../src/platform/files/uploads.ts';
import { select } from '../../../src/testing/factories.ts';
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
const captionsOf = async (app: App, lessonId: string, ownerId: string): Promise<string> => {
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
  row('Query.teacherLink', 'AAFF0+F', {
    args: 'courseId: $id',
    types: '$id: ID!',
    variables: ({ published }) => ({ id: published.id }),
    fields: '{ url }',
  }),
  byInput('Mutation.createCourse', TEACHERS, () => ({ title: 'Vẽ tranh' }), { fields: '{ id }' }),
  byInput(
    'Mutation.updateCourse',
    'AAFFN+F',
    ({ draft }) => ({ courseId: draft.id, expectedVersion: 1, title: 'Vẽ tranh' }),
    {
      fields: '{ id }',
    },
  ),
  row('Query.editDraft', 'AAFF0+F', {
    args: 'subject: $subject',
    types: '$subject: EditDraftSubjectInput!',
    variables: ({ draft }) => ({ subject: { courseId: draft.id } }),
    fields: '{ id }',
  }),
  byInput(
    'Mutation.saveEditDraft',
    'AAFFN+F',
    ({ draft }) => ({ subject: { lessonId: draft.lessonIds[1] }, baseVersion: 1, content: '{}' }),
    { fields: '{ id }' },
  ),
  byId('Mutation.deleteEditDraft', 'AAFFN+F', ({ editDraftId }) => editDraftId, {
    name: 'draftId',
    fields: '{ id }',
  }),
  byInput(
    'Mutation.addCoursePicture',
    'AAFFN+F',
    async ({ draft, actors }, actor, app) => ({
      courseId: draft.id,
      // Each actor has an image of their own, so that only the course can be the reason of an error
      uploadId:
        actor === 'anonymous'
          ? crypto.randomUUID()
          : await stageUpload(app.services, actors[actor].id, 'a.png', Readable.from([await picture])),
    }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.addCoursePicture',
    'AAFFBBF',
    ({ draft }) => ({ courseId: draft.id, uploadId: crypto.randomUUID() }),
    { what: 'of an upload that was never sent', fields: '{ id }' },
  ),
  byInput('Mutation.setCoursePromo', 'AAFFN+F', ({ draft }) => ({ courseId: draft.id, uploadId: null }), {
    fields: '{ id }',
  }),
  byInput('Mutation.setCourseCover', 'AAFFN+F', ({ draft }) => ({ courseId: draft.id, uploadId: null }), {
    fields: '{ id }',
  }),
  byInput('Mutation.createSection', 'AAFFN+F', ({ draft }) => ({ courseId: draft.id, title: 'Chương' }), {
    fields: '{ id }',
  }),
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
  byInput(
    'Mutation.updateSection',
    'AAFFN+F',
    ({ draft }) => ({ sectionId: draft.sectionId, title: 'Chương' }),
    {
      fields: '{ id }',
    },
  ),
  byInput('Mutation.moveSection', 'AAFFN+F', ({ draft }) => ({ sectionId: draft.sectionId, position: 0 }), {
    fields: '{ id }',
  }),
  byId('Mutation.deleteSection', 'AAFFNCF', ({ draft }) => draft.sectionId, {
    name: 'sectionId',
    fields: '{ id }',
  }),
  byInput(
    'Mutation.createLesson',
    'AAFFN+F',
    ({ draft }) => ({ sectionId: draft.sectionId, title: 'Bài', kind: 'TEXT' }),
    {
      fields: '{ id }',
    },
  ),
  byInput('Mutation.duplicateLesson', 'AAFFN+F', ({ draft }) => ({ lessonId: draft.lessonIds[0] }), {
    fields: '{ id }',
  }),
  byInput(
    'Mutation.updateLesson',
    'AAFFN+F',
    ({ draft }) => ({ lessonId: draft.lessonIds[0], expectedVersion: 1, body: text('Chào') }),
    {
      fields: '{ id }',
    },
  ),
  byInput(
    'Mutation.addLessonFile',
    'AAFFN+F',
    async ({ draft, actors }, actor, app) => ({
      lessonId: draft.lessonIds[0],
      uploadId:
        actor === 'anonymous'
          ? crypto.randomUUID()
          : await stageUpload(app.services, actors[actor].id, 'a.txt', Readable.from([Buffer.from('Chào')])),
    }),
    { fields: '{ id }' },
  ),
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
  byInput(
    'Mutation.makeVideoStream',
    'AAFFNCF',
    async ({ draft }, _, app) => ({ lessonId: await withVideo(app, draft.lessonIds[0]!) }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.addLessonCaptions',
    'AAFFN+F',
    async ({ draft, actors }, actor, app) => ({
      lessonId: await withVideo(app, draft.lessonIds[0]!),
      language: 'EN',
      uploadId:
        actor === 'anonymous'
          ? crypto.randomUUID()
          : await stageUpload(app.services, actors[actor].id, 'a.vtt', Readable.from([CAPTIONS])),
    }),
    { fields: '{ id }' },
  ),
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
  byInput(
    'Mutation.updateLessonCaptions',
    'AAFFN+F',
    async ({ draft, actors }, _actor, app) => ({
      trackId: await captionsOf(app, draft.lessonIds[0]!, actors.owner.id),
      label: 'Tiếng Việt (mô tả)',
    }),
    { fields: '{ id }' },
  ),
  row('Mutation.deleteLessonCaptions', 'AAFFN+F', {
    args: 'trackId: $id',
    types: '$id: ID!',
    fields: '{ id }',
    variables: async ({ draft, actors }, _actor, app) => ({
      id: await captionsOf(app, draft.lessonIds[0]!, actors.owner.id),
    }),
  }),
  byInput(
    'Mutation.moveLesson',
    'AAFFN+F',
    ({ draft }) => ({ lessonId: draft.lessonIds[0], sectionId: draft.sectionId, position: 1 }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.moveLesson',
    'AAFFNCF',
    ({ draft, published }) => ({ lessonId: draft.lessonIds[0], sectionId: published.sectionId, position: 0 }),
    { what: 'into another course', fields: '{ id }' },
  ),
  byId('Mutation.deleteLesson', 'AAFFN+F', ({ draft }) => draft.lessonIds[0]!, {
    name: 'lessonId',
    fields: '{ id }',
  }),
  row('Query.courseStudents', TEACHERS, {
    args: 'courseId: $id',
    types: '$id: ID!',
    variables: ({ published }) => ({ id: published.id }),
    fields: '{ total }',
  }),
  row('Query.lessonViewings', 'AAFF00F', {
    what: 'of a lesson without a video',
    args: 'lessonId: $id',
    types: '$id: ID!',
    variables: ({ published }) => ({ id: published.lessonIds[0] }),
    fields: '{ viewings }',
  }),
  row('Query.studentLessons', TEACHERS, {
    args: 'enrolmentId: $id',
    types: '$id: ID!',
    variables: () => ({ id: crypto.randomUUID() }),
    fields: '{ id }',
  }),
  byInput(
    'Mutation.overrideProgress',
    'AAFFN+F',
    async ({ published, actors }, _actor, app) => {
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
    },
    { fields: '{ id }' },
  ),
  byId('Mutation.submitCourse', 'AAFFN+F', ({ draft }) => draft.id, { name: 'courseId', fields: '{ id }' }),
  byId('Mutation.withdrawCourse', 'AAFFN+F', ({ waiting }) => waiting.id, {
    name: 'courseId',
    fields: '{ id }',
  }),
  byId('Mutation.publishCourse', 'AAFFNCF', ({ draft }) => draft.id, { name: 'courseId', fields: '{ id }' }),
  byInput(
    'Mutation.askToRestoreCourse',
    'AAFFNCF',
    ({ draft }) => ({ courseId: draft.id, message: 'Đã ghi nguồn của hai bài.' }),
    { fields: '{ id }' },
  ),
  byId('Mutation.unpublishCourse', 'AAFFN+F', ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ id }',
  }),
  byId('Mutation.archiveCourse', 'AAFFNCF', ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ id }',
  }),

  // Reviewing courses
  row('Query.courseReviews', ADMINS, { fields: '{ total }' }),
  byId('Query.courseReview', ADMINS, ({ reviewId }) => reviewId, { fields: '{ id }' }),
  byInput('Mutation.assignReview', ADMINS, ({ reviewId }) => ({ reviewId }), { fields: '{ id }' }),
  byInput(
    'Mutation.approveCourse',
    ADMINS,
    ({ waiting }) => ({ courseId: waiting.id, checklist: ITEMS.map((item) => ({ item, verdict: 'PASS' })) }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.sendBackCourse',
    ADMINS,
    ({ waiting }) => ({
      courseId: waiting.id,
      checklist: ITEMS.map((item) => ({ item, verdict: 'FIX', note: 'Bạn sửa lại phần này nhé.' })),
      notes: 'Bạn sửa lại các phần này nhé.',
    }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.rejectCourse',
    ADMINS,
    ({ waiting }) => ({ courseId: waiting.id, reason: 'Nội dung trái luật.' }),
    {
      fields: '{ id }',
    },
  ),
];
