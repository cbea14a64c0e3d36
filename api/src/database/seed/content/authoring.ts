import { countWords, type RichText, richText } from './rich-text.ts';
import type { CourseContent, LessonContent, SectionContent } from './types.ts';
import { videoOf } from './videos.ts';

/** Domain: the submit gate reads text at 200 words a minute. */
const WORDS_PER_MINUTE = 200;
/** Domain: a text lesson is complete after 30 seconds, so none is shorter. */
const MIN_SECONDS = 30;

/** How long a text takes to read, in seconds. */
export function readingSeconds(body: RichText): number {
  return Math.max(MIN_SECONDS, Math.round((countWords(body) * 60) / WORDS_PER_MINUTE));
}

/** A lesson to read. The body is in the notation of {@link richText}. */
export function lesson(title: string, source: string): LessonContent {
  const body = richText(source);
  return { title, kind: 'TEXT', isPreview: false, body, durationSec: readingSeconds(body) };
}

/** A lesson to watch, with notes to stand under the player. */
export function film(title: string, video: string, notes: string): LessonContent {
  const durationSec = Math.round(videoOf(video).durationSec);
  return { title, kind: 'VIDEO', isPreview: false, body: richText(notes), video, durationSec };
}

/** Lets everyone study a lesson before buying. */
export function preview(content: LessonContent): LessonContent {
  return { ...content, isPreview: true };
}

/** A chapter. */
export function section(title: string, ...lessons: readonly LessonContent[]): SectionContent {
  return { title, lessons };
}

/** Counts the exercise at the end of every text, at which a student sits longer than at reading it. */
export function withExercises(course: CourseContent, minutes: number): CourseContent {
  const exercised = (content: LessonContent): LessonContent =>
    content.kind === 'TEXT' ? { ...content, durationSec: content.durationSec + minutes * 60 } : content;
  return {
    ...course,
    sections: course.sections.map(({ title, lessons }) => ({ title, lessons: lessons.map(exercised) })),
  };
}
