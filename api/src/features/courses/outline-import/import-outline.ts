import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { assertValidInput, validateRow } from '../../../graphql/validate-row.ts';
import { badInput, conflict, policy } from '../../../platform/errors/errors.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { decodeFile, truncate } from '../../../platform/input/imported-file.ts';
import { audit, runOnce } from '../../operations/index.ts';
import type { Course } from '../course.entity.ts';
import { MAX_LESSONS, MAX_SECTION_LESSONS, MAX_SECTIONS } from '../course-limits.ts';
import { holdLesson, holdSection, placeholderTitle } from '../holds/hold-lesson.ts';
import { LessonKind } from '../lesson.enums.ts';
import { CreateLessonInput } from '../lesson-commands.ts';
import { lessonKinds } from '../lesson-kinds.ts';
import { setDuration } from '../lessons/assign-lesson.ts';
import { UpdateLessonInput } from '../lessons/update-lesson.input.ts';
import { assertTeachesCourse, lockOwnCourse } from '../load.ts';
import { openRevision } from '../revisions/propose.ts';
import { cleanRichText } from '../rich-text.ts';
import { Lesson, Section } from '../section.entity.ts';
import { toSectionTitle } from '../section-title.ts';
import { CreateSectionInput } from '../structure.ts';
import {
  type ImportedOutlineRow,
  type ImportOutlineInput,
  type OutlineImport,
} from './outline-import.types.ts';
import { type OutlineRow, readOutline } from './read-outline.ts';

interface ImportedSection {
  readonly title: string;
  /** Normalised title for comparison. */
  readonly name: string;
  entity?: Section;
  /** True if the open revision removes the section. */
  readonly isLeaving: boolean;
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
  const found = await readOutline(decodeFile(file, 'sheet.unreadable', 'catalog.outlineSize'));
  return runOnce(
    context,
    isDryRun ? null : idempotencyKey,
    { importOutline: { courseId, file } },
    async (em) => {
      const course = await lockOwnCourse(em, viewer, courseId);
      course.assertEditable();
      const sections = await loadSections(em, course);
      const known = sections.length;
      const counted = { sections: 0, lessons: 0 };
      const all = sections.reduce((sum, { lessons }) => sum + lessons.length, 0);
      const rows: ImportedOutlineRow[] = [];
      const created: { row: ImportedOutlineRow; lesson: Lesson }[] = [];
      for (const row of found.rows) {
        const { taken, problem } = await validateRow(context, () =>
          placeRow(row, sections, all + counted.lessons),
        );
        const result = toResult(row, problem);
        rows.push(result);
        if (!taken) continue;
        const { section, lesson } = taken;
        result.makesSection = !sections.includes(section);
        result.notes = getNotes(context, row, section, result.makesSection);
        if (result.makesSection) {
          sections.push(section);
          counted.sections++;
          if (!isDryRun)
            section.entity = em.create(Section, {
              course,
              title: section.title,
              position: sections.length - 1,
            });
        }
        if (!lesson) continue;
        if (!isDryRun) {
          const place = { course, section: section.entity!, position: section.lessons.length };
          created.push({ row: result, lesson: em.create(Lesson, { ...lesson, ...place }) });
        }
        result.durationSec = lesson.durationSec;
        section.lessons.push(normalizeTitle(lesson.title));
        counted.lessons++;
      }
      if (!isDryRun && (counted.sections || counted.lessons)) {
        course.edit(false);
        await em.flush();
        for (const { entity } of sections.slice(known)) await holdSection(em, context, course, entity!);
        const former = { title: placeholderTitle(course), body: null };
        for (const { row, lesson } of created) {
          row.lessonId = lesson.id;
          await holdLesson(em, context, course, lesson, { former, fields: ['title', 'body'], isNew: true });
          setDuration(lesson);
        }
        audit(em, context, { action: 'course.import-outline', targetId: course.id, after: counted });
      }
      return { rows, ...counted, passedOver: found.ignored.map(cut) };
    },
  );
}

