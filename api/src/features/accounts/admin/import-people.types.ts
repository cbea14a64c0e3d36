import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '../../../platform/access/permissions.ts';
import { AtMost } from '../../../platform/input/at-most.ts';

export enum ImportOutcome {
  CREATE = 'CREATE',
  EXISTS = 'EXISTS',
  REPEATED = 'REPEATED',
  INVALID = 'INVALID',
}
registerEnumType(ImportOutcome, {
  name: 'ImportOutcome',
  description: 'What becomes of a line, or in a preview: what would.',
  valuesConfig: {
    CREATE: { description: 'An account is made.' },
    EXISTS: { description: 'The address has an account already; nothing is done.' },
    REPEATED: { description: 'An earlier line has the same address; nothing is done.' },
    INVALID: { description: 'Something is wrong with it; nothing is done.' },
  },
});

@InputType({ description: 'People to be made from a CSV file.' })
export class ImportPeopleInput {
  @Field({
    description:
      'The file’s text, at most 900 kB and 5,000 lines: a first line with the columns email and fullName, and if wanted phone, roles (user or teacher) and locale (vi or en); commas or semicolons between.',
  })
  @AtMost(900_000)
  csv!: string;

  @Field({ defaultValue: true, description: 'Mails everyone the link by which they set a password.' })
  sendInvitations!: boolean;
}

@ObjectType({ description: 'What is wrong with one value of a line.' })
export class ImportFault {
  @Field({ description: 'Name of the column.' })
  field!: string;
  @Field({ description: 'What is wrong, in the language of the request.' })
  message!: string;
}

@ObjectType({ description: 'One line of an import.' })
export class ImportLine {
  @Field(() => Int, { description: 'Its number in the file; the first line is 1.' })
  line!: number;
  @Field({ description: 'As it would be stored.' })
  email!: string;
  @Field({ description: 'As it would be stored.' })
  fullName!: string;
  @Field(() => [Role], { description: 'As they would be stored.' })
  roles!: Role[];
  @Field(() => ImportOutcome, { description: 'What becomes of it.' })
  outcome!: ImportOutcome;
  @Field(() => [ImportFault], { description: 'What is wrong with it; empty for CREATE.' })
  faults!: ImportFault[];
  @Field(() => ID, { nullable: true, description: 'The person who was made; absent in a preview.' })
  personId?: string;
}

@ObjectType({ description: 'What became of a file, or in a preview: what would.' })
export class ImportResult {
  @Field(() => [ImportLine], { description: 'Every line, in the order of the file.' })
  lines!: ImportLine[];
  @Field(() => Int, { description: 'How many accounts were made, or would be.' })
  created!: number;
  @Field(() => Int, { description: 'Lines with which nothing is done.' })
  skipped!: number;
}
