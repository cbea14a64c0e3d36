import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { DateTime } from '../../../graphql/scalars.ts';

export const LegalDocumentKind = defineEnum('LegalDocumentKind', 'Subject of a legal document.', {
  TERMS: 'Rules for everyone who uses the platform.',
  PRIVACY: 'Which personal data is stored, and the rights of its owners.',
  REFUNDS: 'When and how buyers get a refund.',
  OWNER: 'Particulars of the operator of the platform.',
  RULES: 'Rules for teachers who sell on the platform. Only teachers have to accept them.',
});
export type LegalDocumentKind = keyof typeof LegalDocumentKind;

@ObjectType({ description: 'New version of a legal document that the viewer has to accept.' })
export class PendingTerms {
  @Field(() => ID, { description: 'ID of the version in its language, equal to `LegalDocument.id`.' })
  id!: string;
  @Field(() => LegalDocumentKind, { description: 'Subject of the document.' })
  kind!: LegalDocumentKind;
  @Field(() => Int, { description: 'Number of the version to accept: the latest that applies.' })
  number!: number;
  @Field({ description: 'Heading of the document in the language of the request, if it is translated.' })
  title!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Changes since the previous version, in one sentence.',
  })
  summary?: string | null;
  @Field(() => DateTime, { description: 'Time from which the version applies.' })
  effectiveFrom!: Date;
  @Field(() => Int, {
    nullable: true,
    description: 'Latest version that the viewer has accepted. Null without one.',
  })
  acceptedNumber?: number | null;
  @Field(() => DateTime, {
    description: 'Time from which purchases and submissions for sale are refused until the viewer accepts.',
  })
  deadline!: Date;
}
