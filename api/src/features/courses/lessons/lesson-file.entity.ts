import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type Row, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { LessonFileType, Media } from '../../media/index.ts';
import { isTaughtCourse } from '../course-right.ts';
import { Lesson } from '../section.entity.ts';

export const MAX_LESSON_FILES = 20;

/** A file of a lesson. On its own it is visible to teachers only. Others see it with a lesson that they may read. */
@Visible<Viewer, LessonFile>(
  (viewer, file: Row<LessonFile>) =>
    !!viewer &&
    sql`exists (select 1 from lesson l where l.id = ${file.lesson} and ${isTaughtCourse(viewer, sql`l.course_id`)})`,
)
@Entity()
@ObjectType({ description: 'A file of a lesson to read or download.' })
export class LessonFile {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Unique file ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Lesson)
  lesson!: Rel<Lesson>;

  @ManyToOne(() => Media)
  media!: Rel<Media>;

  @Field({ description: 'Filename with its extension, at most 200 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => LessonFileType, { description: 'Type of the file, determined from its content.' })
  @Property({ type: 'text' })
  type!: LessonFileType;

  @Field(() => DateTime, { description: 'Time at which it was added to the lesson.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
