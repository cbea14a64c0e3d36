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
  ask,
  type CourseFacts,
  course,
  enrol,
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
const lesson = async (input: object) => {
  const [{ version }] = (await select<{ version: number }>(app, 'select version from lesson where id = ?', [
    facts.lessonIds[0],
  ])) as [{ version: number }];
  return ask(app, owner, 'mutation($input: UpdateLessonInput!) { updateLesson(input: $input) { id } }', {
    input: { lessonId: facts.lessonIds[0], expectedVersion: version, ...input },
  });
};

/** Each input that accepts an uploaded file, and how to use it. The row must refer to the ID of the upload. */
const places: Record<string, () => Promise<{ uploadId: string; errors?: unknown }>> = {
  async 'SetAvatarInput.uploadId'() {
    const uploadId = await picture();
    const { errors } = await ask(
      app,
      owner,
      'mutation($input: SetAvatarInput!) { setAvatar(input: $input) { id } }',
      { input: { uploadId } },
    );
    return { uploadId, errors };
  },
  async 'SetCourseCoverInput.uploadId'() {
    const uploadId = await picture();
    const { errors } = await ask(
      app,
      owner,
      'mutation($input: SetCourseCoverInput!) { setCourseCover(input: $input) { id } }',
      { input: { courseId: facts.id, uploadId } },
    );
    return { uploadId, errors };
  },
  async 'SetCoursePromoInput.uploadId'() {
    const uploadId = await stage(createReadStream(video), 'promo.mp4');
    const { errors } = await ask(
      app,
      owner,
      'mutation($input: SetCoursePromoInput!) { setCoursePromo(input: $input) { id } }',
      { input: { courseId: facts.id, uploadId } },
    );
    return { uploadId, errors };
  },
  async 'AddCoursePictureInput.uploadId'() {
    // Like `pictures.sweep` for images that no text shows
    await select(app, 'delete from course_picture where course_id = ?', [facts.id]);
    const uploadId = await picture();
    const { errors } = await ask(
      app,
      owner,
      'mutation($input: AddCoursePictureInput!) { addCoursePicture(input: $input) { id } }',
      { input: { courseId: facts.id, uploadId } },
    );
    return { uploadId, errors };
  },
  async 'AddLessonFileInput.uploadId'() {
    await select(app, 'delete from lesson_file where lesson_id = ?', [facts.lessonIds[1]]);
    const uploadId = await stage(Readable.from(['%PDF-1.7\n%%EOF\n']), 'handout.pdf');
    const { errors } = await ask(
      app,
      owner,
      'mutation($input: AddLessonFileInput!) { addLessonFile(input: $input) { id } }',
      { input: { lessonId: facts.lessonIds[1], uploadId } },
    );
    return { uploadId, errors };
  },
  async 'AddSubmissionFileInput.uploadId'() {
    const { draftId: submissionId } = assigned;
    await select(app, 'delete from submission_file where submission_id = ?', [submissionId]);
    const uploadId = await stageUpload(
      app.services,
      pupil.id,
      'work.pdf',
      Readable.from(['%PDF-1.7\n%%EOF\n']),
    );
    const { errors } = await ask(
      app,
      pupil,
      'mutation($input: AddSubmissionFileInput!) { addSubmissionFile(input: $input) { id } }',
      { input: { submissionId, uploadId } },
    );
    return { uploadId, errors };
  },
  async 'CreateTicketInput.uploadIds'() {
    await ownTicket();
    await select(app, "delete from throttle where key like 'contact:%'");
    const uploadId = await picture();
    const input = {
      ...{ category: 'FAULT', subject: 'Ảnh bị mờ', text: 'Ảnh trong bài một bị mờ.' },
      uploadIds: [uploadId],
    };
    const { errors } = await ask(
      app,
      owner,
      'mutation($input: CreateTicketInput!) { createTicket(input: $input) { number } }',
      { input },
    );
    return { uploadId, errors };
  },
  async 'ReplyToTicketInput.uploadIds'() {
    const uploadId = await picture();
    const { errors } = await ask(
      app,
      owner,
      'mutation($input: ReplyToTicketInput!) { replyToTicket(input: $input) { id } }',
      { input: { ticketId: await ownTicket(), text: 'Thêm một ảnh', uploadIds: [uploadId] } },
    );
    return { uploadId, errors };
  },
  async 'AnswerTicketInput.uploadIds'() {
    const [ticketId, uploadId] = [await ownTicket(), await picture(boss)];
    const [{ version }] = (await select<{ version: number }>(app, 'select version from ticket where id = ?', [
      ticketId,
    ])) as [{ version: number }];
    const { errors } = await ask(
      app,
      boss,
      'mutation($input: AnswerTicketInput!) { answerTicket(input: $input) { id } }',
      { input: { ticketId, text: 'Xem ảnh này', uploadIds: [uploadId], expectedVersion: version } },
    );
    return { uploadId, errors };
  },
  async 'QuestionContentInput.soundUploadId'() {
    const uploadId = await stage(Readable.from([Buffer.from('ID3 and what is heard')]), 'question.mp3');
    const prompt = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Nghe' }] }],
    };
    const content = {
      kind: 'TRUE_FALSE',
      prompt,
      body: { isTrue: true },
      points: 1,
      soundUploadId: uploadId,
    };
    const [known] = await select<{ id: string; version: number }>(
      app,
      'select id, version from question where course_id = ?',
      [facts.id],
    );
    const { errors } = known
      ? await ask(
          app,
          owner,
          'mutation($input: UpdateQuestionInput!) { updateQuestion(input: $input) { id } }',
          {
            input: { questionId: known.id, expectedVersion: known.version, content },
          },
        )
      : await ask(
          app,
          owner,
          'mutation($input: CreateQuestionInput!) { createQuestion(input: $input) { id } }',
          {
            input: { courseId: facts.id, content },
          },
        );
    return { uploadId, errors };
  },
  async 'UpdateLessonInput.uploadId'() {
    const uploadId = await stage(createReadStream(video), 'lesson.mp4');
    return { uploadId, errors: (await lesson({ uploadId })).errors };
  },
  async 'AddLessonCaptionsInput.uploadId'() {
    const uploadId = await stage(Readable.from([CAPTIONS]), 'lesson.srt');
    const { errors } = await ask(
      app,
      owner,
      'mutation($input: AddLessonCaptionsInput!) { addLessonCaptions(input: $input) { id } }',
      { input: { lessonId: facts.lessonIds[0], language: 'EN', uploadId } },
    );
    return { uploadId, errors };
  },
  async 'UpdateLessonInput.captionsUploadId'() {
    const uploadId = await stage(Readable.from([`WEBVTT\n\n${CAPTIONS}`]), 'lesson.vtt');
    return { uploadId, errors: (await lesson({ captionsUploadId: uploadId })).errors };
  },
};

