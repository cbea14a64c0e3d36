import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum BulkOutcome {
  DONE = 'DONE',
  UNCHANGED = 'UNCHANGED',
  REFUSED = 'REFUSED',
}
registerEnumType(BulkOutcome, {
  name: 'BulkOutcome',
  description: 'What became of one of many, or in a preview: what would become of it.',
  valuesConfig: {
    DONE: { description: 'Changed as it was asked.' },
    UNCHANGED: { description: 'It was so already.' },
    REFUSED: { description: 'A rule forbids it; `refusal` says which.' },
  },
});

export enum Refusal {
  NOT_FOUND = 'NOT_FOUND',
  OWN_ACCOUNT = 'OWN_ACCOUNT',
  OWN_ADMINISTRATOR = 'OWN_ADMINISTRATOR',
  LAST_ADMINISTRATOR = 'LAST_ADMINISTRATOR',
  OUTRANKED = 'OUTRANKED',
  GRANTS_TOO_MUCH = 'GRANTS_TOO_MUCH',
}
registerEnumType(Refusal, {
  name: 'Refusal',
  description: 'Why something may not be done to a person.',
  valuesConfig: {
    NOT_FOUND: { description: 'There is no such person.' },
    OWN_ACCOUNT: { description: 'No one suspends or deletes themselves here.' },
    OWN_ADMINISTRATOR: { description: 'No one takes the administrator role from themselves.' },
    LAST_ADMINISTRATOR: { description: 'No active administrator would be left.' },
    OUTRANKED: { description: 'The person has permissions that the viewer lacks.' },
    GRANTS_TOO_MUCH: { description: 'The viewer would give permissions that they lack.' },
  },
});

@ObjectType({ description: 'What became of one person of a bulk act, or in a preview: what would.' })
export class BulkRow {
  @Field(() => ID, { description: 'As it was sent.' })
  id!: string;
  @Field(() => String, { nullable: true, description: 'Family name first; absent for NOT_FOUND.' })
  fullName?: string;
  @Field(() => String, { nullable: true, description: 'E-mail address; absent for NOT_FOUND.' })
  email?: string;
  @Field(() => BulkOutcome, { description: 'What became of it.' })
  outcome!: BulkOutcome;
  @Field(() => Refusal, { nullable: true, description: 'The rule that forbids it, with REFUSED.' })
  refusal?: Refusal;
  @Field(() => String, {
    nullable: true,
    description: 'The same in words, in the language of the request.',
  })
  message?: string;
}

@ObjectType({ description: 'What became of many, or in a preview: what would.' })
export class BulkResult {
  @Field(() => [BulkRow], { description: 'One for each id, in the order they were sent.' })
  rows!: BulkRow[];
  @Field(() => Int, { description: 'How many were changed.' })
  done!: number;
  @Field(() => Int, { description: 'How many were so already.' })
  unchanged!: number;
  @Field(() => Int, { description: 'How many a rule protects.' })
  refused!: number;
}
