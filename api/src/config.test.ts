import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { SANDBOX_MOMO, SANDBOX_VNPAY } from './payment-settings.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'sen-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
const faults = (settings: Record<string, string>): readonly string[] => {
  try {
    readConfig({ DATA_DIR, ...settings });
    return [];
  } catch (error) {
    return (error as ConfigError).faults;
  }
};
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://sen@db/sen',
  PUBLIC_URL: 'https://sen.example.vn/',
  APP_KEYS: 'k'.repeat(32),
  VNPAY_TMN_CODE: 'SENSHOP1',
  VNPAY_HASH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://sen:secret@smtp.example.vn',
};

test('a server without settings is local, with demo data, sandbox and a stable key', () => {
  const config = readConfig({ DATA_DIR });
  expect(config).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    seed: 'demo',
    payments: 'sandbox',
    publicUrl: 'http://127.0.0.1:4000',
    smtpUrl: undefined,
    mailFrom: 'no-reply@sen.test',
  });
  expect(readConfig({ DATA_DIR }).appKeys).toEqual(config.appKeys);
});

test('a removed setting that is still set does not prevent the start', () => {
  expect(readConfig({ DATA_DIR, DATABASE_REPLICA_URLS: 'postgres://copy/sen' }).removedSettings).toEqual([
    'DATABASE_REPLICA_URLS',
  ]);
  expect(readConfig({ DATA_DIR, DATABASE_REPLICA_URLS: '' }).removedSettings).toEqual([]);
});

