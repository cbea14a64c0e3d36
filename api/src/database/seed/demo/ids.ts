import { TEACHERS } from '../content/index.ts';
import { stableId } from './insert.ts';
import { personId } from './people.ts';

export const courseId = (slug: string): string => stableId(`course ${slug}`);
/** Sections and lessons are counted from 0. */
export const lessonId = (slug: string, section: number, lesson: number): string =>
  stableId(`lesson ${slug} ${section} ${lesson}`);
export const mediaId = (name: string): string => stableId(`media ${name}`);
export const getTeacherId = (key: string): string =>
  personId(TEACHERS.find((teacher) => teacher.key === key)!.email);
/** ID of the section for further material, at the end of a course. */
export const furtherSectionId = (slug: string): string => stableId(`section ${slug} kinds`);
