import type { GraphQLField, GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import { PERSON_ONLY, type Permission } from '../platform/access/permissions.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { type AppError, forbidden, invalidFields, unauthenticated } from '../platform/errors/errors.ts';
import type { ReasonOf } from '../platform/errors/reasons.ts';
import { asGuest, type Context } from './context.ts';
import { hasRecentSignIn, holdsProof } from './identity-proof.ts';
import type { FieldExtensions } from './read/decorators.ts';

/** The permission that an operation requires, or `public`. */
export type Demand = Permission | 'public';

/**
 * Decides by the arguments whether an operation requires a recent proof of identity. The arguments have the schema's
 * types; nothing else has validated them.
 */
export type ProofRule<Args> = (args: Args, context: Context) => boolean | Promise<boolean>;

export interface AllowOptions<Args> {
  /**
   * False if only the person may use the operation, and not an administrator who views as them (docs/adr/0007). All
   * mutations but the end of the view are refused to such an administrator.
   */
  readonly viewAs?: boolean;
  /**
   * Refuses API tokens, because the result remains valid after the token was revoked. See also `personOnly` of
   * permissions.
   */
  readonly personOnly?: boolean;
  /**
   * Requires that the viewer has recently proved their identity (`proveIdentity`): a stolen access token alone must
   * not grant permissions, export data or move money. `always`, or only for arguments for which the rule returns
   * true. REST accepts a recent sign-in as well.
   */
  readonly proof?: 'always' | ProofRule<Args>;
}

/** Allows an operation to viewers with a permission. Every operation must declare this or {@link Public}. */
export const Allow = <Args = never>(
  permission: Permission,
  { viewAs = true, personOnly = false, proof }: AllowOptions<Args> = {},
) => Extensions({ allow: permission satisfies Demand, isPrivate: !viewAs, personOnly, proof });
/**
 * Allows an operation to everyone, including guests. Viewers also see their own objects in it. An API token sees
 * those of its owner only with one of `ownScopes`; otherwise it sees what guests see.
 */
export const Public = (...ownScopes: Permission[]) =>
  Extensions({
    allow: 'public' satisfies Demand,
    ownScopes,
  });

/** The only mutation that an administrator may run while viewing as a person: it ends the view. */
const ENDS_VIEW_AS = 'signOut';

/** The requirement of each operation, by `Query.name`. */
export type Demands = ReadonlyMap<string, Demand>;

/**
 * Wraps the resolver of every operation with its checks. Deny by default: throws at startup if an operation declares
 * nothing.
 */
export function guardOperations(schema: GraphQLSchema): Demands {
  const demands = new Map<string, Demand>();
  const open: string[] = [];
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const demand = field.extensions.allow as Demand | undefined;
      if (!demand) open.push(`${type!.name}.${field.name}`);
      else {
        demands.set(`${type!.name}.${field.name}`, demand);
        if (field.extensions.proof)
          demandProof(field, field.extensions.proof as NonNullable<AllowOptions<unknown>['proof']>);
        if (field.extensions.personOnly) refuseTokens(field);
        guard(field, demand);
        if (type === schema.getMutationType() && field.name !== ENDS_VIEW_AS)
          refuseViewAs(field, 'VIEW_AS_READ_ONLY');
        else if (field.extensions.isPrivate) refuseViewAs(field, 'VIEW_AS_PRIVATE');
        if (type === schema.getMutationType() && !field.args.length) refuseFaulty(field);
      }
    }
  if (open.length)
    throw new Error(`These operations declare no permission (@Allow or @Public): ${open.join(', ')}`);
  return demands;
}

function guard(field: GraphQLField<unknown, Context>, demand: Demand): void {
  if (demand === 'public') {
    hideOwn(field);
    return;
  }
  const { resolve, subscribe } = field;
  const check = ({ viewer }: Context) => {
    if (!viewer) throw unauthenticated('TOKEN_MISSING');
    if (!viewer.may(demand)) throw toRefusal(viewer, demand, field.extensions.proof === 'always');
  };
  field.description = `${field.description ?? ''} Needs the permission \`${demand}\`.`.trim();
  field.resolve = (root, args, context, info) => {
    check(context);
    return resolve!(root, args, context, info);
  };
  // A subscription is checked twice: before it starts, and (above) before each event is sent
  if (subscribe)
    field.subscribe = (root, args, context, info) => {
      check(context);
      return subscribe(root, args, context, info) as unknown;
    };
}

