import type { EntityManager } from '@mikro-orm/postgresql';
import { NATIVE_NAMES, readingSeconds } from '../../../features/courses/index.ts';
import { storeCues, writeVtt } from '../../../features/media/index.ts';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import {
  type DemoFile,
  FURTHER,
  type FurtherLesson,
  type FurtherMaterial,
  type Subtitles,
} from '../content/further/index.ts';
import { COURSES, students } from '../content/index.ts';
import type { DemoFileContent } from './demo-file.ts';
import { stillPictures } from './films.ts';
import { courseId, furtherSectionId, getTeacherId, lessonId, mediaId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';
import { addStudy } from './progress.ts';
import { stillFilm } from './still-film.ts';

const DAY = 86_400_000;
const SECTION = 'Tài liệu và buổi học trực tiếp';
/** Lessons (days ago) that the demo student completed in their finished course after the certificate. */
const FINISHED = { course: 'tieng-anh-cong-so', daysAgo: [26, 24, 22, 17, 16] } as const;

const getId = (course: string, position: number) => stableId(`lesson ${course} kinds ${position}`);

/** Seeds further lessons of the central courses: files, films, live and embedded lessons. Some open later. */
export async function seedFurtherLessons(em: EntityManager, assets: string, now: Date): Promise<void> {
  const today = Math.floor((now.getTime() + VIETNAM_OFFSET_MS) / DAY) * DAY - VIETNAM_OFFSET_MS;
  const at = (days: number, hour: number) => new Date(today + days * DAY + hour * 3_600_000);
  const pictures = await stillPictures(assets);
  for (const material of FURTHER) {
    const { category, sections } = getContent(material);
    const place = { course_id: courseId(material.course), position: sections.length };
    await insertAll(em, 'section', [
      { id: furtherSectionId(material.course), title: SECTION, ...place, lesson_count: 0, duration_sec: 0 },
    ]);
    await storeFilms(em, material, pictures.get(category)!, now);
    await insertAll(
      em,
      'lesson',
      material.lessons.map((lesson, position) => ({
        ...lessonRow(lesson, at),
        id: getId(material.course, position),
        ...{ course_id: courseId(material.course), section_id: furtherSectionId(material.course), position },
        ...{ media_id: lesson.lines ? filmId(material, position) : null, created_at: now, updated_at: now },
      })),
    );
    await captionFilms(em, material, now);
  }
  await em.execute('set constraints follow_captions immediate');
  await storeDemoFiles(em, now);
  await seedFinished(em, at);
}

const getContent = ({ course }: FurtherMaterial) => COURSES.find(({ slug }) => slug === course)!;
const getOwner = (material: FurtherMaterial) => getTeacherId(getContent(material).teacher);
const RULES = { FILE: 'MANUAL', LIVE: 'MANUAL', EMBED: 'DWELL', VIDEO: 'WATCH' } as const;

function lessonRow(
  { title, kind, minutes, words, embed, live, opens }: FurtherLesson,
  at: (days: number, hour: number) => Date,
) {
  const body = {
    type: 'doc' as const,
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  };
  return {
    ...{ title, kind, is_preview: false, is_required: false, version: 1 },
    // The length of a film comes from its file
    minutes: kind === 'VIDEO' ? null : minutes,
    rule: RULES[kind],
    duration_sec: kind === 'VIDEO' ? minutes * 60 : kind === 'LIVE' ? 0 : readingSeconds(body),
    body,
    embed_url: embed ?? null,
    live_url: live?.url ?? null,
    live_starts_at: live ? at(live.days, 20) : null,
    recording_url: live?.recording ?? null,
    drip: !opens ? 'NONE' : 'after' in opens ? 'RELATIVE' : 'DATE',
    drip_days: opens && 'after' in opens ? opens.after : null,
    drip_at: opens && 'in' in opens ? at(opens.in, 8) : null,
  };
}

const filmId = ({ course }: FurtherMaterial, position: number) => mediaId(`film ${course} ${position}`);
const captionsId = (material: FurtherMaterial, position: number, language: string) =>
  mediaId(`film ${material.course} ${position} ${language}`);
/** Films of a course's further lessons, with their spoken texts. */
const getFilms = ({ lessons }: FurtherMaterial) =>
  lessons.flatMap(({ lines, minutes }, position) =>
    lines ? [{ position, seconds: minutes * 60, lines: Object.entries(lines) }] : [],
  );
const parseCues = (lines: Subtitles, seconds: number) =>
  lines.map(([sec, text], n) => ({
    ...{ startMs: sec * 1000, endMs: (lines[n + 1]?.[0] ?? seconds) * 1000 },
    ...{ text, markup: text, settings: '' },
  }));

interface FilmFile {
  readonly id: string;
  readonly content: Buffer;
  readonly facts: { kind: 'VIDEO' | 'CAPTIONS'; content_type: string; duration_sec: number | null };
  readonly cues?: ReturnType<typeof parseCues>;
}

/** Films of a course's further lessons, each followed by its captions. */
const getFilmFiles = (material: FurtherMaterial, picture: Buffer): FilmFile[] =>
  getFilms(material).flatMap(({ position, seconds, lines }): FilmFile[] => [
    {
      ...{ id: filmId(material, position), content: stillFilm(picture, seconds) },
      facts: { kind: 'VIDEO', content_type: 'video/mp4', duration_sec: seconds },
    },
    ...lines.map(([language, lines]): FilmFile => {
      const cues = parseCues(lines, seconds);
      return {
        ...{ id: captionsId(material, position, language), content: Buffer.from(writeVtt(cues)), cues },
        facts: { kind: 'CAPTIONS', content_type: 'text/vtt', duration_sec: null },
      };
    }),
  ]);

async function storeFilms(
  em: EntityManager,
  material: FurtherMaterial,
  picture: Buffer,
  now: Date,
): Promise<void> {
  for (const { id, content, facts, cues } of getFilmFiles(material, picture)) {
    await insertAll(em, 'media', [
      {
        ...{ id, owner_id: getOwner(material), storage_key: `media/${id}`, files: [] },
        ...{ ...facts, size_bytes: content.length, created_at: now },
      },
    ]);
    if (cues) await storeCues(em, id, cues);
  }
}

const captionFilms = (em: EntityManager, material: FurtherMaterial, now: Date) =>
  insertAll(
    em,
    'caption_track',
    getFilms(material).flatMap(({ position, lines }) =>
      lines.map(([language]) => ({
        id: stableId(`captions ${material.course} kinds ${position} ${language}`),
        lesson_id: getId(material.course, position),
        ...{ language, label: NATIVE_NAMES[language as keyof FurtherLesson['lines'] & string] },
        ...{ media_id: captionsId(material, position, language), is_default: language === 'vi' },
        created_at: now,
      })),
    ),
  );

const fileId = ({ name }: DemoFile) => mediaId(`file ${name}`);

const lessonFiles = () =>
  FURTHER.flatMap((material) =>
    [
      ...material.lessons.flatMap(({ files = [] }, position) =>
        files.map((file) => ({ lesson: getId(material.course, position), file })),
      ),
      ...(material.attached ? [{ lesson: lessonId(material.course, 0, 0), file: material.attached }] : []),
    ].map((each) => ({ ...each, owner: getOwner(material) })),
  );

/** Contents of all files of further lessons and of the audio files of questions. */
export async function furtherFiles(assets: string): Promise<DemoFileContent[]> {
  const pictures = await stillPictures(assets);
  const films = FURTHER.flatMap((material) =>
    getFilmFiles(material, pictures.get(getContent(material).category)!),
  );
  const files = [
    ...lessonFiles().map(({ file }) => file),
    ...FURTHER.flatMap(({ quiz }) => quiz?.questions.flatMap(({ sound }) => sound ?? []) ?? []),
  ];
  return [
    ...films.map(({ id, content }) => ({ key: `media/${id}`, content })),
    ...(await Promise.all(
      files.map(async (file) => ({ key: `media/${fileId(file)}`, content: await file.content() })),
    )),
  ];
}

async function storeDemoFiles(em: EntityManager, now: Date): Promise<void> {
  const files = lessonFiles();
  const contents = await Promise.all(files.map(({ file }) => file.content()));
  await insertAll(
    em,
    'media',
    files.map(({ owner, file }, n) => ({
      ...{ id: fileId(file), owner_id: owner, kind: 'FILE', storage_key: `media/${fileId(file)}`, files: [] },
      ...{ content_type: file.contentType, size_bytes: contents[n]!.length, created_at: now },
    })),
  );
  await insertAll(
    em,
    'lesson_file',
    files.map(({ lesson, file }) => ({
      id: stableId(`lesson file ${file.name}`),
      ...{ lesson_id: lesson, media_id: fileId(file), name: file.name, type: file.type, created_at: now },
    })),
  );
}

/** The demo student has completed all further lessons of their completed course. */
async function seedFinished(em: EntityManager, at: (days: number, hour: number) => Date): Promise<void> {
  const { lessons, course } = FURTHER.find((each) => each.course === FINISHED.course)!;
  const enrolment = stableId(`enrolment ${course} ${students()[0]!.email}`);
  const sittings = lessons.map(({ minutes, kind }, position) => ({
    ...{ lesson: getId(course, position), seconds: minutes * 60, isFilm: kind === 'VIDEO' },
    at: at(-FINISHED.daysAgo[position]!, 21),
  }));
  await insertAll(
    em,
    'lesson_progress',
    sittings.map(({ lesson, seconds, isFilm, at: end }) => ({
      ...{ id: stableId(`progress ${enrolment} ${lesson}`), enrolment_id: enrolment, lesson_id: lesson },
      ...{ watched: isFilm ? `{[0,${seconds})}` : '{}', done_sec: isFilm ? seconds : 0, position_sec: 0 },
      ...{ reached_at: new Date(end.getTime() - seconds * 1000), reported_at: end, completed_at: end },
    })),
  );
  for (const sitting of sittings) await addStudy(em, enrolment, sitting);
}

/**
 * Stores the row of a question's audio file.
 * @returns the ID of its file
 */
export async function storeSound(
  em: EntityManager,
  file: DemoFile,
  owner: string,
  now: Date,
): Promise<string> {
  const content = await file.content();
  await insertAll(em, 'media', [
    {
      ...{
        id: fileId(file),
        owner_id: owner,
        kind: 'AUDIO',
        storage_key: `media/${fileId(file)}`,
        files: [],
      },
      ...{ content_type: file.contentType, size_bytes: content.length, created_at: now },
    },
  ]);
  return fileId(file);
}
