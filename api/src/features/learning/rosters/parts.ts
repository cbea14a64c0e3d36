import { keep } from '../../../platform/access/personal-data.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notificationKinds } from './notification-kinds.ts';
import { RosterResolver } from './roster.resolver.ts';
import { sweepRosters, workOnRoster } from './work-on-roster.jobs.ts';

/** What lists of students add to the feature of learning. */
export const rosterParts = {
  tables: ['roster_change', 'roster_line'],
  resolvers: [RosterResolver],
  jobs: [sweepRosters, workOnRoster],
  notificationKinds,
  personalData: [keep('roster_change', 'author_id', 'why students came by a place, or lost it')],
  byAddress: [
    {
      table: 'roster_line',
      statement: (emails: readonly string[]) =>
        sql`update roster_line set email = null where lower(email::text) = any(${emails}::text[])`,
      why: 'the address that a teacher had; what became of the line stays',
    },
  ],
};
