import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  all,
  createPageType,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { PermissionResource } from '../admin/role.types.ts';
import { ApiToken, IssuedApiToken, MAX_API_TOKEN_DAYS, MAX_API_TOKENS } from './api-token.entity.ts';
import { API_TOKENS_ALLOWED } from './api-token.ts';
import { CreateApiTokenInput, CreatedApiToken, createApiToken, scopeCatalogue } from './create-api-token.ts';
import { revokeApiToken, WithdrawApiTokenInput, withdrawApiToken } from './end-api-tokens.ts';
import { RenewApiTokenInput, renewApiToken } from './renew-api-token.ts';

/** Days for which an owner still sees a token that has ended. */
const SHOWN_DAYS = 30;

@ObjectType({ description: 'Limits and scopes that apply to API tokens of the viewer.' })
class ApiTokenTerms {
  @Field({
    description:
      'False while API tokens are disabled by administrators. Tokens are then neither created nor accepted.',
  })
  isAllowed!: boolean;
  @Field(() => Int, { description: 'Maximum number of active tokens per user.' })
  limit!: number;
  @Field(() => Int, { description: 'Maximum lifetime of a token in days.' })
  longestDays!: number;
  @Field(() => [PermissionResource], {
    description:
      'Scopes that the viewer can grant: permissions of the viewer that do not require proof of identity.',
  })
  resources!: PermissionResource[];
}

@ArgsType()
class ApiTokenArgs extends PageArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for active tokens only; false for ended or expired tokens only.',
  })
  isLive?: boolean | null;
  @Field(() => ID, { nullable: true, description: 'Filters by the user who owns the tokens.' })
  personId?: string | null;
}

const IssuedApiTokenPage = createPageType('IssuedApiTokenPage', () => IssuedApiToken);

@Resolver()
export class ApiTokenResolver {
  @Allow('account:secure', { viewAs: false })
  @Query(() => ApiTokenTerms, { description: 'Limits and scopes that apply to API tokens of the viewer.' })
  apiTokenTerms(@Ctx() context: Context, @Info() { schema }: GraphQLResolveInfo): ApiTokenTerms {
    return {
      isAllowed: context.services.settings.get(API_TOKENS_ALLOWED),
      limit: MAX_API_TOKENS,
      longestDays: MAX_API_TOKEN_DAYS,
      resources: scopeCatalogue(schema, context),
    };
  }

  @Allow('account:secure', { viewAs: false })
  @MaxRows(100)
  @ReadQuery(() => [ApiToken], {
    description:
      'API tokens of the viewer, newest first; at most 100. Includes ended tokens for 30 days. Renewed tokens are included only while valid.',
  })
  myApiTokens(@Ctx() context: Context) {
    const { id } = signedIn(context);
    return rows(ApiToken, (t) => ({
      where: sql`${t.person} = ${id} and (${t.endedAt} is null or ${t.endedAt} > now() - make_interval(days => ${SHOWN_DAYS}::int))
        and (${t.renewedAs} is null or ${t.expiresAt} > now())`,
      orderBy: sql`${t.endedAt} is not null, ${t.createdAt} desc, ${t.id}`,
      limit: 100,
    }));
  }

  @Allow('account:secure', { proof: 'always' })
  @Mutation(() => CreatedApiToken, {
    description:
      'Creates an API token of the viewer and notifies the viewer by email. BAD_INPUT: the name, a scope or the expiry date is invalid. POLICY: the viewer lacks a scope, or has 20 tokens. CONFLICT: the idempotencyKey was used with another input. FORBIDDEN: API tokens are disabled.',
  })
  createApiToken(
    @Arg('input') input: CreateApiTokenInput,
    @Ctx() context: Context,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<CreatedApiToken> {
    return createApiToken(context, input, schema);
  }

  @Allow('account:secure', { proof: 'always' })
  @Mutation(() => CreatedApiToken, {
    description:
      'Issues a new secret and expiry date for an API token of the viewer, with the same name and scopes, and notifies the viewer by email. BAD_INPUT: the expiry date or the overlap is out of range. NOT_FOUND: unknown, ended or already renewed token. CONFLICT: the idempotencyKey was used with another input. FORBIDDEN: API tokens are disabled.',
  })
  renewApiToken(@Arg('input') input: RenewApiTokenInput, @Ctx() context: Context): Promise<CreatedApiToken> {
    return renewApiToken(context, input);
  }

  @Allow('account:secure')
  @ReadMutation(() => ApiToken, {
    description:
      'Revokes an API token of the viewer on all servers within a second. NOT_FOUND: unknown or already ended token.',
  })
  async revokeApiToken(
    @Arg('apiTokenId', () => ID, {
      description: 'ID of a token of the viewer, as returned by `myApiTokens`.',
    })
    apiTokenId: string,
    @Ctx() context: Context,
  ) {
    const id = await revokeApiToken(context, apiTokenId);
    return resultRow(ApiToken, id);
  }
}

@Resolver(() => ApiToken)
export class ApiTokenFieldResolver {
  @ReadField(() => ID, {
    nullable: true,
    description:
      'ID of the token that replaces this one, which stays valid for the rest of the overlap. Null if not renewed.',
  })
  renewedAsId(@Root() token: Row<ApiToken>) {
    return sql`${token.renewedAs}`;
  }
}

@Resolver(() => CreatedApiToken)
export class CreatedApiTokenResolver {
  @FieldResolver(() => ApiToken, { description: 'Created token, as returned by `myApiTokens`.' })
  apiToken(@Root() { id }: CreatedApiToken) {
    return resultRow(ApiToken, id);
  }
}

@Resolver(() => IssuedApiToken)
export class IssuedApiTokenResolver {
  @Allow('api-token:read')
  @ReadQuery(() => IssuedApiTokenPage, { description: 'API tokens of all users, newest first.' })
  apiTokens(@Args() { isLive, personId, page: number, limit }: ApiTokenArgs) {
    return page<IssuedApiToken, ApiToken>(IssuedApiToken, (t) => {
      const live = sql`(${t.endedAt} is null and ${t.expiresAt} > now())`;
      return {
        where: all([
          isLive != null && (isLive ? live : sql`not ${live}`),
          personId != null && sql`${t.person} = ${uuid(personId)}`,
        ]),
        orderBy: sql`${t.createdAt} desc, ${t.id} desc`,
        page: number,
        limit,
      };
    });
  }

  @ReadField(() => ID, { description: 'ID of the user who owns the token.' })
  ownerId(@Root() token: Row<ApiToken>) {
    return sql`${token.person}`;
  }

  @ReadField(() => String, { description: 'Full name of the owner.' })
  ownerName(@Root() token: Row<ApiToken>) {
    return sql`(select p.full_name from person p where p.id = ${token.person})`;
  }

  @Allow('api-token:revoke')
  @ReadMutation(() => IssuedApiToken, {
    description:
      'Revokes an API token of any user on all servers within a second. BAD_INPUT: the reason is invalid. NOT_FOUND: unknown or already ended token.',
  })
  async withdrawApiToken(@Arg('input') input: WithdrawApiTokenInput, @Ctx() context: Context) {
    const id = await withdrawApiToken(context, input);
    return resultRow<IssuedApiToken, ApiToken>(IssuedApiToken, id);
  }
}
