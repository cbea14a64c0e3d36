import { Arg, Ctx, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import {
  derived,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  type Sql,
  sql,
} from '../../graphql/read/index.ts';
import { MAX_FILES_AT_FAULT } from '../../platform/backup/verify.ts';
import { DownloadLink } from '../operations/index.ts';
import { backupRows, drillRows, holdRows, overviewRow } from './backup.reads.ts';
import {
  Backup,
  BackupFileFault,
  BackupOverview,
  DrillStep,
  OutgoingHold,
  RestoreDrill,
} from './backup.types.ts';
import { createBackupLink } from './download-backup.ts';
import { ReleaseOutgoingInput, releaseOutgoing } from './release-outgoing.ts';
import { startBackup, startDrill, stopBackup, verifyBackup } from './start-backup.ts';

/** Max rows of the table: stored backups, and recent failures. */
const MAX_BACKUPS = 100;
const ALLOWED = 'The query requires the permission to read backups.';
const DECIDED = 'The mutation has checked that the viewer may see its result.';
const ID_OF = { description: 'Backup ID, as returned by `backups`.' };
const one = (id: string) => derived(Backup, backupRows(sql`b.id = ${id}`), DECIDED);

@Resolver(() => Backup)
export class BackupResolver {
  @Allow('backup:read')
  @MaxRows(MAX_BACKUPS)
  @ReadQuery(() => [Backup], {
    description: 'Existing backups, and recent failed ones, newest first; at most 100.',
  })
  backups() {
    return derived(
      Backup,
      backupRows(
        sql`b.removed_at is null and (b.folder is not null or b.created_at > now() - interval '30 days')`,
        MAX_BACKUPS,
      ),
      ALLOWED,
    );
  }

  @Allow('backup:read')
  @ReadQuery(() => BackupOverview, { description: 'Retention, location and schedule of backups.' })
  backupOverview(@Ctx() { services }: Context) {
    return derived(BackupOverview, overviewRow(services), ALLOWED);
  }

  @Allow('backup:read')
  @ReadQuery(() => RestoreDrill, {
    nullable: true,
    description: 'Most recent restore drill, including one in progress. Null if there was none.',
  })
  latestRestoreDrill() {
    return derived(RestoreDrill, drillRows(sql`true`), ALLOWED);
  }

  @Allow('backup:read')
  @MaxRows(3)
  @ReadQuery(() => [OutgoingHold], {
    description:
      'Outgoing operations that are on hold since a restore, and those released since then. Empty if the platform was never restored.',
  })
  outgoingHolds() {
    return derived(OutgoingHold, holdRows(), ALLOWED);
  }

  @Allow('backup:create')
  @ReadMutation(() => Backup, {
    description:
      'Starts a backup in the background; `backups` returns its progress. CONFLICT: a backup is already in progress.',
  })
  async startBackup(@Ctx() context: Context) {
    return one(await startBackup(context));
  }

  @Allow('backup:create')
  @ReadMutation(() => Backup, {
    description:
      'Stops a backup within seconds. A finished backup does not change. NOT_FOUND: unknown backup.',
  })
  async stopBackup(@Arg('backupId', () => ID, ID_OF) backupId: string, @Ctx() context: Context) {
    return one(await stopBackup(context, backupId));
  }

  @Allow('backup:create')
  @ReadMutation(() => Backup, {
    description:
      'Verifies every byte of a backup again. NOT_FOUND: unknown backup. CONFLICT: the backup is incomplete or was deleted.',
  })
  async verifyBackup(@Arg('backupId', () => ID, ID_OF) backupId: string, @Ctx() context: Context) {
    return one(await verifyBackup(context, backupId));
  }

  @Allow('backup:create')
  @ReadMutation(() => RestoreDrill, {
    description:
      'Restores a backup into a temporary database, checks it and deletes that database. NOT_FOUND: unknown backup. CONFLICT: the backup is incomplete or was deleted, or a drill is in progress.',
  })
  async startRestoreDrill(@Arg('backupId', () => ID, ID_OF) backupId: string, @Ctx() context: Context) {
    const id = await startDrill(context, backupId);
    return derived(RestoreDrill, drillRows(sql`d.id = ${id}`), DECIDED);
  }

  @Allow('backup:download', { proof: 'always' })
  @Mutation(() => DownloadLink, {
    description:
      'Creates a download link for a backup as one archive, including its files. NOT_FOUND: unknown backup. CONFLICT: the backup is incomplete or was deleted.',
  })
  downloadBackup(
    @Arg('backupId', () => ID, ID_OF) backupId: string,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    return createBackupLink(context, backupId);
  }

  @Allow('outgoing:release', { proof: 'always' })
  @ReadMutation(() => OutgoingHold, {
    description:
      'Releases outgoing operations that are on hold since a restore. BAD_INPUT: the reason is invalid. CONFLICT: the operations are not on hold.',
  })
  async releaseOutgoing(@Arg('input') input: ReleaseOutgoingInput, @Ctx() context: Context) {
    const kind = await releaseOutgoing(context, input);
    return derived(OutgoingHold, holdRows(kind), DECIDED);
  }

  @MaxRows(MAX_FILES_AT_FAULT)
  @ReadField(() => [BackupFileFault], {
    description: `Faulty files found by the last verification, or at creation. The search stops after ${MAX_FILES_AT_FAULT} files.`,
  })
  filesAtFault(@Root() { filesAtFault }: Row<Backup> & { filesAtFault: Sql }) {
    return derived(
      BackupFileFault,
      sql`select f.value->>'fault' as fault, f.value->>'file' as file
        from jsonb_array_elements(${filesAtFault}) with ordinality f(value, position) order by f.position`,
      ALLOWED,
    );
  }
}

@Resolver(() => RestoreDrill)
export class RestoreDrillResolver {
  @MaxRows(5)
  @ReadField(() => [DrillStep], { description: 'Finished steps of the drill, in order.' })
  steps(@Root() { steps }: Row<RestoreDrill> & { steps: Sql }) {
    return derived(
      DrillStep,
      sql`select s.value->>'kind' as kind, (s.value->>'isPassed')::boolean as "isPassed",
          (s.value->>'count')::float8 as count, (s.value->>'ms')::int as ms
        from jsonb_array_elements(${steps}) with ordinality s(value, position) order by s.position`,
      'Part of a drill that the viewer may see.',
    );
  }
}
