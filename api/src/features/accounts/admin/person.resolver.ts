import { Args, Ctx, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { FeedArgs } from '../../../graphql/feed.args.ts';
import {
  connection,
  connectionOf,
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
  educationOf,
  experienceOf,
  firstNameOf,
  highestRole,
  lastNameOf,
  MAX_ENTRIES,
} from '../person.sql.ts';
import type { Session } from '../sessions/session.entity.ts';
import { Education, Experience, type User } from '../user.entity.ts';
import { MAX_CUSTOM_ROLES } from './custom-role.entity.ts';
import { allowedActions } from './person.policy.ts';
import { Person, PersonAction, PersonSession } from './person.view.ts';
import { RoleName } from './role.types.ts';

export const PersonSessionConnection = connectionOf('PersonSessionConnection', () => PersonSession);

@Resolver(() => Person)
export class PersonResolver {
  @ReadField(() => Role, { description: 'The highest role held: ADMIN, then TEACHER, then USER.' })
  role(@Root() p: Row<User>) {
    return highestRole(p);
  }

  @ReadField(() => String, { description: 'The same as fullName.' })
  name(@Root() p: Row<Person>) {
    return p.fullName;
  }

  @ReadField(() => String, { description: 'The last word of the full name: the given name.' })
  firstName(@Root() p: Row<User>) {
    return firstNameOf(p);
  }

  @ReadField(() => String, { description: 'The full name without its last word; may be empty.' })
  lastName(@Root() p: Row<User>) {
    return lastNameOf(p);
  }

  @MaxRows(MAX_ENTRIES)
  @ReadField(() => [Education], { description: 'Schools and courses attended.' })
  education(@Root() p: Row<User>) {
    return educationOf(p);
  }

  @MaxRows(MAX_ENTRIES)
  @ReadField(() => [Experience], { description: 'Positions held, in the person’s own order.' })
  experience(@Root() p: Row<User>) {
    return experienceOf(p);
  }

  @MaxRows(MAX_CUSTOM_ROLES)
  @ReadField(() => [RoleName], { description: 'Custom roles held, by name.' })
  customRoles(@Root() p: Row<Person>) {
    return derived(
      RoleName,
      sql`select r.id, r.name as name from person_custom_role x join custom_role r on r.id = x.role_id
        where x.person_id = ${p.id} order by r.name collate vietnamese`,
      'Names of roles of a person who is shown.',
    );
  }

  @ReadField(() => Boolean, { description: 'False for who never set a password.' })
  hasPassword(@Root() p: Row<User>) {
    return sql`(${p.passwordHash} is not null)`;
  }

  @ReadField(() => Boolean, { description: 'Signs in with an authenticator’s code besides.' })
  hasTwoStep(@Root() p: Row<Person>) {
    return sql`exists (select 1 from authenticator a where a.person_id = ${p.id} and a.confirmed_at is not null)`;
  }

  @ReadField(() => [PersonAction], {
    description: 'What the viewer may do to them now; the server would refuse the rest.',
  })
  allowedActions(@Root() p: Row<Person>, @Ctx() { viewer }: Context) {
    return allowedActions(viewer, p);
  }

  @ReadField(() => Int, { description: 'Courses they teach, in any state.' })
  taughtCourseCount(@Root() p: Row<Person>) {
    return sql`(select count(*)::int from course c where c.teacher_id = ${p.id})`;
  }

  @ReadField(() => PersonSessionConnection, {
    description: 'Sessions of the last 90 days, last used first.',
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
    description: 'What they did and what was done to them, latest first; null without `audit:read`.',
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
