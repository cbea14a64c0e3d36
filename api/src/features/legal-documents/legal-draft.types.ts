import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Language } from '../../graphql/language.ts';
import { DateTime, RichText } from '../../graphql/scalars.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { LegalDocumentKind } from '../accounts/index.ts';

@ObjectType({
  description:
    'Text of the next version of a legal document, in one language: the draft or, without one, the text of the latest version.',
})
export class LegalDraft {
  @Field(() => ID, { description: 'Unique ID: subject and language, for example `TERMS-vi`. Immutable.' })
  id!: string;
  @Field(() => LegalDocumentKind, { description: 'Subject of the document.' })
  kind!: LegalDocumentKind;
  @Field(() => Language, { description: 'Language of the text.' })
  locale!: Locale;
  @Field({ description: 'Heading of the document. Empty if the document was never translated.' })
  title!: string;
  @Field(() => RichText, { description: 'Text with its placeholders, for example `{{refundDays}}`.' })
  body!: unknown;
  @Field(() => RichText, {
    nullable: true,
    description: 'Text of the latest version, to compare with. Null if the document was never translated.',
  })
  publishedBody?: unknown;
  @Field(() => Int, {
    nullable: true,
    description:
      'Version of the draft, for `expectedVersion`. Increases with each save. Null without a draft.',
  })
  version?: number | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the draft was last saved. Null without a draft.',
  })
  savedAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Full name of the administrator who last saved the draft. Null without a draft, or if erased.',
  })
  savedByName?: string | null;
}

@ObjectType({ description: 'How many people have accepted a version of a legal document.' })
export class LegalAcceptanceFigures {
  @Field(() => Int, { description: 'Number of active accounts that accepted this version or a later one.' })
  accepted!: number;
  @Field(() => Int, { description: 'Number of active accounts that the document concerns.' })
  total!: number;
}

@ObjectType({ description: 'Acceptance of a version of a legal document.' })
export class LegalAcceptance {
  @Field(() => String, { nullable: true, description: 'Full name of the account’s owner. Null if erased.' })
  name?: string | null;
  @Field({ description: 'ID of the account.' })
  personId!: string;
  @Field(() => DateTime, { description: 'Time of the acceptance.' })
  acceptedAt!: Date;
}
