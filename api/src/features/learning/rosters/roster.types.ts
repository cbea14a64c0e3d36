import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';

export enum RosterKind {
  ENROL = 'ENROL',
  END = 'END',
}
registerEnumType(RosterKind, {
  name: 'RosterKind',
  description: 'What a list does with those whom it names.',
  valuesConfig: {
    ENROL: { description: 'They get a place in the course, for as long as it is sold for, at no charge.' },
    END: { description: 'Places that a teacher gave them end; what they did and earned stays theirs.' },
  },
});

export enum RosterOutcome {
  WAITING = 'WAITING',
  DONE = 'DONE',
  HOLDS = 'HOLDS',
  TEACHES = 'TEACHES',
  NO_ACCOUNT = 'NO_ACCOUNT',
  NO_PLACE = 'NO_PLACE',
  OTHERWISE_GIVEN = 'OTHERWISE_GIVEN',
  INVALID = 'INVALID',
  REPEATED = 'REPEATED',
  STOPPED = 'STOPPED',
}
registerEnumType(RosterOutcome, {
  name: 'RosterOutcome',
  description: 'What became of a line of a list.',
  valuesConfig: {
    WAITING: { description: 'It is not its turn yet.' },
    DONE: { description: 'They were enrolled, or their place has ended; they have been told.' },
    HOLDS: { description: 'They may study the course already, or a refund is being decided.' },
    TEACHES: { description: 'They teach the course.' },
    NO_ACCOUNT: { description: 'No account has confirmed the address.' },
    NO_PLACE: { description: 'They may not study the course now, so that there is nothing to end.' },
    OTHERWISE_GIVEN: {
      description: 'They bought the course or came by it otherwise: only a refund takes it back.',
    },
    INVALID: { description: 'It holds no email address.' },
    REPEATED: { description: 'An earlier line has the same address.' },
    STOPPED: {
      description:
        'The work stopped before it: the course left the sale or its owner, or it failed too often.',
    },
  },
});

@ObjectType({ description: 'A list by which students are enrolled in a course, or their places end.' })
export class RosterChange {
  @Field(() => ID, { description: 'Of the list: opaque, never changes.' })
  id!: string;
  @Field(() => RosterKind, { description: 'What it does with them.' })
  kind!: RosterKind;
  @Field({ description: 'Why, as its students read it.' })
  reason!: string;
  @Field({ description: 'Name of who sent it.' })
  authorName!: string;
  @Field(() => Int, { description: 'How many lines it has.' })
  lineCount!: number;
  @Field(() => Int, { description: 'How many have been worked on.' })
  workedCount!: number;
  @Field(() => Int, { description: 'How many did what they should.' })
  doneCount!: number;
  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When all of it was done; absent while it runs.' })
  endedAt?: Date | null;
}
export const RosterChangePage = pageOf('RosterChangePage', () => RosterChange);

@ObjectType({ description: 'One address of a list.' })
export class RosterLine {
  @Field(() => Int, {
    description:
      'Its line in the list, from 1; after a line with several addresses, numbers go on from the last of them.',
  })
  line!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The address that it named; absent where a student was chosen by name, and after 90 days.',
  })
  email?: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the student; absent where none was found.' })
  fullName?: string | null;
  @Field(() => RosterOutcome, { description: 'What became of it.' })
  outcome!: RosterOutcome;
}
export const RosterLinePage = pageOf('RosterLinePage', () => RosterLine);

@ObjectType({ description: 'What a list holds, before anything is done.' })
export class RosterPreview {
  @Field(() => Int, { description: 'How many different addresses it names.' })
  addressCount!: number;
  @Field(() => [Int], { description: 'Numbers of the lines without an address, at most 100.' })
  invalidLines!: number[];
  @Field(() => Int, { description: 'Lines with an address that an earlier one has.' })
  repeatedCount!: number;
  @Field(() => Int, {
    description: 'How many places of the course may still be given away in these 30 days.',
  })
  placesLeft!: number;
}
