import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { stageUpload } from '../../../platform/files/uploads.ts';
import { projectFolder } from '../../../platform/process/project-folder.ts';
import { ownApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import {
  type Actor,
  type CourseFacts,
  getCode,
  getReason,
  getRootValue,
} from '../../../testing/factories.ts';
import { forgeSignature } from '../../../testing/forged.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { runFolder } from '../../../testing/run-folder.ts';
import { CourseStatus } from '../../courses/course.enums.ts';
import { startTasks } from '../../manifests.ts';
import { makeVideoStream, sweepStreams } from './stream.jobs.ts';

const folder = runFolder('stub');
const stub = join(import.meta.dirname, '..', 'testing', 'stream');
/** The ffmpeg stub that the server starts. It reads its behaviour at every start. */
const path = join(folder, 'ffmpeg');
const log = join(folder, 'log');
const setFfmpegMode = (mode = '') => writeFileSync(join(folder, 'mode'), mode);
writeFileSync(
  path,
  `#!/bin/sh\nSTUB="$(cat '${folder}/mode')" STUB_LOG='${log}' exec '${process.execPath}' '${stub}/ffmpeg-stub.mjs' "$@"\n`,
);
chmodSync(path, 0o755);
setFfmpegMode();

const app = await ownApp({ FFMPEG_PATH: path });
const { course, db, enrol, fetchRoot, mutate, mutateById, student, teacher, updateRow } = helpersFor(app);
const film = join(projectFolder(), 'api', 'assets', 'videos', 'chon-bieu-do.mp4');
let owner: Actor;
let facts: CourseFacts;
beforeAll(async () => {
  owner = await teacher();
  facts = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 2 });
  await db("update lesson set kind = 'VIDEO', rule = 'WATCH', body = null where course_id = ?", facts.id);
});

const VIDEO = 'video { id durationSec isPlayable state percentage failure heights hasPoster }';
const uploadVideo = async (content: Readable, name = 'film.mp4') => {
  const uploadId = await stageUpload(app.services, owner.id, name, content);
  const [lesson] = await db<{ version: number }>(
    'select version from lesson where id = ?',
    facts.lessonIds[0],
  );
  return mutate(
    owner,
    'updateLesson',
    { lessonId: facts.lessonIds[0], expectedVersion: lesson!.version, uploadId },
    `durationSec ${VIDEO}`,
  );
};
const setPromo = async (by: Actor, courseId: string) => {
  const uploadId = await stageUpload(app.services, by.id, 'promo.mp4', createReadStream(film));
  const { promo } = getRootValue<{ promo: { id: string; state: string } }>(
    await mutate(by, 'setCoursePromo', { courseId, uploadId }, 'promo { id state }'),
  );
  return promo;
};
const setVideo = async () =>
  (await uploadVideo(createReadStream(film))).data.updateLesson as { video: { id: string; state: string } };
const seen = (who: Actor | undefined = owner) =>
  fetchRoot<{ mediaUrl: string; streamUrl: string; posterUrl: string; video: Record<string, unknown> }>(
    who,
    `query($id: ID!) { lessonContent(id: $id) { mediaUrl streamUrl posterUrl ${VIDEO} } }`,
    { id: facts.lessonIds[0] },
  );
const attempt = (isLast = false, signal = new AbortController().signal) => ({ isLast, signal });
const make = (mediaId: string, ...how: Parameters<typeof attempt>) =>
  makeVideoStream.handle(app.services, { mediaId }, attempt(...how));
const loggedRuns = () =>
  readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { args: string[]; env: string[] });
const get = (url: string, headers = {}) => app.server.inject({ url, headers });
const pieces = (mediaId: string) =>
  readdirSync(join(app.services.config.dataDir, 'files', 'media')).filter((name) => name.includes(mediaId));
const getJobs = (mediaId: string) =>
  db("select 1 from pgboss.job where name = 'video.stream' and data->>'mediaId' = ?", mediaId);
const halves = () => {
  const work = join(app.services.config.dataDir, 'streams');
  return existsSync(work) ? readdirSync(work) : [];
};
/** Waits until a run has reported progress. */
const waitForProgress = (from: number) =>
  eventually(async () => {
    const running = "select 1 from video_stream where percentage > 0 and state = 'MAKING'";
    expect((await db(running)).length).toBeGreaterThan(from);
  });

