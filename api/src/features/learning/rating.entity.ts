import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Sql, sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { RatingAuthor, User } from '../accounts/index.ts';
import { Course } from '../catalog/index.ts';
import { Enrolment } from './enrolment.entity.ts';

/** A condition that holds for ratings anyone may see. */
export const isPublishedRating = (status: Sql): Sql => sql`${status} = 'PUBLISHED'`;

/** A student's judgement; one for each enrolment. */
@Visible<Viewer, Rating>((_, rating) => isPublishedRating(rating.status))
@Entity()
@ObjectType({ description: 'A student’s judgement of a course.' })
export class Rating {
  @Field(() => ID, { description: 'Of the rating: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => RatingAuthor, { description: 'The student who gave it.' })
  @ManyToOne(() => User)
  author!: Rel<User>;

  @ManyToOne(() => Enrolment)
  enrolment!: Rel<Enrolment>;

  @Field(() => Int, { description: 'From 1, the worst, to 5.' })
  @Property({ type: 'integer' })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'In their own words.' })
  @Property({ type: 'text', nullable: true })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the teacher answered; absent without an answer.',
  })
  @Property({ type: 'text', nullable: true })
  teacherReply?: string | null;

  @Property({ type: 'text' })
  status: 'PUBLISHED' | 'PENDING' | 'HIDDEN' | 'REMOVED' = 'PUBLISHED';

  @Field(() => DateTime, { description: 'When it was given.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