/**
 * Treats API tokens without one of the operation's scopes as guests, so that they do not see the drafts and lessons
 * of their owner.
 */
function hideOwn(field: GraphQLField<unknown, Context>): void {
  const { resolve } = field;
  const scopes = field.extensions.ownScopes as readonly Permission[];
  if (scopes.length) {
    const named = scopes.map((scope) => `\`${scope}\``).join(', ');
    field.description = `${field.description ?? ''} API tokens receive public data, and data of their owner with one of the scopes ${named}.`;
  }
  const getContext = (context: Context): Context => {
    const { viewer } = context;
    return viewer?.token && !scopes.some((scope) => viewer.may(scope)) ? asGuest(context) : context;
  };
  Object.assign(field.extensions, { getContext } satisfies Pick<FieldExtensions<Context>, 'getContext'>);
  field.resolve = (root, args, context, info) => resolve!(root, args, getContext(context), info);
}

function toRefusal(viewer: Viewer, permission: Permission, asksForProof: boolean): AppError {
  if (!viewer.token || !viewer.personMay(permission)) return forbidden('NOT_PERMITTED', { permission });
  return asksForProof || PERSON_ONLY.has(permission)
    ? forbidden('PERSON_NEEDED')
    : forbidden('SCOPE_MISSING', { permission });
}

/** Permissions that always require a proof of identity: all operations that require them have `proof: 'always'`. */
export function findAlwaysProved(schema: GraphQLSchema): ReadonlySet<Permission> {
  const proved = new Set<Permission>();
  const free = new Set<Permission>();
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const { extensions } of Object.values(type?.getFields() ?? {}))
      (extensions.proof === 'always' ? proved : free).add(extensions.allow as Permission);
  return new Set([...proved].filter((permission) => !free.has(permission)));
}

/** Checked last, because a viewer without the permission needs no proof of identity. */
function demandProof(
  field: GraphQLField<unknown, Context>,
  proof: NonNullable<AllowOptions<unknown>['proof']>,
): void {
  const resolve = field.resolve!;
  const when = proof === 'always' ? '' : ' for some inputs';
  field.description =
    `${field.description ?? ''} Needs a fresh proof of identity${when} (proveIdentity); otherwise FORBIDDEN with PROOF_NEEDED.`.trim();
  field.resolve = async (root, args, context, info) => {
    const isProved = holdsProof(context) || hasRecentSignIn(context);
    if (!isProved && (proof === 'always' || (await proof(args, context))))
      throw forbidden(context.viewer?.token ? 'PERSON_NEEDED' : 'PROOF_NEEDED');
    return resolve(root, args, context, info) as unknown;
  };
}

/**
 * Requests that are only validated end in the validation of arguments (validate-input.ts). Mutations without
 * arguments need this check instead.
 */
function refuseFaulty(field: GraphQLField<unknown, Context>): void {
  const resolve = field.resolve!;
  field.resolve = (root, args, context, info) => {
    if (context.onlyValidates) throw invalidFields([]);
    return resolve(root, args, context, info);
  };
}

/**
 * An API token must not create or read a secret that works without it: revoking the token would not revoke the
 * secret.
 */
function refuseTokens(field: GraphQLField<unknown, Context>): void {
  const resolve = field.resolve!;
  field.description =
    `${field.description ?? ''} API tokens are rejected: FORBIDDEN with PERSON_NEEDED.`.trim();
  field.resolve = (root, args, context, info) => {
    if (context.viewer?.token) throw forbidden('PERSON_NEEDED');
    return resolve(root, args, context, info);
  };
}

/** An administrator who views as a person must not act as that person, even with all permissions. */
function refuseViewAs(field: GraphQLField<unknown, Context>, reason: ReasonOf<'FORBIDDEN'>): void {
  const resolve = field.resolve!;
  if (reason === 'VIEW_AS_PRIVATE') field.description += ' FORBIDDEN while viewing as another user.';
  field.resolve = (root, args, context, info) => {
    if (context.viewer?.viewedBy) throw forbidden(reason);
    return resolve(root, args, context, info);
  };
}
