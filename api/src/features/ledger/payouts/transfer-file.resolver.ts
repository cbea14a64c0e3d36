import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  COMMAND_DECIDED,
  createPageType,
  derived,
  MaxRows,
  page,
  ReadMutation,
  ReadQuery,
  sql,
} from '../../../graphql/read/index.ts';
import { DownloadLink } from '../../operations/index.ts';
import { FilledTemplate, FillTransferTemplateInput, fillTransferTemplate } from './fill-template.ts';
import { ImportedStatement, ImportPayoutStatementInput, importPayoutStatement } from './import-statement.ts';
import {
  CreateTransferFileInput,
  createTransferFile,
  exportTransferFile,
  TransferFile,
  TransfersDue,
} from './transfer-file.ts';
import { TransferKind } from './transfer-source.ts';
import { transferFileRows, transfersDueRows } from './transfers.ts';

const TransferFilePage = createPageType('TransferFilePage', () => TransferFile);

@Resolver(() => TransferFile)
export class TransferFileResolver {
  @Allow('payout:read-any')
  @ReadQuery(() => TransferFilePage, { description: 'Transfer files for the bank, newest first.' })
  transferFiles(@Args() { page: number, limit }: PageArgs) {
    return page(
      TransferFile,
      (f) => ({ orderBy: sql`${f.madeAt} desc, ${f.id} desc`, page: number, limit }),
      { from: transferFileRows(), skipVisibility: 'The query requires a permission.' },
    );
  }

  @Allow('payout:read-any')
  @MaxRows(Object.keys(TransferKind).length)
  @ReadQuery(() => [TransfersDue], {
    description: 'Transfers waiting for the next file, by kind. Kinds without transfers are omitted.',
  })
  transfersDue() {
    return derived(TransfersDue, transfersDueRows(), 'The query requires a permission.');
  }

  @Allow('payout:export', { proof: 'always' })
  @ReadMutation(() => TransferFile, {
    description:
      'Creates a file with all approved payouts and all refunds by bank transfer. Each is included in one file only and cannot be removed from it. POLICY: no transfer is waiting. CONFLICT: the idempotency key was used with another request.',
  })
  async createTransferFile(@Arg('input') input: CreateTransferFileInput, @Ctx() context: Context) {
    const id = await createTransferFile(context, input);
    return derived(
      TransferFile,
      sql`select * from (${transferFileRows()}) f where f.id = ${id}`,
      COMMAND_DECIDED,
    );
  }

  @Allow('payout:export', { proof: 'always' })
  @Mutation(() => DownloadLink, {
    description:
      'Creates a download link for a transfer file as CSV. The file always has the same transfers, without the account number of a refund that was returned or of an erased buyer. NOT_FOUND: unknown file.',
  })
  exportTransferFile(
    @Arg('fileId', () => ID, { description: 'File ID, as returned by `transferFiles`.' }) fileId: string,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    return exportTransferFile(context, fileId);
  }

  @Allow('payout:export', { proof: 'always' })
  @Mutation(() => FilledTemplate, {
    description:
      'Writes a transfer file below the header of a bank’s own template, in the order of its columns, and creates a download link. NOT_FOUND: unknown file. BAD_INPUT: the template cannot be read, or no row of it names account, holder and amount.',
  })
  fillTransferTemplate(
    @Arg('input') input: FillTransferTemplateInput,
    @Ctx() context: Context,
  ): Promise<FilledTemplate> {
    return fillTransferTemplate(context, input);
  }

  @Allow('payout:import', { proof: 'always' })
  @Mutation(() => ImportedStatement, {
    description:
      'Imports a bank statement and marks payouts and refunds as paid or returned. A repeated import changes nothing. BAD_INPUT: the file has another format, is too large, or has an unreadable amount.',
  })
  importPayoutStatement(
    @Arg('input') input: ImportPayoutStatementInput,
    @Ctx() context: Context,
  ): Promise<ImportedStatement> {
    return importPayoutStatement(context, input);
  }
}
