import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { createPageType } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { ContentKind, ContentOutcome } from '../reports/content-case.entity.ts';

export const AppealState = defineEnum('AppealState', 'State of an appeal against a decision of moderators.', {
  WAITING: 'The appeal awaits another moderator.',
  UPHELD: 'The first decision was upheld. The content stays hidden or removed.',
  REVERSED: 'The first decision was reversed. The content is published again.',
});
export type AppealState = keyof typeof AppealState;

@InputType({ description: 'Input for appealing against a decision about the viewer’s content.' })
export class AppealContentDecisionInput {
  @Field(() => ID, { description: 'ID of the decision, as returned by `myContentDecisions`.' })
  caseId!: string;
  @Field({ description: 'Reason for the appeal, shown to moderators, 5 to 1,000 characters.' })
  @TrimmedLength(5, 1000, { message: 'discussion.appeal' })
  reason!: string;
}

@InputType({ description: 'Input for deciding an appeal.' })
export class DecideContentAppealInput {
  @Field(() => ID, { description: 'ID of a pending appeal.' })
  appealId!: string;
  @Field({ description: 'True to restore the content. False to uphold the first decision.' })
  isReversed!: boolean;
  @Field({ description: 'Reason shown to the author, 5 to 500 characters.' })
  @TrimmedLength(5, 500, { message: 'discussion.reason' })
  answer!: string;
}

@ObjectType({ description: 'An appeal of an author with the decision of another moderator.' })
export class ContentAppeal {
  @Field(() => ID, { description: 'Unique appeal ID. Immutable.' })
  id!: string;
  @Field(() => AppealState, { description: 'Status of the appeal: pending, upheld or reversed.' })
  state!: AppealState;
  @Field({ description: 'Reason for the appeal, as stated by the author.' })
  reason!: string;
  @Field(() => DateTime, {
    description: 'Time at which the appeal was submitted. Each decision can be appealed once.',
  })
  createdAt!: Date;
  @Field(() => ContentOutcome, { description: 'First moderator’s decision on the content.' })
  firstOutcome!: ContentOutcome;
  @Field({ description: 'Reason stated by the first moderator.' })
  firstNote!: string;
  @Field(() => DateTime, { description: 'Time of the first moderator’s decision.' })
  firstDecidedAt!: Date;
  @Field(() => String, {
    nullable: true,
    description: 'Answer of the other moderator. Null before the decision.',
  })
  answer?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the appeal was decided. Null before the decision.',
  })
  decidedAt?: Date | null;
}

@ObjectType({ description: 'An appeal as shown to moderators, with the people involved.' })
export class ModeratedAppeal extends ContentAppeal {
  @Field(() => String, {
    nullable: true,
    description: 'Full name of the first moderator. Null if the account was erased.',
  })
  firstDeciderName?: string | null;
  @Field({ description: 'Full name of the author of the content.' })
  appellantName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Full name of the moderator who decided the appeal. Null before the decision.',
  })
  deciderName?: string | null;
  @Field({
    description:
      'True if the viewer may decide the appeal: the viewer is neither the first moderator nor the author.',
  })
  mayDecide!: boolean;
}
export const ModeratedAppealPage = createPageType('ModeratedAppealPage', () => ModeratedAppeal);

@ObjectType({ description: 'A decision of moderators about content of the viewer.' })
export class OwnContentDecision {
  @Field(() => ID, { description: 'Unique case ID, used for appeals.' })
  id!: string;
  @Field(() => ContentKind, { description: 'Kind of the content: a comment or a rating.' })
  kind!: ContentKind;
  @Field(() => ContentOutcome, {
    nullable: true,
    description: 'Decision on the content. Null if the decision was reversed.',
  })
  outcome?: ContentOutcome | null;
  @Field({ description: 'Reason for the decision, as shown to the author.' })
  reason!: string;
  @Field(() => DateTime, { description: 'Time at which the decision was made.' })
  decidedAt!: Date;
  @Field({ description: 'Text written by the viewer. Empty if a rating had stars only.' })
  text!: string;
  @Field({ description: 'Title of the lesson with the comment, or of the rated course.' })
  where!: string;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time until which the viewer may appeal. Null if the viewer has appealed or cannot appeal.',
  })
  appealUntil?: Date | null;
}
export const OwnContentDecisionPage = createPageType('OwnContentDecisionPage', () => OwnContentDecision);

@ObjectType({ description: 'A comment in the thread of a reported comment.' })
export class ThreadComment {
  @Field(() => ID, { description: 'Unique comment ID. Immutable.' })
  id!: string;
  @Field({ description: 'Full name of the author.' })
  authorName!: string;
  @Field({ description: 'True if a teacher of the course wrote the comment.' })
  isByTeacher!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Text of the comment. Null if the comment was removed.',
  })
  text?: string | null;
  @Field(() => DateTime, {
    description: 'Time at which the comment was written, by which the thread is sorted.',
  })
  createdAt!: Date;
  @Field({ description: 'True if this is the reported comment.' })
  isReported!: boolean;
}
