import { lower, teacher, withIds } from '../../legacy.ts';
import { flag, integer, type JsonSchema, list, object, orNull, ref, text, time, url } from '../../schema.ts';
import type { CourseCardFragment } from './courses.gen.ts';

/** A course in the legacy format, with further fields that a route selects. */
export function course<Card extends CourseCardFragment>({
  coverUrl,
  language,
  level,
  status,
  teacher: by,
  ...rest
}: Card): unknown {
  return withIds({
    ...rest,
    language: lower(language),
    level: lower(level),
    status: lower(status),
    thumbnail: coverUrl,
    teacher: teacher(by),
  });
}

export const courseProperties: Readonly<Record<string, JsonSchema>> = {
  id: text('Unique course ID. Immutable.'),
  _id: text('The same value as `id`.'),
  slug: text('Slug of the course in URLs.'),
  title: text('Title, at most 60 characters.'),
  subtitle: text('Subtitle, at most 120 characters.'),
  level: text('Level of the course.', { enum: ['beginner', 'intermediate', 'advanced', 'all'] }),
  language: text('Language of the course: vi or en.'),
  status: text('Status of the course. Guests see published courses only.', {
    examples: ['published'],
  }),
  thumbnail: url('URL of the cover picture.'),
  price: integer('List price in đồng; 0 for a free course.'),
  salePrice: orNull(integer('Sale price in đồng. Null if no sale is running.')),
  saleEndsAt: orNull(time('End of the running sale.')),
  currentPrice: integer('Current price for buyers, in đồng.'),
  studentCount: integer('Number of users who ever enrolled.'),
  ratingAverage: { type: 'number', description: 'Average rating; 0 without ratings.' },
  ratingCount: integer('Number of published ratings.'),
  lessonCount: integer('Number of lessons.'),
  durationSec: integer('Duration in seconds.'),
  publishedAt: orNull(time('Time of the first publication.')),
  updatedAt: time('Time of the last edit.'),
  category: orNull(ref('CategoryName')),
  teacher: ref('Teacher'),
};

export const courseComponents: Readonly<Record<string, JsonSchema>> = {
  CategoryName: object({
    id: text('Unique ID.'),
    _id: text('The same value as `id`.'),
    slug: text('Slug of the category in URLs.', { examples: ['lap-trinh'] }),
    name: text('Vietnamese name.', { examples: ['Lập trình'] }),
    nameEn: text('English name.'),
  }),
  Teacher: object({
    id: text('Unique ID.'),
    _id: text('The same value as `id`.'),
    fullName: text('Full name, family name first.'),
    avatar: orNull(url('URL of the picture.')),
  }),
  CourseCard: object(courseProperties),
  Lesson: object({
    id: text('Unique ID.'),
    _id: text('The same value as `id`.'),
    title: text('Title, at most 80 characters.'),
    kind: text('Kind of lesson.', {
      enum: ['text', 'video', 'file', 'quiz', 'assignment', 'live', 'embed'],
    }),
    isPreview: flag('True if the lesson is public.'),
    durationSec: integer('Duration in seconds.'),
  }),
  Section: object({
    id: text('Unique ID.'),
    _id: text('The same value as `id`.'),
    title: text('Title, at most 80 characters.'),
    lessons: list(ref('Lesson'), 'Lessons in course order.'),
  }),
};
