import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars.ts';
import { type ConsentPurpose, purposeDescriptions, purposeNames } from '../../../platform/access/consents.ts';

registerEnumType(purposeNames, {
  name: 'ConsentPurpose',
  description: 'Purpose of processing personal data that requires consent.',
  valuesConfig: purposeDescriptions,
});

@ObjectType({ description: 'Proof that the viewer gave or withdrew a consent. Immutable.' })
export class ConsentReceipt {
  @Field(() => ID, { description: 'Unique ID of the receipt.' })
  id!: string;
  @Field({ description: 'Number of the receipt, for example `CR-7F31-20A9-4C6D`.' })
  code!: string;
  @Field(() => purposeNames, { description: 'Purpose that the receipt is about.' })
  purpose!: ConsentPurpose;
  @Field({ description: 'Name of the purpose in the language of the request.' })
  title!: string;
  @Field({ description: 'True if the consent was given; false if it was withdrawn.' })
  isGiven!: boolean;
  @Field(() => DateTime, { description: 'Time of the answer.' })
  at!: Date;
  @Field(() => Int, { description: 'Number of the version of the privacy policy that applied.' })
  privacyVersion!: number;
}

@ObjectType({ description: 'Purpose that requires consent, with the viewer’s latest answer.' })
export class Consent {
  @Field(() => purposeNames, { description: 'Purpose of the processing.' })
  purpose!: ConsentPurpose;
  @Field({ description: 'Name of the purpose in the language of the request.' })
  title!: string;
  @Field({ description: 'Description of the processing, in one or two sentences.' })
  text!: string;
  @Field({ description: 'Personal data that is used for the purpose.' })
  data!: string;
  @Field({ description: 'Consequences of not consenting, in one or two sentences.' })
  stops!: string;
  @Field({ description: 'True if the viewer consents now. False without an answer.' })
  isGiven!: boolean;
  @Field(() => ConsentReceipt, {
    nullable: true,
    description: 'Receipt of the latest answer. Null if the viewer has never answered.',
  })
  receipt?: ConsentReceipt | null;
}

@InputType({ description: 'Answer to a request for consent.' })
export class SetConsentInput {
  @Field(() => purposeNames, { description: 'Purpose that the answer is about.' })
  purpose!: ConsentPurpose;
  @Field({ description: 'True to give the consent; false to withdraw it.' })
  isGiven!: boolean;
}
