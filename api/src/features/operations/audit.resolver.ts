import { ValidateNested } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { FeedArgs } from '../../graphql/feed.args.ts';
import {
  connection,
  derived,
  MaxRows,
  ReadField,
  ReadQuery,
  type Row,
  raw,
  type Sql,
  sql,
} from '../../graphql/read/index.ts';
import { permissionName } from '../../platform/access/permission-names.ts';
import { PERMISSIONS } from '../../platform/access/permissions.ts';
import { runSql } from '../../platform/db/index.ts';
import {
  AuditActionName,
  AuditChange,
  AuditConnection,
  AuditFilter,
  AuditLine,
  auditWhere,
  PermissionName,
} from './audit.types.ts';
import type { AuditLog } from './audit-log.entity.ts';
import { AUDITED_ACTIONS, auditActionName } from './audited-actions.ts';
import { DownloadLink } from './downloads.ts';
import { ExportAuditLogInput, exportAuditLog } from './export-audit-log.ts';

/** The current name of each type of target, as SQL over its ID. */
export type AuditTargets = Readonly<Record<string, (id: Sql) => Sql>>;

const targets: Record<string, (id: Sql) => Sql> = {};

/** Called once for each feature, when the features are registered. */
export const addAuditTargets = (own: AuditTargets): void => void Object.assign(targets, own);

/** NULL if the target was deleted or its type has no names. */
const targetLabel = (type: Sql, id: Sql): Sql => {
  const cases = Object.entries(targets).map(
    ([name, label]) => sql`when ${raw(`'${name}'`)} then (${label(id)})`,
  );
  return sql`case ${type} ${cases.reduce((before, next) => sql`${before} ${next}`)} end`;
};

@ArgsType()
class AuditArgs extends FeedArgs {
  @Field(() => AuditFilter, {
    nullable: true,
    description: 'Filter conditions. If omitted, all entries are returned.',
  })
  @ValidateNested()
  filter?: AuditFilter | null;
}

@Resolver(() => AuditLine)
export class AuditResolver {
  @Allow('audit:read')
  @ReadQuery(() => AuditConnection, { description: 'Audit log entries, newest first.' })
  auditLog(@Args() { filter, first, after }: AuditArgs) {
    return connection<AuditLine, AuditLog>(AuditLine, (line) => ({
      where: auditWhere(line, filter ?? {}),
      orderBy: [
        { by: line.at, dir: 'desc' },
        { by: line.id, dir: 'desc' },
      ],
      first,
      after,
    }));
  }

  @Allow('audit:read')
  @Query(() => [String], { description: 'All actions that occur in the log, in alphabetical order.' })
  async auditActions(@Ctx() { em }: Context): Promise<string[]> {
    // Reads one index entry for each action, so that it is fast even for a long log
    const rows = await runSql<{ action: string }>(
      em,
      sql`with recursive each as (
         (select action from audit_log order by action limit 1)
         union all
         select (select l.action from audit_log l where l.action > e.action order by l.action limit 1)
         from each e where e.action is not null)
       select action from each where action is not null`,
    );
    return rows.map(({ action }) => action);
  }

  @Allow('audit:read')
  @Query(() => [AuditActionName], {
    description: 'Display names of all actions, whether or not they occur in the log, sorted by action.',
  })
  auditActionNames(@Ctx() { locale }: Context): AuditActionName[] {
    return AUDITED_ACTIONS.map((action) => ({ action, label: auditActionName(locale, action) }));
  }

  @Allow('audit:read')
  @Query(() => [PermissionName], {
    description: 'Display names of the permissions that occur in role changes, sorted by name.',
  })
  auditPermissionNames(@Ctx() { locale }: Context): PermissionName[] {
    return [...PERMISSIONS]
      .sort()
      .map((permission) => ({ permission, label: permissionName(locale, permission) }));
  }

  @Allow('audit:export', { proof: 'always' })
  @Mutation(() => DownloadLink, {
    description:
      'Creates a CSV file of audit log entries, newest first, and returns its download link. BAD_INPUT: a filter is invalid.',
  })
  exportAuditLog(@Arg('input') input: ExportAuditLogInput, @Ctx() context: Context): Promise<DownloadLink> {
    return exportAuditLog(context, input);
  }

  @MaxRows(50)
  @ReadField(() => [AuditChange], { description: 'Changed values with their field names, sorted by name.' })
  changes(@Root() line: Row<AuditLine> & { before: unknown; after: unknown }) {
    const { before, after } = line;
    return derived(
      AuditChange,
      sql`select k as field, ${values(before)} ->> k as before, ${values(after)} ->> k as after
        from (select jsonb_object_keys(${values(before)}) as k union select jsonb_object_keys(${values(after)})) keys
        where ${values(before)} -> k is distinct from ${values(after)} -> k order by k`,
      'Part of an entry, whose visibility rule has been checked.',
    );
  }

  @ReadField(() => Boolean, {
    description: 'True if the target was a user who is erased. Clients then show no link.',
  })
  isTargetErased(@Root() { targetType, targetId }: Row<AuditLine>) {
    return sql`(${targetType} = 'person'
      and exists (select 1 from person p where p.id = ${targetId} and p.erased_at is not null))`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Current name of the target. Null if it is deleted or has no name.',
  })
  targetLabel(@Root() { targetType, targetId }: Row<AuditLine>) {
    return targetLabel(targetType, targetId);
  }
}

/** The value of some entries is not an object. It is then returned under the key `value`. */
const values = (json: unknown) =>
  sql`(case jsonb_typeof(${json}) when 'object' then ${json} when 'null' then '{}' else
    case when ${json} is null then '{}' else jsonb_build_object('value', ${json}) end end)`;
