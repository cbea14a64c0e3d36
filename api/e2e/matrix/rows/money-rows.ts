import { ADMINS, ALL, byId, byInput, type Row, row, TEACHERS } from './row.ts';

/** Earnings and payouts: those of a teacher, and the administrators' queue. */
export const moneyRows: readonly Row[] = [
  row('Query.banks', ALL, { fields: '{ bin name }' }),
  row('Query.myEarnings', TEACHERS, { fields: '{ held coming { day } account { id } }' }),
  row('Query.mySales', TEACHERS, { fields: '{ total items { id postings { account } } }' }),
  byId('Query.mySale', 'AAFF00F', () => crypto.randomUUID()),
  row('Query.earningsOverTime', TEACHERS, {
    args: 'from: "2026-01-01", to: "2026-03-31"',
    fields: '{ start net }',
  }),
  row('Query.earningsByCourse', TEACHERS, {
    args: 'from: "2026-01-01", to: "2026-03-31"',
    fields: '{ title net }',
  }),
  row('Query.myPayouts', TEACHERS, { fields: '{ total items { id } }' }),
  row('Query.myTeacherInvoices', TEACHERS, { fields: '{ total items { id } }' }),
  byId('Mutation.createTeacherInvoiceDownload', 'AAFFNNF', () => crypto.randomUUID(), {
    name: 'invoiceId',
    fields: '{ url }',
  }),
  row('Query.myEInvoices', TEACHERS, { fields: '{ total items { id steps { id } } }' }),
  row('Query.myFeeInvoices', TEACHERS, { fields: '{ total items { id } }' }),
  row('Query.eInvoices', ADMINS, { fields: '{ total items { id orderNumber } }' }),
  byId('Query.eInvoice', 'AA00000', () => crypto.randomUUID()),
  row('Query.eInvoiceFigures', ADMINS, { fields: '{ today difference }' }),
  row('Query.eInvoiceSeries', ADMINS, { fields: '{ series }' }),
  row('Query.eInvoiceNumbers', ADMINS, { args: 'series: "C26TSE"', fields: '{ number }' }),
  row('Query.eInvoiceTerms', ADMINS, { fields: '{ id }' }),
  byInput('Mutation.downloadEInvoice', 'AANNNNN', () => ({ invoiceId: crypto.randomUUID(), type: 'PDF' }), {
    fields: '{ url }',
  }),
  byId('Mutation.checkEInvoice', 'AAFFFFN', () => crypto.randomUUID(), { name: 'invoiceId' }),
  byInput('Mutation.replaceEInvoice', 'AAFFFFN', () => ({
    invoiceId: crypto.randomUUID(),
    buyer: { name: 'Cty Hạt Giống' },
  })),
  byInput(
    'Mutation.setEInvoiceTerms',
    'AAFFFFB',
    () => {
      const terms = { seller: 'PLATFORM', vat: 'RATE_10' };
      return { startsOn: '2020-01-01', individual: terms, household: terms, company: terms };
    },
    { what: 'of a past day', fields: '{ startsOn }' },
  ),
  byInput('Mutation.confirmEInvoiceTerm', 'AAFFFFN', () => ({
    termId: crypto.randomUUID(),
    confirmedBy: 'Kế toán',
  })),
  row('Query.myWithholding', TEACHERS, { fields: '{ vatBp pitBp }' }),
  row('Query.withholdingRates', ADMINS, { fields: '{ id }' }),
  row('Query.serviceVatRates', ADMINS, { fields: '{ id vat }' }),
  byInput(
    'Mutation.setWithholdingRates',
    'AAFFFFB',
    () => {
      const rates = { vatBp: 500, pitBp: 200, nonResidentVatBp: 500, nonResidentPitBp: 500 };
      return { startsOn: '2020-01-01', individual: rates, household: rates, company: rates };
    },
    { what: 'of a past day', fields: '{ startsOn }' },
  ),
  byInput(
    'Mutation.setServiceVat',
    'AAFFFFB',
    () => ({ startsOn: '2020-01-01', vat: 'RATE_8', beginsFeeInvoices: false }),
    { what: 'of a past day' },
  ),
  byInput('Mutation.confirmWithholdingRate', 'AAFFFFN', () => ({
    rateId: crypto.randomUUID(),
    confirmedBy: 'Kế toán',
  })),
  byInput('Mutation.confirmServiceVat', 'AAFFFFN', () => ({
    rateId: crypto.randomUUID(),
    confirmedBy: 'Kế toán',
  })),
  row('Query.myWithheldTaxes', TEACHERS, { fields: '{ id }' }),
  row('Query.withheldTaxMonths', ADMINS, { fields: '{ month }' }),
  row('Query.withheldTaxes', ADMINS, { args: 'month: "2026-10-01"', fields: '{ total items { id } }' }),
  byInput('Mutation.downloadMyTaxCertificate', 'AAFFNNF', () => ({ period: '2020' }), { fields: '{ url }' }),
  byInput(
    'Mutation.downloadTaxCertificate',
    'AAFFFFN',
    () => ({ teacherId: crypto.randomUUID(), period: '2020-01' }),
    { fields: '{ url }' },
  ),
  byInput('Mutation.exportTaxReturn', 'AAFFFFN', () => ({ month: '2020-01' }), { fields: '{ url }' }),
  row('Query.payouts', ADMINS, { fields: '{ total items { id approvals { personId } } }' }),
  row('Query.transferFiles', ADMINS, { fields: '{ total }' }),
  row('Query.transfersDue', ADMINS, { fields: '{ count }' }),
  byInput('Mutation.setPayoutAccount', TEACHERS, () => ({
    bankBin: '970436',
    number: '0071000123456',
    holder: 'NGUYEN VAN AN',
  })),
  byId('Mutation.undoPayoutAccount', 'AAFFNNF', () => crypto.randomUUID(), {
    name: 'accountId',
    fields: '{ accountId }',
  }),
  byInput(
    'Mutation.requestPayout',
    'AAFFPPF',
    () => ({ amount: 200_000, idempotencyKey: crypto.randomUUID() }),
    { what: 'without an account' },
  ),
  byId('Mutation.withdrawPayout', 'AAFFNNF', () => crypto.randomUUID(), {
    name: 'payoutId',
  }),
  byId('Mutation.approvePayout', 'AAFFFFN', () => crypto.randomUUID(), {
    name: 'payoutId',
  }),
  byInput('Mutation.rejectPayout', 'AAFFFFN', () => ({ payoutId: crypto.randomUUID(), reason: 'Sai tên' })),
  byInput('Mutation.createTransferFile', ADMINS, () => ({}), { what: 'of a refund' }),
  byInput('Mutation.exportOrders', ADMINS, () => ({}), { fields: '{ url }' }),
  byId('Mutation.resendBill', 'AAFFFFP', ({ order }) => order.id, {
    name: 'orderId',
    what: 'that is not paid',
    fields: '{ number }',
  }),
  byId('Mutation.exportTransferFile', 'AAFFFFN', () => crypto.randomUUID(), {
    name: 'fileId',
    fields: '{ url }',
  }),
  byInput(
    'Mutation.fillTransferTemplate',
    'AAFFFFN',
    () => ({
      fileId: crypto.randomUUID(),
      file: Buffer.from('So tai khoan,Ten nguoi huong,So tien').toString('base64'),
    }),
    { fields: '{ emptyColumns }' },
  ),
  byInput(
    'Mutation.importPayoutStatement',
    ADMINS,
    () => ({ csv: 'reference,content,debit,credit\nFT1,Tien dien,5000,' }),
    { fields: '{ others }' },
  ),
  row('Query.trialBalance', ADMINS, { args: 'on: "2026-11-20"', fields: '{ account debit credit }' }),
  row('Query.taxMonths', ADMINS, { fields: '{ month collected }' }),
  row('Query.booksCheck', 'AAFFFF0', { what: 'before the first night', fields: '{ at }' }),
  row('Query.ledgerAccounts', ADMINS, { args: 'account: "hold"', fields: '{ total }' }),
  row('Query.ledgerAccount', 'AAFFFF0', { args: 'code: "gateway:NONE"', fields: '{ debit }' }),
  row('Query.ledgerLines', ADMINS, { args: 'code: "bank"', fields: '{ edges { cursor } }' }),
  row('Query.ledgerTransactions', ADMINS, {
    args: `about: { orderId: "${crypto.randomUUID()}" }`,
    fields: '{ id sides { account } }',
  }),
  row('Query.disputes', ADMINS, { fields: '{ total items { id evidence } }' }),
  byInput('Mutation.openDispute', 'AAFFFFN', () => ({
    paymentReference: 'SEN0000',
    reference: 'CB-1',
    deadline: '2030-01-01',
  })),
  byInput('Mutation.argueDispute', 'AAFFFFN', () => ({
    disputeId: crypto.randomUUID(),
    evidence: 'Đã học hết',
  })),
  byInput('Mutation.winDispute', 'AAFFFFN', () => ({
    disputeId: crypto.randomUUID(),
    note: 'Ngân hàng trả lại',
  })),
  byInput('Mutation.loseDispute', 'AAFFFFN', () => ({
    disputeId: crypto.randomUUID(),
    note: 'Ngân hàng giữ',
  })),
  row('Query.settlementFiles', ADMINS, { fields: '{ total items { id } }' }),
  row('Query.settlementDifferences', ADMINS, { fields: '{ total items { id } }' }),
  byInput(
    'Mutation.importSettlement',
    ADMINS,
    () => ({ gateway: 'VNPAY', text: 'kind,reference,transaction,amount,fee,settled_at\n' }),
    { fields: '{ lines }' },
  ),
  byInput(
    'Mutation.resolveSettlementDifference',
    'AAFFFFN',
    () => ({ differenceId: crypto.randomUUID(), note: 'Đã hỏi cổng' }),
    { fields: '{ differenceId }' },
  ),
  row('Query.taxesOwed', ADMINS, { fields: '{ vatOutput }' }),
  row('Query.taxPayments', ADMINS, { fields: '{ total items { id } }' }),
  row('Query.writeOffs', ADMINS, { fields: '{ total items { id } }' }),
  byInput(
    'Mutation.recordTaxPayment',
    'AAFFFFP',
    () => ({ period: '2026-11', reference: 'NT-1', vatWithheld: 0, pitWithheld: 0, vatOutput: 0 }),
    { what: 'of nothing' },
  ),
  byInput(
    'Mutation.proposeWriteOff',
    'AAFFFFP',
    () => ({ teacherId: crypto.randomUUID(), amount: 1000, reason: 'Không liên lạc được' }),
    { what: 'of who owes nothing' },
  ),
  byId('Mutation.approveWriteOff', 'AAFFFFN', () => crypto.randomUUID(), {
    name: 'writeOffId',
  }),
  byId('Mutation.rejectWriteOff', 'AAFFFFN', () => crypto.randomUUID(), {
    name: 'writeOffId',
  }),
];
