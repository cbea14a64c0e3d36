import { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { BRANDING } from '../../platform/branding/branding.ts';
import { stageUpload } from '../../platform/files/uploads.ts';
import { SEAL_PURPOSE } from '../../platform/mail/send-mail.ts';
import { TransportMailer } from '../../platform/mail/transport-mailer.ts';
import { writeMail } from '../../platform/mail/write-mail.tsx';
import { ownApp } from '../../testing/app.ts';
import { getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { notificationMail } from '../support/mails/notification.mail.tsx';
import { setUpBranding } from './change-branding.ts';

const app = await ownApp();
const { admin, ask, db, fetchRoot, student } = helpersFor(app);
const boss = await admin();
const { services, server } = app;

const STATE = 'version missingParticulars history { version changedFields changedByName reason }';
const CHANGE = `mutation C($input: ChangeBrandingInput!) { changeBranding(input: $input) { ${STATE} } }`;
const RESTORE = `mutation R($input: RestoreBrandingInput!) { restoreBranding(input: $input) { ${STATE} } }`;
const ADD =
  'mutation A($input: AddBrandingFileInput!) { addBrandingFile(input: $input) { name path width } }';
const BLUE = { name: 'Học viện Thử', radius: 'MEDIUM', scenes: 'NONE', primaryColour: '2245b0' };

interface State {
  readonly version: number;
  readonly missingParticulars: string[];
  readonly history: { version: number; changedFields: string[]; changedByName: string | null }[];
}
const change = (values: object, more: object = {}, as = boss) =>
  ask(as, CHANGE, { input: { values: { ...BLUE, ...values }, reason: 'Thử nghiệm', ...more } });
const changed = async (values: object, more: object = {}) => {
  const reply = await change(values, more);
  expect(reply.errors).toBeUndefined();
  return reply.data.changeBranding as State;
};
const getFields = (reply: Awaited<ReturnType<typeof change>>) =>
  (reply.errors?.[0]?.extensions.details as { field: string; message: string }[] | undefined) ?? [];
const get = (url: string) => server.inject({ url });

const add = async (content: string | Buffer, kind = 'LOGO') => {
  const bytes = Buffer.from(content);
  const uploadId = await stageUpload(services, boss.id, 'logo', Readable.from([bytes]), 64 * 1024 ** 2);
  return ask(boss, ADD, { input: { uploadId, kind } });
};
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="red"/></svg>';

describe('the branding', () => {
  test('is that of the demo until it is changed, and then has versions', async () => {
    const { branding } = (await ask(boss, `{ branding { ${STATE} values { name radius } } }`))
      .data as never as {
      branding: State & { values: object };
    };
    expect(branding).toMatchObject({ version: 0, history: [], values: { name: 'Sen', radius: 'SOFT' } });
    expect(branding.missingParticulars).toContain('taxCode');

    const first = await changed(
      { taxCode: '0101 248 141', company: ' Công ty Thử ' },
      { expectedVersion: 0 },
    );
    expect(first).toMatchObject({ version: 1 });
    expect(first.missingParticulars).not.toContain('taxCode');
    expect(services.settings.getDocument(BRANDING)).toMatchObject({
      name: 'Học viện Thử',
      primaryColour: '#2245B0',
      taxCode: '0101248141',
      company: 'Công ty Thử',
      heroTitleVi: null,
    });
    const second = await changed({ accentColour: '#6B21A8' });
    expect(second.history[0]).toMatchObject({
      version: 2,
      changedFields: ['accentColour', 'company', 'taxCode'],
      changedByName: 'Nguyễn Văn Thử',
    });
    expect(getReason(await change({ radius: 'ROUND' }, { expectedVersion: 1 }))).toBe('STALE_VERSION');
    expect(getFields(await change({ accentColour: '#6B21A8' }))[0]).toMatchObject({ field: 'values' });

    const restored = await ask(boss, RESTORE, { input: { version: 1, reason: 'Quay lại' } });
    expect(restored.data.restoreBranding).toMatchObject({ version: 3 });
    expect(services.settings.getDocument(BRANDING)).toMatchObject({
      accentColour: null,
      company: 'Công ty Thử',
    });
    expect(getCode(await ask(boss, RESTORE, { input: { version: 99, reason: 'Quay lại' } }))).toBe(
      'NOT_FOUND',
    );
    const LOG = '{ auditLog(first: 1) { edges { node { action targetLabel reason } } } }';
    const { edges } = await fetchRoot<{ edges: { node: unknown }[] }>(boss, LOG);
    expect(edges[0]!.node).toEqual({
      action: 'branding.change',
      targetLabel: 'Học viện Thử',
      reason: 'Quay lại',
    });
  });

  test('is refused at each field that cannot be used', async () => {
    const reply = await change({
      name: 'Sen <sen@example.vn>',
      senderName: 'A"B',
      primaryColour: 'xanh',
      accentColour: '#E8590C',
      taxCode: '0101248142',
      email: 'thử',
      logoLight: `${'0'.repeat(32)}.svg`,
    });
    expect(getFields(reply).map(({ field }) => field)).toEqual([
      'values.name',
      'values.senderName',
      'values.primaryColour',
      'values.accentColour',
      'values.taxCode',
      'values.email',
      'values.logoLight',
    ]);
    expect(getFields(reply)[3]!.message).toMatch(/báo lỗi.*#[\dA-F]{6} hoặc #[\dA-F]{6}/);
  });

  test('is for administrators with a fresh proof', async () => {
    expect(getCode(await change({}, {}, await student()))).toBe('FORBIDDEN');
    const { proof, ...unproved } = boss;
    expect(proof).toBeDefined();
    expect(getReason(await change({ name: 'Khác' }, {}, unproved))).toBe('PROOF_NEEDED');
  });

  test('can be previewed, without the values that would be refused', async () => {
    const PREVIEW = `query P($input: BrandingPreviewInput!) { brandingPreview(input: $input) {
      faults { field message nearest } light { name value } contrasts { kind isDark isAdjusted } readablePairs } }`;
    const input = {
      name: 'T',
      primaryColour: '#2245B0',
      accentColour: '#E8590C',
      radius: 'MEDIUM',
      taxCode: '1',
    };
    const preview = (await ask(boss, PREVIEW, { input })).data.brandingPreview as {
      faults: { field: string; nearest: string[] }[];
      light: { name: string; value: string }[];
      contrasts: object[];
      readablePairs: number;
    };
    expect(preview.faults.map(({ field }) => field)).toEqual(['name', 'accentColour', 'taxCode']);
    expect(preview.faults[1]!.nearest).toHaveLength(2);
    expect(preview.light).toContainEqual({ name: '--primary', value: '#2245B0' });
    expect(preview.light).toContainEqual({ name: '--price', value: '#B8235A' });
    expect(preview.light).toContainEqual({ name: '--r-md', value: '8px' });
    expect(preview.contrasts).toContainEqual({ kind: 'BUTTON', isDark: true, isAdjusted: true });
    expect(preview.readablePairs).toBeGreaterThan(150);
  });
});

describe('a picture', () => {
  test('is stored by its content, and served with its type and without rights', async () => {
    const { name, path } = (await add(SVG)).data.addBrandingFile as { name: string; path: string };
    expect((await add(SVG)).data.addBrandingFile).toMatchObject({ name, width: 40 });
    const served = await get(path);
    expect(served.body).toBe(SVG);
    expect(served.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(served.headers['content-security-policy']).toContain("default-src 'none'");
    await changed({ logoLight: name, icon: name });
    const icon = await get(`${path}.192.png`);
    expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ format: 'png', width: 192 });
    for (const missing of [`${path}.999.png`, `/brand/${'0'.repeat(32)}.svg`, '/brand/x', '/brand/..%2fx'])
      expect((await get(missing)).statusCode, missing).toBe(404);
  });

  test('with an unknown name neither empties caches nor reads the settings each time', async () => {
    let changes = 0;
    services.settings.onChange(() => changes++);
    const reload = vi.spyOn(services.settings, 'reload');
    for (let n = 10; n < 40; n++)
      expect((await get(`/brand/${n}${'a'.repeat(30)}.css`)).statusCode).toBe(404);
    expect(reload.mock.calls.length).toBeLessThan(10);
    reload.mockRestore();
    await services.settings.reload();
    expect(changes).toBe(0);
  });

  test('of PNG is redrawn, so that only its pixels remain', async () => {
    const png = await sharp({ create: { width: 2000, height: 500, channels: 4, background: 'red' } })
      .png()
      .withMetadata()
      .toBuffer();
    expect((await add(png)).data.addBrandingFile).toMatchObject({
      name: expect.stringMatching(/\.png$/),
      width: 1200,
    });
  });

  test('is refused if it is too large, of another type, or more than a drawing', async () => {
    const refuse = async (content: string | Buffer, kind?: string) =>
      getFields((await add(content, kind)) as never)[0]?.message;
    expect(await refuse(Buffer.alloc(30 * 1024 ** 2, 'a'))).toMatch(/lớn quá 512 KB.*giữ nguyên/);
    expect(await refuse(SVG.replace('<rect', '\n<script>1</script><rect'))).toMatch(/dòng 2: <script>/);
    expect(await refuse('GIF89a')).toMatch(/SVG hoặc PNG/);
    expect(await refuse(SVG.replace('0 0 40 40', '0 0 80 40'), 'ICON')).toMatch(/vuông/);
    const jpeg = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    expect(await refuse(jpeg)).toMatch(/SVG hoặc PNG/);
    expect(await refuse(jpeg, 'HERO')).toBeUndefined();
  });
});

describe('a brand is shown', () => {
  test('in the style sheet, the manifest and what every page contains', async () => {
    await changed({ heroTitleVi: 'Giỏi nghề', primaryColour: '#2245B0' });
    const TERMS = '{ publicTerms { brand branding { styleSheet icon hasScenes heroTitleVi themeColour } } }';
    const { data } = await ask(undefined, TERMS);
    const { brand, branding } = data.publicTerms as { brand: string; branding: Record<string, string> };
    expect(brand).toBe('Học viện Thử');
    expect(branding).toMatchObject({ hasScenes: false, heroTitleVi: 'Giỏi nghề' });
    const sheet = await get(branding.styleSheet!);
    expect(sheet.headers['content-type']).toContain('text/css');
    expect(sheet.body).toContain('--primary:#2245B0');
    // Without an icon of its own, an academy has its first letter
    expect((await get(branding.icon!)).body).toContain('fill="#2245B0"');
    const manifest = (await get('/manifest.webmanifest')).json() as {
      name: string;
      icons: { src: string }[];
    };
    expect(manifest.name).toBe('Học viện Thử');
    expect(manifest.icons[0]!.src).toBe(`${branding.icon}.192.png`);
  });

  test('in e-mails: colours of both themes, signature, particulars and sender', async () => {
    await changed({ signatureVi: 'Phòng đào tạo', company: 'Công ty Thử', senderName: 'Thử học' });
    const props = { kind: 'ENROLLED' as const, params: { course: 'Lụa' }, fullName: 'An' };
    const { html, text } = await writeMail(notificationMail, props, 'vi', 'https://thu.example.vn');
    expect(html).toContain('#2245B0');
    expect(html).not.toMatch(/#0B6B5D|#4FB8A3/);
    expect(text).toContain('Phòng đào tạo');
    expect(text).toContain('Công ty Thử.');
    expect(`${html}${text}`).not.toMatch(/\bSen\b/);
  });

  test('in the sender of e-mails, whose name remains one name with any punctuation', async () => {
    await changed({ senderName: 'Thử: A, B (HN); \\' });
    const send = vi.fn(async () => {});
    const mailer = new TransportMailer({
      ...{ mails: [notificationMail], transport: { send, close() {} }, keys: services.keys },
      ...{ log: server.log as never, from: 'no-reply@thu.example.vn', siteUrl: 'https://thu.example.vn' },
    });
    const props = { kind: 'ENROLLED', params: { course: 'Lụa' }, fullName: 'An' };
    const sealed = services.keys.seal(SEAL_PURPOSE, Buffer.from(JSON.stringify(props)));
    const mail = {
      id: '1',
      mail: notificationMail.name,
      to: 'an@example.vn',
      locale: 'vi',
      props: sealed.toString('base64'),
    };
    await mailer.deliver(mail as never);
    const { from } = (send.mock.calls as unknown as [{ from: string }][])[0]![0];
    const { from: sender } = await PostalMime.parse(`From: ${from}\r\n\r\n`);
    expect(sender).toMatchObject({ name: 'Thử: A, B (HN); \\', address: 'no-reply@thu.example.vn' });
  });

  test('in the page of the operator, with its particulars', async () => {
    const OPERATOR = '{ legalDocument(kind: OWNER) { body } }';
    const read = async () => JSON.stringify((await ask(undefined, OPERATOR)).data);
    await changed({ company: 'Công ty "Thử"', address: '88 Láng Hạ' });
    expect(await read()).toContain('88 Láng Hạ.');
    expect(await read()).not.toContain('chưa công bố');
    await changed({});
    expect(await read()).toContain('chưa công bố');
  });
});

test('the setup changes only what is answered, and records that no administrator did', async () => {
  const before = services.settings.getDocument(BRANDING);
  expect(await setUpBranding(services, {})).toMatchObject({ isChanged: false });
  const { branding, isChanged } = await setUpBranding(services, { email: 'chao@thu.example.vn' });
  expect(isChanged).toBe(true);
  expect(branding).toEqual({ ...before, email: 'chao@thu.example.vn' });
  expect(services.settings.getDocument(BRANDING)).toEqual(branding);
  const [row] = await db<{ changed_by: string | null }>(
    "select changed_by from setting_value where key = 'branding' order by version desc limit 1",
  );
  expect(row!.changed_by).toBeNull();
  expect(await setUpBranding(services, { email: 'chao@thu.example.vn' })).toMatchObject({ isChanged: false });
  await expect(setUpBranding(services, { primaryColour: 'xanh' })).rejects.toThrow();
  const { history } = await fetchRoot<State>(boss, `{ branding { ${STATE} } }`);
  expect(history[0]).toMatchObject({ changedFields: ['email'], changedByName: null });
});
