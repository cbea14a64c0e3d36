import { type RichNode, tidyDoc } from './editor/rich-text.ts';
import type { EditableLessonFragment } from './lesson-edit.gen.ts';

/** A lesson as its form holds it. */
export interface LessonValues {
  title: string;
  isPreview: boolean;
  body: RichNode;
}

export type LessonField = keyof LessonValues;

/** All fields in the order of the form; the server's names for them are the same. */
export const LESSON_FIELDS: readonly LessonField[] = ['title', 'isPreview', 'body'];

/** The form's values of a lesson as the server has it. */
export const lessonValuesOf = ({
  title,
  isPreview,
  body,
}: Pick<EditableLessonFragment, LessonField>): LessonValues => ({ title, isPreview, body: tidyDoc(body) });

/** What the server is told. */
export const inputValueOf = (values: LessonValues): LessonValues => ({
  ...values,
  title: values.title.trim(),
});

/** Which fields the server would store differently. */
export const changedInLesson = (base: LessonValues, values: LessonValues): LessonField[] => {
  const [before, after] = [inputValueOf(base), inputValueOf(values)];
  return LESSON_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
};
