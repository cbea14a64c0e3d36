import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { ExportLayout } from './export-layout.ts';

/** Minutes until a link expires. A running download continues. */
const MINUTES = 5;

@ObjectType({ description: 'Temporary download link for a file.' })
export class DownloadLink {
  @Field({
    description: 'Download URL, below the platform’s own. Requires no access token.',
  })
  url!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Download URL of the same file as an Excel workbook, below the platform’s own. Null if none exists, for instance in the layout for programs.',
  })
  spreadsheetUrl?: string | null;
  @Field(() => DateTime, { description: 'Time at which the link expires.' })
  expiresAt!: Date;
}

export interface Download {
  readonly kind:
    | 'people'
    | 'audit'
    | 'transfers'
    | 'bank-template'
    | 'bills'
    | 'courses'
    | 'students'
    | 'report'
    | 'tax-return'
    | 'backup'
    | 'export';
  readonly args: unknown;
  /** Set for files that exist in one format only. */
  readonly form?: 'csv' | 'xlsx' | 'tar';
}

/** The code of the link is stored as a hash, so that the contents of the table cannot be used to download files. */
const toHash = (code: string) => createHash('sha256').update(code).digest('hex');

/**
 * Creates a link to a file that is generated while it is downloaded. So no file with personal data is stored, and the
 * request does not wait for tens of thousands of rows. Part of the caller's transaction, which records the export in
 * the audit log.
 */
export async function createDownloadLink(
  em: EntityManager,
  context: Context,
  { kind, args, form }: Download,
): Promise<DownloadLink> {
  const viewer = signedIn(context);
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + MINUTES * 60_000);
  await runSql(
    em,
    sql`insert into download_ticket (hash, session_id, kind, args, expires_at) values (decode(${toHash(code)}, 'hex'), ${viewer.sessionId}, ${kind}, ${JSON.stringify({ ...(args as object), locale: context.locale })}::jsonb, ${expiresAt})`,
  );
  const isMachineReadable = (args as { layout?: ExportLayout }).layout === ExportLayout.PROGRAM;
  // The bank requires its own CSV format
  const hasSpreadsheet = !form && kind !== 'transfers' && !isMachineReadable;
  return {
    url: `/downloads/${kind}.${form ?? 'csv'}?code=${code}`,
    spreadsheetUrl: hasSpreadsheet ? `/downloads/${kind}.xlsx?code=${code}` : null,
    expiresAt,
  };
}

/** @returns undefined if the link is invalid or has expired */
export async function findDownload(
  { orm }: Services,
  kind: string,
  code: string,
): Promise<{ sessionId: string; personId: string; args: Record<string, unknown> } | undefined> {
  const [row] = await runSql<{ session_id: string; person_id: string; args: Record<string, unknown> }>(
    orm.em.fork(),
    sql`select t.session_id, s.person_id, t.args from download_ticket t join session s on s.id = t.session_id
       where t.hash = decode(${toHash(code)}, 'hex') and t.kind = ${kind} and t.expires_at > now()`,
  );
  return row && { sessionId: row.session_id, personId: row.person_id, args: row.args };
}
