import type { Readable } from 'node:stream';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { runSql, sql, uuid } from '../../../platform/db/index.ts';
import { badInput, notFound } from '../../../platform/errors/errors.ts';
import { readSheet } from '../../../platform/files/sheets/sheet.ts';
import { toXlsx } from '../../../platform/files/sheets/xlsx-file.ts';
import { assertReleased, OutgoingKind } from '../../../platform/http/outgoing-hold.ts';
import { decodeFile, IsImportedFile, truncate } from '../../../platform/input/imported-file.ts';
import type { Services } from '../../../platform/process/services.ts';
import { audit, createDownloadLink, DownloadLink } from '../../operations/index.ts';
import { bankName } from './banks.ts';
import { findTemplateColumns, type TemplateColumn } from './template-columns.ts';
import type { Transfer } from './transfer-source.ts';
import { loadTransfers } from './transfers.ts';

/** A header is expected in the first rows of a template, below titles and instructions. */
const MAX_HEAD_ROWS = 30;
const MAX_COLUMNS = 40;
const MAX_CELL = 500;
/** Rows of a template that are read. Banks deliver a few empty or example rows. */
const MAX_ROWS = 2_000;

@InputType({ description: 'Transfer file to write into the template of a bank.' })
export class FillTransferTemplateInput {
  @Field(() => ID, { description: 'File ID, as returned by `transferFiles`.' })
  fileId!: string;
  @Field({
    description:
      'The empty template of the bank in Base64, at most 700 kB: XLSX, or CSV in UTF-8. Its header names the account, holder and amount in Vietnamese or English.',
  })
  @IsImportedFile('payout.templateSize')
  file!: string;
}

@ObjectType({ description: 'Transfer file in the template of a bank.' })
export class FilledTemplate {
  @Field(() => DownloadLink, { description: 'Link to the workbook.' })
  link!: DownloadLink;
  @Field(() => [String], {
    description: 'Headings of columns that stay empty, because they are unknown to the platform.',
  })
  emptyColumns!: string[];
}

/** The rows of a template up to its header, and what each column contains. Stored with the download link. */
interface Template {
  readonly head: readonly (readonly string[])[];
  readonly columns: readonly (TemplateColumn | null)[];
}

/**
 * Writes the transfers of a file below the header of a bank's own template, in the order of its columns.
 * @throws BAD_INPUT at `file` without a header that names account, holder and amount
 */
export async function fillTransferTemplate(
  context: Context,
  { fileId, file: template }: FillTransferTemplateInput,
): Promise<FilledTemplate> {
  const read = await readTemplate(template);
  return context.em.transactional(async (em) => {
    const [file] = await runSql<{ number: string }>(
      em,
      sql`select number from transfer_file where id = ${uuid(fileId)}`,
    );
    if (!file) throw notFound();
    await assertReleased(em, OutgoingKind.MONEY);
    audit(em, context, {
      action: 'transfer-file.export',
      targetId: fileId,
      after: { number: file.number, columns: read.columns },
    });
    const headings = read.head.at(-1)!;
    return {
      link: await createDownloadLink(em, context, {
        kind: 'bank-template',
        args: { fileId, ...read },
        form: 'xlsx',
      }),
      emptyColumns: headings.filter((heading, at) => heading && !read.columns[at]),
    };
  });
}

async function readTemplate(file: string): Promise<Template> {
  const bytes = decodeFile(file, 'sheet.unreadable', 'payout.templateSize');
  const rows = await readSheet(bytes, { rows: MAX_ROWS, columns: MAX_COLUMNS }, 'file');
  const header = rows
    .filter(({ line }) => line <= MAX_HEAD_ROWS)
    .map(({ line, cells }) => ({ line, columns: findTemplateColumns(cells) }))
    .find(({ columns }) =>
      (['account', 'holder', 'amount'] as const).every((name) => columns.includes(name)),
    );
  if (!header) throw badInput('file', 'payout.templateHeader');
  const head = Array.from({ length: header.line }, (_, at) =>
    (rows.find(({ line }) => line === at + 1)?.cells ?? []).map((cell) => truncate(cell, MAX_CELL)),
  );
  return { head, columns: header.columns };
}

/**
 * The workbook. Account numbers are text cells, so that they keep their zeros. Transfers without an account number,
 * which must not be executed again, are omitted.
 */
export function templateXlsx(
  services: Services,
  { fileId, head, columns }: Template & { readonly fileId: string },
): Readable {
  const [first = [], ...others] = head;
  async function* rows() {
    yield* others;
    const transfers = await loadTransfers(services.orm.em.fork(), services, fileId);
    const payable = transfers.filter(({ accountNumber }) => accountNumber);
    for (const [index, transfer] of payable.entries())
      yield columns.map((column) => column && VALUES[column](transfer, index));
  }
  return toXlsx(
    columns.map((column, at) => ({
      heading: first[at] ?? '',
      type: column === 'amount' || column === 'number' ? 'number' : 'text',
    })),
    rows(),
  );
}

const VALUES: Readonly<Record<TemplateColumn, (transfer: Transfer, index: number) => string | number>> = {
  account: ({ accountNumber }) => accountNumber,
  holder: ({ holder }) => holder,
  amount: ({ amount }) => amount,
  content: ({ content }) => content,
  bank: ({ bankBin }) => bankName(bankBin) ?? '',
  bankBin: ({ bankBin }) => bankBin,
  reference: ({ reference }) => reference,
  currency: () => 'VND',
  number: (_, index) => index + 1,
};
