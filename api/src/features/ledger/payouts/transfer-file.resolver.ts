import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  COMMAND_DECIDED,
  derived,
  MaxRows,
  page,
  pageOf,
  ReadMutation,
  ReadQuery,
  sql,
} from '../../../graphql/read/index.ts';
import { DownloadLink } from '../../operations/index.ts';
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

const TransferFilePage = pageOf('TransferFilePage', () => TransferFile);

@Resolver(() => TransferFile)
export class TransferFileResolver {
  @Allow('payout:read-any')
  @ReadQuery(() => TransferFilePage, { description: 'Files for the bank, latest first.' })
  transferFiles(@Args() { page: number, limit }: PageArgs) {
    return page(
      TransferFile,
      (f) => ({ orderBy: sql`${f.madeAt} desc, ${f.id} desc`, page: number, limit }),
      { from: transferFileRows(), skipVisibility: 'The query has a permission of its own.' },
    );
  }

  @Allow('payout:read-any')
  @MaxRows(Object.keys(TransferKind).length)
  @ReadQuery(() => [TransfersDue], {
    description:
      'What waits for the next file for the bank, by kind; kinds of which nothing waits are left out.',
  })
  transfersDue() {
    return derived(TransfersDue, transfersDueRows(), 'The query has a permission of its own.');
  }

  @Allow('payout:export', { proof: 'always' })
  @ReadMutation(() => TransferFile, {
    description:
      'Puts every approved payout, and every refund that is sent from the bank, into a file: each into one file only, from which it can’t be taken back. POLICY: nothing waits. CONFLICT: the key came with another request.',
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
      'Makes a link to a file as CSV, with the same transfers each time: without the account of a refund that came back or whose buyer was erased. NOT_FOUND: no such file.',
  })
  exportTransferFile(
    @Arg('fileId', () => ID, { description: 'Of one of `transferFiles`.' }) fileId: string,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    return exportTransferFile(context, fileId);
  }

  @Allow('payout:import', { proof: 'always' })
  @Mutation(() => ImportedStatement, {
    description:
      'Learns from a bank’s statement which payouts and refunds were paid and which came back; importing it again changes nothing. BAD_INPUT: not such a file, too large, or an amount that can’t be read.',
  })
  importPayoutStatement(
    @Arg('input') input: ImportPayoutStatementInput,
    @Ctx() context: Context,
  ): Promise<ImportedStatement> {
    return importPayoutStatement(context, input);
  }
}
