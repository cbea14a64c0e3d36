import { ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { raw, sql } from '../../graphql/read/index.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { audit } from './audit.ts';
import { AuditFilter, auditWhere } from './audit.types.ts';
import { auditActionName } from './audited-actions.ts';
import { createDownloadLink, type DownloadLink } from './downloads.ts';
import {
  ExportLayout,
  exportTimestamp,
  headedBy,
  LAYOUT_DESCRIPTION,
  SheetRows,
  type StatementSheet,
} from './export-layout.ts';

@InputType({ description: 'Audit log entries to export.' })
export class ExportAuditLogInput {
  @Field(() => AuditFilter, {
    nullable: true,
    description: 'Filter conditions. If omitted, all entries are exported.',
  })
  @ValidateNested()
  filter?: AuditFilter | null;

  @Field(() => ExportLayout, { defaultValue: ExportLayout.PEOPLE, description: LAYOUT_DESCRIPTION })
  layout!: ExportLayout;
}

/** The export is itself recorded in the audit log. */
export function exportAuditLog(
  context: Context,
  { filter, layout }: ExportAuditLogInput,
): Promise<DownloadLink> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    audit(em, context, {
      action: 'audit.export',
      targetType: 'person',
      targetId: viewer.id,
      after: { ...filter, layout },
    });
    return createDownloadLink(em, context, { kind: 'audit', args: { filter: filter ?? {}, layout } });
  });
}

/** Stored with the download link. Links that the previous release created have no layout. */
interface AuditFile {
  readonly filter: AuditFilter;
  readonly layout?: ExportLayout;
  readonly locale: Locale;
}

const COLUMNS = headedBy('audit.column', [
  { name: 'at', type: 'time' },
  { name: 'action', label: (action, locale) => auditActionName(locale, action) },
  { name: 'actor' },
  { name: 'actorEmail' },
  { name: 'realActor' },
  { name: 'targetType', width: 14 },
  { name: 'targetId', width: 38 },
  { name: 'before', width: 40 },
  { name: 'after', width: 40 },
  { name: 'reason' },
  { name: 'address', width: 16 },
  { name: 'origin', width: 10 },
]);

/** The same with the IDs that connect objects. */
const PROGRAM_COLUMNS = [
  ...['id', 'at', 'action', 'actorId', 'actor', 'actorEmail', 'realActorId', 'realActor', 'targetType'],
  ...['targetId', 'before', 'after', 'reason', 'address', 'origin'],
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

/** Latest entry first. */
export function auditSheet({ orm }: Services, { filter, layout, locale }: AuditFile): StatementSheet {
  const rows = new SheetRows(
    orm,
    sql`select l.id, ${exportTimestamp('l.at')} as at, l.action, l.actor_id as "actorId", l.real_actor_id as "realActorId", a.full_name as actor,
      a.email as "actorEmail", r.full_name as "realActor", l.target_type as "targetType", l.target_id as "targetId",
      l.before::text as before, l.after::text as after, l.reason, l.address, l.origin
      from audit_log l left join person a on a.id = l.actor_id left join person r on r.id = l.real_actor_id
      where ${auditWhere(LINE, filter)} order by l.at desc, l.id desc`,
  );
  return {
    rows,
    locale,
    columns: COLUMNS,
    programColumns: layout === ExportLayout.PROGRAM ? PROGRAM_COLUMNS : undefined,
  };
}
