import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Row, Visible } from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Media } from '../../media/index.ts';
import { Course } from '../course.entity.ts';
import { isTaughtCourse } from '../course-right.ts';

/** Maximum pictures of a course. A job deletes pictures that no text contains. */
export const MAX_PICTURES = 1000;

/**
 * A picture in the texts of a course. On its own it is visible to teachers only. Others see it with a text that
 * contains it. Its ID and that of its file are random, like those of audio: the files of a question are often uploaded
 * in the order of its solution.
 */
@Visible<Viewer, CoursePicture>(
  (viewer, picture: Row<CoursePicture>) => !!viewer && isTaughtCourse(viewer, picture.course),
)
@Entity()
@ObjectType({ description: 'A picture for the texts of a course, re-encoded from the upload.' })
export class CoursePicture {
  [OptionalProps]?: 'createdAt' | 'updatedAt';

  @Field(() => ID, { description: 'Unique picture ID, the `pictureId` of images in texts.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @ManyToOne(() => Media)
  media!: Rel<Media>;

  @Field(() => Int, { description: 'Width in pixels, at most 1,600.' })
  @Property({ type: 'integer' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels, proportional to the width.' })
  @Property({ type: 'integer' })
  height!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date;
}
