import { lesson, preview } from './authoring.ts';
import { richText } from './rich-text.ts';
import type { CourseContent, LessonContent } from './types.ts';

/** A course of which the outline is whole and the trial lesson is written. */
export interface OutlinedCourse extends Omit<CourseContent, 'description' | 'sections' | 'language'> {
  /** English where it is taught in English. */
  readonly language?: 'vi' | 'en';
  /** The description, in the notation of `richText`. */
  readonly about: string;
  /** The text of the first lesson, which everyone may try. */
  readonly trial: string;
  /** The outline in the notation of {@link outline}. */
  readonly outline: string;
}

/** A course out of its facts, its trial lesson and its outline. */
export function outlined({
  about,
  trial,
  outline: source,
  language = 'vi',
  ...facts
}: OutlinedCourse): CourseContent {
  const [first, ...rest] = outline(source);
  if (!first?.lessons[0]) throw new Error(`${facts.slug} has no lessons`);
  const [title, ...lessons] = first.lessons;
  return {
    ...facts,
    language,
    description: richText(about),
    sections: [{ ...first, lessons: [preview(lesson(title.title, trial)), ...lessons] }, ...rest],
  };
}

/**
 * Chapters out of lines: `# ` begins a chapter, every other line is a lesson's title and its minutes. The seconds
 * beyond are made from the title: nothing that people film lasts whole minutes.
 */
export function outline(source: string): { title: string; lessons: LessonContent[] }[] {
  const chapters: { title: string; lessons: LessonContent[] }[] = [];
  for (const line of source.trim().split('\n')) {
    if (line.startsWith('# ')) {
      chapters.push({ title: line.slice(2), lessons: [] });
      continue;
    }
    const [, title, minutes] = /^(.+) (\d+)$/.exec(line) ?? [];
    const chapter = chapters.at(-1);
    if (!title || !chapter) throw new Error(`Not a line of an outline: ${line}`);
    chapter.lessons.push({
      title,
      kind: 'VIDEO',
      isPreview: false,
      durationSec:
        Number(minutes) * 60 + (([...title].reduce((sum, c) => sum + c.charCodeAt(0), 0) * 7) % 60),
    });
  }
  return chapters;
}