describe('a stream of a video', () => {
  test("is created by its job with qualities up to the video's, and a poster", async () => {
    setFfmpegMode();
    const { video } = await setVideo();
    expect(video).toMatchObject({ state: 'WAITING', heights: [], isPlayable: true, durationSec: 33 });
    expect(await getJobs(video.id)).toHaveLength(1);
    await make(video.id);
    expect((await seen()).video).toMatchObject({
      state: 'READY',
      percentage: 100,
      failure: null,
      heights: [360, 720],
      hasPoster: true,
    });
    expect(pieces(video.id)).toHaveLength(5);
    expect(halves()).toEqual([]);
    // Renditions are reported separately and do not count against the package
    const quota = await fetchRoot<{ streamBytes: number }>(
      owner,
      '{ courseQuota { storageUsed streamBytes } }',
    );
    expect(quota).toMatchObject({ storageUsed: statSync(film).size });
    expect(quota.streamBytes).toBeGreaterThan(0);
    // Jobs may run twice: a second run transcodes nothing
    const before = readFileSync(log, 'utf8');
    await make(video.id);
    expect(readFileSync(log, 'utf8')).toBe(before);
  });

  test('is created from one local file by a process without our secrets', async () => {
    writeFileSync(log, '');
    const { video } = await setVideo();
    await make(video.id);
    const runs = loggedRuns();
    expect(runs).toHaveLength(3);
    for (const { args, env } of runs) {
      const input = args.indexOf('-i');
      const before = args.slice(0, input).join(' ');
      expect(before).toContain('-protocol_whitelist file');
      expect(before).toContain('-f mov');
      expect(args.filter((arg) => arg === '-i')).toHaveLength(1);
      expect(env.filter((name) => !/^(PATH|PWD|SHLVL|_|OLDPWD|STUB|STUB_LOG)$/.test(name))).toEqual([]);
    }
  });

  test('is not created from oversized frames; the poster uses small ones', async () => {
    for (const mode of ['huge', 'line']) {
      setFfmpegMode(mode);
      writeFileSync(log, '');
      const { video } = await setVideo();
      await make(video.id);
      expect((await seen()).video).toMatchObject({ state: 'FAILED', failure: 'TOO_LARGE', hasPoster: false });
      // The file was only probed
      expect(loggedRuns()).toHaveLength(1);
    }
    setFfmpegMode();
    writeFileSync(log, '');
    const { video } = await setVideo();
    await make(video.id);
    const runs = loggedRuns().map(({ args }) => args);
    for (const args of runs) expect(args.slice(0, args.indexOf('-i'))).toContain('-max_pixels');
    const poster = runs.find((args) => args.at(-1)!.endsWith('.png'))!;
    expect(poster[poster.indexOf('-vf') + 1]).toMatch(
      /^scale=w='min\(960,iw\)':h='min\(960,ih\)':.*,thumbnail=50$/,
    );
  });

  test('is created for a promo as well and played by guests', async () => {
    setFfmpegMode();
    const { id } = await course(owner.id);
    const promo = await setPromo(owner, id);
    expect(promo.state).toBe('WAITING');
    await make(promo.id);
    const shown = await fetchRoot<{ promoStreamUrl: string; promoPosterUrl: string; promo: object }>(
      undefined,
      'query($id: String!) { course(idOrSlug: $id) { promoStreamUrl promoPosterUrl promo { heights hasPoster } } }',
      { id },
    );
    expect(shown.promo).toEqual({ heights: [360, 720], hasPoster: true });
    const master = await get(shown.promoStreamUrl);
    const [, smallest] = /^(360\.m3u8\?.*)$/m.exec(master.body)!;
    expect((await get(shown.promoStreamUrl.replace(/stream\.m3u8.*/, smallest!))).statusCode).toBe(200);
    expect((await get(shown.promoPosterUrl)).headers['content-type']).toBe('image/webp');
  });

  test('of a promo is retried by its teacher only, like that of a lesson', async () => {
    setFfmpegMode('fail');
    const { id } = await course(owner.id);
    const again = (who: Actor, input: object = { courseId: id }) =>
      mutate(who, 'makeVideoStream', input, 'id state');
    expect(getCode(await again(owner))).toBe('NOT_FOUND');
    const promo = (await setPromo(owner, id)).id;
    await make(promo);
    setFfmpegMode();
    expect(getCode(await again(await teacher()))).toBe('NOT_FOUND');
    expect(getCode(await again(await student()))).toBe('FORBIDDEN');
    for (const input of [{}, { courseId: id, lessonId: facts.lessonIds[0] }])
      expect(getCode(await again(owner, input))).toBe('BAD_INPUT');
    expect((await again(owner)).data.makeVideoStream).toEqual({ id: promo, state: 'WAITING' });
    await make(promo);
    expect((await again(owner)).data.makeVideoStream).toEqual({ id: promo, state: 'READY' });
  });

  test('that fails can be retried five times a day, also simultaneously', async () => {
    setFfmpegMode('fail');
    const { video } = await setVideo();
    const again = () => mutate(owner, 'makeVideoStream', { lessonId: facts.lessonIds[0] }, 'state');
    for (let n = 0; n < 4; n++) {
      await make(video.id);
      const pressed = await Promise.all([again(), again(), again()]);
      for (const { data } of pressed) expect(data.makeVideoStream).toEqual({ state: 'WAITING' });
    }
    expect(await getJobs(video.id)).toHaveLength(5);
    await make(video.id);
    expect(getReason(await again())).toBe('STREAM_TRIED_OFTEN');
    expect((await seen()).video).toMatchObject({ state: 'FAILED' });
    await db(
      "update video_stream set asked_since = now() - interval '25 hours' where media_id = ?",
      video.id,
    );
    expect((await again()).data.makeVideoStream).toEqual({ state: 'WAITING' });
    setFfmpegMode();
  });

  test('is queued fairly by owner, regardless of the number of videos', async () => {
    await db("update video_stream set state = 'FAILED', failure = 'INTERRUPTED' where state = 'WAITING'");
    await db("delete from pgboss.job where name = 'video.stream'");
    const mine: string[] = [];
    for (let n = 0; n < 3; n++) mine.push((await setVideo()).video.id);
    const other = await teacher();
    const theirs = await course(other.id);
    const { id } = await setPromo(other, theirs.id);
    // The order in which the queue delivers them
    const order = await db<{
      id: string;
    }>(`select data->>'mediaId' as id from pgboss.job where name = 'video.stream' and state = 'created'
       order by priority desc, created_on, id`);
    expect(order.map((job) => job.id)).toEqual([mine[0], id, mine[1], mine[2]]);
  });

  test('waits for disk space, reports that and is retried automatically', async () => {
    const { video } = await setVideo();
    const fill = () =>
      db<{ id: string }>(
        `insert into upload (id, person_id, filename, size_bytes) values (gen_random_uuid(), ?, 'x', 1000000000000000) returning id`,
        owner.id,
      );
    const empty = () => db("delete from upload where filename = 'x' and person_id = ?", owner.id);
    await fill();
    writeFileSync(log, '');
    await make(video.id);
    expect((await seen()).video).toMatchObject({ state: 'FAILED', failure: 'NO_ROOM' });
    expect([readFileSync(log, 'utf8'), halves()]).toEqual(['', []]);
    await sweepStreams.handle(app.services, {});
    expect((await seen()).video).toMatchObject({ failure: 'NO_ROOM' });
    await empty();
    await Promise.all([1, 2, 3].map(() => sweepStreams.handle(app.services, {})));
    expect((await seen()).video).toMatchObject({ state: 'WAITING', failure: null });
    expect(await getJobs(video.id)).toHaveLength(2);
    // The disk becomes full during the run
    setFfmpegMode('slow');
    const run = make(video.id);
    await waitForProgress(0);
    await fill();
    await run;
    expect((await seen()).video).toMatchObject({ state: 'FAILED', failure: 'NO_ROOM' });
    expect([pieces(video.id).length, halves()]).toEqual([0, []]);
    setFfmpegMode();
    await empty();
    await make(video.id);
    expect((await seen()).video).toMatchObject({ state: 'READY' });
  });

  test('of a rotated video is measured by its shorter side', async () => {
    setFfmpegMode('upright');
    const { video } = await setVideo();
    await make(video.id);
    setFfmpegMode();
    const [row] = await db<{ sizes: string }>(
      "select string_agg((r->>'width') || 'x' || (r->>'pictureHeight'), ' ') as sizes from video_stream, jsonb_array_elements(renditions) r where media_id = ?",
      video.id,
    );
    expect(row!.sizes).toBe('360x640 720x1280 1080x1920');
  });

  test('that fails leaves no files, shows the reason and can be retried', async () => {
    setFfmpegMode('fail');
    const { video } = await setVideo();
    await make(video.id);
    expect((await seen()).video).toMatchObject({ state: 'FAILED', failure: 'UNREADABLE', heights: [] });
    expect([pieces(video.id).length, halves()]).toEqual([0, []]);
    setFfmpegMode();
    const again = () => mutate(owner, 'makeVideoStream', { lessonId: facts.lessonIds[0] }, 'state');
    expect((await again()).data.makeVideoStream).toEqual({ state: 'WAITING' });
    await make(video.id);
    // A finished stream remains
    expect((await again()).data.makeVideoStream).toEqual({ state: 'READY' });
    expect((await seen()).video).toMatchObject({ state: 'READY', failure: null });
  });

  test('that is interrupted is retried, and fails after the last attempt', async () => {
    setFfmpegMode('hang');
    const { video } = await setVideo();
    for (const [isLast, state] of [
      [false, 'WAITING'],
      [true, 'FAILED'],
    ] as const) {
      const stop = new AbortController();
      const run = make(video.id, isLast, stop.signal);
      await waitForProgress(0);
      expect((await seen()).video).toMatchObject({ state: 'MAKING', percentage: 40, heights: [] });
      expect((await get((await seen()).streamUrl)).statusCode).toBe(404);
      stop.abort(new Error('the program stops'));
      await expect(run).rejects.toThrow('the program stops');
      expect((await seen()).video).toMatchObject({ state, heights: [] });
      expect([pieces(video.id).length, halves()]).toEqual([0, []]);
    }
    expect((await seen()).video).toMatchObject({ failure: 'INTERRUPTED' });
  });

  test('of a killed attempt restarts, and the killed one writes nothing more', async () => {
    setFfmpegMode('hang');
    const { video } = await setVideo();
    const end = new AbortController();
    const killed = make(video.id, true, end.signal);
    await waitForProgress(0);
    const [before] = halves();
    setFfmpegMode();
    await make(video.id);
    expect(existsSync(join(app.services.config.dataDir, 'streams', before!))).toBe(false);
    // The result is discarded: another attempt has taken over the video
    end.abort(new Error('killed'));
    await expect(killed).rejects.toThrow('killed');
    expect((await seen()).video).toMatchObject({ state: 'READY', percentage: 100, failure: null });
    expect(pieces(video.id)).toHaveLength(5);
  });

  test('that a killed process left incomplete is deleted at the next start', async () => {
    const work = join(app.services.config.dataDir, 'streams');
    const gone = spawnSync('true').pid;
    const getFolder = (pid: number, host = encodeURIComponent(hostname())) =>
      `${crypto.randomUUID()}.${crypto.randomUUID()}.${pid}@${host}`;
    const left = [getFolder(gone), getFolder(process.pid)];
    const kept = [getFolder(process.ppid), getFolder(gone, 'another-host')];
    for (const name of [...left, ...kept]) mkdirSync(join(work, name), { recursive: true });
    for (const task of startTasks) await task(app.services);
    expect(halves().sort()).toEqual([...kept].sort());
    for (const name of kept) rmSync(join(work, name), { recursive: true });
  });

  test('without a heartbeat fails after a while', async () => {
    const { video } = await setVideo();
    await db(
      "update video_stream set state = 'MAKING', run = gen_random_uuid(), touched_at = now() - interval '46 minutes' where media_id = ?",
      video.id,
    );
    await sweepStreams.handle(app.services, {});
    expect((await seen()).video).toMatchObject({ state: 'FAILED', failure: 'INTERRUPTED' });
  });
});

