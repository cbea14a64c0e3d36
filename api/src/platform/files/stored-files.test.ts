import { createReadStream, existsSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buildSchema, type GraphQLInputObjectType, isInputObjectType } from 'graphql';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type MadeAssignment, madeAssignment } from '../../features/assignment/testing/made-assignment.ts';
import { testApp } from '../../testing/app.ts';
import {
  type Actor,
  admin,
  type CourseFacts,
  course,
  enrol,
  mutate,
  select,
  student,
  teacher,
} from '../../testing/factories.ts';
import { projectFolder } from '../process/project-folder.ts';
import { removeStrayFiles, removeUnusedFiles } from './stored-files.ts';
import { stageUpload } from './uploads.ts';

const app = await testApp();
const video = join(projectFolder(), 'api', 'assets', 'videos', 'chon-bieu-do.mp4');
const CAPTIONS = '1\n00:00:01.000 --> 00:00:02.000\nChào bạn\n';
let owner: Actor;
let boss: Actor;
let facts: CourseFacts;
let pupil: Actor;
let assigned: MadeAssignment;
beforeAll(async () => {
  owner = await teacher(app);
  boss = await admin(app);
  pupil = await student(app);
  const taught = await course(app, owner.id, { lessons: 2 });
  await enrol(app, pupil.id, taught.id);
  const [first, last] = taught.lessonIds;
  assigned = await madeAssignment(app, owner, pupil, [first!, last!]);
  facts = await course(app, owner.id, { status: 'DRAFT' as never });
  await select(
    app,
    "update lesson set kind = 'VIDEO', rule = 'WATCH', media_id = null, body = null where id = ?",
    [facts.lessonIds[0]],
  );
});

const stage = (content: Readable, name: string, by = owner) =>
  stageUpload(app.services, by.id, name, content);
/** A ticket of the owner. Files of tickets become unused when their requester is erased. */
const ownTicket = async (): Promise<string> => {
  await select(app, 'delete from ticket_file');
  const [row] = await select<{ id: string }>(
    app,
    `insert into ticket (number, subject, category, language, requester_id)
     values (gen_random_uuid()::text, 'Ảnh bị mờ', 'FAULT', 'vi', ?) returning id`,
    [owner.id],
  );
  return row!.id;
};
const picture = async (by = owner) =>
  stage(
    Readable.from([
      await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0B6B5D' } })
        .png()
        .toBuffer(),
    ]),
    'picture.png',
    by,
  );
/** The errors of a mutation; undefined if it succeeded. */
const getErrors = async (actor: Actor, name: string, input: object) =>
  (await mutate(app, actor, name, input, '__typename')).errors;
const getVersion = async (table: string, id: string): Promise<number> =>
  (await select<{ version: number }>(app, `select version from ${table} where id = ?`, [id]))[0]!.version;
const updateLesson = async (input: object) => {
  const [lessonId] = facts.lessonIds as [string];
  return getErrors(owner, 'updateLesson', {
    lessonId,
    expectedVersion: await getVersion('lesson', lessonId),
    ...input,
  });
};
const pdf = () => Readable.from(['%PDF-1.7\n%%EOF\n']);

