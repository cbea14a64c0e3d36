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
@ObjectType({ description: 'A draft that a teacher asked the assistant for. It changes nothing by itself.' })
export class AssistantRequest {
  [OptionalProps]?: 'state' | 'credits' | 'texts' | 'questions' | 'createdAt';

  @Field(() => ID, { description: 'Of the request: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @Field(() => Course, { description: 'The course that the draft is for.' })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @ManyToOne(() => Lesson, { nullable: true })
  lesson?: Rel<Lesson> | null;

  @Field(() => DraftKind, { description: 'What was asked for.' })
  @Property({ type: 'text' })
  kind!: DraftKind;

  @Field(() => AssistantRequestState, { description: 'Whether the draft is there yet.' })
  @Property({ type: 'text' })
  state: AssistantRequestState = AssistantRequestState.RUNNING;

  /** Not returned unless the request fails. */
  @Property({ type: 'integer' })
  credits: number = 1;

  /** The month of the credits: its first day, in Vietnam. */
  @Property({ type: 'date' })
  month!: string;

  @Field({ description: 'Whether the simulator of the sandbox wrote it, which knows nothing by itself.' })
  @Property({ type: 'boolean' })
  isSimulated!: boolean;

  @Field({ description: 'Name of the model that was asked.' })
  @Property({ type: 'text' })
  model!: string;

  @Field(() => [String], {
    description:
      'Of a description its paragraphs, of outcomes each, of a check the sentences that it marked; plain text, never markup.',
  })
  @Property({ type: 'string[]' })
  texts: string[] = [];

  @Property({ type: 'json' })
  questions: DraftedQuestion[] = [];

  @Field(() => AssistantFailure, {
    nullable: true,
    description: 'Why there is no draft, of one that failed.',
  })
  @Property({ type: 'text', nullable: true })
  failure?: AssistantFailure | null;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was done or had failed.' })
  @Property({ type: 'datetime', nullable: true })
  finishedAt?: Date | null;
}
