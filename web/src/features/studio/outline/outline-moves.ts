import type { OutlineEditorFragment } from './outline.gen.ts';

export type OutlineSection = OutlineEditorFragment['sections'][number];
export type OutlineLesson = OutlineSection['lessons'][number];

/** The final position of a lesson or a section, from 0. */
export interface LessonMove {
  lessonId: string;
  sectionId: string;
  position: number;
}

export interface SectionMove {
  sectionId: string;
  position: number;
}

const clamp = (position: number, last: number) => Math.max(0, Math.min(position, last));

const insertAt = <T>(list: readonly T[], item: T, position: number): T[] => {
  const next = [...list];
  next.splice(clamp(position, list.length), 0, item);
  return next;
};

const renumber = <T extends { position: number }>(list: readonly T[]): T[] =>
  list.map((item, position) => (item.position === position ? item : { ...item, position }));

const withTotals = (section: OutlineSection): OutlineSection => ({
  ...section,
  lessons: renumber(section.lessons),
  lessonCount: section.lessons.length,
  durationSec: section.lessons.reduce((sum, { durationSec }) => sum + durationSec, 0),
});

/** The outline after moving a lesson, as the server will return it; unchanged if an id is unknown. */
export const moveLesson = (
  sections: readonly OutlineSection[],
  { lessonId, sectionId, position }: LessonMove,
): OutlineSection[] => {
  const lesson = sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
  if (!lesson || !sections.some(({ id }) => id === sectionId)) return [...sections];
  return sections.map((section) => {
    const rest = section.lessons.filter(({ id }) => id !== lessonId);
    if (section.id === sectionId)
      return withTotals({ ...section, lessons: insertAt(rest, lesson, position) });
    return rest.length === section.lessons.length ? section : withTotals({ ...section, lessons: rest });
  });
};

/** The outline after moving a section. */
export const moveSection = (
  sections: readonly OutlineSection[],
  { sectionId, position }: SectionMove,
): OutlineSection[] => {
  const section = sections.find(({ id }) => id === sectionId);
  if (!section) return [...sections];
  return renumber(
    insertAt(
      sections.filter(({ id }) => id !== sectionId),
      section,
      position,
    ),
  );
};
