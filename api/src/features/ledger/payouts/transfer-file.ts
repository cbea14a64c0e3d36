import type { Readable } from 'node:stream';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { DateTime, Vnd } from '../../../graphql/scalars.ts';
import { numberOfMonth, runSql, sql, uuid } from '../../../platform/db/index.ts';
import { notFound, policy } from '../../../platform/errors/errors.ts';
import { toCsv } from '../../../platform/files/csv.ts';
import { assertReleased, OutgoingKind } from '../../../platform/http/outgoing-hold.ts';
import type { Services } from '../../../platform/process/services.ts';
import {
  audit,
  createDownloadLink,
  type DownloadLink,
  IdempotencyKey,
  runOnce,
} from '../../operations/index.ts';
import { TransferKind } from './transfer-source.ts';
import { claimTransfers, loadTransfers, TRANSFER_COLUMNS, transferCells } from './transfers.ts';

@ObjectType({ description: 'File of transfers for the bank.' })
export class TransferFile {
  @Field(() => ID, { description: 'Unique file ID. Immutable.' })
  id!: string;
  @Field({ description: 'File number for display, for instance TF-1126-0007.' })
  number!: string;
  @Field(() => DateTime, { description: 'Time at which the file was created. Its content is immutable.' })
  madeAt!: Date;
  @Field(() => Int, { description: 'Number of transfers in the file.' })
  count!: number;
  @Field(() => Vnd, { description: 'Total amount of the transfers, in đồng.' })
  total!: number;
  @Field(() => Int, {
    description: 'Number of transfers that the bank statement has not confirmed or returned yet.',
  })
  open!: number;
}

@ObjectType({ description: 'Transfers of one kind that the next file will include.' })
export class TransfersDue {
  @Field(() => TransferKind, { description: 'Purpose of the transfers.' })
  kind!: TransferKind;
  @Field(() => Int, { description: 'Number of waiting transfers.' })
  count!: number;
  @Field(() => Vnd, { description: 'Total amount of the waiting transfers, in đồng.' })
  total!: number;
}

@InputType({ description: 'Transfer file to create, with all waiting transfers.' })
export class CreateTransferFileInput {
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/**
 * Creates a file of all approved transfers. From then on they cannot be withdrawn.
 * @throws POLICY if there are none
 */
export function createTransferFile(
  context: Context,
  { idempotencyKey }: CreateTransferFileInput,
): Promise<string> {
  return runOnce(context, idempotencyKey, { createTransferFile: {} }, async (em, viewer) => {
    await assertReleased(em, OutgoingKind.MONEY);
    const [file] = await runSql<{ id: string; number: string }>(
      em,
      sql`insert into transfer_file (number, made_by)
        select ${numberOfMonth('TF', 'transfer_file_number')}, ${viewer.id}
        returning id, number`,
    );
    const count = await claimTransfers(em, file!.id);
    if (!count) throw policy('NOTHING_TO_TRANSFER');
    audit(em, context, {
      action: 'transfer-file.create',
      targetId: file!.id,
      after: { number: file!.number, count },
    });
    return file!.id;
  });
}

/** Creates a download link for a file, as often as needed. */
export function exportTransferFile(context: Context, fileId: string): Promise<DownloadLink> {
  return context.em.transactional(async (em) => {
    const [file] = await runSql<{ number: string }>(
      em,
      sql`select number from transfer_file where id = ${uuid(fileId)}`,
    );
    if (!file) throw notFound();
    await assertReleased(em, OutgoingKind.MONEY);
    audit(em, context, { action: 'transfer-file.export', targetId: fileId, after: { number: file.number } });
    return createDownloadLink(em, context, { kind: 'transfers', args: { fileId } });
  });
}

/**
 * The CSV file: one transfer a line, amounts in whole đồng without separators. `reference` is the platform's own and
 * is contained in `content` without its hyphens. Bank statements are matched by it.
 */
export function transferCsv(services: Services, { fileId }: { fileId: string }): Readable {
  async function* cells() {
    for (const transfer of await loadTransfers(services.orm.em.fork(), services, fileId))
      yield transferCells(transfer);
  }
  return toCsv(TRANSFER_COLUMNS, cells());
}
