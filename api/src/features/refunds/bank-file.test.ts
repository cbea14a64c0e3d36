import { beforeEach, describe, expect, test } from 'vitest';
import { xlsxRows } from '../../platform/files/sheets/xlsx-rows.ts';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { importStatement, makeFile } from '../ledger/payouts/testing/payouts.ts';
import { app, db, value } from '../payments/testing/payments.ts';
import {
  boss,
  buyCourse,
  createRefund,
  getAccess,
  mockGateway,
  mutateRefund,
  renewSeller,
  second,
  seller,
  send,
  statusOfRefund,
} from './testing/refunds.ts';

const { ask } = helpersFor(app);

beforeEach(renewSeller);

const bankAccount = { bin: '970436', number: '0123 456 789', holder: 'Nguyễn Văn Thu' };

async function waiting() {
  const purchase = await buyCourse();
  const { id: refundId, number } = await createRefund(purchase);
  await mutateRefund(seller, 'agreeToRefund', { refundId });
  mockGateway({ outcome: 'FAILED' });
  await send(refundId);
  await mutateRefund(boss, 'retryRefund', { refundId, bankAccount });
  await send(refundId);
  return { ...purchase, refundId, number };
}

/** A refund whose transfer is in a file for the bank. */
async function inFile() {
  const purchase = await waiting();
  const reply = await makeFile(app, boss);
  const file = reply.data.createTransferFile as { id: string; number: string };
  return { ...purchase, file, reference: await getReference(purchase.refundId) };
}

const getReference = (refundId: string) =>
  value<string>(
    'select reference from refund_transfer where refund_id = ? order by created_at desc, id desc limit 1',
    refundId,
  );

const toCsv = async (fileId: string) => {
  const { data } = await ask(boss, 'mutation E($id: ID!) { exportTransferFile(fileId: $id) { url } }', {
    id: fileId,
  });
  const { url } = data.exportTransferFile as { url: string };
  return (await app.server.inject({ url })).body;
};
const outcomes = async (lines: string[], by: Actor = boss) =>
  (await importStatement(app, by, lines)).results.map(({ outcome }) => outcome);
const paidBack = (orderId: string) =>
  db("select 1 from ledger_transaction where order_id = ? and kind = 'REFUND_PAID'", orderId);
const confirm = (refundId: string, transaction: string, despiteFile?: boolean) =>
  mutateRefund(boss, 'confirmRefundTransfer', { refundId, transaction, despiteFile });

describe('the template of a bank', () => {
  const FILL = `mutation($input: FillTransferTemplateInput!) { fillTransferTemplate(input: $input) {
    link { url } emptyColumns } }`;
  const fill = (fileId: string, template: Buffer) =>
    ask(boss, FILL, { input: { fileId, file: template.toString('base64') } });
  const read = async (url: string) => {
    const { rawPayload } = await app.server.inject({ url });
    return xlsxRows(rawPayload, { rows: 20, columns: 20 });
  };

  // Wordings of headings in Vietnamese, English and both languages, in different orders, below a title
  test.each([
    [['STT', 'Số tài khoản', 'Tên người hưởng', 'Số tiền (VND)', 'Nội dung']],
    [
      [
        'Số tài khoản thụ hưởng (*)',
        'Tên người thụ hưởng (*)',
        'Ngân hàng thụ hưởng',
        'Số tiền',
        'Diễn giải',
      ],
    ],
    [['Account No.', 'Beneficiary name', 'Amount', 'Currency', 'Payment details']],
    [['Số tiền/Amount', 'Tài khoản người hưởng/Beneficiary account', 'Họ và tên/Beneficiary', 'Chi nhánh']],
    [['Mã ngân hàng', 'Tên tài khoản', 'Số TK người nhận', 'Số tiền chuyển khoản', 'Số chứng từ']],
  ])('is filled in the order of its columns: %s', async (headings) => {
    const { file } = await inFile();
    const csv = `DANH SÁCH CHUYỂN TIỀN${','.repeat(headings.length - 1)}\n\n${headings.join(',')}\n1,mẫu`;
    const { data } = await fill(file.id, Buffer.from(csv));
    const { link, emptyColumns } = data.fillTransferTemplate as {
      link: { url: string };
      emptyColumns: string[];
    };
    expect(emptyColumns).toEqual(headings.filter((heading) => heading === 'Chi nhánh'));
    const [title, header, row, ...others] = await read(link.url);
    expect([title!.line, title!.cells[0], header!.line, header!.cells]).toEqual([
      1,
      'DANH SÁCH CHUYỂN TIỀN',
      3,
      headings,
    ]);
    expect(row!.cells).toEqual(expect.arrayContaining(['0123456789', 'NGUYEN VAN THU', '500000']));
    expect(others).toEqual([]);
  });

  test('names the paying account apart from that of the beneficiary', async () => {
    const { file } = await inFile();
    const headings = [
      'Số tài khoản',
      'Số tài khoản thụ hưởng',
      'Tên tài khoản',
      'Tên người hưởng',
      'Số tiền',
    ];
    const { data } = await fill(file.id, Buffer.from(headings.join(',')));
    const { link, emptyColumns } = data.fillTransferTemplate as {
      link: { url: string };
      emptyColumns: string[];
    };
    expect(emptyColumns).toEqual(['Số tài khoản', 'Tên tài khoản']);
    expect((await read(link.url))[1]!.cells).toEqual(['', '0123456789', '', 'NGUYEN VAN THU', '500000']);
  });

  test('is refused if no row names account, holder and amount', async () => {
    const { file } = await inFile();
    const headless = await fill(file.id, Buffer.from('Số tài khoản,Số tiền\n'));
    expect(JSON.stringify(headless.errors)).toContain('dòng tiêu đề');
    expect(getCode(await fill(file.id, Buffer.from([0x50, 0x4b, 3, 4, 0])))).toBe('BAD_INPUT');
  });
});

