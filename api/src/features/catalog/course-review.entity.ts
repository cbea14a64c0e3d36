import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type Row, type Sql, sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { PublicProfile, User } from '../accounts/index.ts';
import { Course } from './course.entity.ts';
import { ReviewDecision, ReviewItem, ReviewVerdict } from './course.enums.ts';

@ObjectType({ description: 'A reviewer’s judgement of one item.' })
export class ReviewCheck {
  @Field(() => ReviewItem, { description: 'What was judged.' })
  item!: ReviewItem;
  @Field(() => ReviewVerdict, { description: 'How it was judged.' })
  verdict!: ReviewVerdict;
  @Field(() => String, { nullable: true, description: 'What to do about it.' })
  note?: string | null;
}

/** Reviews are between the teacher of the course and the administrators. */
const isPartyToReview = (viewer: Viewer | undefined, review: Row<CourseReview>): Sql | boolean => {
  if (!viewer) return false;
  return (
    viewer.may('course:review') ||
    sql`exists (select 1 from course c where c.id = ${review.course} and c.teacher_id = ${viewer.id})`
  );
};

@Visible<Viewer, CourseReview>(isPartyToReview)
@Entity()
@ObjectType({ description: 'One submission of a course and what became of it.' })
export class CourseReview {
  [OptionalProps]?: 'submittedAt' | 'decision' | 'checklist';

  @Field(() => ID, { description: 'Opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Course, { description: 'What was submitted.' })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @ManyToOne(() => User)
  submittedBy!: Rel<User>;

  @Field(() => DateTime, { description: 'When it was submitted.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  submittedAt!: Date;

  @Field(() => ReviewDecision, { description: 'How it ended.' })
  @Property({ type: 'text' })
  decision: ReviewDecision = ReviewDecision.PENDING;

  @Field(() => DateTime, { nullable: true, description: 'When it ended.' })
  @Property({ type: 'datetime', nullable: true })
  decidedAt?: Date | null;

  @Field(() => PublicProfile, { nullable: true, description: 'Who decided.' })
  @ManyToOne(() => User, { nullable: true })
  reviewer?: Rel<User> | null;

  @Property({ type: 'json' })
  checklist: ReviewCheck[] = [];

  @Field(() => String, { nullable: true, description: 'Notes to the teacher, or the reason of a rejection.' })
  @Property({ type: 'text', nullable: true })
  notes?: string | null;

  /** Closes the review; the course's own transition says whether that is allowed. */
  decide(
    decision: ReviewDecision,
    reviewer: User | undefined,
    checklist: ReviewCheck[],
    notes?: string,
  ): void {
    this.decision = decision;
    this.reviewer = reviewer ?? null;
    this.checklist = checklist;
    this.notes = notes ?? null;
    this.decidedAt = new Date();
  }
}
