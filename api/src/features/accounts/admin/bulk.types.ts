import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';

export const BulkOutcome = defineEnum(
  'BulkOutcome',
  'Outcome for one item of a bulk operation, actual or previewed.',
  {
    DONE: 'The requested change was applied.',
    UNCHANGED: 'The user already had the requested state.',
    REFUSED: 'A rule forbids the change; see `refusal`.',
  },
);
export type BulkOutcome = keyof typeof BulkOutcome;

/** The rows of a bulk operation with the number of each outcome. */
export function withCounts<R extends { readonly outcome: BulkOutcome }>(rows: R[]) {
  const count = (outcome: BulkOutcome) => rows.filter((row) => row.outcome === outcome).length;
  return {
    rows,
    done: count(BulkOutcome.DONE),
    unchanged: count(BulkOutcome.UNCHANGED),
    refused: count(BulkOutcome.REFUSED),
  };
}

export const Refusal = defineEnum('Refusal', 'Reason why an operation on a user is rejected.', {
  NOT_FOUND: 'No user has this ID.',
  OWN_ACCOUNT: 'Administrators cannot suspend or delete their own account.',
  OWN_ADMINISTRATOR: 'Administrators cannot remove the administrator role from themselves.',
  LAST_ADMINISTRATOR: 'The change would leave no active administrator.',
  OUTRANKED: 'The target user has permissions that the viewer lacks.',
  GRANTS_TOO_MUCH: 'The viewer would grant permissions that the viewer lacks.',
});
export type Refusal = keyof typeof Refusal;

@ObjectType({ description: 'Outcome for one user of a bulk operation, actual or previewed.' })
export class BulkRow {
  @Field(() => ID, { description: 'User ID as sent by the client.' })
  id!: string;
  @Field(() => String, { nullable: true, description: 'Full name, family name first. Null for NOT_FOUND.' })
  fullName?: string;
  @Field(() => String, { nullable: true, description: 'Email address of the user. Null for NOT_FOUND.' })
  email?: string;
  @Field(() => BulkOutcome, { description: 'Outcome for this user.' })
  outcome!: BulkOutcome;
  @Field(() => Refusal, {
    nullable: true,
    description: 'Rule that forbids the change. Null unless the outcome is REFUSED.',
  })
  refusal?: Refusal;
  @Field(() => String, {
    nullable: true,
    description: 'Explanation of the refusal, in the language of the request.',
  })
  message?: string;
}

@ObjectType({ description: 'Result of a bulk operation, actual or previewed.' })
export class BulkResult {
  @Field(() => [BulkRow], { description: 'One row for each ID, in the order of the request.' })
  rows!: BulkRow[];
  @Field(() => Int, { description: 'Number of users that were changed.' })
  done!: number;
  @Field(() => Int, { description: 'Number of users that already had the requested state.' })
  unchanged!: number;
  @Field(() => Int, { description: 'Number of users for which a rule forbids the change.' })
  refused!: number;
}