describe('the transfer file', () => {
  test('contains a refund once, even when created simultaneously; its statement pays it', async () => {
    const purchase = await waiting();
    const due = '{ transfersDue { kind count total } }';
    expect((await ask(boss, due)).data.transfersDue).toEqual([{ kind: 'REFUND', count: 1, total: 500_000 }]);
    const replies = await Promise.all([boss, second, boss].map((by) => makeFile(app, by)));
    const made = replies.find(({ errors }) => !errors)!.data.createTransferFile as { id: string };
    expect(made).toMatchObject({ count: 1, total: 500_000, open: 1 });
    expect(replies.filter((reply) => getReason(reply) === 'NOTHING_TO_TRANSFER')).toHaveLength(2);
    expect((await ask(boss, due)).data.transfersDue).toEqual([]);
    const reference = await getReference(purchase.refundId);
    const content = `SEN ${purchase.number.replaceAll('-', '')} ${reference}`;
    expect(await toCsv(made.id)).toContain(
      `${reference},970436,Vietcombank,0123456789,NGUYEN VAN THU,500000,${content}`,
    );
    // In the format of banks: spaces at any position, and additional words
    const said = `MBVCB.77 ${content.slice(0, 30)} ${content.slice(30)} CT tu 1903`;
    const { results, others } = await importStatement(app, boss, [
      `FT1,${said},500.000,`,
      'FT2,Tien dien,9,',
    ]);
    expect({ results, others }).toEqual({
      others: 1,
      results: [{ line: 2, number: purchase.number, amount: 500_000, outcome: 'PAID' }],
    });
    expect(await statusOfRefund(purchase.refundId)).toBe('COMPLETED');
    expect(await getAccess(purchase)).toBe('REVOKED');
    expect(await outcomes([`FT1,${said},500000,`])).toEqual(['KNOWN']);
    expect(await paidBack(purchase.orderId)).toHaveLength(1);
    const steps = `{ refund(id: "${purchase.refundId}") { transferFile steps { kind note personName } } }`;
    expect((await ask(boss, steps)).data.refund).toMatchObject({
      transferFile: null,
      steps: expect.arrayContaining([
        expect.objectContaining({ kind: 'CONFIRMED', note: 'FT1', personName: expect.any(String) }),
      ]),
    });
  });

  test('leaves the money owed if a transfer is returned, and the next one has another reference', async () => {
    const { refundId, orderId, reference, number } = await inFile();
    const back = [`FT1,SEN ${reference},500000,`, `FT2,Tra lai ${reference} sai ten,,500000`];
    expect(await outcomes(back)).toEqual(['KNOWN', 'FAILED']);
    expect(await statusOfRefund(refundId)).toBe('FAILED');
    expect(await paidBack(orderId)).toHaveLength(0);
    await mutateRefund(boss, 'retryRefund', { refundId });
    await send(refundId);
    await makeFile(app, boss);
    const next = await getReference(refundId);
    expect(next).not.toBe(reference);
    expect(await outcomes([...back, `FT3,SEN ${next},500000,`])).toEqual(['KNOWN', 'KNOWN', 'PAID']);
    expect(await statusOfRefund(refundId)).toBe('COMPLETED');
    expect(number).toMatch(/^HT-/);
  });

  test('never shows another or an erased account for a returned transfer', async () => {
    const { refundId, file, reference, number } = await inFile();
    await outcomes([`FT1,Tra lai ${reference},,500000`]);
    const other = { bin: '970418', number: '9988776655', holder: 'Lê Văn Khác' };
    await mutateRefund(boss, 'retryRefund', { refundId, bankAccount: other });
    await send(refundId);
    const row = `500000,SEN ${number.replaceAll('-', '')} ${reference}`;
    const again = await toCsv(file.id);
    expect(again).toContain(row);
    expect(again).not.toContain('9988776655');
    const next = (await makeFile(app, boss)).data.createTransferFile as { id: string };
    expect(await toCsv(next.id)).toContain('9988776655');
    expect(await outcomes([`FT2,${await getReference(refundId)},500000,`])).toEqual(['PAID']);
    await db(
      'update refund set bank_bin = null, bank_number_sealed = null, bank_last_digits = null, bank_holder = null where id = ?',
      refundId,
    );
    expect(await toCsv(next.id)).toContain(await getReference(refundId));
  });

  test('pays no account that was named without an identity proof', async () => {
    const { refundId, reference } = await inFile();
    await outcomes([`FT1,Tra lai ${reference},,500000`]);
    const { proof, ...unproved } = boss;
    expect(proof).toBeDefined();
    expect(getReason(await mutateRefund(unproved, 'retryRefund', { refundId, bankAccount }))).toBe(
      'PROOF_NEEDED',
    );
    expect(await statusOfRefund(refundId)).toBe('FAILED');
  });

  test('reports statement lines that are unknown or have another amount', async () => {
    const { refundId, reference } = await inFile();
    const unknown = 'HT0123456789ABCDEF01';
    const { results } = await importStatement(app, boss, [
      `FT1,${unknown},5000,`,
      `FT2,${reference},499999,`,
    ]);
    expect(results).toMatchObject([{ number: unknown, outcome: 'UNKNOWN' }, { outcome: 'WRONG_AMOUNT' }]);
    expect(await statusOfRefund(refundId)).toBe('PROCESSING');
  });

  test('is paid once by simultaneous imports of its statement and a manual confirmation', async () => {
    const [one, other] = [await waiting(), await inFile()];
    const reference = await getReference(one.refundId);
    const lines = [`FT1,${reference},500000,`, `FT2,${other.reference},500000,`];
    const [first, again, byHand] = await Promise.all([
      outcomes(lines),
      outcomes(lines, second),
      confirm(one.refundId, 'FT77', true),
    ]);
    expect([first[1], again[1]].sort()).toEqual(['KNOWN', 'PAID']);
    const paid = [first[0], again[0]].filter((outcome) => outcome === 'PAID').length;
    expect(paid + (byHand.errors ? 0 : 1)).toBe(1);
    for (const { refundId, orderId } of [one, other]) {
      expect(await statusOfRefund(refundId)).toBe('COMPLETED');
      expect(await paidBack(orderId)).toHaveLength(1);
    }
  });

  test('warns before a manual payment of its refunds', async () => {
    const { refundId, file, reference } = await inFile();
    const account = (args = '') => ask(boss, `{ refundAccount(refundId: "${refundId}"${args}) { number } }`);
    expect((await account()).errors?.[0]?.extensions).toMatchObject({
      reason: 'IN_TRANSFER_FILE',
      number: file.number,
    });
    expect(getReason(await confirm(refundId, 'FT9'))).toBe('IN_TRANSFER_FILE');
    expect(await statusOfRefund(refundId)).toBe('PROCESSING');
    const shown = `{ refund(id: "${refundId}") { transferFile } }`;
    expect((await ask(boss, shown)).data.refund).toEqual({ transferFile: file.number });
    expect((await account(', despiteFile: true')).data.refundAccount).toEqual({ number: '0123456789' });
    expect(getCode(await confirm(refundId, 'FT9', true))).toBeUndefined();
    expect(await statusOfRefund(refundId)).toBe('COMPLETED');
    // The bank executed the file as well: the money must be reclaimed manually
    expect(await outcomes([`FT1,${reference},500000,`])).toEqual(['OUT_OF_TURN']);
  });
});
