import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { AtMost } from '../../../platform/input/at-most.ts';

export const ImportOutcome = defineEnum(
  'ImportOutcome',
  'Outcome for one row of an import, actual or previewed.',
  {
    CREATE: 'An account is created for the row.',
    EXISTS: 'The email address already has an account. The row is skipped.',
    REPEATED: 'An earlier row has the same email address. The row is skipped.',
    INVALID: 'The row has invalid values. It is skipped.',
  },
);
export type ImportOutcome = keyof typeof ImportOutcome;

@InputType({ description: 'CSV file with users to import.' })
export class ImportPeopleInput {
  @Field({
    description:
      'Content of the CSV file; at most 900 kB and 5,000 lines. The first line names the columns: email and fullName, and optionally phone, roles (user or teacher) and locale (vi or en), separated by commas or semicolons.',
  })
  @AtMost(900_000)
  csv!: string;

  @Field({ defaultValue: true, description: 'True to email each new user a link for setting a password.' })
  sendInvitations!: boolean;
}

@ObjectType({ description: 'Invalid value in a row of an import.' })
export class ImportFault {
  @Field({ description: 'Name of the column with the invalid value.' })
  field!: string;
  @Field({ description: 'Explanation of the problem, in the language of the request.' })
  message!: string;
}

@ObjectType({ description: 'One row of an import.' })
export class ImportLine {
  @Field(() => Int, { description: 'Line number in the file; the first line is 1.' })
  line!: number;
  @Field({ description: 'Email address in the form in which it is stored.' })
  email!: string;
  @Field({ description: 'Full name in the form in which it is stored.' })
  fullName!: string;
  @Field(() => [Role], { description: 'System roles in the form in which they are stored.' })
  roles!: Role[];
  @Field(() => ImportOutcome, { description: 'Outcome for this row.' })
  outcome!: ImportOutcome;
  @Field(() => [ImportFault], { description: 'Invalid values of the row; empty for CREATE.' })
  faults!: ImportFault[];
  @Field(() => ID, { nullable: true, description: 'ID of the created user. Null in a preview.' })
  personId?: string;
}

@ObjectType({ description: 'Result of an import, actual or previewed.' })
export class ImportResult {
  @Field(() => [ImportLine], { description: 'All rows, in the order of the file.' })
  lines!: ImportLine[];
  @Field(() => Int, { description: 'Number of accounts that were created, or would be in a preview.' })
  created!: number;
  @Field(() => Int, { description: 'Number of rows that were skipped, or would be in a preview.' })
  skipped!: number;
}
