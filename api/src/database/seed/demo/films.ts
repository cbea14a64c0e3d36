import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NATIVE_NAMES } from '../../../features/courses/index.ts';
import { parseCaptions, storeCues } from '../../../features/media/index.ts';
import { CATEGORIES, COURSES, getVideo, VIDEOS } from '../content/index.ts';
import type { DemoFileContent } from './demo-file.ts';
import { getTeacherId, lessonId, mediaId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';
import { stillFilm } from './still-film.ts';

/** Courses with a still film as promotional film, and its length in seconds. One of them is waiting for review. */
export const STILL_PROMOS: Readonly<Record<string, number>> = { 'tho-va-thien-moi-ngay': 75 };
export const promoId = (slug: string): string => mediaId(`promo ${slug}`);

interface Film {
  readonly id: string;
  /** Lesson of a still film. */
  readonly lessonId?: string;
  readonly ownerId: string;
  /** Null for captions. */
  readonly durationSec: number | null;
  readonly content: Buffer;
}

const VIDEO_LESSONS = COURSES.flatMap((course) =>
  course.sections.flatMap(({ lessons }, s) =>
    lessons
      .filter(({ kind }) => kind === 'VIDEO')
      .map((lesson) => ({ ...lesson, course, id: lessonId(course.slug, s, lessons.indexOf(lesson)) })),
  ),
);

/** Reads the films of lessons with their captions, and creates still films for all other video lessons. */
async function readFilms(assets: string): Promise<Film[]> {
  const lessons = VIDEO_LESSONS;
  const files = await Promise.all(
    VIDEOS.map(async ({ key, file, captions, durationSec }): Promise<Film[]> => {
      const ownerId = getTeacherId(lessons.find(({ video }) => video === key)!.course.teacher);
      const read = (name: string) => readFile(join(assets, 'videos', name));
      return [
        {
          id: mediaId(key),
          ownerId,
          durationSec: Math.max(1, Math.round(durationSec)),
          content: await read(file),
        },
        ...(await Promise.all(
          Object.entries(captions).map(async ([language, name]) => ({
            id: captionsId(key, language),
            ownerId,
            durationSec: null,
            content: await read(name),
          })),
        )),
      ];
    }),
  );
  const pictures = await stillPictures(assets);
  // Lessons of a draft may have no films yet
  const still = lessons
    .filter(({ video, course }) => !video && course.status !== 'DRAFT')
    .map(({ id, course, durationSec }) => ({
      id: mediaId(id),
      lessonId: id,
      ownerId: getTeacherId(course.teacher),
      durationSec: Math.round(durationSec),
      picture: pictures.get(course.category)!,
    }));
  const promos = Object.entries(STILL_PROMOS).map(([slug, durationSec]) => {
    const course = COURSES.find((each) => each.slug === slug)!;
    const picture = pictures.get(course.category)!;
    return { id: promoId(slug), ownerId: getTeacherId(course.teacher), durationSec, picture };
  });
  return [
    ...files.flat(),
    ...[...promos, ...still].map(({ picture, ...film }) => ({
      ...film,
      content: stillFilm(picture, film.durationSec),
    })),
  ];
}

export const filmFiles = async (assets: string): Promise<DemoFileContent[]> =>
  (await readFilms(assets)).map(({ id, content }) => ({ key: `media/${id}`, content }));

/**
 * Inserts the rows of all films and their captions. {@link filmFiles} returns their files.
 * @returns the film of each lesson by the lesson's ID
 */
export async function seedFilms(
  em: EntityManager,
  assets: string,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const films = await readFilms(assets);
  await insertAll(
    em,
    'media',
    films.map(({ id, ownerId, durationSec, content }) => ({
      id,
      owner_id: ownerId,
      kind: durationSec === null ? 'CAPTIONS' : 'VIDEO',
      storage_key: `media/${id}`,
      content_type: durationSec === null ? 'text/vtt' : 'video/mp4',
      size_bytes: content.length,
      duration_sec: durationSec,
      created_at: now,
    })),
  );
  await seedCues(em, films);
  return new Map([
    ...VIDEO_LESSONS.flatMap(({ id, video }) => (video ? [[id, mediaId(video)] as const] : [])),
    ...films.flatMap(({ id, lessonId }) => (lessonId ? [[lessonId, id] as const] : [])),
  ]);
}

/** ID of a film's caption file. */
const captionsId = (key: string, language: string): string =>
  mediaId(language === 'vi' ? `${key} captions` : `${key} captions ${language}`);

/** Stores the spoken texts of the films. */
async function seedCues(em: EntityManager, films: readonly Film[]): Promise<void> {
  for (const { id, durationSec, content } of films) {
    if (durationSec !== null) continue;
    const cues = parseCaptions(content.toString());
    if (!cues || 'fault' in cues) throw new Error(`The captions ${id} cannot be parsed`);
    await storeCues(em, id, cues);
  }
}

/** Links the captions to the lessons whose film has some. Vietnamese captions come first. */
export async function seedCaptions(em: EntityManager, now: Date): Promise<void> {
  await insertAll(
    em,
    'caption_track',
    COURSES.flatMap((course) =>
      course.sections.flatMap(({ lessons }, s) =>
        lessons.flatMap(({ video }, l) =>
          Object.keys(video ? getVideo(video).captions : {}).map((language) => ({
            id: stableId(`captions ${course.slug} ${s} ${l} ${language}`),
            lesson_id: lessonId(course.slug, s, l),
            language,
            label: NATIVE_NAMES[language as 'vi' | 'en'],
            media_id: captionsId(video!, language),
            is_default: language === 'vi',
            created_at: now,
          })),
        ),
      ),
    ),
  );
  // Runs this deferred trigger now, so that lessons reference their captions before the edits of the demo are recorded
  await em.execute('set constraints follow_captions immediate');
}

/** Pictures of the still films by the category of the course. */
export async function stillPictures(assets: string): Promise<ReadonlyMap<string, Buffer>> {
  const read = (motif: string) => readFile(join(assets, 'still-films', `${motif}.mp4`));
  return new Map(
    await Promise.all(CATEGORIES.map(async ({ slug, motif }) => [slug, await read(motif)] as const)),
  );
}
