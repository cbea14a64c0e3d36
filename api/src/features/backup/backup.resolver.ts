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
import { MOST_FILES_AT_FAULT } from '../../platform/backup/verify.ts';
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
import { offerBackup } from './offer-backup.ts';
import { ReleaseOutgoingInput, releaseOutgoing } from './release-outgoing.ts';
import { startBackup, startDrill, stopBackup, verifyBackup } from './start-backup.ts';

/** Max rows of the table: stored backups, and recent failures. */
const MOST_BACKUPS = 100;
const ALLOWED = 'The query is open to whoever may look at backups.';
const DECIDED = 'The command that has just committed decided who may have its answer.';
const ID_OF = { description: 'Of the backup, as `backups` gives it.' };
const one = (id: string) => derived(Backup, backupRows(sql`b.id = ${id}`), DECIDED);

@Resolver(() => Backup)
export class BackupResolver {
  @Allow('backup:read')
  @MaxRows(MOST_BACKUPS)
  @ReadQuery(() => [Backup], {
    description:
      'Backups that are there, and those of the last days that came to nothing, the latest first; at most 100.',
  })
  backups() {
    return derived(
      Backup,
      backupRows(
        sql`b.removed_at is null and (b.folder is not null or b.created_at > now() - interval '30 days')`,
        MOST_BACKUPS,
      ),
      ALLOWED,
    );
  }

  @Allow('backup:read')
  @ReadQuery(() => BackupOverview, { description: 'What is kept as backups, where, and what comes next.' })
  backupOverview(@Ctx() { services }: Context) {
    return derived(BackupOverview, overviewRow(services), ALLOWED);
  }

  @Allow('backup:read')
  @ReadQuery(() => RestoreDrill, {
    nullable: true,
    description: 'The latest drill, while it runs too; null where there was none.',
  })
  latestRestoreDrill() {
    return derived(RestoreDrill, drillRows(sql`true`), ALLOWED);
  }

  @Allow('backup:read')
  @MaxRows(3)
  @ReadQuery(() => [OutgoingHold], {
    description:
      'What a restored program holds back, and what was released since; none where nothing was ever restored.',
  })
  outgoingHolds() {
    return derived(OutgoingHold, holdRows(), ALLOWED);
  }

  @Allow('backup:create')
  @ReadMutation(() => Backup, {
    description:
      'Makes a backup now, which takes a while: `backups` tells how far it is. CONFLICT: one is being made.',
  })
  async startBackup(@Ctx() context: Context) {
    return one(await startBackup(context));
  }

  @Allow('backup:create')
  @ReadMutation(() => Backup, {
    description:
      'Stops a backup within seconds; one that has ended stays as it is. NOT_FOUND: no such backup.',
  })
  async stopBackup(@Arg('backupId', () => ID, ID_OF) backupId: string, @Ctx() context: Context) {
    return one(await stopBackup(context, backupId));
  }

  @Allow('backup:create')
  @ReadMutation(() => Backup, {
    description:
      'Reads every byte of a backup again. NOT_FOUND: no such backup. CONFLICT: it is not whole, or was removed.',
  })
  async verifyBackup(@Arg('backupId', () => ID, ID_OF) backupId: string, @Ctx() context: Context) {
    return one(await verifyBackup(context, backupId));
  }

  @Allow('backup:create')
  @ReadMutation(() => RestoreDrill, {
    description:
      'Restores a backup into a database of its own, looks at it and throws that away. NOT_FOUND: no such backup. CONFLICT: it is not whole, was removed, or a drill is running.',
  })
  async startRestoreDrill(@Arg('backupId', () => ID, ID_OF) backupId: string, @Ctx() context: Context) {
    const id = await startDrill(context, backupId);
    return derived(RestoreDrill, drillRows(sql`d.id = ${id}`), DECIDED);
  }

  @Allow('backup:download', { proof: 'always' })
  @Mutation(() => DownloadLink, {
    description:
      'Makes a link to a backup as one archive, with its files. NOT_FOUND: no such backup. CONFLICT: it is not whole, or was removed.',
  })
  downloadBackup(
    @Arg('backupId', () => ID, ID_OF) backupId: string,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    return offerBackup(context, backupId);
  }

  @Allow('outgoing:release', { proof: 'always' })
  @ReadMutation(() => OutgoingHold, {
    description:
      'Lets something go again that the program holds back since it was restored. BAD_INPUT: the reason. CONFLICT: it is not held back.',
  })
  async releaseOutgoing(@Arg('input') input: ReleaseOutgoingInput, @Ctx() context: Context) {
    const kind = await releaseOutgoing(context, input);
    return derived(OutgoingHold, holdRows(kind), DECIDED);
  }

  @MaxRows(MOST_FILES_AT_FAULT)
  @ReadField(() => [BackupFileFault], {
    description: `Files that its last check, or the one when it was made, found at fault; after ${MOST_FILES_AT_FAULT} no more are looked for.`,
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
  @ReadField(() => [DrillStep], { description: 'What was looked at so far, in the order of the kinds.' })
  steps(@Root() { steps }: Row<RestoreDrill> & { steps: Sql }) {
    return derived(
      DrillStep,
      sql`select s.value->>'kind' as kind, (s.value->>'isPassed')::boolean as "isPassed",
          (s.value->>'count')::float8 as count, (s.value->>'ms')::int as ms
        from jsonb_array_elements(${steps}) with ordinality s(value, position) order by s.position`,
      'A part of the drill, which is shown.',
    );
  }
}
