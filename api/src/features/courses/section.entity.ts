import { Collection, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MaxRows, View, Visible } from '../../graphql/read/index.ts';
import { DateTime, RichText } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Media } from '../media/index.ts';
import { Course } from './course.entity.ts';
import { isInCourse, mayReadLesson } from './course.visibility.ts';
import { MAX_LESSONS, MAX_SECTION_LESSONS } from './course-limits.ts';
import { CompletionRule, Drip, LessonKind } from './lesson.enums.ts';
import type { RichTextDocument } from './rich-text.ts';

@Visible<Viewer, Section>((_, section) => isInCourse(section))
@Entity()
@ObjectType({ description: 'A chapter of a course.' })
export class Section {
  [OptionalProps]?: 'lessonCount' | 'durationSec';

  @Field(() => ID, { description: 'Of the section: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field({ description: 'At most 80 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => Int, { description: 'Place in the course, from 0.' })
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Int, { description: 'How many lessons are in it.' })
  @Property({ type: 'integer', defaultRaw: '0' })
  lessonCount!: number;

  @Field(() => Int, { description: 'Length of its material in seconds.' })
  @Property({ type: 'integer', defaultRaw: '0' })
  durationSec!: number;

  /** Time of its removal from the course. Student work in it is still stored. */
  @Property({ type: 'datetime', nullable: true })
  removedAt?: Date | null;

  @MaxRows(MAX_SECTION_LESSONS, { together: { below: 'Course.sections', rows: MAX_LESSONS } })
  @Field(() => [LessonOutline], { description: 'Its lessons, in the order they are studied in.' })
  @OneToMany(
    () => Lesson,
    (lesson) => lesson.section,
    { orderBy: { position: 'asc' } },
  )
  lessons = new Collection<Lesson>(this);
}

/** A lesson. Public and full views of it are separate types. */
@Entity()
export class Lesson {
  [OptionalProps]?:
    | 'isPreview'
    | 'isRequired'
    | 'durationSec'
    | 'drip'
    | 'version'
    | 'createdAt'
    | 'updatedAt';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @ManyToOne(() => Section)
  section!: Rel<Section>;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  kind!: LessonKind;

  @Property({ type: 'text' })
  rule!: CompletionRule;

  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'boolean' })
  isPreview: boolean = false;

  @Property({ type: 'boolean' })
  isRequired: boolean = true;

  @Property({ type: 'integer' })
  durationSec: number = 0;

  @Property({ type: 'json', nullable: true })
  body?: RichTextDocument | null;

  @ManyToOne(() => Media, { nullable: true })
  media?: Rel<Media> | null;

  /** Duration entered by the teacher. */
  @Property({ type: 'integer', nullable: true })
  minutes?: number | null;

  /** URL of the embedded page in the canonical form of its provider. */
  @Property({ type: 'text', nullable: true })
  embedUrl?: string | null;

  @Property({ type: 'text', nullable: true })
  liveUrl?: string | null;

  @Property({ type: 'datetime', nullable: true })
  liveStartsAt?: Date | null;

  @Property({ type: 'text', nullable: true })
  recordingUrl?: string | null;

  @Property({ type: 'text' })
  drip: Drip = Drip.NONE;

  @Property({ type: 'integer', nullable: true })
  dripDays?: number | null;

  @Property({ type: 'datetime', nullable: true })
  dripAt?: Date | null;

  @Property({ type: 'integer' })
  version: number = 1;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date;

  /** Time of its removal from the course. Student work in it is still stored. */
  @Property({ type: 'datetime', nullable: true })
  removedAt?: Date | null;
}

@Visible<Viewer, LessonOutline>((_, lesson) => isInCourse(lesson))
@View(() => Lesson)
@ObjectType({ description: 'What anyone who knows the course may know of a lesson.' })
export class LessonOutline {
  @Field(() => ID, { description: 'Of the lesson: opaque, never changes.' })
  id!: string;
  @Field({ description: 'At most 80 characters.' })
  title!: string;
  @Field(() => LessonKind, { description: 'What it is made of.' })
  kind!: LessonKind;
  @Field(() => CompletionRule, { description: 'What makes it complete.' })
  rule!: CompletionRule;
  @Field(() => Int, { description: 'Place in its section, from 0.' })
  position!: number;
  @Field({ description: 'Open to everyone while the course is published.' })
  isPreview!: boolean;
  @Field({ description: 'Counts for completing the course.' })
  isRequired!: boolean;
  @Field(() => Int, { description: 'Length in seconds; text is read at 200 words a minute.' })
  durationSec!: number;
  @Field(() => DateTime, { nullable: true, description: 'When a live lesson begins; absent in others.' })
  liveStartsAt?: Date | null;
  @Field(() => Drip, { description: 'When it opens for those who are enrolled.' })
  drip!: Drip;
  @Field(() => Int, { nullable: true, description: 'Days after enrolling, with RELATIVE; absent otherwise.' })
  dripDays?: number | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'The moment it opens at, with DATE; absent otherwise.',
  })
  dripAt?: Date | null;
  @Field(() => Int, { description: 'Rises with every edit, for `expectedVersion`.' })
  version!: number;
  readonly removedAt?: Date | null;
}

@Visible<Viewer, LessonContent & { course: unknown }>(mayReadLesson)
@View(() => Lesson)
@ObjectType({
  description:
    'What a lesson teaches: for its students once they opened it (openLesson), for everyone when it is a preview, ' +
    'for its teacher and administrators.',
})
export class LessonContent {
  @Field(() => ID, { description: 'The same id as in the outline.' })
  id!: string;
  @Field({ description: 'At most 80 characters.' })
  title!: string;
  @Field(() => LessonKind, { description: 'What it is made of.' })
  kind!: LessonKind;
  @Field(() => CompletionRule, { description: 'What makes it complete.' })
  rule!: CompletionRule;
  @Field({ description: 'Open to everyone while the course is published.' })
  isPreview!: boolean;
  @Field(() => Int, { description: 'Length in seconds; text is read at 200 words a minute.' })
  durationSec!: number;
  @Field({ description: 'Counts for completing the course.' })
  isRequired!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'How long it takes, as its teacher says; absent where the program knows by itself.',
  })
  minutes?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Absolute address of a page to frame, of an allowed provider only; in embedded lessons.',
  })
  embedUrl?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Absolute address of the recording of a live lesson, where it is kept elsewhere.',
  })
  recordingUrl?: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When a live lesson begins; absent in others.' })
  liveStartsAt?: Date | null;
  @Field(() => Drip, { description: 'When it opens for those who are enrolled.' })
  drip!: Drip;
  @Field(() => Int, { nullable: true, description: 'Days after enrolling, with RELATIVE; absent otherwise.' })
  dripDays?: number | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'The moment it opens at, with DATE; absent otherwise.',
  })
  dripAt?: Date | null;
  @Field(() => RichText, { nullable: true, description: 'The text; absent in a video without one.' })
  body?: RichTextDocument | null;
  @Field(() => Int, { description: 'Rises with every edit, for `expectedVersion`.' })
  version!: number;
  @Field(() => DateTime, { description: 'When it was last edited.' })
  updatedAt!: Date;
  @Field(() => Course, { description: 'The course it belongs to.' })
  course!: Rel<Course>;
  readonly removedAt?: Date | null;
}
