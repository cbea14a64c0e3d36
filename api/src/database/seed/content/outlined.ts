import { lesson, preview } from './authoring.ts';
import { richText } from './rich-text.ts';
import type { CourseContent, LessonContent } from './types.ts';

/** A course with a complete outline, of which only the preview lesson has content. */
export interface OutlinedCourse extends Omit<CourseContent, 'description' | 'sections' | 'language'> {
  /** Language of instruction. */
  readonly language?: 'vi' | 'en';
  /** The description, in the notation of `richText`. */
  readonly about: string;
  /** Text of the first lesson, which is a free preview. */
  readonly trial: string;
  /** The outline in the notation of {@link outline}. */
  readonly outline: string;
}

/** Creates a course from its facts, preview lesson and outline. */
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
 * Parses sections: a line with `# ` begins a section, any other line is the title and minutes of a lesson. Adds seconds
 * that depend on the title, because real videos do not last whole minutes.
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
    if (!title || !chapter) throw new Error(`Invalid line of an outline: ${line}`);
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
