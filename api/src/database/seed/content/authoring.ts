import { countWords, type RichText, richText } from './rich-text.ts';
import type { CourseContent, LessonContent, SectionContent } from './types.ts';
import { getVideo } from './videos.ts';

/** Words per minute, as in the submit gate. */
const WORDS_PER_MINUTE = 200;
/** Minimum seconds of a text lesson, which is completed after 30 seconds. */
const MIN_SECONDS = 30;

/** Reading time of a text in seconds. */
export function readingSeconds(body: RichText): number {
  return Math.max(MIN_SECONDS, Math.round((countWords(body) * 60) / WORDS_PER_MINUTE));
}

/** Creates a text lesson. The body is in the notation of {@link richText}. */
export function lesson(title: string, source: string): LessonContent {
  const body = richText(source);
  return { title, kind: 'TEXT', isPreview: false, body, durationSec: readingSeconds(body) };
}

/** Creates a video lesson with notes below the player. */
export function film(title: string, video: string, notes: string): LessonContent {
  const durationSec = Math.round(getVideo(video).durationSec);
  return { title, kind: 'VIDEO', isPreview: false, body: richText(notes), video, durationSec };
}

/** Makes a lesson a free preview. */
export function preview(content: LessonContent): LessonContent {
  return { ...content, isPreview: true };
}

/** Creates a section. */
export function section(title: string, ...lessons: readonly LessonContent[]): SectionContent {
  return { title, lessons };
}

/** Includes the exercise at the end of a text, which takes longer than reading it. */
export function withExercises(course: CourseContent, minutes: number): CourseContent {
  const exercised = (content: LessonContent): LessonContent =>
    content.kind === 'TEXT' ? { ...content, durationSec: content.durationSec + minutes * 60 } : content;
  return {
    ...course,
    sections: course.sections.map(({ title, lessons }) => ({ title, lessons: lessons.map(exercised) })),
  };
}
