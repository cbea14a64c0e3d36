import { Args, Ctx, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { PageUpTo, ReadField, ReadQuery, type Row, rows, sql } from '../../../graphql/read/index.ts';
import {
  Change,
  ChangeFeedArgs,
  type ChangeKind,
  changeFeed,
  changesOf,
  MAX_CHANGES,
  ROWS_FOR_ONE,
} from '../../operations/index.ts';
import type { User } from '../user.entity.ts';
import { Person } from './person.view.ts';

@ObjectType({ description: 'A person who came, changed or was erased.' })
export class ChangedPerson extends Change {}

const PersonChangeFeed = changesOf('PersonChangeFeed', () => ChangedPerson);

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
      'People as they change: each appears again when its own columns (e-mail address, name, picture, telephone number, roles, custom roles held, state, profile, language, `version`) do. Being seen, sessions, what custom roles are called and all else below a person moves nothing here. Who was erased is deleted. A change is held back until every transaction that began before it has ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE.',
  })
  changedPeople(@Args() args: ChangeFeedArgs, @Ctx() { em }: Context) {
    return changeFeed(ChangedPerson, em, PEOPLE, args);
  }

  @ReadField(() => Person, { nullable: true, description: 'The person now; absent once deleted.' })
  person(@Root() { id }: Row<ChangedPerson>) {
    return rows<Person, User>(Person, (p) => ({ where: sql`${p.id} = ${id} and ${p.erasedAt} is null` }));
  }
}
