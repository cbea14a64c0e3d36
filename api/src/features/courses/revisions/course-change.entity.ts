import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type Row, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Media } from '../../media/index.ts';
import { Course } from '../course.entity.ts';
import { isTaughtCourse } from '../course-right.ts';

export enum CourseChangeKind {
  COURSE_EDITED = 'COURSE_EDITED',
  SECTION_ADDED = 'SECTION_ADDED',
  SECTION_EDITED = 'SECTION_EDITED',
  SECTION_REMOVED = 'SECTION_REMOVED',
  LESSON_ADDED = 'LESSON_ADDED',
  LESSON_EDITED = 'LESSON_EDITED',
  LESSON_REMOVED = 'LESSON_REMOVED',
}
registerEnumType(CourseChangeKind, {
  name: 'CourseChangeKind',
  description: 'What became of a part of a course.',
  valuesConfig: {
    COURSE_EDITED: { description: 'Its page: title, texts, price, cover.' },
    SECTION_ADDED: { description: 'A section was added to it.' },
    SECTION_EDITED: { description: 'A section was renamed.' },
    SECTION_REMOVED: { description: 'A section was taken out of it.' },
    LESSON_ADDED: { description: 'A lesson was added to it.' },
    LESSON_EDITED: { description: 'A lesson’s content or settings were edited.' },
    LESSON_REMOVED: { description: 'A lesson was taken out of it.' },
  },
});

/**
 * Written by the database at the commit of an edit (`keep_course_change` in the baseline). Visible to teachers of the
 * course.
 */
@Visible<Viewer, CourseChange>(
  (viewer, r: Row<CourseChange>) =>
    !!viewer && (viewer.may('course:read-any') || isTaughtCourse(viewer, r.course)),
)
@Entity()
@ObjectType({
  description: 'What an edit changed of a course since it was first on sale, with what it was before.',
})
export class CourseChange {
  [OptionalProps]?: 'changedAt' | 'fields' | 'former';

  @Field(() => ID, { description: 'Of the change: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => Int, {
    description: 'Version of the course that the edit made; an edit may change several parts.',
  })
  @Property({ type: 'integer' })
  version!: number;

  @Field(() => DateTime, { description: 'When the edit was made.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  changedAt!: Date;

  @Field(() => CourseChangeKind, { description: 'What became of which kind of part.' })
  @Property({ type: 'text' })
  kind!: CourseChangeKind;

  @Field(() => ID, { description: 'Of the course, section or lesson; of a removed one it leads nowhere.' })
  @Property({ type: 'uuid' })
  subjectId!: string;

  @Field({ description: 'Title of that part after the edit.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => [String], {
    description: 'Columns that the edit changed, for instance `title`; empty unless edited.',
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
