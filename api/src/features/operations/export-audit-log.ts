import type { Readable } from 'node:stream';
import { IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { raw, sql } from '../../graphql/read/index.ts';
import { csvOf } from '../../platform/csv.ts';
import { streamSql } from '../../platform/run-sql.ts';
import type { Services } from '../../platform/services.ts';
import { audit } from './audit.ts';
import { AuditFilter, auditWhere } from './audit.types.ts';
import { type DownloadLink, offerDownload } from './downloads.ts';

@InputType({ description: 'Which lines of the audit log are in the file.' })
export class ExportAuditLogInput {
  @Field(() => AuditFilter, { nullable: true, description: 'Narrows the log; left out: all of it.' })
  @IsOptional()
  @ValidateNested()
  filter?: AuditFilter | null;
}

/** Offers the lines that a filter lets through as a file. That they were taken out is a line itself. */
export function exportAuditLog(context: Context, filter: AuditFilter): Promise<DownloadLink> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    audit(em, context, {
      action: 'audit.export',
      targetType: 'person',
      targetId: viewer.id,
      after: { ...filter },
    });
    return offerDownload(em, context, { kind: 'audit', args: { filter } });
  });
}

const HEADER = [
  'at',
  'action',
  'actor',
  'actorEmail',
  'realActor',
  'targetType',
  'targetId',
  'before',
  'after',
  'reason',
  'address',
  'origin',
];

const LINE = {
  actorId: raw('l.actor_id'),
  realActorId: raw('l.real_actor_id'),
  action: raw('l.action'),
  targetType: raw('l.target_type'),
  targetId: raw('l.target_id'),
  at: raw('l.at'),
  origin: raw('l.origin'),
  search: raw('l.search'),
};

/** The file, latest line first. */
export function auditCsv({ orm }: Services, { filter }: { filter: AuditFilter }): Readable {
  const rows = streamSql<Record<string, unknown>>(
    orm.em.fork(),
    sql`select to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, l.action, a.full_name as actor,
      a.email as "actorEmail", r.full_name as "realActor", l.target_type as "targetType", l.target_id as "targetId",
      l.before::text as before, l.after::text as after, l.reason, l.address, l.origin
      from audit_log l left join person a on a.id = l.actor_id left join person r on r.id = l.real_actor_id
      where ${auditWhere(LINE, filter)} order by l.at desc, l.id desc`,
  );
  return csvOf(HEADER, cells(rows));
}

async function* cells(rows: AsyncIterable<Record<string, unknown>>): AsyncIterable<unknown[]> {
  for await (const row of rows) yield HEADER.map((name) => row[name]);
}
