import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, type Listening, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import { derived, page, ReadMutation, ReadQuery, type Sql, sql } from '../../graphql/read/index.ts';
import { Deleted, DownloadLink } from '../operations/index.ts';
import { createExportLink } from './create-export-link.ts';
import { deleteExport } from './delete-export.ts';
import {
  ExportContentInput,
  ExportSize,
  RepeatExportInput,
  SavedExport,
  SavedExportPage,
  StartExportInput,
} from './export.types.ts';
import { exportLists } from './export-lists.ts';
import { assertAvailable } from './saved-files.ts';
import { findOwnExport, measureExport, repeatExport, startExport, toExportRequest } from './start-export.ts';

/**
 * Files of a person. The clock decides whether a file has expired, not the job that deletes it.
 * @param where condition on `x`
 */
const exportRows = (personId: string, where = sql`true`): Sql => sql`
  select x.id, x.list, x.form, case when x.state = 'READY' and x.expires_at <= now() then 'EXPIRED' else x.state end as state,
    nullif(x.args->'filter'->>'search', '') as search,
    (select count(*)::int from jsonb_each(case jsonb_typeof(x.args->'filter') when 'object' then x.args->'filter' else '{}' end) f
      where f.key <> 'search' and f.value not in ('null', '[]')) as "filterCount",
    x.rows_done as "rowsDone", x.row_count as "rowCount", x.bytes::float8 as bytes, x.fault, x.fault_row as "faultRow",
    x.created_at as "createdAt", x.started_at as "startedAt", x.finished_at as "finishedAt", x.expires_at as "expiresAt"
  from export_file x where x.person_id = ${personId} and ${where}`;

const OWN = 'The query reads only files that the viewer requested.';
const ID_OF = { description: 'ID of a file requested by the viewer.' };
const one = (context: Context, id: string) =>
  derived(SavedExport, exportRows(signedIn(context).id, sql`x.id = ${id}::uuid`), OWN);

interface Input<T> {
  readonly input: T;
}

const isProved = async (context: Context, exportId: string): Promise<boolean> => {
  const found = await findOwnExport(context, exportId);
  return !!found && exportLists[found.list].isProved;
};

@Resolver(() => SavedExport)
export class ExportResolver {
  @Allow('export:read', { viewAs: false })
  @ReadQuery(() => SavedExportPage, {
    description: 'Files requested by the viewer, newest first. Files that expired long ago are omitted.',
  })
  savedExports(@Args() { page: number, limit }: PageArgs, @Ctx() context: Context) {
    return page(
      SavedExport,
      (x) => ({ orderBy: sql`${x.createdAt} desc, ${x.id} desc`, page: number, limit }),
      { from: exportRows(signedIn(context).id), skipVisibility: OWN },
    );
  }

  @Allow('export:read', { viewAs: false })
  @ReadQuery(() => SavedExport, {
    description:
      'One saved file of the viewer. NOT_FOUND: the viewer has no file with this ID. GONE: the retention period is over.',
  })
  async savedExport(@Arg('id', () => ID, ID_OF) id: string, @Ctx() context: Context) {
    await assertAvailable(context, id);
    return one(context, id);
  }

  @Allow('export:read', { viewAs: false })
  @Query(() => ExportSize, {
    description:
      'Number of rows that an export of a list would have. FORBIDDEN: the viewer lacks the permission for the list.',
  })
  exportSize(
    @Arg('content', () => ExportContentInput, { description: 'List to export and its filter conditions.' })
    content: ExportContentInput,
    @Ctx() context: Context,
  ): Promise<ExportSize> {
    return measureExport(context, content);
  }

  @Allow<Input<StartExportInput>>('export:create', {
    proof: ({ input }, context) => exportLists[toExportRequest(context, input.content).list].isProved,
  })
  @ReadMutation(() => SavedExport, {
    description:
      'Starts writing a list to a file, which is retained for some days; `exportReady` publishes its completion. BAD_INPUT: a filter is invalid, or a workbook is requested in the layout for programs. FORBIDDEN: the viewer lacks the permission for the list. POLICY: too many rows for a workbook, three files in progress, or 20 files retained.',
  })
  async startExport(@Arg('input') input: StartExportInput, @Ctx() context: Context) {
    return one(context, await startExport(context, input));
  }

  @Allow<Input<RepeatExportInput>>('export:create', {
    proof: ({ input }, context) => isProved(context, input.exportId),
  })
  @ReadMutation(() => SavedExport, {
    description:
      'Exports a list again with the same filter and its current content. NOT_FOUND: the viewer has no file with this ID. FORBIDDEN: the viewer no longer has the permission for the list. POLICY: the same limits as for `startExport` apply.',
  })
  async repeatExport(@Arg('input') input: RepeatExportInput, @Ctx() context: Context) {
    return one(context, await repeatExport(context, input));
  }

  @Allow<{ exportId: string }>('export:create', {
    proof: ({ exportId }, context) => isProved(context, exportId),
  })
  @Mutation(() => DownloadLink, {
    description:
      'Creates a download link for a file that is ready. NOT_FOUND: the viewer has no file with this ID. FORBIDDEN: the viewer no longer has the permission for the list. CONFLICT: the file is not ready. GONE: the retention period is over, or the file contains students of a course that the viewer no longer teaches.',
  })
  downloadExport(
    @Arg('exportId', () => ID, ID_OF) exportId: string,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    return createExportLink(context, exportId);
  }

  @Allow('export:create')
  @Mutation(() => Deleted, {
    description: 'Deletes a file, or cancels its creation. NOT_FOUND: the viewer has no file with this ID.',
  })
  async deleteExport(
    @Arg('exportId', () => ID, ID_OF) exportId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return { id: await deleteExport(context, exportId) };
  }

  @Allow('export:read', { viewAs: false })
  @Subscription(() => SavedExport, {
    description:
      'Publishes each file of the viewer that is ready or has failed. After a reconnection, read `savedExports` to obtain missed files.',
    subscribe: ({ context }: Listening) => context.services.events.subscribe('export', signedIn(context).id),
  })
  exportReady(@Root() id: string, @Ctx() context: Context) {
    return one(context, id);
  }
}
