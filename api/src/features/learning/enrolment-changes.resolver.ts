import { Args, Ctx, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageUpTo, ReadField, ReadQuery, type Row, rows, sql } from '../../graphql/read/index.ts';
import { CalendarDate } from '../../graphql/scalars.ts';
import {
  Change,
  ChangeFeedArgs,
  type ChangeKind,
  changeFeed,
  createChangesType,
  MAX_CHANGES,
  ROWS_FOR_ONE,
} from '../operations/index.ts';
import { type Enrolment, EnrolmentAccess } from './enrolment.entity.ts';
import { accessSql } from './enrolment.reads.ts';
import { EnrolmentRecord } from './enrolment-record.view.ts';

@ObjectType({ description: 'An enrolment that was created or updated.' })
export class ChangedEnrolment extends Change {}

const EnrolmentChangeFeed = createChangesType('EnrolmentChangeFeed', () => ChangedEnrolment);

const ENROLMENTS: ChangeKind = {
  kind: 'enrolment',
  exists: (id) => sql`exists (select from enrolment e where e.id = ${id})`,
};

@Resolver(() => EnrolmentRecord)
export class EnrolmentRecordResolver {
  @ReadField(() => EnrolmentAccess, { description: 'Current state of the student’s access.' })
  access(@Root() e: Row<Enrolment>) {
    return accessSql(e);
  }

  @ReadField(() => CalendarDate, {
    nullable: true,
    description:
      'Last day on which the student studied, in Vietnam time. Null if the student has not studied yet.',
  })
  lastStudiedOn(@Root() { lastStudiedAt }: Row<Enrolment>) {
    return sql`(${lastStudiedAt} at time zone 'Asia/Ho_Chi_Minh')::date`;
  }
}

@Resolver(() => ChangedEnrolment)
export class EnrolmentChangeResolver {
  @Allow('enrolment:read-any')
  @PageUpTo(MAX_CHANGES, { rowsForOne: ROWS_FOR_ONE })
  @ReadQuery(() => EnrolmentChangeFeed, {
    description:
      'Change feed of all enrolments. An enrolment appears again when one of its own fields changes. Studying updates it once a day and with each completed lesson. Expiry of access updates it within 15 minutes; `expiresAt` announces the expiry in advance. The platform never deletes enrolments; it ends their access. Student and course show their current state and have their own feeds; only the erasure of a student also updates the enrolments. A change is delayed until every earlier transaction has ended. BAD_INPUT: the cursor or the size is invalid. GONE: CURSOR_UNDONE.',
  })
  changedEnrolments(@Args() args: ChangeFeedArgs, @Ctx() { em }: Context) {
    return changeFeed(ChangedEnrolment, em, ENROLMENTS, args);
  }

  @ReadField(() => EnrolmentRecord, {
    nullable: true,
    description: 'Current state of the enrolment. Null if it was deleted.',
  })
  enrolment(@Root() { id }: Row<ChangedEnrolment>) {
    return rows(EnrolmentRecord, (e) => ({ where: sql`${e.id} = ${id}` }));
  }
}
