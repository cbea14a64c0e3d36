import { type RichTextDocument, readingSeconds } from '../../../features/courses/index.ts';
import { richText } from './rich-text.ts';
import type { CourseContent, LessonContent, SectionContent } from './types.ts';
import { getVideo } from './videos.ts';

/** Minimum seconds that complete a text lesson. */
const MIN_SECONDS = 30;

/** Creates a text lesson. The body is in the notation of {@link richText}. */
export function lesson(title: string, source: string): LessonContent {
  const body = richText(source);
  const durationSec = Math.max(MIN_SECONDS, readingSeconds(body as RichTextDocument));
  return { title, kind: 'TEXT', isPreview: false, body, durationSec };
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
