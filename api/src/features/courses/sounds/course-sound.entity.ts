import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type Row, Visible } from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Media } from '../../media/index.ts';
import { Course } from '../course.entity.ts';
import { isTaughtCourse } from '../course-right.ts';

/** Maximum audio files in the texts of a course. A job deletes those that no text contains. */
export const MAX_SOUNDS = 1000;

/** Audio in the answers of a course's questions, with the same visibility as its pictures. */
@Visible<Viewer, CourseSound>(
  (viewer, sound: Row<CourseSound>) => !!viewer && isTaughtCourse(viewer, sound.course),
)
@Entity()
@ObjectType({ description: 'Audio for the answers of a course’s questions.' })
export class CourseSound {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Unique audio ID, the `soundId` of audio in texts.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @ManyToOne(() => Media)
  media!: Rel<Media>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
