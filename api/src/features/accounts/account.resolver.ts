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
  educationSource,
  experienceSource,
  firstNameSql,
  highestRole,
  lastNameSql,
  MAX_ENTRIES,
  permissionsSql,
} from './person.sql.ts';
import { RegisterInput, register } from './register.ts';
import { EndedSessions } from './sessions/end-sessions.ts';
import { AuthPayload } from './sessions/open-session.ts';
import { RefreshSessionInput, refreshSession } from './sessions/refresh-session.ts';
import { SignInInput, signIn } from './sessions/sign-in.ts';
import { SignOutInput, signOut } from './sessions/sign-out.ts';
import { Education, Experience, User } from './user.entity.ts';

@ObjectType({ description: 'Result of checking an access token.' })
export class TokenState {
  @Field({ description: 'True if the token is valid; false if it is malformed, expired or revoked.' })
  valid!: boolean;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which a valid token expires. Null for invalid tokens.',
  })
  expiresAt?: Date | null;
}

const person = (id: string) =>
  rows(User, (user) => ({ where: sql`${user.id} = ${id}` }), {
    skipVisibility: 'Every person may see their own account, also in the response to the sign-in.',
  });

@ArgsType()
class TokenStateArgs {
  @Field({ description: 'Access token to check, without the prefix `Bearer`.' })
  @AtMost(4000)
  token!: string;
}

@Resolver(() => User)
export class AccountResolver {
  @Allow('profile:read')
  @ReadQuery(() => User, { description: 'Currently signed-in user, the viewer.' })
  me(@Ctx() context: Context) {
    return person(signedIn(context).id);
  }

  @Public()
  @AcceptsBadToken()
  @Query(() => TokenState, { description: 'Checks whether an access token is valid.' })
  async tokenState(@Args() { token }: TokenStateArgs, @Ctx() { services }: Context): Promise<TokenState> {
    const expiresAt = await services.sessions.findExpiry(token);
    return { valid: !!expiresAt, expiresAt };
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => AuthPayload, {
    description:
      'Creates an account and signs it in. BAD_INPUT: a field is invalid. CONFLICT: the email address belongs to an account. POLICY: the sign-up mode requires an invitation or a link (requestSignUpLink). RATE_LIMITED: too many attempts.',
  })
  register(@Arg('input') input: RegisterInput, @Ctx() context: Context): Promise<AuthPayload> {
    return register(context, input);
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => AuthPayload, {
    description:
      'Signs in with email address and password. INVALID_CREDENTIALS: the email address, password or code is wrong. RATE_LIMITED: too many failed attempts.',
  })
  signIn(@Arg('input') input: SignInInput, @Ctx() context: Context): Promise<AuthPayload> {
    return signIn(context, input);
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => AuthPayload, {
    description:
      'Exchanges a refresh token for a new access token and a new refresh token. UNAUTHENTICATED: the session has ended.',
  })
  refreshSession(@Arg('input') input: RefreshSessionInput, @Ctx() context: Context): Promise<AuthPayload> {
    return refreshSession(context, input.refreshToken);
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => EndedSessions, {
    description:
      'Ends the session of a refresh token (of the access token if omitted), or all sessions of its user. Invalid tokens end no session and cause no error. BAD_INPUT: the input does not match the schema.',
  })
  signOut(@Arg('input') input: SignOutInput, @Ctx() context: Context): Promise<EndedSessions> {
    return signOut(context, input);
  }

  @Allow('profile:become-teacher')
  @ReadMutation(() => User, {
    description:
      'Grants the viewer the role of teacher. BAD_INPUT: a field is invalid. CONFLICT: the viewer is already a teacher. POLICY: the site is an academy.',
  })
  async becomeTeacher(@Arg('input') input: BecomeTeacherInput, @Ctx() context: Context) {
    return person(await becomeTeacher(context, input));
  }

  @ReadField(() => Role, { description: 'Highest system role of the user: ADMIN, then TEACHER, then USER.' })
  role(@Root() user: Row<User>) {
    return highestRole(user);
  }

  @ReadField(() => String, { description: 'Full name; the same value as `fullName`.' })
  name(@Root() user: Row<User>) {
    return user.fullName;
  }

  @ReadField(() => String, { description: 'Given name: the last word of the full name.' })
  firstName(@Root() user: Row<User>) {
    return firstNameSql(user);
  }

  @ReadField(() => String, { description: 'Family and middle names: the full name without its last word.' })
  lastName(@Root() user: Row<User>) {
    return lastNameSql(user);
  }

  @MaxRows(MAX_ENTRIES)
  @ReadField(() => [Education], { description: 'Schools and courses that the user attended.' })
  education(@Root() user: Row<User>) {
    return educationSource(user);
  }

  @MaxRows(MAX_ENTRIES)
  @ReadField(() => [Experience], {
    description: 'Positions that the user held, in the order set by the user.',
  })
  experience(@Root() user: Row<User>) {
    return experienceSource(user);
  }

  @ReadField(() => [String], {
    description:
      'Permissions of the viewer as resource:action. Clients use them to hide actions that the server would reject.',
  })
  permissions(@Root() user: Row<User>, @Ctx() { viewer }: Context) {
    const held = permissionsSql(user);
    if (!viewer?.token) return held;
    return sql`array(select q from unnest(${held}) q where q = any(${[...viewer.permissions]}::text[]) order by q collate "C")`;
  }

  @ReadField(() => Boolean, {
    description: 'True if the user has an administrative permission and may open /admin.',
  })
  administers(@Root() user: Row<User>, @Ctx() { viewer }: Context) {
    return viewer?.token ? sql`${viewer.administers}::boolean` : administersSql(user);
  }
}

@Resolver(() => AuthPayload)
export class AuthPayloadResolver {
  @FieldResolver(() => User, { description: 'User who is signed in with these tokens.' })
  user(@Root() { personId }: AuthPayload) {
    return person(personId);
  }
}