/** Each input that accepts an uploaded file, and how to use it. The row must refer to the ID of the upload. */
const places: Record<string, () => Promise<{ uploadId: string; errors?: unknown }>> = {
  async 'SetAvatarInput.uploadId'() {
    const uploadId = await picture();
    return { uploadId, errors: await getErrors(owner, 'setAvatar', { uploadId }) };
  },
  async 'SetCourseCoverInput.uploadId'() {
    const uploadId = await picture();
    return { uploadId, errors: await getErrors(owner, 'setCourseCover', { courseId: facts.id, uploadId }) };
  },
  async 'SetCoursePromoInput.uploadId'() {
    const uploadId = await stage(createReadStream(video), 'promo.mp4');
    return { uploadId, errors: await getErrors(owner, 'setCoursePromo', { courseId: facts.id, uploadId }) };
  },
  async 'AddCoursePictureInput.uploadId'() {
    // Like `pictures.sweep` for images that no text shows
    await select(app, 'delete from course_picture where course_id = ?', [facts.id]);
    const uploadId = await picture();
    return { uploadId, errors: await getErrors(owner, 'addCoursePicture', { courseId: facts.id, uploadId }) };
  },
  async 'AddLessonFileInput.uploadId'() {
    const lessonId = facts.lessonIds[1]!;
    await select(app, 'delete from lesson_file where lesson_id = ?', [lessonId]);
    const uploadId = await stage(pdf(), 'handout.pdf');
    return { uploadId, errors: await getErrors(owner, 'addLessonFile', { lessonId, uploadId }) };
  },
  async 'AddSubmissionFileInput.uploadId'() {
    const { draftId: submissionId } = assigned;
    await select(app, 'delete from submission_file where submission_id = ?', [submissionId]);
    const uploadId = await stage(pdf(), 'work.pdf', pupil);
    return { uploadId, errors: await getErrors(pupil, 'addSubmissionFile', { submissionId, uploadId }) };
  },
  async 'SubmitSellerIdentityInput.uploadIds'() {
    const uploadId = await picture();
    const paper = { paperKind: 'CITIZEN_IDENTITY', paperNumber: '001088012345' };
    const input = { legalName: 'Trần An', address: '3 Hàng Gai', ...paper, uploadIds: [uploadId] };
    return { uploadId, errors: await getErrors(owner, 'submitSellerIdentity', input) };
  },
  async 'CreateTicketInput.uploadIds'() {
    await ownTicket();
    await select(app, "delete from throttle where key like 'contact:%'");
    const uploadId = await picture();
    const text = 'Ảnh trong bài một bị mờ.';
    const input = { category: 'FAULT', subject: 'Ảnh bị mờ', text, uploadIds: [uploadId] };
    return { uploadId, errors: await getErrors(owner, 'createTicket', input) };
  },
  async 'ReplyToTicketInput.uploadIds'() {
    const uploadId = await picture();
    const input = { ticketId: await ownTicket(), text: 'Thêm một ảnh', uploadIds: [uploadId] };
    return { uploadId, errors: await getErrors(owner, 'replyToTicket', input) };
  },
  async 'AnswerTicketInput.uploadIds'() {
    const [ticketId, uploadId] = [await ownTicket(), await picture(boss)];
    const expectedVersion = await getVersion('ticket', ticketId);
    const input = { ticketId, text: 'Xem ảnh này', uploadIds: [uploadId], expectedVersion };
    return { uploadId, errors: await getErrors(boss, 'answerTicket', input) };
  },
  async 'AddCourseSoundInput.uploadId'() {
    // Like `pictures.sweep` for audio that no question contains
    await select(app, 'delete from course_sound where course_id = ?', [facts.id]);
    const uploadId = await stage(Readable.from([Buffer.from('ID3 and what is heard')]), 'answer.mp3');
    return { uploadId, errors: await getErrors(owner, 'addCourseSound', { courseId: facts.id, uploadId }) };
  },
  async 'QuestionContentInput.soundUploadId'() {
    const soundUploadId = await stage(Readable.from([Buffer.from('ID3 and what is heard')]), 'question.mp3');
    const prompt = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Nghe' }] }],
    };
    const content = { kind: 'TRUE_FALSE', prompt, body: { isTrue: true }, points: 1, soundUploadId };
    const [known] = await select<{ questionId: string; expectedVersion: number }>(
      app,
      'select id as "questionId", version as "expectedVersion" from question where course_id = ?',
      [facts.id],
    );
    const errors = known
      ? await getErrors(owner, 'updateQuestion', { ...known, content })
      : await getErrors(owner, 'createQuestion', { courseId: facts.id, content });
    return { uploadId: soundUploadId, errors };
  },
  async 'UpdateLessonInput.uploadId'() {
    const uploadId = await stage(createReadStream(video), 'lesson.mp4');
    return { uploadId, errors: await updateLesson({ uploadId }) };
  },
  async 'AddLessonCaptionsInput.uploadId'() {
    const uploadId = await stage(Readable.from([CAPTIONS]), 'lesson.srt');
    const input = { lessonId: facts.lessonIds[0], language: 'EN', uploadId };
    return { uploadId, errors: await getErrors(owner, 'addLessonCaptions', input) };
  },
  async 'UpdateLessonInput.captionsUploadId'() {
    const captionsUploadId = await stage(Readable.from([`WEBVTT\n\n${CAPTIONS}`]), 'lesson.vtt');
    return { uploadId: captionsUploadId, errors: await updateLesson({ captionsUploadId }) };
  },
};