/** Normalises a title for comparison: spaces and case are ignored. */
const normalizeTitle = (title: string): string =>
  title.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

async function loadSections(em: EntityManager, course: Course): Promise<ImportedSection[]> {
  const sections = await em.find(Section, { course, removedAt: null }, { orderBy: { position: 1 } });
  const lessons = await em.find(Lesson, { course, removedAt: null }, { fields: ['title', 'section'] });
  const leaving = (await openRevision(em, course))?.removedSectionIds ?? [];
  return sections.map((section) => ({
    entity: section,
    title: section.title,
    name: normalizeTitle(toSectionTitle(section.title)),
    isLeaving: leaving.includes(section.id),
    lessons: lessons
      .filter((lesson) => lesson.section.id === section.id)
      .map(({ title }) => normalizeTitle(title)),
  }));
}

async function placeRow(
  { section: typedTitle, lesson: row, fault }: OutlineRow,
  sections: readonly ImportedSection[],
  lessonCount: number,
): Promise<{ section: ImportedSection; lesson?: NewLesson }> {
  if (!typedTitle) throw badInput('file', 'catalog.outlineSection');
  if (fault) throw badInput('file', fault.message, { value: fault.value });
  const lesson = row && (await toLesson(row));
  const title = toSectionTitle(typedTitle);
  const name = normalizeTitle(title);
  const known = sections.find((section) => section.name === name);
  if (!known) {
    await assertValidInput(Object.assign(new CreateSectionInput(), { title }));
    if (sections.length >= MAX_SECTIONS) throw policy('TOO_MANY_SECTIONS', { limit: MAX_SECTIONS });
  }
  const section = known ?? { title, name, isLeaving: false, lessons: [] };
  if (!lesson) return { section };
  if (section.isLeaving) throw conflict('SECTION_LEAVING');
  if (section.lessons.length >= MAX_SECTION_LESSONS)
    throw policy('SECTION_FULL', { limit: MAX_SECTION_LESSONS });
  if (lessonCount >= MAX_LESSONS) throw policy('TOO_MANY_LESSONS', { limit: MAX_LESSONS });
  return { section, lesson };
}

async function toLesson(row: NonNullable<OutlineRow['lesson']>): Promise<NewLesson> {
  const { title, kind, isRequired, isPreview } = row;
  await assertValidInput(Object.assign(new CreateLessonInput(), { title, kind }));
  const { rules, fields } = lessonKinds[kind];
  const minutes = fields.includes('minutes') ? row.minutes : null;
  await assertValidInput(Object.assign(new UpdateLessonInput(), { minutes }));
  const body = row.text.length ? toParagraphs(row.text) : null;
  const lesson = { title, kind, rule: rules[0], isRequired, isPreview, minutes, body, durationSec: 0 };
  setDuration(lesson);
  return lesson;
}

/** Plain paragraphs. Markup and formulas in them are treated as text. */
function toParagraphs(paragraphs: readonly string[]) {
  const body = cleanRichText({
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  });
  if (!body) throw badInput('file', 'validation.richText');
  return body;
}

const cut = (text: string): string => truncate(text, 120);

const toResult = ({ line, section, lesson, fault }: OutlineRow, problem?: string): ImportedOutlineRow => ({
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

function getNotes(
  { locale }: Context,
  { lesson }: OutlineRow,
  section: ImportedSection,
  isNew: boolean,
): string[] {
  if (!lesson) return isNew ? [] : [translate(locale, 'catalog.outlineSectionThere')];
  const notes: string[] = [];
  if (section.lessons.includes(normalizeTitle(lesson.title)))
    notes.push(translate(locale, 'catalog.outlineLessonThere'));
  if (lesson.minutes !== null && lesson.kind !== LessonKind.LIVE)
    notes.push(
      translate(
        locale,
        lessonKinds[lesson.kind].hasVideo ? 'catalog.outlineVideoTimed' : 'catalog.outlineTimed',
      ),
    );
  return notes;
}
