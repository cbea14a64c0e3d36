import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type Row, sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { User } from '../accounts/index.ts';
import { Course, Lesson } from '../courses/index.ts';
import { AssistantFailure, AssistantRequestState, DraftKind } from './assistant.enums.ts';
import type { DraftedQuestion } from './suggestions.ts';

/** Its drafts are visible only to its author. They are stored nowhere else until the author applies them. */
@Visible<Viewer, AssistantRequest>(
  (viewer, r: Row<AssistantRequest>) => !!viewer && sql`${r.person} = ${viewer.id}`,
)
@Entity()
@ObjectType({
  description:
    'A teacher’s request for a draft of the assistant. Drafts never change a course by themselves.',
})
export class AssistantRequest {
  [OptionalProps]?: 'state' | 'credits' | 'texts' | 'questions' | 'createdAt';

  @Field(() => ID, { description: 'Unique request ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @Field(() => Course, { description: 'Course for which the draft was requested.' })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @ManyToOne(() => Lesson, { nullable: true })
  lesson?: Rel<Lesson> | null;

  @Field(() => DraftKind, { description: 'Kind of draft that was requested.' })
  @Property({ type: 'text' })
  kind!: DraftKind;

  @Field(() => AssistantRequestState, { description: 'Status of the draft: in progress, done or failed.' })
  @Property({ type: 'text' })
  state: AssistantRequestState = AssistantRequestState.RUNNING;

  /** Not returned unless the request fails. */
  @Property({ type: 'integer' })
  credits: number = 1;

  /** The month of the credits: its first day, in Vietnam. */
  @Property({ type: 'date' })
  month!: string;

  @Field({
    description: 'True if the draft was written by the sandbox simulator, which has no knowledge of its own.',
  })
  @Property({ type: 'boolean' })
  isSimulated!: boolean;

  @Field({ description: 'Name of the model that was used.' })
  @Property({ type: 'text' })
  model!: string;

  @Field(() => [String], {
    description:
      'Result as plain text, never markup: the paragraphs of a description, the individual outcomes, or the sentences flagged by a check.',
  })
  @Property({ type: 'string[]' })
  texts: string[] = [];

  @Property({ type: 'json' })
  questions: DraftedQuestion[] = [];

  @Field(() => AssistantFailure, {
    nullable: true,
    description: 'Reason why the request failed. Null if it did not fail.',
  })
  @Property({ type: 'text', nullable: true })
  failure?: AssistantFailure | null;

  @Field(() => DateTime, { description: 'Time at which the draft was requested.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the request was done or failed. Null while it is running.',
  })
  @Property({ type: 'datetime', nullable: true })
  finishedAt?: Date | null;
}
