import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import { toLocale, translate } from '../../../platform/i18n/messages/index.ts';
import type { Course } from '../course.entity.ts';
import type { Lesson, Section } from '../section.entity.ts';
import { holdFlagged } from './hold-flagged.ts';

/** Fields of a lesson that are checked. */
export const LESSON_TEXTS = ['title', 'body', 'embedUrl', 'liveUrl', 'recordingUrl'] as const;
export type LessonText = (typeof LESSON_TEXTS)[number];
type Texts = Partial<Pick<Lesson, LessonText>>;

/** Title of a new section or lesson until a reviewer has read its title. */
export const placeholderTitle = ({ language }: Course): string =>
  translate(toLocale(language), 'catalog.heldTitle');

const pick = (lesson: Texts, fields: readonly LessonText[]): Texts =>
  Object.fromEntries(fields.map((field) => [field, lesson[field] ?? null]));

export const lessonTexts = (lesson: Lesson): Texts => pick(lesson, LESSON_TEXTS);

interface LessonEdit {
  readonly former: Texts;
  /** Fields that the edit has set. */
  readonly fields: readonly LessonText[];
  readonly isNew?: boolean;
}

/** Checks the edited texts of a lesson, and restores the former ones if they wait for a reviewer. */
export async function holdLesson(
  em: EntityManager,
  context: Context,
  course: Course,
  lesson: Lesson,
  { former, fields, isNew }: LessonEdit,
): Promise<void> {
  const part = { kind: 'LESSON', subjectId: lesson.id, lesson, title: former.title ?? lesson.title } as const;
  const given = pick(lesson, fields);
  Object.assign(
    lesson,
    await holdFlagged(em, context, course, { ...part, former, given, isNew: isNew ?? false }),
  );
}

export async function holdSection(
  em: EntityManager,
  context: Context,
  course: Course,
  section: Section,
  formerTitle?: string,
): Promise<void> {
  const former = { title: formerTitle ?? placeholderTitle(course) };
  const part = {
    kind: 'SECTION',
    subjectId: section.id,
    isNew: formerTitle === undefined,
    ...former,
  } as const;
  const given = { title: section.title };
  Object.assign(section, await holdFlagged(em, context, course, { ...part, former, given }));
}
