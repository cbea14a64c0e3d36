import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, type Listening, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import { derived, page, ReadMutation, ReadQuery, sql } from '../../graphql/read/index.ts';
import { Deleted, DownloadLink } from '../operations/index.ts';
import { deleteExport } from './delete-export.ts';
import { exportRows } from './export.reads.ts';
import {
  ExportContentInput,
  ExportSize,
  RepeatExportInput,
  SavedExport,
  SavedExportPage,
  StartExportInput,
} from './export.types.ts';
import { exportLists } from './export-lists.ts';
import { mustStand, offerExport } from './offer-export.ts';
import { contentOf, findOwn, measureExport, repeatExport, startExport } from './start-export.ts';

const OWN = 'Only files that the viewer asked for are looked at.';
const ID_OF = { description: 'Of a file that the viewer asked for.' };
const one = (context: Context, id: string) =>
  derived(SavedExport, exportRows(signedIn(context).id, sql`x.id = ${id}::uuid`), OWN);

interface Input<T> {
  readonly input: T;
}

const isProved = async (context: Context, exportId: string): Promise<boolean> => {
  const found = await findOwn(context, exportId);
  return !!found && exportLists[found.list].isProved;
};

@Resolver(() => SavedExport)
export class ExportResolver {
  @Allow('export:read', { viewAs: false })
  @ReadQuery(() => SavedExportPage, {
    description: 'Files that the viewer asked for, the latest first; those long gone are left out.',
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
    description: 'How far a file has come. NOT_FOUND: not the viewer’s. GONE: it was kept for its days.',
  })
  async savedExport(@Arg('id', () => ID, ID_OF) id: string, @Ctx() context: Context) {
    await mustStand(context, id);
    return one(context, id);
  }

  @Allow('export:read', { viewAs: false })
  @Query(() => ExportSize, {
    description: 'How long a list would be as a file. FORBIDDEN: without the permission of that list.',
  })
  exportSize(
    @Arg('content', () => ExportContentInput, { description: 'Which list, and what of it.' })
    content: ExportContentInput,
    @Ctx() context: Context,
  ): Promise<ExportSize> {
    return measureExport(context, content);
  }

  @Allow<Input<StartExportInput>>('export:create', {
    proof: ({ input }, context) => exportLists[contentOf(context, input.content).list].isProved,
  })
  @ReadMutation(() => SavedExport, {
    description:
      'Has a list written to a file, which is kept for some days; `exportReady` tells when it is. BAD_INPUT: a filter at fault, or a workbook for programs. FORBIDDEN: without the permission of that list. POLICY: too many rows for a workbook, three files under way, or 20 kept.',
  })
  async startExport(@Arg('input') input: StartExportInput, @Ctx() context: Context) {
    return one(context, await startExport(context, input));
  }

  @Allow<Input<RepeatExportInput>>('export:create', {
    proof: ({ input }, context) => isProved(context, input.exportId),
  })
  @ReadMutation(() => SavedExport, {
    description:
      'Has a file written anew, with the same filter over the list as it is now. NOT_FOUND: not the viewer’s. FORBIDDEN: the permission of that list is gone. POLICY: as for starting one.',
  })
  async repeatExport(@Arg('input') input: RepeatExportInput, @Ctx() context: Context) {
    return one(context, await repeatExport(context, input));
  }

  @Allow<{ exportId: string }>('export:create', {
    proof: ({ exportId }, context) => isProved(context, exportId),
  })
  @Mutation(() => DownloadLink, {
    description:
      'Makes a link to a file that is ready. NOT_FOUND: not the viewer’s. FORBIDDEN: the permission of that list is gone. CONFLICT: it is not ready. GONE: it was kept for its days, or has students of a course that the viewer no longer teaches.',
  })
  downloadExport(
    @Arg('exportId', () => ID, ID_OF) exportId: string,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    return offerExport(context, exportId);
  }

  @Allow('export:create')
  @Mutation(() => Deleted, {
    description: 'Removes a file, or stops it from being written. NOT_FOUND: not the viewer’s.',
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
      'Each file of the viewer’s as it is ready or has failed. After a reconnection read `savedExports`: what came between is there.',
    subscribe: ({ context }: Listening) => context.services.events.subscribe('export', signedIn(context).id),
  })
  exportReady(@Root() id: string, @Ctx() context: Context) {
    return one(context, id);
  }
}