interface StoredFile {
  readonly id: string;
  readonly names: string[];
  readonly unused: boolean;
}
/** The row of the file of an upload: its storage key contains the ID of the upload. */
const rowOf = async (uploadId: string): Promise<StoredFile | undefined> =>
  (
    await select<StoredFile>(
      app,
      `select id, case when files = '{}' then array[storage_key] else files end as names, unused_since is not null as unused
       from media where storage_key like '%' || ? || '%'`,
      [uploadId],
    )
  )[0];
const pathOf = (name: string) => join(app.services.config.dataDir, 'files', name);

test('every input that takes an upload is looked at here', () => {
  const sdl = readFileSync(join(projectFolder(), 'schema', 'schema.graphql'), 'utf8');
  const taking = Object.values(buildSchema(sdl).getTypeMap())
    .filter((type): type is GraphQLInputObjectType => isInputObjectType(type))
    .flatMap((type) =>
      Object.keys(type.getFields())
        .filter((field) => /upload_?ids?$/i.test(field))
        .map((field) => `${type.name}.${field}`),
    );
  expect(taking.sort()).toEqual(Object.keys(places).sort());
});

describe.each(Object.keys(places))('a file given as %s', (place) => {
  test('has a row that its place refers to, and stays as long as it does', async () => {
    const { uploadId, errors } = await places[place]!();
    expect(errors).toBeUndefined();
    await removeUnusedFiles(app.services);
    const row = await rowOf(uploadId);
    expect(row).toMatchObject({ unused: false });
    for (const name of row!.names) expect([name, existsSync(pathOf(name))]).toEqual([name, true]);
  });

  test('is removed seven days after something else has taken its place, and not before', async () => {
    const { uploadId } = await places[place]!();
    const former = (await rowOf(uploadId))!;
    await places[place]!();
    if (place.startsWith('SetAvatar')) return expect(await rowOf(uploadId)).toBeUndefined(); // removed immediately
    await removeUnusedFiles(app.services);
    expect(await rowOf(uploadId)).toMatchObject({ unused: true });
    await select(app, "update media set unused_since = now() - interval '6 days' where id = ?", [former.id]);
    await removeUnusedFiles(app.services);
    for (const name of former.names) expect(existsSync(pathOf(name))).toBe(true);
    await select(app, "update media set unused_since = now() - interval '8 days' where id = ?", [former.id]);
    await removeUnusedFiles(app.services);
    expect(await rowOf(uploadId)).toBeUndefined();
    for (const name of former.names) expect(existsSync(pathOf(name))).toBe(false);
  });
});

test('a file that is used again in time is kept', async () => {
  const { uploadId } = await places['UpdateLessonInput.uploadId']!();
  const { id } = (await rowOf(uploadId))!;
  await places['UpdateLessonInput.uploadId']!();
  await removeUnusedFiles(app.services);
  await select(app, "update media set unused_since = now() - interval '8 days' where id = ?", [id]);
  await select(app, 'update lesson set media_id = ? where id = ?', [id, facts.lessonIds[0]]);
  await removeUnusedFiles(app.services);
  expect(await rowOf(uploadId)).toMatchObject({ unused: false });
});

test('what no row names goes after a week: a transaction failed after writing it', async () => {
  const [young, old] = ['covers/stray-young-480.webp', 'covers/stray-old-480.webp'];
  for (const name of [young, old]) await app.services.storage.write(name, Readable.from(['x']));
  const longAgo = new Date(Date.now() - 8 * 86_400_000);
  utimesSync(pathOf(old), longAgo, longAgo);
  const { uploadId } = await places['SetCourseCoverInput.uploadId']!();
  const named = (await rowOf(uploadId))!.names;
  for (const name of named) utimesSync(pathOf(name), longAgo, longAgo);
  await removeStrayFiles(app.services);
  expect([young, old, ...named].map((name) => existsSync(pathOf(name)))).toEqual([
    true,
    false,
    ...named.map(() => true),
  ]);
});
