import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { type Row, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Media } from '../../media/index.ts';
import { Course } from '../course.entity.ts';
import { isTaughtCourse } from '../course-right.ts';

export const CourseChangeKind = defineEnum('CourseChangeKind', 'Kind of an edit of a course.', {
  COURSE_EDITED: 'Its page was edited: title, texts, price or cover.',
  SECTION_ADDED: 'A section was added to the course.',
  SECTION_EDITED: 'A section was renamed.',
  SECTION_REMOVED: 'A section was removed from the course.',
  LESSON_ADDED: 'A lesson was added to the course.',
  LESSON_EDITED: 'A lesson’s content or settings were edited.',
  LESSON_REMOVED: 'A lesson was removed from the course.',
});
export type CourseChangeKind = keyof typeof CourseChangeKind;

/**
 * Written by the database at the commit of an edit (`keep_course_change` in the baseline). Visible to teachers of the
 * course.
 */
@Visible<Viewer, CourseChange>(
  (viewer, r: Row<CourseChange>) =>
    !!viewer && (viewer.may('course:read-any') || isTaughtCourse(viewer, r.course)),
)
@Entity()
@ObjectType({ description: 'A change of a course since its first publication, with the previous values.' })
export class CourseChange {
  [OptionalProps]?: 'changedAt' | 'fields' | 'former';

  @Field(() => ID, { description: 'Unique change ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => Int, {
    description: 'Version of the course after the edit. An edit may change several parts.',
  })
  @Property({ type: 'integer' })
  version!: number;

  @Field(() => DateTime, { description: 'Time of the edit.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  changedAt!: Date;

  @Field(() => CourseChangeKind, { description: 'Kind of the change and of the changed part.' })
  @Property({ type: 'text' })
  kind!: CourseChangeKind;

  @Field(() => ID, { description: 'ID of the course, section or lesson. The part may have been removed.' })
  @Property({ type: 'uuid' })
  subjectId!: string;

  @Field({ description: 'Title of that part after the edit.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => [String], {
    description: 'Names of the changed columns, for example `title`. Empty unless the part was edited.',
  })
  @Property({ type: 'string[]' })
  fields: string[] = [];

  /** Previous values of those columns. */
  @Property({ type: 'json' })
  former: Readonly<Record<string, unknown>> = {};

  /** Previous video. The reference protects its file from the sweep of unused files. */
  @ManyToOne(() => Media, { nullable: true })
  formerMedia?: Rel<Media> | null;

  @ManyToOne(() => Media, { nullable: true })
  formerCaptions?: Rel<Media> | null;
}
