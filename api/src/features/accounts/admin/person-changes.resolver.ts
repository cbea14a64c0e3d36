import { Args, Ctx, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { PageUpTo, ReadField, ReadQuery, type Row, rows, sql } from '../../../graphql/read/index.ts';
import {
  Change,
  ChangeFeedArgs,
  type ChangeKind,
  changeFeed,
  createChangesType,
  MAX_CHANGES,
  ROWS_FOR_ONE,
} from '../../operations/index.ts';
import type { User } from '../user.entity.ts';
import { Person } from './person.view.ts';

@ObjectType({ description: 'A user that was created, changed or erased.' })
export class ChangedPerson extends Change {}

const PersonChangeFeed = createChangesType('PersonChangeFeed', () => ChangedPerson);

const PEOPLE: ChangeKind = {
  kind: 'person',
  exists: (id) => sql`exists (select from person p where p.id = ${id} and p.erased_at is null)`,
};

@Resolver(() => ChangedPerson)
export class PersonChangeResolver {
  @Allow('person:read')
  @PageUpTo(MAX_CHANGES, { rowsForOne: ROWS_FOR_ONE })
  @ReadQuery(() => PersonChangeFeed, {
    description:
      'Change feed of users. A user appears again when its own columns change: email address, name, picture, telephone number, roles, custom roles, state, profile, language or `version`. Last activity, sessions, names of custom roles and related records do not cause a change. An erased user is reported as deleted. A change is published once all transactions that began earlier have ended. BAD_INPUT: the cursor or the size is invalid.',
  })
  changedPeople(@Args() args: ChangeFeedArgs, @Ctx() { em }: Context) {
    return changeFeed(ChangedPerson, em, PEOPLE, args);
  }

  @ReadField(() => Person, { nullable: true, description: 'Current state of the user. Null if deleted.' })
  person(@Root() { id }: Row<ChangedPerson>) {
    return rows<Person, User>(Person, (p) => ({ where: sql`${p.id} = ${id} and ${p.erasedAt} is null` }));
  }
}
