import { ArrayMaxSize } from 'class-validator';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { RequestInfo } from '../../graphql/context.ts';
import {
  all,
  any,
  createConnectionType,
  type Row,
  type Sql,
  sql,
  uuid,
  View,
  Visible,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { SearchField } from '../../graphql/search-field.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { prefixQuery } from '../../platform/db/index.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { AuditLog } from './audit-log.entity.ts';
import { ACTION_NAMES } from './audited-actions.ts';

/** The origins of an entry. The keys are the names in the schema, the values those in the database. */
const AuditOrigin = {
  GRAPHQL: 'graphql',
  REST: 'rest',
  PAGE: 'page',
  JOB: 'job',
  GATEWAY: 'gateway',
  SEED: 'seed',
} as const satisfies Record<string, RequestInfo['origin'] | 'seed'>;
type AuditOrigin = (typeof AuditOrigin)[keyof typeof AuditOrigin];
registerEnumType(AuditOrigin, {
  name: 'AuditOrigin',
  description: 'Channel through which an action was performed.',
  valuesConfig: {
    GRAPHQL: { description: 'GraphQL request, for instance from the web application.' },
    REST: { description: 'REST request, or a link of an email.' },
    PAGE: { description: 'Page rendered by the server.' },
    JOB: { description: 'Background job, independent of a request.' },
    GATEWAY: { description: 'Notification from a payment gateway.' },
    SEED: { description: 'Demonstration data inserted by the seed.' },
  },
});

@ObjectType({ description: 'Value changed by an action.' })
export class AuditChange {
  @Field({ description: 'Name of the changed field.' })
  field!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Value before the change: text unchanged, other types as JSON. Null if none.',
  })
  before?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Value after the change, in the same format. Null if none.',
  })
  after?: string | null;
}

@ObjectType({ description: 'Display name of an action.' })
export class AuditActionName {
  @Field({ description: 'Action as in `AuditLine.action`, for example `course.approved`.' })
  action!: string;
  @Field({
    description:
      'Name in the language of the request, with a capital letter, for example `Approved a course`. After the actor’s name it forms a sentence.',
  })
  label!: string;
}

@ObjectType({ description: 'Display name of a permission.' })
export class PermissionName {
  @Field({ description: 'Permission name as resource:action, for example `course:review`.' })
  permission!: string;
  @Field({ description: 'Display name, in the language of the request.' })
  label!: string;
}

@Visible<Viewer, AuditLine>((viewer) => !!viewer?.may('audit:read'))
@View(() => AuditLog)
@ObjectType({ description: 'Audit log entry. Needs the permission `audit:read`.' })
export class AuditLine {
  @Field(() => ID, { description: 'Unique entry ID. Immutable.' })
  id!: string;
  @Field(() => DateTime, { description: 'Time at which the action was performed.' })
  at!: Date;
  @Field({ description: 'Action, for example `course.approved` or `person.update`.' })
  action!: string;
  @Field({ description: 'Type of the target, for example `person`.' })
  targetType!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the target. Null if the action has none.',
  })
  targetId?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the user who performed the action. Null if no user was signed in.',
  })
  actorId?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the administrator who performed the action while viewing as the actor.',
  })
  realActorId?: string | null;
  @Field(() => String, { nullable: true, description: 'Reason given by the actor.' })
  reason?: string | null;
  @Field(() => String, { nullable: true, description: 'IP address of the request.' })
  address?: string | null;
  @Field(() => AuditOrigin, { description: 'Channel through which the action was performed.' })
  origin!: string;
}

export const AuditConnection = createConnectionType('AuditConnection', () => AuditLine);

@InputType({ description: 'Filter conditions for audit log entries. Omitted fields do not filter.' })
export class AuditFilter {
  @Field(() => ID, {
    nullable: true,
    description: 'Actions performed by this user, including those while viewing as another user.',
  })
  actorId?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Any of these actions, for example `person.update`.',
  })
  @ArrayMaxSize(50, { message: 'validation.invalid' })
  @AtMost(100, { each: true })
  actions?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Type of the target, for example `person`.' })
  @AtMost(100)
  targetType?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the target, regardless of its type.' })
  targetId?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Earliest time of the action, inclusive.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Latest time of the action, exclusive.' })
  to?: Date | null;

  @SearchField(
    'Word prefixes of the action, its display name, the reason, or the name of the actor or target.',
  )
  search?: string | null;

  @Field(() => AuditOrigin, {
    nullable: true,
    description: 'Channel through which the action was performed.',
  })
  origin?: AuditOrigin | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for actions performed while viewing as another user.',
  })
  isViewAs?: boolean | null;
}

/** The columns for the filter: symbolic columns of the read compiler, or those of a table alias. */
export type AuditColumns = Pick<
  Row<AuditLog>,
  'actorId' | 'realActorId' | 'action' | 'targetType' | 'targetId' | 'at' | 'origin' | 'search'
>;

export function auditWhere(l: AuditColumns, filter: AuditFilter): Sql {
  const words = prefixQuery(filter.search ?? '');
  const query = sql`to_tsquery('simple', plain(${words}))`;
  const found = sql`select p.id from person p where p.search @@ ${query}`;
  const named = sql`select n.key from jsonb_each_text(${ACTION_NAMES}::jsonb) n where to_tsvector('simple', plain(n.value)) @@ ${query}`;
  return all([
    filter.actorId != null &&
      sql`(${l.actorId} = ${uuid(filter.actorId)} or ${l.realActorId} = ${uuid(filter.actorId)})`,
    !!filter.actions?.length && sql`${l.action} = any(${filter.actions}::text[])`,
    filter.targetType != null && sql`${l.targetType} = ${filter.targetType}`,
    filter.targetId != null && sql`${l.targetId} = ${uuid(filter.targetId)}`,
    filter.from != null && sql`${l.at} >= ${filter.from}`,
    filter.to != null && sql`${l.at} < ${filter.to}`,
    filter.origin != null && sql`${l.origin} = ${filter.origin}`,
    !!filter.isViewAs && sql`${l.realActorId} is not null`,
    // A search with punctuation alone finds nothing instead of everything
    !!filter.search?.trim() &&
      (words
        ? any([
            sql`${l.search} @@ ${query}`,
            sql`${l.action} in (${named})`,
            sql`${l.actorId} in (${found})`,
            sql`${l.realActorId} in (${found})`,
            sql`${l.targetId} in (${found})`,
          ])
        : sql`1 = 0`),
  ]);
}