describe('an upload of a video', () => {
  test('accepts WebM, which is not playable before its stream is ready', async () => {
    const { data } = await uploadVideo(createReadStream(join(stub, 'short.webm')), 'film.webm');
    const { video, durationSec } = data.updateLesson as { video: { id: string }; durationSec: number };
    expect([video, durationSec]).toMatchObject([{ isPlayable: false, state: 'WAITING' }, 2]);
    expect((await get((await seen()).mediaUrl)).statusCode).toBe(404);
    await make(video.id);
    const whole = await get((await seen()).mediaUrl);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4']);
  });

  test.each([
    ['a playlist that calls itself a video', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'],
    ['a list of files', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
  ])('rejects %s', async (_, text) => {
    const answer = await uploadVideo(Readable.from([text]), 'film.mp4');
    expect(getCode(answer)).toBe('BAD_INPUT');
  });
});

describe('URLs of a stream', () => {
  test('have the signature of the playlist and expire with the access', async () => {
    setFfmpegMode();
    const { video } = await setVideo();
    await make(video.id);
    const pupil = await student();
    await updateRow('course', facts.id, "status = 'PUBLISHED', published_at = now()");
    await enrol(pupil.id, facts.id);
    await mutateById(pupil, 'openLesson', { lessonId: facts.lessonIds[0] });
    const { streamUrl, posterUrl } = await seen(pupil);
    const streamFolder = streamUrl.replace(/stream\.m3u8.*/, '');
    const master = (await get(streamUrl)).body;
    expect(master).toMatch(/RESOLUTION=640x360,CODECS="avc1\.4d40..,mp4a\.40\.2"/);
    const variants = master.split('\n').filter((line) => line.includes('.m3u8'));
    expect(variants.map((line) => line.replace(/\?.*/, ''))).toEqual(['360.m3u8', '720.m3u8']);
    const variant = (await get(streamFolder + variants[0])).body;
    const [address] = /^360\.mp4\?.*$/m.exec(variant)!;
    expect(variant).toContain(`#EXT-X-MAP:URI="${address}"`);
    const piece = streamFolder + address;
    const part = await get(piece, { range: 'bytes=0-99' });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
    expect((await get(posterUrl)).headers['content-type']).toBe('image/webp');

    const all = [streamUrl, streamFolder + variants[0], piece, posterUrl];
    const codes = async (change: (url: string) => string = (url) => url) =>
      [...new Set(await Promise.all(all.map(async (url) => (await get(change(url))).statusCode)))].sort();
    expect(await codes()).toEqual([200]);
    const other = await student();
    for (const forge of [
      (url: string) => url.replace(pupil.id, other.id),
      (url: string) => url.replace(/\?.*/, ''),
      (url: string) => url.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) - 10}`),
      (url: string) => url.replace(facts.lessonIds[0]!, facts.lessonIds[1]!),
      forgeSignature,
    ])
      expect(await codes(forge)).toEqual([404]);
    for (const [change, back, id] of [
      ["enrolment set access = 'REVOKED'", "enrolment set access = 'ACTIVE'", 'student_id'],
      ["enrolment set access = 'EXPIRED'", "enrolment set access = 'ACTIVE'", 'student_id'],
      ['person set is_active = false', 'person set is_active = true', 'id'],
    ] as const) {
      await db(`update ${change} where ${id} = ?`, pupil.id);
      expect([change, await codes()]).toEqual([change, [404]]);
      await db(`update ${back} where ${id} = ?`, pupil.id);
    }
    await updateRow('lesson', facts.lessonIds[0], 'removed_at = now()');
    expect(await codes()).toEqual([404]);
    await updateRow('lesson', facts.lessonIds[0], 'removed_at = null');
    expect(await codes()).toEqual([200]);
    for (const none of ['1080.m3u8', '360.ts', 'stream.m3u9', '..%2F360.mp4'])
      expect((await get(streamUrl.replace('stream.m3u8', none))).statusCode).toBe(404);
  });
});
