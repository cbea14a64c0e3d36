import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { RequestInfo } from '../../graphql/context.ts';
import {
  all,
  any,
  connectionOf,
  type Row,
  type Sql,
  sql,
  uuid,
  View,
  Visible,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { prefixQuery } from '../../platform/db/prefix-query.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { AuditLog } from './audit-log.entity.ts';

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
  description: 'By which way an act came to the platform.',
  valuesConfig: {
    GRAPHQL: { description: 'A request to the GraphQL endpoint, as the web sends them.' },
    REST: { description: 'A request to the REST interface, or a link of a mail.' },
    PAGE: { description: 'A page that the server rendered.' },
    JOB: { description: 'Work in the background, without a person waiting.' },
    GATEWAY: { description: 'A notice of a payment gateway.' },
    SEED: { description: 'Demonstration data that was put in.' },
  },
});

@ObjectType({ description: 'One value that changed.' })
export class AuditChange {
  @Field({ description: 'Name of the value.' })
  field!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Before: text as it is, everything else as JSON; absent: there was none.',
  })
  before?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Afterwards, in the same form; absent: there is none.',
  })
  after?: string | null;
}

@ObjectType({ description: 'What a permission is called.' })
export class PermissionName {
  @Field({ description: 'As resource:action, for example `course:review`.' })
  permission!: string;
  @Field({ description: 'In the language of the request.' })
  label!: string;
}

@Visible<Viewer, AuditLine>((viewer) => !!viewer?.may('audit:read'))
@View(() => AuditLog)
@ObjectType({ description: 'One line of the audit log. Needs the permission `audit:read`.' })
export class AuditLine {
  @Field(() => ID, { description: 'Of the line: opaque, never changes.' })
  id!: string;
  @Field(() => DateTime, { description: 'The moment at which it happened.' })
  at!: Date;
  @Field({ description: 'What happened, for example `course.approved` or `person.update`.' })
  action!: string;
  @Field({ description: 'To what kind of thing, for example `person`.' })
  targetType!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Of the thing it was done to; absent where there is none.',
  })
  targetId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Who did it; absent: no one who is signed in.' })
  actorId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Who really did it, when they were viewing as the actor.' })
  realActorId?: string | null;
  @Field(() => String, { nullable: true, description: 'Why, as it was given.' })
  reason?: string | null;
  @Field(() => String, { nullable: true, description: 'Network address it came from.' })
  address?: string | null;
  @Field(() => AuditOrigin, { description: 'By which way it came to the platform.' })
  origin!: string;
}

export const AuditConnection = connectionOf('AuditConnection', () => AuditLine);

@InputType({ description: 'Narrows the audit log; what is left out does not.' })
export class AuditFilter {
  @Field(() => ID, { nullable: true, description: 'Done by this person, also while viewing as a person.' })
  actorId?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'One of these actions, for example `person.update`.',
  })
  @IsOptional()
  @ArrayMaxSize(50, { message: 'validation.invalid' })
  @AtMost(100, { each: true })
  actions?: string[] | null;

  @Field(() => String, { nullable: true, description: 'To this kind of thing, for example `person`.' })
  @AtMost(100)
  targetType?: string | null;

  @Field(() => ID, { nullable: true, description: 'Done to this thing, whatever its type.' })
  targetId?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'At this moment or later.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'What happened before this moment.' })
  to?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Beginnings of words of the action, the reason, or the name of who did it or to whom.',
  })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;

  @Field(() => AuditOrigin, { nullable: true, description: 'What came to the platform by this way.' })
  origin?: AuditOrigin | null;

  @Field(() => Boolean, { nullable: true, description: 'Only what was done while viewing as a person.' })
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
            sql`${l.actorId} in (${found})`,
            sql`${l.realActorId} in (${found})`,
            sql`${l.targetId} in (${found})`,
          ])
        : sql`1 = 0`),
  ]);
}
