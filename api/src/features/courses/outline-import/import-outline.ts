import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { assertValidInput, validateRow } from '../../../graphql/judge-row.ts';
import { badInput, conflict, policy } from '../../../platform/errors/errors.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { audit, idempotent } from '../../operations/index.ts';
import type { Course } from '../course.entity.ts';
import { MAX_LESSONS, MAX_SECTION_LESSONS, MAX_SECTIONS } from '../course-limits.ts';
import { CreateLessonInput } from '../lesson-commands.ts';
import { lessonKinds } from '../lesson-kinds.ts';
import { timeLesson } from '../lessons/assign-lesson.ts';
import { UpdateLessonInput } from '../lessons/update-lesson.input.ts';
import { assertTeachesCourse, lockOwnCourse } from '../load.ts';
import { openRevision } from '../revisions/propose.ts';
import { cleanRichText } from '../rich-text.ts';
import { Lesson, Section } from '../section.entity.ts';
import { CreateSectionInput } from '../structure.ts';
import {
  type ImportedOutlineRow,
  type ImportOutlineInput,
  MAX_KILOBYTES,
  type OutlineImport,
} from './outline-import.types.ts';
import { type OutlineRow, readOutline } from './read-outline.ts';

interface Place {
  readonly title: string;
  /** Normalised title for comparison. */
  readonly name: string;
  section?: Section;
  isLeaving: boolean;
  readonly lessons: string[];
}

type NewLesson = Pick<
  Lesson,
  'title' | 'kind' | 'rule' | 'minutes' | 'isRequired' | 'isPreview' | 'body' | 'durationSec'
>;

/**
 * Adds the sections and lessons of a table to a course, in the order of the table. Existing content does not change:
 * lessons of an existing section are added at its end. Rows that break a rule are skipped and reported.
 * @throws BAD_INPUT at `file` if it is not an outline
 */
export async function importOutline(context: Context, input: ImportOutlineInput): Promise<OutlineImport> {
  const viewer = signedIn(context);
  const { courseId, file, isDryRun, idempotencyKey } = input;
  await assertTeachesCourse(context.em, viewer, courseId);
  // Parsed before the course is locked, so that no other command waits for it
  const found = await readOutline(bytesOf(file));
  return context.em.transactional((em) =>
    idempotent(
      em,
      viewer.id,
      isDryRun ? null : idempotencyKey,
      { importOutline: { courseId, file } },
      async () => {
        const course = await lockOwnCourse(em, viewer, courseId);
        course.assertEditable();
        const places = await placesOf(em, course);
        const counted = { sections: 0, lessons: 0 };
        const all = places.reduce((sum, { lessons }) => sum + lessons.length, 0);
        const rows: ImportedOutlineRow[] = [];
        const made: { row: ImportedOutlineRow; lesson: Lesson }[] = [];
        for (const row of found.rows) {
          const { taken, problem } = await validateRow(context, () =>
            judged(row, places, all + counted.lessons),
          );
          const said = asSaid(row, problem);
          rows.push(said);
          if (!taken) continue;
          const { place, lesson } = taken;
          said.makesSection = !places.includes(place);
          said.notes = notesOf(context, row, place, said.makesSection);
          if (said.makesSection) {
            places.push(place);
            counted.sections++;
            if (!isDryRun)
              place.section = em.create(Section, { course, title: place.title, position: places.length - 1 });
          }
          if (!lesson) continue;
          if (!isDryRun) {
            const position = place.lessons.length;
            made.push({
              row: said,
              lesson: em.create(Lesson, { ...lesson, course, section: place.section!, position }),
            });
          }
          said.durationSec = lesson.durationSec;
          place.lessons.push(named(lesson.title));
          counted.lessons++;
        }
        if (!isDryRun && (counted.sections || counted.lessons)) {
          course.edit(false);
          await em.flush();
          for (const { row, lesson } of made) row.lessonId = lesson.id;
          audit(em, context, {
            action: 'course.import-outline',
            targetType: 'course',
            targetId: course.id,
            after: counted,
          });
        }
        return { rows, ...counted, passedOver: found.passedOver.map(cut) };
      },
    ),
  );
}

/** Base64 is decoded strictly: truncated or invalid input is rejected. */
function bytesOf(file: string): Buffer {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.toString('base64') !== file) throw badInput('file', 'sheet.unreadable');
  if (bytes.length > MAX_KILOBYTES * 1000)
    throw badInput('file', 'catalog.outlineSize', { max: MAX_KILOBYTES });
  return bytes;
}

