import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { ContentKind, ContentOutcome } from '../reports/content-case.entity.ts';

export enum AppealState {
  WAITING = 'WAITING',
  UPHELD = 'UPHELD',
  REVERSED = 'REVERSED',
}
registerEnumType(AppealState, {
  name: 'AppealState',
  description: 'What became of an appeal against moderators.',
  valuesConfig: {
    WAITING: { description: 'Another moderator has not looked yet.' },
    UPHELD: { description: 'The first decision stands: the content stays hidden or removed.' },
    REVERSED: { description: 'The first decision was wrong: the content is back.' },
  },
});

@InputType({ description: 'Asks for another moderator to look at one’s content.' })
export class AppealContentDecisionInput {
  @Field(() => ID, { description: 'Of the decision, as `myContentDecisions` gives it.' })
  caseId!: string;
  @Field({ description: 'Why the decision is wrong; moderators read it. 5 to 1,000 characters.' })
  @TrimmedLength(5, 1000, { message: 'discussion.appeal' })
  reason!: string;
}

@InputType({ description: 'What another moderator decides about an appeal.' })
export class DecideContentAppealInput {
  @Field(() => ID, { description: 'Of an appeal that waits.' })
  appealId!: string;
  @Field({ description: 'The content is brought back; otherwise the first decision stands.' })
  isReversed!: boolean;
  @Field({ description: 'Why; whoever appealed reads it. 5 to 500 characters.' })
  @TrimmedLength(5, 500, { message: 'discussion.reason' })
  answer!: string;
}

@ObjectType({ description: 'What whoever was decided against says, and what another moderator made of it.' })
export class ContentAppeal {
  @Field(() => ID, { description: 'Of the appeal: opaque, never changes.' })
  id!: string;
  @Field(() => AppealState, { description: 'Whether and how it was decided.' })
  state!: AppealState;
  @Field({ description: 'Why its author finds the decision wrong.' })
  reason!: string;
  @Field(() => DateTime, { description: 'When it was sent; there is one for each decision.' })
  createdAt!: Date;
  @Field(() => ContentOutcome, { description: 'What the first moderator did with the content.' })
  firstOutcome!: ContentOutcome;
  @Field({ description: 'Why the first moderator did so.' })
  firstNote!: string;
  @Field(() => DateTime, { description: 'When the first moderator did so.' })
  firstDecidedAt!: Date;
  @Field(() => String, { nullable: true, description: 'What the other moderator answered; absent before.' })
  answer?: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was decided; absent before.' })
  decidedAt?: Date | null;
}

@ObjectType({ description: 'An appeal as moderators see it, with who decided before.' })
export class ModeratedAppeal extends ContentAppeal {
  @Field(() => String, {
    nullable: true,
    description: 'The whole name of the first moderator; absent once they are erased.',
  })
  firstDeciderName?: string | null;
  @Field({ description: 'The whole name of whoever wrote the content.' })
  appellantName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The whole name of who decided the appeal; absent before.',
  })
  deciderName?: string | null;
  @Field({ description: 'The viewer is neither the first moderator nor the author, and may decide it.' })
  mayDecide!: boolean;
}
export const ModeratedAppealPage = pageOf('ModeratedAppealPage', () => ModeratedAppeal);

@ObjectType({ description: 'What moderators decided about content that the viewer wrote.' })
export class OwnContentDecision {
  @Field(() => ID, { description: 'Of the case: an appeal names it.' })
  id!: string;
  @Field(() => ContentKind, { description: 'Whether it is about a comment or a rating.' })
  kind!: ContentKind;
  @Field(() => ContentOutcome, {
    nullable: true,
    description: 'What became of the content; absent where the decision was reversed.',
  })
  outcome?: ContentOutcome | null;
  @Field({ description: 'Why it was decided so, for its author.' })
  reason!: string;
  @Field(() => DateTime, { description: 'When it was decided so.' })
  decidedAt!: Date;
  @Field({ description: 'What the viewer had written; empty where it was stars alone.' })
  text!: string;
  @Field({ description: 'The lesson below which it stood, or the course that it judges.' })
  where!: string;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the viewer may appeal; absent where they did, or can not.',
  })
  appealUntil?: Date | null;
}
export const OwnContentDecisionPage = pageOf('OwnContentDecisionPage', () => OwnContentDecision);

@ObjectType({ description: 'A comment of the thread in which a reported one stands.' })
export class ThreadComment {
  @Field(() => ID, { description: 'Of the comment: opaque, never changes.' })
  id!: string;
  @Field({ description: 'The whole name of who wrote it.' })
  authorName!: string;
  @Field({ description: 'One of the course’s teachers wrote it.' })
  isByTeacher!: boolean;
  @Field(() => String, { nullable: true, description: 'What it says; absent once it was removed.' })
  text?: string | null;
  @Field(() => DateTime, { description: 'When it was written; the thread is in this order.' })
  createdAt!: Date;
  @Field({ description: 'It is the one that was reported.' })
  isReported!: boolean;
}
