import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { createPageType } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';

export const RosterKind = defineEnum('RosterKind', 'Action that a list applies to its students.', {
  ENROL: 'Enrols the students free of charge, for the access period with which the course is sold.',
  END: 'Ends enrolments that a teacher granted. Students retain their progress and certificates.',
});
export type RosterKind = keyof typeof RosterKind;

export const RosterOutcome = defineEnum('RosterOutcome', 'Outcome of a line of a list.', {
  WAITING: 'The line has not been processed yet.',
  DONE: 'The student was enrolled, or the enrolment ended; the student was notified.',
  HOLDS: 'The student already has access to the course, or a refund is pending.',
  TEACHES: 'The person teaches the course.',
  INVITED:
    'No account has confirmed the email address. A link was mailed to it, with which the person registers and is enrolled.',
  NO_ACCOUNT: 'No account has confirmed the email address, and lists did not send invitations yet.',
  NO_PLACE: 'The student has no access to the course, so there is nothing to end.',
  OTHERWISE_GIVEN:
    'The student bought the course or obtained it in another way. Only a refund ends the enrolment.',
  INVALID: 'The line has no valid email address.',
  REPEATED: 'An earlier line has the same email address.',
  STOPPED:
    'Processing stopped before this line: the course left the sale or changed its owner, or processing failed too often.',
});
export type RosterOutcome = keyof typeof RosterOutcome;

@ObjectType({ description: 'A list that enrols students in a course or ends their enrolments.' })
export class RosterChange {
  @Field(() => ID, { description: 'Unique list ID. Immutable.' })
  id!: string;
  @Field(() => RosterKind, { description: 'Action that the list applies to its students.' })
  kind!: RosterKind;
  @Field({ description: 'Reason shown to the students.' })
  reason!: string;
  @Field({ description: 'Name of the person who submitted the list.' })
  authorName!: string;
  @Field(() => Int, { description: 'Total number of lines in the list.' })
  lineCount!: number;
  @Field(() => Int, { description: 'Number of lines that have been processed.' })
  workedCount!: number;
  @Field(() => Int, { description: 'Number of lines that were processed with success.' })
  doneCount!: number;
  @Field(() => DateTime, { description: 'Time at which the list was submitted.' })
  createdAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which processing ended. Null while the list is being processed.',
  })
  endedAt?: Date | null;
}
export const RosterChangePage = createPageType('RosterChangePage', () => RosterChange);

@ObjectType({ description: 'A line with one email address of a list.' })
export class RosterLine {
  @Field(() => Int, {
    description:
      'Line number in the list, from 1. A line with several email addresses takes a number for each, and the following lines continue from the last one.',
  })
  line!: number;
  @Field(() => String, {
    nullable: true,
    description:
      'Email address in the line. Null if a student was selected by enrolment, and 90 days after submission.',
  })
  email?: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the student. Null if no student was found.' })
  fullName?: string | null;
  @Field(() => RosterOutcome, { description: 'Result of processing the line.' })
  outcome!: RosterOutcome;
}
export const RosterLinePage = createPageType('RosterLinePage', () => RosterLine);

@ObjectType({ description: 'Result of parsing a list, before anything is changed.' })
export class RosterPreview {
  @Field(() => Int, { description: 'Number of distinct email addresses in the list.' })
  addressCount!: number;
  @Field(() => [Int], { description: 'Numbers of the lines without an email address. At most 100.' })
  invalidLines!: number[];
  @Field(() => Int, { description: 'Number of lines whose email address is already in an earlier line.' })
  repeatedCount!: number;
  @Field(() => Int, {
    description:
      'Number of free enrolments of the course that the owner can still grant in the current 30 days.',
  })
  placesLeft!: number;
}
