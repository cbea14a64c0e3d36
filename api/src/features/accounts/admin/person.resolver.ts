import { Args, Ctx, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { FeedArgs } from '../../../graphql/feed.args.ts';
import {
  connection,
  createConnectionType,
  derived,
  Guard,
  MaxRows,
  ReadField,
  type Row,
  sql,
} from '../../../graphql/read/index.ts';
import { Role } from '../../../platform/access/permissions.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { AuditConnection, AuditLine } from '../../operations/index.ts';
import {
  educationSource,
  experienceSource,
  firstNameSql,
  highestRole,
  lastNameSql,
  MAX_ENTRIES,
} from '../person.sql.ts';
import type { Session } from '../sessions/session.entity.ts';
import { Education, Experience, type User } from '../user.entity.ts';
import { MAX_CUSTOM_ROLES } from './custom-role.entity.ts';
import { allowedActions } from './person.policy.ts';
import { Person, PersonAction, PersonSession } from './person.view.ts';
import { RoleName } from './role.types.ts';

export const PersonSessionConnection = createConnectionType('PersonSessionConnection', () => PersonSession);

@Resolver(() => Person)
export class PersonResolver {
  @ReadField(() => Role, { description: 'Highest system role of the user: ADMIN, then TEACHER, then USER.' })
  role(@Root() p: Row<User>) {
    return highestRole(p);
  }

  @ReadField(() => String, { description: 'Full name; the same value as `fullName`.' })
  name(@Root() p: Row<Person>) {
    return p.fullName;
  }

  @ReadField(() => String, { description: 'Given name: the last word of the full name.' })
  firstName(@Root() p: Row<User>) {
    return firstNameSql(p);
  }

  @ReadField(() => String, { description: 'Full name without its last word. Can be empty.' })
  lastName(@Root() p: Row<User>) {
    return lastNameSql(p);
  }

  @MaxRows(MAX_ENTRIES)
  @ReadField(() => [Education], { description: 'Schools and courses that the user attended.' })
  education(@Root() p: Row<User>) {
    return educationSource(p);
  }

  @MaxRows(MAX_ENTRIES)
  @ReadField(() => [Experience], {
    description: 'Positions that the user held, in the order set by the user.',
  })
  experience(@Root() p: Row<User>) {
    return experienceSource(p);
  }

  @MaxRows(MAX_CUSTOM_ROLES)
  @ReadField(() => [RoleName], { description: 'Custom roles of the user, sorted by name.' })
  customRoles(@Root() p: Row<Person>) {
    return derived(
      RoleName,
      sql`select r.id, r.name as name from person_custom_role x join custom_role r on r.id = x.role_id
        where x.person_id = ${p.id} order by r.name collate vietnamese`,
      'Role names of a person whom the viewer may see.',
    );
  }

  @ReadField(() => Boolean, { description: 'True if the user has set a password.' })
  hasPassword(@Root() p: Row<User>) {
    return sql`(${p.passwordHash} is not null)`;
  }

  @ReadField(() => Boolean, { description: 'True if sign-in also requires a code of an authenticator app.' })
  hasTwoStep(@Root() p: Row<Person>) {
    return sql`exists (select 1 from authenticator a where a.person_id = ${p.id} and a.confirmed_at is not null)`;
  }

  @ReadField(() => [PersonAction], {
    description: 'Operations that the viewer may perform on the user now. The server rejects all others.',
  })
  allowedActions(@Root() p: Row<Person>, @Ctx() { viewer }: Context) {
    return allowedActions(viewer, p);
  }

  @ReadField(() => Int, { description: 'Number of courses that the user teaches, in any state.' })
  taughtCourseCount(@Root() p: Row<Person>) {
    return sql`(select count(*)::int from course c where c.teacher_id = ${p.id})`;
  }

  @ReadField(() => PersonSessionConnection, {
    description: 'Sessions of the last 90 days, most recently used first.',
  })
  sessions(@Root() p: Row<Person>, @Args() { first, after }: FeedArgs) {
    return connection<PersonSession, Session>(PersonSession, (s) => ({
      where: sql`${s.person} = ${p.id}`,
      orderBy: [
        { by: s.lastUsedAt, dir: 'desc' },
        { by: s.id, dir: 'desc' },
      ],
      first,
      after,
    }));
  }

  @Guard<Viewer, Person>((viewer) => !!viewer?.may('audit:read'))
  @ReadField(() => AuditConnection, {
    nullable: true,
    description:
      'Audit log entries of which the user is actor or target, newest first. Null without `audit:read`.',
  })
  auditTrail(@Root() p: Row<Person>, @Args() { first, after }: FeedArgs) {
    return connection(AuditLine, (line) => ({
      where: sql`(${line.actorId} = ${p.id} or ${line.realActorId} = ${p.id} or (${line.targetType} = 'person' and ${line.targetId} = ${p.id}))`,
      orderBy: [
        { by: line.at, dir: 'desc' },
        { by: line.id, dir: 'desc' },
      ],
      first,
      after,
    }));
  }
}
