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
  COMMAND_DECIDED,
  MaxRows,
  page,
  pageOf,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { PermissionResource } from '../admin/role.types.ts';
import { API_TOKENS_ALLOWED } from '../settings.ts';
import { ApiToken, IssuedApiToken, MAX_API_TOKEN_DAYS, MAX_API_TOKENS } from './api-token.entity.ts';
import {
  CreateApiTokenInput,
  createApiToken,
  type MadeApiToken,
  scopeCatalogue,
} from './create-api-token.ts';
import { revokeApiToken, WithdrawApiTokenInput, withdrawApiToken } from './end-api-tokens.ts';
import { RenewApiTokenInput, renewApiToken } from './renew-api-token.ts';

/** Days for which an owner still sees a token that has ended. */
const SHOWN_DAYS = 30;

@ObjectType({ description: 'What the viewer can make API tokens for, and how many.' })
class ApiTokenTerms {
  @Field({
    description: 'False while the administrators have switched API tokens off: none is made or taken.',
  })
  isAllowed!: boolean;
  @Field(() => Int, { description: 'How many tokens a person may have at once.' })
  limit!: number;
  @Field(() => Int, { description: 'Days after which a token ends at the latest.' })
  longestDays!: number;
  @Field(() => [PermissionResource], {
    description:
      'The scopes that the viewer can give: permissions of theirs that no proof of identity guards.',
  })
  resources!: PermissionResource[];
}

@ObjectType({ description: 'An API token that was made just now.' })
class CreatedApiToken {
  @Field(() => String, {
    nullable: true,
    description:
      'The token itself, for `Authorization: Bearer`. It is shown this once; absent where the same idempotencyKey had made it before.',
  })
  secret?: string | null;
}

@ArgsType()
class ApiTokenArgs extends PageArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: tokens that are good now; false: those that have ended or expired.',
  })
  isLive?: boolean | null;
  @Field(() => ID, { nullable: true, description: 'Only tokens of this person.' })
  personId?: string | null;
}

const IssuedApiTokenPage = pageOf('IssuedApiTokenPage', () => IssuedApiToken);

@Resolver()
export class ApiTokenResolver {
  @Allow('account:secure', { viewAs: false })
  @Query(() => ApiTokenTerms, { description: 'What the viewer can make API tokens for, and how many.' })
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
      'The viewer’s API tokens, the newest first: every one that was not ended, and for 30 days those that were; of renewed ones only those that are still good; at most 100.',
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
      'Makes an API token of the viewer’s own and tells them of it by mail. BAD_INPUT: the name, a scope that no token has, a day out of range. POLICY: the viewer lacks a scope, or has 20 tokens. CONFLICT: the idempotencyKey came with another input. FORBIDDEN: tokens are switched off.',
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
      'Gives an API token of the viewer’s own a new secret and a new end, with the same name and scopes, and tells them of it by mail. BAD_INPUT: a day out of range, hours out of range. NOT_FOUND: there is none that was neither ended nor renewed. CONFLICT: the idempotencyKey came with another input. FORBIDDEN: tokens are switched off.',
  })
  renewApiToken(@Arg('input') input: RenewApiTokenInput, @Ctx() context: Context): Promise<CreatedApiToken> {
    return renewApiToken(context, input);
  }

  @Allow('account:secure')
  @ReadMutation(() => ApiToken, {
    description:
      'Ends an API token of the viewer’s own, everywhere within a second. NOT_FOUND: there is none that was not ended.',
  })
  async revokeApiToken(
    @Arg('apiTokenId', () => ID, { description: 'Of one of the viewer’s own, as in myApiTokens.' })
    apiTokenId: string,
    @Ctx() context: Context,
  ) {
    const id = await revokeApiToken(context, apiTokenId);
    return rows(ApiToken, (t) => ({ where: sql`${t.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
  }
}

@Resolver(() => ApiToken)
export class ApiTokenFieldResolver {
  @ReadField(() => ID, {
    nullable: true,
    description:
      'Of the token that renewing made of it; this one then is good for the rest of the overlap. Absent: not renewed.',
  })
  renewedAsId(@Root() token: Row<ApiToken>) {
    return sql`${token.renewedAs}`;
  }
}

@Resolver(() => CreatedApiToken)
export class CreatedApiTokenResolver {
  @FieldResolver(() => ApiToken, { description: 'What was made, as myApiTokens lists it.' })
  apiToken(@Root() { id }: MadeApiToken) {
    return rows(ApiToken, (t) => ({ where: sql`${t.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
  }
}

@Resolver(() => IssuedApiToken)
export class IssuedApiTokenResolver {
  @Allow('api-token:read')
  @ReadQuery(() => IssuedApiTokenPage, { description: 'API tokens of everyone, the newest first.' })
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

  @ReadField(() => ID, { description: 'Of the person whose token it is.' })
  ownerId(@Root() token: Row<ApiToken>) {
    return sql`${token.person}`;
  }

  @ReadField(() => String, { description: 'The whole name of its owner.' })
  ownerName(@Root() token: Row<ApiToken>) {
    return sql`(select p.full_name from person p where p.id = ${token.person})`;
  }

  @Allow('api-token:revoke')
  @ReadMutation(() => IssuedApiToken, {
    description:
      'Ends anyone’s API token, everywhere within a second. BAD_INPUT: the reason. NOT_FOUND: there is none that was not ended.',
  })
  async withdrawApiToken(@Arg('input') input: WithdrawApiTokenInput, @Ctx() context: Context) {
    const id = await withdrawApiToken(context, input);
    return rows<IssuedApiToken, ApiToken>(IssuedApiToken, (t) => ({ where: sql`${t.id} = ${id}` }), {
      skipVisibility: COMMAND_DECIDED,
    });
  }
}
