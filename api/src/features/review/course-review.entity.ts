import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type Row, type Sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { PublicProfile, User } from '../accounts/index.ts';
import { Course, CourseRevision, isTaughtCourse } from '../courses/index.ts';
import type { Submitted } from './keep-submission.ts';
import { ReviewDecision, ReviewItem, ReviewVerdict } from './review.enums.ts';

@ObjectType({ description: 'A reviewer’s judgement of one item.' })
export class ReviewCheck {
  @Field(() => ReviewItem, { description: 'Which part of the course was judged.' })
  item!: ReviewItem;
  @Field(() => ReviewVerdict, { description: 'How it was judged.' })
  verdict!: ReviewVerdict;
  @Field(() => String, { nullable: true, description: 'What to do about it.' })
  note?: string | null;
}

/** Reviews are visible to the teacher of the course and to administrators. */
const isPartyToReview = (viewer: Viewer | undefined, review: Row<CourseReview>): Sql | boolean => {
  if (!viewer) return false;
  return viewer.may('course:review') || isTaughtCourse(viewer, review.course);
};

@Visible<Viewer, CourseReview>(isPartyToReview)
@Entity()
@ObjectType({ description: 'One submission of a course and what became of it.' })
export class CourseReview {
  [OptionalProps]?: 'submittedAt' | 'decision' | 'checklist';

  @Field(() => ID, { description: 'Of the submission: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Course, { description: 'The course that was submitted, as it is now.' })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  /** The submitted revision. Null if the course itself was submitted. */
  @ManyToOne(() => CourseRevision, { nullable: true })
  revision?: Rel<CourseRevision> | null;

  @ManyToOne(() => User)
  submittedBy!: Rel<User>;

  @Field(() => DateTime, { description: 'When it was submitted.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  submittedAt!: Date;

  @Field(() => DateTime, {
    description:
      'Until when its teacher is answered: so many working days after it was submitted as were promised then.',
  })
  @Property({ type: 'datetime' })
  dueAt!: Date;

  /** Snapshot of the course at its submission. Stored for this submission and the last judged one before it. */
  @Property({ type: 'json', nullable: true, lazy: true })
  submitted?: Submitted | null;

  @Field(() => ReviewDecision, { description: 'How the submission ended, or that it waits.' })
  @Property({ type: 'text' })
  decision: ReviewDecision = ReviewDecision.PENDING;

  @Field(() => DateTime, { nullable: true, description: 'When it was decided; absent while it waits.' })
  @Property({ type: 'datetime', nullable: true })
  decidedAt?: Date | null;

  @Field(() => PublicProfile, {
    nullable: true,
    description: 'The administrator who decided; absent while it waits.',
  })
  @ManyToOne(() => User, { nullable: true })
  reviewer?: Rel<User> | null;

  /** The assigned reviewer while the review is pending. Their current permission is not stored here. */
  @ManyToOne(() => User, { nullable: true })
  assignee?: Rel<User> | null;

  @Property({ type: 'json' })
  checklist: ReviewCheck[] = [];

  @Field(() => String, { nullable: true, description: 'Notes to the teacher, or the reason of a rejection.' })
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
