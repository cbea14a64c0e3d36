import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { type Row, type Sql, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { Category } from '../../categories/index.ts';
import { Course } from '../course.entity.ts';
import { isTaughtCourse } from '../course-right.ts';

export const RevisionState = defineEnum('RevisionState', 'State of a revision of a course on sale.', {
  DRAFT: 'In preparation; visible to its teachers only.',
  SUBMITTED: 'In review; cannot be edited meanwhile.',
  SENT_BACK: 'Returned with notes by a reviewer.',
  APPLIED: 'Approved and applied to the course.',
  REJECTED: 'Rejected for a policy reason.',
  DISCARDED: 'Discarded by a teacher.',
});
export type RevisionState = keyof typeof RevisionState;

/** States from which each named transition is allowed. */
const from = {
  edit: [RevisionState.DRAFT, RevisionState.SENT_BACK],
  submit: [RevisionState.DRAFT, RevisionState.SENT_BACK],
  withdraw: [RevisionState.SUBMITTED],
  apply: [RevisionState.DRAFT, RevisionState.SENT_BACK, RevisionState.SUBMITTED],
  sendBack: [RevisionState.SUBMITTED],
  reject: [RevisionState.SUBMITTED],
  discard: [RevisionState.DRAFT, RevisionState.SENT_BACK],
} as const;

/** Condition: a reviewer sent back the revision of a course. */
export const hasReturnedRevision = (courseId: Sql): Sql =>
  sql`exists (select 1 from course_revision v where v.course_id = ${courseId} and v.state = 'SENT_BACK')`;

@Visible<Viewer, CourseRevision>(
  (viewer, r: Row<CourseRevision>) =>
    !!viewer && (viewer.may('course:review') || isTaughtCourse(viewer, r.course)),
)
@Entity()
@ObjectType({
  description:
    'Edits of a course on sale that need a review: title, category, a higher price, shorter access, removals. Null fields do not change.',
})
export class CourseRevision {
  [OptionalProps]?: 'state' | 'removedSectionIds' | 'removedLessonIds' | 'createdAt' | 'updatedAt';

  @Field(() => ID, { description: 'Unique revision ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => RevisionState, { description: 'Current state of the revision.' })
  @Property({ type: 'text' })
  state: RevisionState = RevisionState.DRAFT;

  @Field(() => String, { nullable: true, description: 'New title. Null if it does not change.' })
  @Property({ type: 'text', nullable: true })
  title?: string | null;

  @Field(() => Category, { nullable: true, description: 'New category. Null if it does not change.' })
  @ManyToOne(() => Category, { nullable: true })
  category?: Rel<Category> | null;

  @Field(() => Vnd, {
    nullable: true,
    description: 'New, higher list price in đồng. Null if it does not change.',
  })
  @Property({ type: new BigIntType('number'), nullable: true })
  price?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'New, shorter access after a purchase in days. Null if it does not change.',
  })
  @Property({ type: 'integer', nullable: true })
  accessDays?: number | null;

  @Field(() => [ID], { description: 'IDs of sections to remove, with all their lessons.' })
  @Property({ type: 'uuid[]' })
  removedSectionIds: string[] = [];

  @Field(() => [ID], { description: 'IDs of lessons to remove, without those of removed sections.' })
  @Property({ type: 'uuid[]' })
  removedLessonIds: string[] = [];

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time of the last edit or change of state.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  closedAt?: Date | null;

  changesNothing(): boolean {
    const { title, category, price, accessDays, removedSectionIds, removedLessonIds } = this;
    return (
      title == null &&
      category == null &&
      price == null &&
      accessDays == null &&
      !removedSectionIds.length &&
      !removedLessonIds.length
    );
  }

  /** Called before each edit of the revision. @throws CONFLICT while it is in review */
  edit(): void {
    move(this, 'edit', RevisionState.DRAFT);
  }
  submit(): void {
    move(this, 'submit', RevisionState.SUBMITTED);
  }
  withdraw(): void {
    move(this, 'withdraw', RevisionState.DRAFT);
  }
  apply(): void {
    close(this, 'apply', RevisionState.APPLIED);
  }
  sendBack(): void {
    move(this, 'sendBack', RevisionState.SENT_BACK);
  }
  reject(): void {
    close(this, 'reject', RevisionState.REJECTED);
  }
  discard(): void {
    close(this, 'discard', RevisionState.DISCARDED);
  }
}

function move(revision: CourseRevision, transition: keyof typeof from, to: RevisionState): void {
  const states: readonly RevisionState[] = from[transition];
  if (!states.includes(revision.state)) throw conflict('REVISION_STATE', { state: revision.state });
  revision.state = to;
}

function close(revision: CourseRevision, transition: keyof typeof from, to: RevisionState): void {
  move(revision, transition, to);
  revision.closedAt = new Date();
}
