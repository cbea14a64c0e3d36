import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Allow, Public } from '../../graphql/allow.ts';
import { AcceptsBadToken } from '../../graphql/bearer.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import {
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { Role } from '../../platform/access/permissions.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { BecomeTeacherInput, becomeTeacher } from './become-teacher.ts';
import {
  administersSql,
  educationOf,
  experienceOf,
  firstNameOf,
  highestRole,
  lastNameOf,
  MAX_ENTRIES,
  permissionsSql,
} from './person.sql.ts';
import { RegisterInput, register } from './register.ts';
import { EndedSessions } from './sessions/end-sessions.ts';
import type { SessionTokens } from './sessions/open-session.ts';
import { RefreshSessionInput, refreshSession } from './sessions/refresh-session.ts';
import { SignInInput, signIn } from './sessions/sign-in.ts';
import { SignOutInput, signOut } from './sessions/sign-out.ts';
import { Education, Experience, PublicProfile, User } from './user.entity.ts';

@ObjectType({ description: 'A fresh session: its tokens and whose it is.' })
export class AuthPayload {
  readonly personId!: string;
  @Field({ description: 'For the header `Authorization: Bearer …`; lives 15 minutes.' })
  accessToken!: string;
  @Field({ description: 'For refreshSession; lives 30 days.' })
  refreshToken!: string;
  @Field(() => DateTime, { description: 'When the access token ends.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'Whether an access token is good.' })
export class TokenState {
  @Field({ description: 'False when it is malformed, expired or revoked.' })
  valid!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'When a good token ends.' })
  expiresAt?: Date | null;
}

/** Reads the viewer's own account after the commit. */
const person = (id: string) =>
  rows(User, (user) => ({ where: sql`${user.id} = ${id}` }), {
    skipVisibility: 'A person sees themselves, also in the answer that signs them in.',
  });

@ArgsType()
class TokenStateArgs {
  @Field({ description: 'The access token to judge, without `Bearer`.' })
  @AtMost(4000)
  token!: string;
}

@Resolver(() => User)
export class AccountResolver {
  @Allow('profile:read')
  @ReadQuery(() => User, { description: 'The signed-in person.' })
  me(@Ctx() context: Context) {
    return person(signedIn(context).id);
  }

  @Public()
  @AcceptsBadToken()
  @Query(() => TokenState, { description: 'Whether an access token is good.' })
  async tokenState(@Args() { token }: TokenStateArgs, @Ctx() { services }: Context): Promise<TokenState> {
    const expiresAt = await services.sessions.expiryOf(token);
    return { valid: !!expiresAt, expiresAt };
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => AuthPayload, {
    description:
      'Makes an account and signs it in. BAD_INPUT: a field at fault. CONFLICT: the address has an account. RATE_LIMITED.',
  })
  register(@Arg('input') input: RegisterInput, @Ctx() context: Context): Promise<SessionTokens> {
    return register(context, input);
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => AuthPayload, { description: 'Signs in. INVALID_CREDENTIALS; RATE_LIMITED after failures.' })
  signIn(@Arg('input') input: SignInInput, @Ctx() context: Context): Promise<SessionTokens> {
    return signIn(context, input);
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => AuthPayload, {
    description:
      'Exchanges a refresh token for an access token and its successor. UNAUTHENTICATED when the session has ended.',
  })
  refreshSession(@Arg('input') input: RefreshSessionInput, @Ctx() context: Context): Promise<SessionTokens> {
    return refreshSession(context, input.refreshToken);
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => EndedSessions, {
    description:
      'Ends the session of a refresh token (left out: of the access token), or all of its person. Tokens that are worthless end none, and are no error. BAD_INPUT: only for what does not fit the schema.',
  })
  signOut(@Arg('input') input: SignOutInput, @Ctx() context: Context): Promise<EndedSessions> {
    return signOut(context, input);
  }

  @Allow('profile:become-teacher')
  @ReadMutation(() => User, {
    description:
      'Makes the signed-in person a teacher as well. BAD_INPUT: a field at fault. CONFLICT: they are one.',
  })
  async becomeTeacher(@Arg('input') input: BecomeTeacherInput, @Ctx() context: Context) {
    return person(await becomeTeacher(context, input));
  }

  @ReadField(() => Role, { description: 'The highest role held: ADMIN, then TEACHER, then USER.' })
  role(@Root() user: Row<User>) {
    return highestRole(user);
  }

  @ReadField(() => String, { description: 'The same as fullName.' })
  name(@Root() user: Row<User>) {
    return user.fullName;
  }

  @ReadField(() => String, { description: 'The last word of the full name: the given name.' })
  firstName(@Root() user: Row<User>) {
    return firstNameOf(user);
  }

  @ReadField(() => String, {
    description: 'The full name without its last word: family and middle names.',
  })
  lastName(@Root() user: Row<User>) {
    return lastNameOf(user);
  }

  @MaxRows(MAX_ENTRIES)
  @ReadField(() => [Education], { description: 'Schools and courses attended.' })
  education(@Root() user: Row<User>) {
    return educationOf(user);
  }

  @MaxRows(MAX_ENTRIES)
  @ReadField(() => [Experience], { description: 'Positions held, in the person’s own order.' })
  experience(@Root() user: Row<User>) {
    return experienceOf(user);
  }

  @ReadField(() => [String], {
    description: 'Permissions as resource:action, for hiding what the server would refuse.',
  })
  permissions(@Root() user: Row<User>, @Ctx() { viewer }: Context) {
    const held = permissionsSql(user);
    if (!viewer?.token) return held;
    return sql`array(select q from unnest(${held}) q where q = any(${[...viewer.permissions]}::text[]) order by q collate "C")`;
  }

  @ReadField(() => Boolean, {
    description: 'Holds any permission of the administration: /admin is open to them.',
  })
  administers(@Root() user: Row<User>, @Ctx() { viewer }: Context) {
    return viewer?.token ? sql`${viewer.administers}::boolean` : administersSql(user);
  }
}

@Resolver(() => AuthPayload)
export class AuthPayloadResolver {
  @FieldResolver(() => User, { description: 'Who is signed in now.' })
  user(@Root() { personId }: SessionTokens) {
    return person(personId);
  }
}

@Resolver(() => PublicProfile)
export class PublicProfileResolver {
  @ReadField(() => String, {
    nullable: true,
    description: 'What they teach, in a line; absent for students.',
  })
  headline(@Root() profile: Row<PublicProfile>) {
    return sql`(select t.headline from teacher_profile t where t.person_id = ${profile.id})`;
  }

  @ReadField(() => [String], { description: 'Addresses of a teacher’s pages elsewhere.' })
  links(@Root() profile: Row<PublicProfile>) {
    return sql`coalesce((select t.links from teacher_profile t where t.person_id = ${profile.id}), '{}')`;
  }

  @MaxRows(MAX_ENTRIES)
  @ReadField(() => [Education], { description: 'Schools and courses attended.' })
  education(@Root() profile: Row<User>) {
    return educationOf(profile);
  }

  @MaxRows(MAX_ENTRIES)
  @ReadField(() => [Experience], { description: 'Positions held, in the person’s own order.' })
  experience(@Root() profile: Row<User>) {
    return experienceOf(profile);
  }
}
