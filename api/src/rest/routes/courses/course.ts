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
  id: text('Opaque, never changes.'),
  _id: text('The same as id.'),
  slug: text('Its name in addresses.'),
  title: text('At most 60 characters.'),
  subtitle: text('At most 120 characters.'),
  level: text('What it expects.', { enum: ['beginner', 'intermediate', 'advanced', 'all'] }),
  language: text('vi or en.'),
  status: text('Where it is on its way; published for strangers.', { examples: ['published'] }),
  thumbnail: url('Address of its cover.'),
  price: integer('List price in đồng; 0 is free.'),
  salePrice: orNull(integer('In đồng, while it runs.')),
  saleEndsAt: orNull(time('End of the sale that runs.')),
  currentPrice: integer('What a buyer pays now, in đồng.'),
  studentCount: integer('Everyone who ever enrolled.'),
  ratingAverage: { type: 'number', description: '0 without ratings.' },
  ratingCount: integer('Published ratings.'),
  lessonCount: integer('Lessons.'),
  durationSec: integer('Length in seconds.'),
  publishedAt: orNull(time('When it was first published.')),
  updatedAt: time('When it was last edited.'),
  category: orNull(ref('CategoryName')),
  teacher: ref('Teacher'),
};

/** Objects of the catalogue that several routes return. */
export const courseComponents: Readonly<Record<string, JsonSchema>> = {
  CategoryName: object({
    id: text('Opaque.'),
    _id: text('The same as id.'),
    slug: text('In addresses.', { examples: ['lap-trinh'] }),
    name: text('Vietnamese.', { examples: ['Lập trình'] }),
    nameEn: text('English.'),
  }),
  Teacher: object({
    id: text('Opaque.'),
    _id: text('The same as id.'),
    fullName: text('Family name first.'),
    avatar: orNull(url('Address of the picture.')),
  }),
  CourseCard: object(courseProperties),
  Lesson: object({
    id: text('Opaque.'),
    _id: text('The same as id.'),
    title: text('At most 80 characters.'),
    kind: text('What it is made of.', {
      enum: ['text', 'video', 'file', 'quiz', 'assignment', 'live', 'embed'],
    }),
    isPreview: flag('Open to everyone.'),
    durationSec: integer('Length in seconds.'),
  }),
  Section: object({
    id: text('Opaque.'),
    _id: text('The same as id.'),
    title: text('At most 80 characters.'),
    lessons: list(ref('Lesson'), 'In their order.'),
  }),
};
