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
@ObjectType({ description: 'A section of a course with its lessons.' })
export class Section {
  [OptionalProps]?: 'lessonCount' | 'durationSec';

  @Field(() => ID, { description: 'Unique section ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field({ description: 'Title of at most 80 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => Int, { description: 'Position in the course, from 0.' })
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Int, { description: 'Number of lessons in the section.' })
  @Property({ type: 'integer', defaultRaw: '0' })
  lessonCount!: number;

  @Field(() => Int, { description: 'Measured length of its content in seconds.' })
  @Property({ type: 'integer', defaultRaw: '0' })
  durationSec!: number;

  /** Time of its removal from the course. Student work in it is still stored. */
  @Property({ type: 'datetime', nullable: true })
  removedAt?: Date | null;

  @MaxRows(MAX_SECTION_LESSONS, { together: { below: 'Course.sections', rows: MAX_LESSONS } })
  @Field(() => [LessonOutline], { description: 'Lessons of the section in order.' })
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

@ObjectType()
abstract class LessonView {
  @Field({ description: 'Title of at most 80 characters.' })
  title!: string;
  @Field(() => LessonKind, { description: 'Kind of the lesson, by its content.' })
  kind!: LessonKind;
  @Field(() => CompletionRule, { description: 'Condition that completes the lesson.' })
  rule!: CompletionRule;
  @Field({ description: 'True if the lesson is open to everyone while the course is published.' })
  isPreview!: boolean;
  @Field({ description: 'True if the lesson is required to complete the course.' })
  isRequired!: boolean;
  @Field(() => Int, {
    description:
      'Measured length in seconds: of the video, the reading time of the text at 200 words per minute, or a minute for each question of a quiz. 0 while the content is missing, and for a live lesson without a recording.',
  })
  durationSec!: number;
  @Field(() => DateTime, { nullable: true, description: 'Start of a live lesson. Null for other kinds.' })
  liveStartsAt?: Date | null;
  @Field(() => Drip, { description: 'Schedule for opening the lesson to enrolled students.' })
  drip!: Drip;
  @Field(() => Int, {
    nullable: true,
    description: 'Days after the enrolment, for RELATIVE. Otherwise null.',
  })
  dripDays?: number | null;
  @Field(() => DateTime, { nullable: true, description: 'Opening time, for DATE. Otherwise null.' })
  dripAt?: Date | null;
  @Field(() => Int, {
    description: 'Version of the lesson, for `expectedVersion`. Increases with every edit.',
  })
  version!: number;
  readonly removedAt?: Date | null;
}

@Visible<Viewer, LessonOutline>((_, lesson) => isInCourse(lesson))
@View(() => Lesson)
@ObjectType({ description: 'Facts about a lesson that every viewer of the course may see.' })
export class LessonOutline extends LessonView {
  @Field(() => ID, { description: 'Unique lesson ID. Immutable.' })
  id!: string;
  @Field(() => Int, { description: 'Position in its section, from 0.' })
  position!: number;
}

@Visible<Viewer, LessonContent & { course: unknown }>(mayReadLesson)
@View(() => Lesson)
@ObjectType({
  description:
    'Content of a lesson: for its students once they opened it (openLesson), for everyone when it is a preview, ' +
    'for its teacher and administrators.',
})
export class LessonContent extends LessonView {
  @Field(() => ID, { description: 'Unique lesson ID, the same as in the outline.' })
  id!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      'Estimate of the teacher in minutes, for a live lesson its planned length. It is not part of `durationSec`. Null without one.',
  })
  minutes?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Absolute URL of the embedded page of an allowed provider. Null for other kinds.',
  })
  embedUrl?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Absolute URL of the recording of a live lesson on another site. Null without one.',
  })
  recordingUrl?: string | null;
  @Field(() => RichText, { nullable: true, description: 'Text of the lesson. Null without a text.' })
  body?: RichTextDocument | null;
  @Field(() => DateTime, { description: 'Time of the last edit.' })
  updatedAt!: Date;
  @Field(() => Course, { description: 'Course that contains the lesson.' })
  course!: Rel<Course>;
}