/** Normalises a title for comparison: spaces and case are ignored. */
const named = (title: string): string => title.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

async function placesOf(em: EntityManager, course: Course): Promise<Place[]> {
  const sections = await em.find(Section, { course, removedAt: null }, { orderBy: { position: 1 } });
  const lessons = await em.find(Lesson, { course, removedAt: null }, { fields: ['title', 'section'] });
  const leaving = (await openRevision(em, course))?.removedSectionIds ?? [];
  return sections.map((section) => ({
    section,
    title: section.title,
    name: named(section.title),
    isLeaving: leaving.includes(section.id),
    lessons: lessons.filter((lesson) => lesson.section.id === section.id).map(({ title }) => named(title)),
  }));
}

async function judged(
  { section, lesson, fault }: OutlineRow,
  places: readonly Place[],
  lessonCount: number,
): Promise<{ place: Place; lesson?: NewLesson }> {
  if (!section) throw badInput('file', 'catalog.outlineSection');
  if (fault) throw badInput('file', fault.message, { value: fault.value });
  const drafted = lesson && (await lessonOf(lesson));
  const name = named(section);
  const known = places.find((place) => place.name === name);
  if (!known) {
    await assertValidInput(Object.assign(new CreateSectionInput(), { title: section }));
    if (places.length >= MAX_SECTIONS) throw policy('TOO_MANY_SECTIONS', { limit: MAX_SECTIONS });
  }
  const place = known ?? { title: section, name, isLeaving: false, lessons: [] };
  if (!drafted) return { place };
  if (place.isLeaving) throw conflict('SECTION_LEAVING');
  if (place.lessons.length >= MAX_SECTION_LESSONS)
    throw policy('SECTION_FULL', { limit: MAX_SECTION_LESSONS });
  if (lessonCount >= MAX_LESSONS) throw policy('TOO_MANY_LESSONS', { limit: MAX_LESSONS });
  return { place, lesson: drafted };
}

async function lessonOf(row: NonNullable<OutlineRow['lesson']>): Promise<NewLesson> {
  const { title, kind, isRequired, isPreview } = row;
  await assertValidInput(Object.assign(new CreateLessonInput(), { title, kind }));
  const { rules, fields } = lessonKinds[kind];
  const minutes = fields.includes('minutes') ? row.minutes : null;
  await assertValidInput(Object.assign(new UpdateLessonInput(), { minutes }));
  const body = row.text.length ? bodyOf(row.text) : null;
  const lesson = {
    title,
    kind,
    rule: rules[0],
    isRequired,
    isPreview,
    minutes,
    body,
    media: null,
    durationSec: 0,
  };
  timeLesson(lesson);
  const { media: _, ...rest } = lesson;
  return rest;
}

/** Plain paragraphs. Markup and formulas in them are treated as text. */
function bodyOf(paragraphs: readonly string[]) {
  const body = cleanRichText({
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  });
  if (!body) throw badInput('file', 'validation.richText');
  return body;
}

/**
 * Maximum length of a title in the response, in characters. It is repeated in each row, so that a small file cannot
 * cause a large response.
 */
const MAX_QUOTED_LENGTH = 120;
const cut = (text: string): string =>
  text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH - 1).toWellFormed()}…` : text;

const asSaid = ({ line, section, lesson, fault }: OutlineRow, problem?: string): ImportedOutlineRow => ({
  line,
  section: cut(section),
  makesSection: false,
  lesson: lesson ? cut(lesson.title) : null,
  kind: fault?.message === 'catalog.outlineKind' ? null : (lesson?.kind ?? null),
  durationSec: 0,
  isRequired: lesson?.isRequired ?? false,
  isPreview: lesson?.isPreview ?? false,
  hasText: !!lesson?.text.length,
  lessonId: null,
  problem: problem ?? null,
  notes: [],
});

function notesOf({ locale }: Context, { lesson }: OutlineRow, place: Place, isNew: boolean): string[] {
  const notes: string[] = [];
  if (!lesson) {
    if (!isNew) notes.push(translate(locale, 'catalog.outlineSectionThere'));
    return notes;
  }
  const title = named(lesson.title);
  if (place.lessons.includes(title)) notes.push(translate(locale, 'catalog.outlineLessonThere'));
  const { fields, hasVideo } = lessonKinds[lesson.kind];
  if (lesson.minutes !== null && !fields.includes('minutes'))
    notes.push(translate(locale, hasVideo ? 'catalog.outlineVideoTimed' : 'catalog.outlineTimed'));
  return notes;
}