test('production reports all missing settings together, one per line', () => {
  expect(faults({ NODE_ENV: 'production' }).map((line) => line.split(':')[0])).toEqual([
    'DATABASE_URL',
    'PUBLIC_URL',
    'APP_KEYS',
    'SMTP_URL',
    'VNPAY_TMN_CODE, VNPAY_HASH_SECRET',
  ]);
  expect(faults(production)).toEqual([]);
  expect(readConfig(production)).toMatchObject({
    seed: 'none',
    payments: 'live',
    publicUrl: 'https://sen.example.vn',
    mailFrom: 'no-reply@sen.example.vn',
  });
});

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'sen.example.vn'],
  ['DATABASE_URL', 'mysql://x'],
  ['APP_KEYS', 'short'],
  ['CLIENT_ORIGINS', 'https://a.vn, nonsense'],
  ['SEED', 'yes'],
  ['SMTP_URL', 'mail.example.vn'],
  ['MAIL_FROM', 'Sen'],
  ['MAIL_FROM', 'Sen <no-reply@sen.example.vn>\nBcc: x@example.com'],
  ['LOG_LEVEL', 'loud'],
  ['FFMPEG_PATH', 'ffmpeg'],
  ['FFMPEG_PATH', '/no/such/ffmpeg'],
  ['FFMPEG_PATH', '/tmp'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'proxy.example.vn'],
])('%s=%s prevents the start with a message that names it', (name, value) => {
  expect(faults({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}`))]);
});

test('Google sign-in requires both ID and secret', () => {
  const both = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret' };
  expect(readConfig({ DATA_DIR }).google).toBeUndefined();
  expect(readConfig({ DATA_DIR, ...both }).google).toEqual({
    clientId: 'an-id',
    clientSecret: 'a-secret',
    issuer: 'https://accounts.google.com',
  });
  for (const name of ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
    expect(faults({ [name]: 'alone' })).toEqual([
      expect.stringMatching(/^GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET/),
    ]);
  for (const GOOGLE_ISSUER of ['http://issuer.example.com', 'nonsense'])
    expect(faults({ ...both, GOOGLE_ISSUER })).toEqual([expect.stringMatching(/^GOOGLE_ISSUER/)]);
});

test('a public server rejects demo accounts, the sandbox and the built-in mailbox', () => {
  expect(faults({ HOST: '0.0.0.0' })).toHaveLength(3);
  expect(faults({ PUBLIC_URL: 'https://sen.example.vn' })).toHaveLength(3);
  expect(faults({ HOST: '0.0.0.0', SMTP_URL: 'smtp://mail:25' })).toHaveLength(2);
  expect(faults({ ...production, PAYMENTS: 'sandbox' })).not.toEqual([]);
  expect(faults({ ...production, SEED: 'demo' })).not.toEqual([]);
});

test('the demo starts in a container that is reachable from this machine only', () => {
  const contained = { DEMO_IN_CONTAINER: 'on', HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:4000' };
  expect(readConfig({ DATA_DIR, ...contained })).toMatchObject({ seed: 'demo', payments: 'sandbox' });
  for (const wrong of [
    { PUBLIC_URL: '' },
    { PUBLIC_URL: 'http://192.168.1.5:4000' },
    { PUBLIC_URL: 'https://sen.example.vn' },
  ])
    expect(faults({ ...contained, ...wrong })).toContainEqual(expect.stringMatching(/^DEMO_IN_CONTAINER/));
  expect(faults({ ...contained, PUBLIC_URL: 'https://sen.example.vn' })).toHaveLength(4);
  expect(faults({ ...contained, TRUST_PROXY: '1' })).toEqual([expect.stringMatching(/^TRUST_PROXY/)]);
  expect(faults({ ...production, PUBLIC_URL: 'http://localhost:4000', DEMO_IN_CONTAINER: 'on' })).toEqual([
    expect.stringMatching(/^DEMO_IN_CONTAINER/),
  ]);
});

test('a host name that resembles localhost is public', () => {
  for (const host of ['127.0.0.1.nip.io', '127.evil.example'])
    expect(faults({ PUBLIC_URL: `https://${host}` })).toHaveLength(3);
});

test('proxies are counted or named, and are rejected with demo accounts', () => {
  expect(readConfig({ DATA_DIR, SEED: 'none', TRUST_PROXY: '2' }).trustProxy).toBe(2);
  const named = '10.0.0.0/8, ::1 loopback';
  expect(readConfig({ DATA_DIR, SEED: 'none', TRUST_PROXY: named }).trustProxy).toHaveLength(3);
  expect(faults({ TRUST_PROXY: '1' })).toEqual([expect.stringMatching(/^TRUST_PROXY/)]);
});

test('production rejects plain HTTP, demo data and published secrets', () => {
  const wrong: Record<string, string>[] = [
    { PUBLIC_URL: 'http://sen.example.vn' },
    { SEED: 'demo' },
    { SEED: 'demo', PUBLIC_URL: 'http://localhost:4000' },
    { VNPAY_HASH_SECRET: SANDBOX_VNPAY.hashSecret },
  ];
  for (const settings of wrong)
    expect(faults({ ...production, ...settings })).toEqual([
      expect.stringMatching(new RegExp(`^${Object.keys(settings)[0]}`)),
    ]);
  expect(faults({ ...production, PUBLIC_URL: 'http://localhost:4000' })).toEqual([]);
});

describe('the gateways of PAYMENTS=live', () => {
  const { VNPAY_TMN_CODE: _, VNPAY_HASH_SECRET: __, ...noGateway } = production;
  const momo = { MOMO_PARTNER_CODE: 'SEN', MOMO_ACCESS_KEY: 'x'.repeat(12), MOMO_SECRET_KEY: 'y'.repeat(32) };
  const zalopay = { ZALOPAY_APP_ID: '2553', ZALOPAY_KEY1: 'x'.repeat(32), ZALOPAY_KEY2: 'y'.repeat(32) };
  const vietqr = {
    VIETQR_BANK_BIN: '970436',
    VIETQR_BANK_NAME: 'Vietcombank',
    VIETQR_ACCOUNT: '1029384756',
    VIETQR_HOLDER: 'CONG TY SEN',
  };

  test('are the gateways that have keys', () => {
    expect(Object.keys(readConfig({ DATA_DIR, ...production }).gateways)).toEqual(['vnpay']);
    expect(Object.keys(readConfig({ DATA_DIR, ...noGateway, ...momo, ...vietqr }).gateways)).toEqual([
      'momo',
      'vietqr',
    ]);
    expect(Object.keys(readConfig({ DATA_DIR, ...production, ...zalopay }).gateways)).toEqual([
      'vnpay',
      'zalopay',
    ]);
  });

  test('include at least one with complete and unpublished keys', () => {
    expect(faults(noGateway)).toEqual([expect.stringMatching(/^VNPAY_TMN_CODE, .*MOMO_…/)]);
    for (const keys of [momo, zalopay, vietqr])
      for (const name of Object.keys(keys))
        expect(faults({ ...production, ...keys, [name]: '' })).toEqual([
          expect.stringMatching(/are needed together/),
        ]);
    expect(faults({ ...noGateway, ...momo, MOMO_SECRET_KEY: SANDBOX_MOMO.secretKey })).toEqual([
      expect.stringMatching(/^MOMO_SECRET_KEY: is the sandbox/),
    ]);
  });
});

test('an image model requires a provider, like a text model', () => {
  expect(faults({ AI_IMAGE_MODEL: 've-1' })).toEqual([
    'AI_BASE_URL: is needed with AI_MODEL, AI_API_KEY and AI_IMAGE_MODEL',
  ]);
  const provider = { AI_BASE_URL: 'https://ai.example.vn/v1', AI_MODEL: 'mo-hinh-1', AI_IMAGE_MODEL: 've-1' };
  expect(readConfig({ DATA_DIR, ...provider }).assistant).toMatchObject({ imageModel: 've-1' });
});

test('object storage is configured by one URL; by default files are in the data folder', () => {
  expect(readConfig({ DATA_DIR }).objectStorage).toBeUndefined();
  expect(
    readConfig({ DATA_DIR, STORAGE_URL: 's3://key:secret@objects:8333/sen?tls=off' }).objectStorage,
  ).toMatchObject({ endpoint: 'http://objects:8333', bucket: 'sen' });
  expect(() => readConfig({ DATA_DIR, STORAGE_URL: 's3://key:secret@objects:8333' })).toThrow(
    /STORAGE_URL: names no bucket; it must be like s3:\/\//,
  );
});
