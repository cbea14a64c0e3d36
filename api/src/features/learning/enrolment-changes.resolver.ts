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
  changesOf,
  MAX_CHANGES,
  ROWS_FOR_ONE,
} from '../operations/index.ts';
import { type Enrolment, EnrolmentAccess } from './enrolment.entity.ts';
import { accessOf } from './enrolment.reads.ts';
import { EnrolmentRecord } from './enrolment-record.view.ts';

@ObjectType({ description: 'An enrolment that was made or changed.' })
export class ChangedEnrolment extends Change {}

const EnrolmentChangeFeed = changesOf('EnrolmentChangeFeed', () => ChangedEnrolment);

const ENROLMENTS: ChangeKind = {
  kind: 'enrolment',
  exists: (id) => sql`exists (select from enrolment e where e.id = ${id})`,
};

@Resolver(() => EnrolmentRecord)
export class EnrolmentRecordResolver {
  @ReadField(() => EnrolmentAccess, { description: 'Whether the student may study now.' })
  access(@Root() e: Row<Enrolment>) {
    return accessOf(e);
  }

  @ReadField(() => CalendarDate, {
    nullable: true,
    description: 'The day in Vietnam on which it was last studied; absent before the first.',
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
      'Enrolments of everyone as they change: each appears again when a field of its own does. Studying moves it once a day and with each completed lesson. The end of access by the clock moves it within a quarter of an hour: `expiresAt` tells before. None is deleted by the platform: access ends. Student and course are as they are now; what changes of them is in feeds of their own, and only the erasure of a student moves the enrolments as well. A change is held back until every transaction that began before it has ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE.',
  })
  changedEnrolments(@Args() args: ChangeFeedArgs, @Ctx() { em }: Context) {
    return changeFeed(ChangedEnrolment, em, ENROLMENTS, args);
  }

  @ReadField(() => EnrolmentRecord, {
    nullable: true,
    description: 'The enrolment now; absent once deleted.',
  })
  enrolment(@Root() { id }: Row<ChangedEnrolment>) {
    return rows(EnrolmentRecord, (e) => ({ where: sql`${e.id} = ${id}` }));
  }
}
