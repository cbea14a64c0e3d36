import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type Row, type Sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { PublicProfile, User } from '../accounts/index.ts';
import { Course, CourseRevision, isTaughtCourse } from '../courses/index.ts';
import { ReviewDecision, ReviewItem, ReviewVerdict } from './review.enums.ts';
import type { Submitted } from './store-submission.ts';

@ObjectType({ description: 'A reviewer’s verdict on one item.' })
export class ReviewCheck {
  @Field(() => ReviewItem, { description: 'Item of the checklist.' })
  item!: ReviewItem;
  @Field(() => ReviewVerdict, { description: 'Verdict on the item.' })
  verdict!: ReviewVerdict;
  @Field(() => String, { nullable: true, description: 'Note to the teacher on how to fix it.' })
  note?: string | null;
}

const isPartyToReview = (viewer: Viewer | undefined, review: Row<CourseReview>): Sql | boolean => {
  if (!viewer) return false;
  return viewer.may('course:review') || isTaughtCourse(viewer, review.course);
};

@Visible<Viewer, CourseReview>(isPartyToReview)
@Entity()
@ObjectType({ description: 'A submission of a course and its result.' })
export class CourseReview {
  [OptionalProps]?: 'submittedAt' | 'decision' | 'checklist';

  @Field(() => ID, { description: 'Unique submission ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Course, { description: 'Submitted course in its current state.' })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  /** The submitted revision. Null if the course itself was submitted. */
  @ManyToOne(() => CourseRevision, { nullable: true })
  revision?: Rel<CourseRevision> | null;

  @ManyToOne(() => User)
  submittedBy!: Rel<User>;

  @Field(() => DateTime, { description: 'Time of the submission.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  submittedAt!: Date;

  @Field(() => DateTime, {
    description:
      'Time by which the teacher is promised a decision: the promised number of working days after the submission.',
  })
  @Property({ type: 'datetime' })
  dueAt!: Date;

  /** Snapshot of the course at its submission. Stored for this submission and the last judged one before it. */
  @Property({ type: 'json', nullable: true, lazy: true })
  submitted?: Submitted | null;

  @Field(() => ReviewDecision, { description: 'Decision about the submission, or PENDING.' })
  @Property({ type: 'text' })
  decision: ReviewDecision = ReviewDecision.PENDING;

  @Field(() => DateTime, { nullable: true, description: 'Time of the decision. Null while pending.' })
  @Property({ type: 'datetime', nullable: true })
  decidedAt?: Date | null;

  @Field(() => PublicProfile, {
    nullable: true,
    description: 'Administrator who decided. Null while pending.',
  })
  @ManyToOne(() => User, { nullable: true })
  reviewer?: Rel<User> | null;

  /** The assigned reviewer while the review is pending. Their current permission is not stored here. */
  @ManyToOne(() => User, { nullable: true })
  assignee?: Rel<User> | null;

  @Property({ type: 'json' })
  checklist: ReviewCheck[] = [];

  @Field(() => String, {
    nullable: true,
    description: 'Notes to the teacher, or the reason for a rejection.',
  })
  @Property({ type: 'text', nullable: true })
  notes?: string | null;

  /** Closes the review. The transition of the course decides whether that is allowed. */
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
