import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Sql } from '../../graphql/read/index.ts';
import { type Row, Visible } from '../../graphql/read/index.ts';
import { DateTime, RichText } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Course, isTaughtCourse, Lesson, LessonOutline, type RichTextDocument } from '../courses/index.ts';
import { Media } from '../media/index.ts';
import { QuestionKind } from './question.enums.ts';
import type { QuestionBody } from './question-body.ts';

/** Max questions of a course. */
export const MAX_BANK = 1000;

/** A question with its key. Students never read this type. Their paper is drawn from it when an attempt begins. */
@Visible<Viewer, Question>((viewer, question: Row<Question>) => seesKeys(viewer, question.course))
@Entity()
@ObjectType({
  description: 'A question of a course’s question bank with its answer key, for teachers and reviewers.',
})
export class Question {
  [OptionalProps]?: 'reviewSec' | 'version' | 'createdAt' | 'updatedAt';

  @Field(() => ID, { description: 'Unique question ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => QuestionKind, { description: 'Kind of answer that the question requires.' })
  @Property({ type: 'text' })
  kind!: QuestionKind;

  @Field(() => RichText, { description: 'Text of the question, with its images.' })
  @Property({ type: 'json' })
  prompt!: RichTextDocument;

  /** Including the key. */
  @Property({ type: 'json' })
  body!: QuestionBody;

  @Field(() => Int, { description: 'Points for a correct answer, 1 to 100.' })
  @Property({ type: 'integer' })
  points!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Topic of the question, by which results are grouped. Null if there is none.',
  })
  @Property({ type: 'text', nullable: true })
  topic?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Explanation shown with the correct answer. Null if there is none.',
  })
  @Property({ type: 'text', nullable: true })
  explanation?: string | null;

  @Field(() => LessonOutline, {
    nullable: true,
    description: 'Lesson that teaches the topic of the question. Null if there is none.',
  })
  @ManyToOne(() => Lesson, { nullable: true })
  reviewLesson?: Rel<Lesson> | null;

  @Field(() => Int, { description: 'Position in the review lesson in seconds, if it is a video.' })
  @Property({ type: 'integer' })
  reviewSec: number = 0;

  @ManyToOne(() => Media, { nullable: true })
  sound?: Rel<Media> | null;

  @Field(() => Int, {
    description: 'Version number, increased with every edit. Send it as `expectedVersion`.',
  })
  @Property({ type: 'integer' })
  version: number = 1;

  @Property({ type: 'datetime', nullable: true })
  removedAt?: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time at which the question was last edited.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date;
}

/** True if the viewer sees a course's questions with their keys: its teachers and reviewers. */
export const seesKeys = (viewer: Viewer | undefined, courseId: Sql): Sql | boolean =>
  !!viewer && (viewer.may('course:read-any') || isTaughtCourse(viewer, courseId));