interface StoredFile {
  readonly id: string;
  readonly names: string[];
  readonly unused: boolean;
}
/** The row of the file of an upload: its storage key contains the ID of the upload. */
const toRow = async (uploadId: string): Promise<StoredFile | undefined> =>
  (
    await select<StoredFile>(
      app,
      `select id, case when files = '{}' then array[storage_key] else files end as names, unused_since is not null as unused
       from media where storage_key like '%' || ? || '%'`,
      [uploadId],
    )
  )[0];
const getPath = (name: string) => join(app.services.config.dataDir, 'files', name);

test('every input that accepts an upload is tested here', () => {
  const sdl = readFileSync(join(projectFolder(), 'schema', 'schema.graphql'), 'utf8');
  const mutations = Object.values(buildSchema(sdl).getTypeMap())
    .filter((type): type is GraphQLInputObjectType => isInputObjectType(type))
    .flatMap((type) =>
      Object.keys(type.getFields())
        .filter((field) => /upload_?ids?$/i.test(field))
        .map((field) => `${type.name}.${field}`),
    )
    // Only read: its pictures and audio are uploads of their own. Pictures of the brand and of pages are rows of the
    // database
    .filter(
      (place) =>
        ![
          'ImportQuestionsInput.uploadId',
          'AddBrandingFileInput.uploadId',
          'AddCustomPagePictureInput.uploadId',
        ].includes(place),
    );
  expect(mutations.sort()).toEqual(Object.keys(places).sort());
});

describe.each(Object.keys(places))('a file sent as %s', (place) => {
  test('is stored as long as a row refers to it', async () => {
    const { uploadId, errors } = await places[place]!();
    expect(errors).toBeUndefined();
    await removeUnusedFiles(app.services);
    const row = await toRow(uploadId);
    expect(row).toMatchObject({ unused: false });
    for (const name of row!.names) expect([name, existsSync(getPath(name))]).toEqual([name, true]);
  });

  test('is removed seven days after it was replaced', async () => {
    const { uploadId } = await places[place]!();
    const former = (await toRow(uploadId))!;
    await places[place]!();
    if (place.startsWith('SetAvatar')) return expect(await toRow(uploadId)).toBeUndefined(); // removed immediately
    await removeUnusedFiles(app.services);
    expect(await toRow(uploadId)).toMatchObject({ unused: true });
    await select(app, "update media set unused_since = now() - interval '6 days' where id = ?", [former.id]);
    await removeUnusedFiles(app.services);
    for (const name of former.names) expect(existsSync(getPath(name))).toBe(true);
    await select(app, "update media set unused_since = now() - interval '8 days' where id = ?", [former.id]);
    await removeUnusedFiles(app.services);
    expect(await toRow(uploadId)).toBeUndefined();
    for (const name of former.names) expect(existsSync(getPath(name))).toBe(false);
  });
});

test('a file that is used again within seven days is not removed', async () => {
  const { uploadId } = await places['UpdateLessonInput.uploadId']!();
  const { id } = (await toRow(uploadId))!;
  await places['UpdateLessonInput.uploadId']!();
  await removeUnusedFiles(app.services);
  await select(app, "update media set unused_since = now() - interval '8 days' where id = ?", [id]);
  await select(app, 'update lesson set media_id = ? where id = ?', [id, facts.lessonIds[0]]);
  await removeUnusedFiles(app.services);
  expect(await toRow(uploadId)).toMatchObject({ unused: false });
});

test('a file that no row refers to is removed after a week', async () => {
  const [recent, old] = ['covers/stray-young-480.webp', 'covers/stray-old-480.webp'];
  for (const name of [recent, old]) await app.services.storage.write(name, Readable.from(['x']));
  const longAgo = new Date(Date.now() - 8 * 86_400_000);
  utimesSync(getPath(old), longAgo, longAgo);
  const { uploadId } = await places['SetCourseCoverInput.uploadId']!();
  const named = (await toRow(uploadId))!.names;
  for (const name of named) utimesSync(getPath(name), longAgo, longAgo);
  await removeStrayFiles(app.services);
  expect([recent, old, ...named].map((name) => existsSync(getPath(name)))).toEqual([
    true,
    false,
    ...named.map(() => true),
  ]);
});
