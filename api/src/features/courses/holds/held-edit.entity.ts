import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { type Row, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { User } from '../../accounts/index.ts';
import { Media } from '../../media/index.ts';
import { Course } from '../course.entity.ts';
import { isTaughtCourse } from '../course-right.ts';
import { Lesson } from '../section.entity.ts';
import type { FlaggedSentence } from './content-check.ts';

export const HeldPartKind = defineEnum('HeldPartKind', 'Part of a course that an edit changes.', {
  COURSE: 'The page of the course.',
  SECTION: 'The title of a section of the course.',
  LESSON: 'The title, text or links of a lesson.',
  FILE: 'A file that was added to a lesson.',
  CAPTIONS: 'Captions of a video.',
  QUESTION: 'A question that a quiz of the course contains.',
  QUIZ: 'The questions of a quiz.',
  ASSIGNMENT: 'The rubric of an assignment.',
});
export type HeldPartKind = keyof typeof HeldPartKind;

export const HeldEditState = defineEnum('HeldEditState', 'State of an edit that is checked.', {
  CHECKING: 'The provider checks it. It is applied automatically unless the provider flags it.',
  WAITING: 'It waits for a reviewer. Students see the reviewed content.',
  SHOWN: 'It waits for a reviewer, and students see it already.',
  RELEASED: 'It applies: a reviewer approved it, or the provider flagged nothing.',
  REJECTED: 'A reviewer rejected it. Students see the reviewed content.',
  REPLACED: 'A teacher withdrew it, or removed the flagged text in a later edit.',
});
export type HeldEditState = keyof typeof HeldEditState;

/** Stored flagged sentences of an edit. A reviewer reads all of its text anyway. */
export const MAX_FLAGGED = 20;
/** Max changed fields of an edit. */
export const MAX_CHANGES = 8;

/** Old and new text of one field, for the comparison. */
export interface HeldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Values of the part by the names of its fields. */
export type HeldContent = Readonly<Record<string, unknown>>;

@Visible<Viewer, HeldEdit>(
  (viewer, h: Row<HeldEdit>) => !!viewer && (viewer.may('course:review') || isTaughtCourse(viewer, h.course)),
)
@Entity()
@ObjectType({
  description:
    'An edit of a reviewed course that was flagged. A reviewer decides whether students see it. Visible to reviewers and to teachers of the course.',
})
export class HeldEdit {
  [OptionalProps]?: 'state' | 'version' | 'createdAt' | 'updatedAt';

  @Field(() => ID, { description: 'Unique ID of the edit. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Course, { description: 'Course that was edited.' })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @ManyToOne(() => Lesson, { nullable: true })
  lesson?: Rel<Lesson> | null;

  @Field(() => HeldPartKind, { description: 'Part of the course that was edited.' })
  @Property({ type: 'text' })
  kind!: HeldPartKind;

  /** ID of the edited row. A file or captions get it when they are released. */
  @Property({ type: 'uuid' })
  subjectId!: string;

  @Field({ description: 'Title of the edited part as students see it, or the name of the file.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => HeldEditState, { description: 'Current state of the edit.' })
  @Property({ type: 'text' })
  state: HeldEditState = 'WAITING';

  @Field(() => Int, { description: 'Version of the edit, for `expectedVersion`. Increases with every save.' })
  @Property({ type: 'integer' })
  version: number = 1;

  @Property({ type: 'json' })
  content!: HeldContent;

  /** Values before the edit. Null if the part did not exist. */
  @Property({ type: 'json', nullable: true })
  former?: HeldContent | null;

  @Property({ type: 'json' })
  changes!: readonly HeldChange[];

  @Property({ type: 'json' })
  flagged!: readonly FlaggedSentence[];

  /** File of the edit. The reference protects it from the sweep of unused files. */
  @ManyToOne(() => Media, { nullable: true })
  media?: Rel<Media> | null;

  @ManyToOne(() => User)
  author!: Rel<User>;

  @Field(() => DateTime, { description: 'Time of the first save that was flagged.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time of the last save or decision.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date;

  @ManyToOne(() => User, { nullable: true })
  decidedBy?: Rel<User> | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the decision. Null while it is open.' })
  @Property({ type: 'datetime', nullable: true })
  decidedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason of a rejection, for the teachers. Otherwise null.',
  })
  @Property({ type: 'text', nullable: true })
  note?: string | null;

  close(state: 'RELEASED' | 'REJECTED' | 'REPLACED', by?: User, note?: string): void {
    this.state = state;
    this.decidedAt = new Date();
    this.decidedBy = by ?? null;
    this.note = note ?? null;
  }
}
