import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type InvoiceDocument, ProviderRefusal } from './e-invoice-provider.ts';
import {
  addSimulatorFaults,
  CLOSED_TAX_CODE,
  clearSimulatorFaults,
  SIMULATED_SEPAY,
  type SimulatorFault,
} from './sepay.simulator.ts';
import { type Send, SepayProvider } from './sepay.ts';

const app = await testApp();
const sent: { address: string; body: string | undefined }[] = [];
const send: Send = (address, init) => {
  sent.push({ address, body: init.body });
  return app.services.inject(address, init);
};
const provider = new SepayProvider(SIMULATED_SEPAY, send);
afterEach(clearSimulatorFaults);

const newDocument = (over: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  reference: randomUUID(),
  issuedAt: new Date('2026-11-27T18:30:00Z'),
  buyer: { name: 'Đỗ Khánh Linh', taxCode: null, address: null, email: 'linh@example.vn' },
  item: 'React 19 từ con số 0',
  unit: 'Khoá',
  vat: 'RATE_8',
  amount: 499_000,
  vatAmount: 36_963,
  ...over,
});

async function issued(document: InvoiceDocument): Promise<string> {
  await provider.create(document);
  await provider.issue(document.reference);
  return document.reference;
}

describe('the adapter of SePay, over HTTP', () => {
  test('creates, issues, follows and downloads an invoice', async () => {
    const document = newDocument();
    const { reference } = document;
    expect(await provider.find(reference)).toBeUndefined();
    const created = await provider.create(document);
    expect(await provider.checkCreated(created!)).toEqual({ state: 'DONE', message: null });
    expect(await provider.find(reference)).toMatchObject({ state: 'DRAFT', number: null, amount: 499_000 });
    const request = JSON.parse(sent.find(({ address }) => address.endsWith('/create'))!.body!);
    expect(request).toMatchObject({
      reference_code: reference,
      issued_date: '2026-11-28 01:30:00',
      is_draft: true,
      total_amount: 499_000,
      items: [{ unit_price: 462_037, tax_rate: 8 }],
    });
    expect(await provider.checkIssued(await provider.issue(reference))).toMatchObject({ state: 'DONE' });
    const numbered = await provider.find(reference);
    expect(numbered).toMatchObject({
      state: 'ISSUED',
      series: '2C26TSE',
      taxOffice: 'PENDING',
      taxCode: null,
    });
    expect(numbered!.number).toMatch(/^\d{8}$/);
    expect(await provider.find(reference)).toMatchObject({ taxOffice: 'ACCEPTED', number: numbered!.number });
    expect((await provider.download(reference, 'pdf')).toString('latin1')).toContain('%PDF-');
    expect((await provider.download(reference, 'xml')).toString()).toContain(
      `<SHDon>${numbered!.number}</SHDon>`,
    );
  });

  test('knows a taken reference, and lowers only an accepted invoice', async () => {
    const document = newDocument();
    const reference = await issued(document);
    expect(await provider.create(document)).toBeUndefined();
    const lower = newDocument({ lowers: reference, amount: 100_000, vatAmount: 7_407 });
    await expect(provider.create(lower)).rejects.toThrow(ProviderRefusal);
    await provider.find(reference);
    expect(await provider.create(lower)).toBeTruthy();
    expect(JSON.parse(sent.findLast(({ address }) => address.endsWith('/adjust'))!.body!)).toMatchObject({
      original_invoice_reference_code: reference,
      adjustment_type: 'decrease',
      total_amount: 100_000,
    });
  });

  test('tells a refusal of the provider from one of the tax office', async () => {
    const buyer = { name: 'Cty', taxCode: '123', address: 'Hà Nội', email: null };
    await expect(provider.create(newDocument({ buyer }))).rejects.toMatchObject({ code: 'INVALID_TAX_CODE' });
    const reference = await issued(newDocument({ buyer: { ...buyer, taxCode: CLOSED_TAX_CODE } }));
    await provider.find(reference);
    expect(await provider.find(reference)).toMatchObject({
      state: 'ISSUED',
      taxOffice: 'REFUSED',
      code: '6',
      message: 'Mã số thuế người mua đã ngừng hoạt động.',
    });
  });

  test.each<SimulatorFault>(['LOST', 'DOWN'])('throws without an answer: %s', async (fault) => {
    const document = newDocument();
    addSimulatorFaults(fault);
    await expect(provider.create(document)).rejects.toThrow('HTTP 50');
    expect(!!(await provider.find(document.reference))).toBe(fault === 'LOST');
  });

  test('renews a rejected token once, and trusts only answers about its own invoice', async () => {
    const document = newDocument();
    await provider.create(document);
    let rejected = 0;
    const answers: Send = async (address, init) => {
      if (!address.endsWith('/token') && rejected++ === 0) return { status: 401, text: async () => '{}' };
      return send(address, init);
    };
    const other = new SepayProvider(SIMULATED_SEPAY, answers);
    expect(await other.find(document.reference)).toMatchObject({ state: 'DRAFT' });
    expect(rejected).toBe(2);
    const liar = new SepayProvider(SIMULATED_SEPAY, (address, init) =>
      send(address.endsWith('/token') ? address : address.replace(/[^/]+$/, document.reference), init),
    );
    await expect(liar.find(randomUUID())).rejects.toThrow('another invoice');
  });
});
