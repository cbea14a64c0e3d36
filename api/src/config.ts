import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';
import {
  type EInvoiceSettings,
  eInvoiceFaults,
  eInvoiceSchema,
  eInvoiceSettings,
} from './e-invoice-settings.ts';
import { type PaymentSettings, paymentFaults, paymentSchema, paymentSettings } from './payment-settings.ts';
import { readStorageUrl, type S3Settings } from './platform/files/storage/s3-settings.ts';
import { isLoopback } from './platform/http/network.ts';

const url = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address such as https://sen.example.vn',
});
/** A pool needs at least two connections: with one, a transaction that needs a second connection would deadlock. */
const connections = (usual: number) =>
  z.coerce.number({ error: 'must be a number of connections' }).int().min(2).max(500).default(usual);
/** An address, a network, or a name that proxy-addr knows. */
const isProxy = (text: string) =>
  /^(loopback|linklocal|uniquelocal)$/.test(text) || isIP(text.replace(/\/\d{1,3}$/, '')) !== 0;
const list = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** All settings, read from environment variables. Unknown variables are ignored. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  BACKUP_DIR: z.string().min(1).optional(),
  STORAGE_URL: z.string().min(1).transform(readStorageUrl).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
    .optional(),
  PUBLIC_URL: url.optional(),
  CLIENT_ORIGINS: z.string().default('').transform(list).pipe(z.array(url)),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text) => (/^\d+$/.test(text) ? Number(text) : list(text)))
    .refine((proxies) => typeof proxies === 'number' || proxies.every(isProxy), {
      error:
        'must be the number of proxies in front of the server (1) or their addresses (10.0.0.0/8): with “true” clients could forge their address',
    }),
  DATABASE_WRITE_POOL: connections(12),
  DATABASE_READ_POOL: connections(10),
  DATABASE_JOB_POOL: connections(4),
  LEAVE_SECONDS: z.coerce.number({ error: 'must be a number of seconds' }).min(0).max(300).default(0),
  SOCKETS_PER_ADDRESS: z.coerce.number({ error: 'must be a number' }).int().min(1).default(200),
  READ_CACHE_MB: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .int()
    .min(0)
    .max(4096)
    .default(64),
  CDN_SECONDS: z.coerce.number({ error: 'must be a number of seconds' }).int().min(0).max(3600).default(0),
  COST_PER_MINUTE: z.coerce.number({ error: 'must be a number' }).int().min(30_000).default(600_000),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  MEASURE: z.enum(['on', 'off']).default('on'),
  SLOW_READ_MS: z.coerce.number({ error: 'must be a number of milliseconds' }).int().min(0).default(500),
  SUBSCRIPTIONS_PER_PERSON: z.coerce.number({ error: 'must be a number' }).int().min(1).default(60),
  APP_KEYS: z
    .string()
    .default('')
    .transform(list)
    .pipe(z.array(z.string().min(32, 'each key must have at least 32 characters'))),
  SEED: z.enum(['demo', 'none']).optional(),
  DEMO_IN_CONTAINER: z.enum(['on', 'off']).default('off'),
  PAYMENTS: z.enum(['sandbox', 'live']).optional(),
  ...paymentSchema,
  ...eInvoiceSchema,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]+/, 'must be an address such as smtps://user:password@smtp.example.vn')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@\p{Cc}]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u, {
      error:
        'must be an address such as no-reply@academy.example.vn, with a name before it if it is not that of the brand',
    })
    .optional(),
  OUTGOING_PRIVATE_HOSTS: z
    .string()
    .default('')
    .transform(list)
    .pipe(
      z.array(
        z
          .string()
          .regex(/^[^\s/@]+$/, 'must be hosts such as erp.internal or 10.0.0.5:8080, without https://'),
      ),
    ),
  AI_BASE_URL: z.union([z.literal('none'), url], { error: 'must be an http(s) address, or none' }).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_IMAGE_MODEL: z.string().min(1).optional(),
  FFMPEG_PATH: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: url.default('https://accounts.google.com'),
  BRAND_NAME: z.string().optional(),
  BRAND_COLOUR: z.string().optional(),
  BRAND_ACCENT_COLOUR: z.string().optional(),
  BRAND_COMPANY: z.string().optional(),
  BRAND_EMAIL: z.string().optional(),
  BRAND_TAX_CODE: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** Settings of former releases. They have no effect; the log names those that are still set. */
export const REMOVED_SETTINGS = ['DATABASE_REPLICA_URLS'] as const;

export interface AssistantConfig {
  /** Without a trailing slash. Base URL of an OpenAI-compatible API. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** Model for images. Undefined if the provider creates none. */
  readonly imageModel?: string | undefined;
  readonly isSimulated: boolean;
}

export interface Config {
  readonly env: 'development' | 'test' | 'production';
  readonly port: number;
  readonly host: string;
  /** Absolute path. Contains uploads, generated keys, and the embedded database or a note of its location. */
  readonly dataDir: string;
  /** Absolute path of the backups and of the list of people erased since. */
  readonly backupDir: string;
  /** Undefined if files are stored in the data folder. */
  readonly objectStorage?: S3Settings | undefined;
  /** Undefined for the embedded PostgreSQL. */
  readonly databaseUrl?: string;
  /** Maximum connections of this process to PostgreSQL: for writes, for compiled reads, for the job queue. */
  readonly connections: { readonly write: number; readonly read: number; readonly jobs: number };
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly clientOrigins: readonly string[];
  /** The number of trusted proxies, or their addresses. */
  readonly trustProxy: number | readonly string[];
  /** Milliseconds for which the process serves after SIGTERM, while load balancers see that it is not ready. */
  readonly leaveMs: number;
  /** Maximum WebSockets of a network at this process. A school shares one address. */
  readonly socketsPerAddress: number;
  /** Seconds for which a CDN may cache a public response for guests. */
  readonly cdnSeconds: number;
  /** Maximum bytes of cached responses for guests; 0 disables the cache. */
  readonly readCacheBytes: number;
  /** Cost per minute of a person, or of a network for guests, at this process (graphql/cost-budget.ts). */
  readonly costPerMinute: number;
  /** Undefined if /metrics does not exist. */
  readonly metricsToken?: string;
  readonly isMeasuring: boolean;
  /** Reads that take longer are logged with the name of their operation, in milliseconds. */
  readonly slowReadMs: number;
  /** Maximum subscriptions of a person at this process, over all tabs and devices. */
  readonly subscriptionsPerPerson: number;
  /** The first one signs; the others are former keys that are still accepted. */
  readonly appKeys: readonly [string, ...string[]];
  readonly seed: 'demo' | 'none';
  readonly payments: 'sandbox' | 'live';
  /** The gateways of PAYMENTS=live. Empty in the sandbox, where each is simulated. */
  readonly gateways: PaymentSettings;
  /** The e-invoice provider of PAYMENTS=live. Undefined without one, and in the sandbox, where it is simulated. */
  readonly eInvoices?: EInvoiceSettings | undefined;
  /** Undefined for the built-in mailbox. */
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Answers for `npm run setup`. Unset ones are left out. */
  readonly setup: Readonly<
    Partial<Record<'name' | 'primaryColour' | 'accentColour' | 'company' | 'email' | 'taxCode', string>>
  >;
  /** Hosts that URLs entered by people may use without HTTPS and in private networks (platform/http/outgoing.ts). */
  readonly outgoingPrivateHosts: readonly string[];
  /** Undefined if the assistant creates no drafts. */
  readonly assistant?: AssistantConfig | undefined;
  /** Absolute path. If undefined, videos are served as uploaded, in one quality. */
  readonly ffmpegPath?: string;
  /** Undefined if sign-in with Google is off. */
  readonly google?: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string };
  readonly logLevel: string;
  /** The {@link REMOVED_SETTINGS} that are still set. */
  readonly removedSettings: readonly string[];
}

/** The settings are invalid. The message lists all errors for the operator, one per line. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Sen can't start with these settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

/**
 * Reads and validates the settings.
 * @throws ConfigError that lists all errors
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(values);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`));
  const s = parsed.data;
  const production = s.NODE_ENV === 'production';
  const publicUrl = (
    s.PUBLIC_URL ?? `http://${isIP(s.HOST) === 6 ? `[${s.HOST}]` : s.HOST}:${s.PORT}`
  ).replace(/\/$/, '');
  const seed = s.SEED ?? (production ? 'none' : 'demo');
  const payments = s.PAYMENTS ?? (production ? 'live' : 'sandbox');
  const faults: string[] = [];
  if (production)
    for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'APP_KEYS', 'SMTP_URL'] as const)
      if (!s[name]?.length) faults.push(`${name}: is needed when NODE_ENV is production`);
  if (production && payments !== 'live') faults.push('PAYMENTS: must be live when NODE_ENV is production');
  if (payments === 'live') faults.push(...paymentFaults(s), ...eInvoiceFaults(s));
  if (production && s.SEED === 'demo')
    faults.push('SEED: must be none when NODE_ENV is production; demo accounts have a known password');
  if (production && s.PUBLIC_URL?.startsWith('http:') && !isLoopback(new URL(s.PUBLIC_URL).hostname))
    faults.push('PUBLIC_URL: must be an https address when NODE_ENV is production');
  if (seed === 'demo' && (typeof s.TRUST_PROXY === 'number' ? s.TRUST_PROXY : s.TRUST_PROXY.length))
    faults.push('TRUST_PROXY: a proxy brings others to demo accounts; use SEED=none behind one');
  if (typeof s.STORAGE_URL === 'string') faults.push(`STORAGE_URL: ${s.STORAGE_URL}`);
  if (s.FFMPEG_PATH && !isProgram(s.FFMPEG_PATH))
    faults.push('FFMPEG_PATH: must be the absolute path of an ffmpeg that this program may start');
  const hasProvider = s.AI_BASE_URL !== undefined && s.AI_BASE_URL !== 'none';
  if (hasProvider && !s.AI_MODEL) faults.push('AI_MODEL: is needed with AI_BASE_URL');
  if (!hasProvider && (s.AI_MODEL || s.AI_API_KEY || s.AI_IMAGE_MODEL))
    faults.push('AI_BASE_URL: is needed with AI_MODEL, AI_API_KEY and AI_IMAGE_MODEL');
  if (
    production &&
    hasProvider &&
    s.AI_BASE_URL!.startsWith('http:') &&
    !isLoopback(new URL(s.AI_BASE_URL!).hostname)
  )
    faults.push('AI_BASE_URL: must be an https address beyond this machine');
  if (!s.GOOGLE_CLIENT_ID !== !s.GOOGLE_CLIENT_SECRET)
    faults.push('GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: are needed together');
  if (s.GOOGLE_ISSUER.startsWith('http:') && !isLoopback(new URL(s.GOOGLE_ISSUER).hostname))
    faults.push('GOOGLE_ISSUER: must be an https address beyond this machine');
  const isPublicHere = s.PUBLIC_URL !== undefined && isLoopback(new URL(s.PUBLIC_URL).hostname);
  const isContainedDemo = s.DEMO_IN_CONTAINER === 'on';
  if (isContainedDemo && (production || !isPublicHere))
    faults.push(
      'DEMO_IN_CONTAINER: is only for a container whose port this machine alone reaches, with a PUBLIC_URL such as http://127.0.0.1:4000, never in production',
    );
  // Inside a container the server listens on all addresses; the published port decides who can reach it
  const isHostHere = isLoopback(s.HOST) || isContainedDemo;
  if (!isHostHere || (s.PUBLIC_URL !== undefined && !isPublicHere)) {
    if (seed === 'demo' && !production)
      faults.push('SEED: demo accounts have a known password; use SEED=none beyond this machine');
    if (payments === 'sandbox')
      faults.push('PAYMENTS: sandbox gives courses away; it is refused beyond this machine');
    if (!s.SMTP_URL && !production)
      faults.push('SMTP_URL: is needed beyond this machine; the built-in mailbox shows mails to everyone');
  }
  if (faults.length) throw new ConfigError(faults);
  const dataDir = resolve(s.DATA_DIR);
  return {
    env: s.NODE_ENV,
    port: s.PORT,
    host: s.HOST,
    dataDir,
    backupDir: s.BACKUP_DIR ? resolve(s.BACKUP_DIR) : join(dataDir, 'backups'),
    objectStorage: typeof s.STORAGE_URL === 'string' ? undefined : s.STORAGE_URL,
    databaseUrl: s.DATABASE_URL,
    connections: { write: s.DATABASE_WRITE_POOL, read: s.DATABASE_READ_POOL, jobs: s.DATABASE_JOB_POOL },
    publicUrl,
    clientOrigins: s.CLIENT_ORIGINS,
    trustProxy: s.TRUST_PROXY,
    leaveMs: s.LEAVE_SECONDS * 1000,
    socketsPerAddress: s.SOCKETS_PER_ADDRESS,
    readCacheBytes: s.READ_CACHE_MB * 2 ** 20,
    cdnSeconds: s.CDN_SECONDS,
    costPerMinute: s.COST_PER_MINUTE,
    metricsToken: s.METRICS_TOKEN,
    isMeasuring: s.MEASURE === 'on',
    slowReadMs: s.SLOW_READ_MS,
    subscriptionsPerPerson: s.SUBSCRIPTIONS_PER_PERSON,
    appKeys: s.APP_KEYS.length ? (s.APP_KEYS as [string, ...string[]]) : [generatedKey(dataDir)],
    seed,
    payments,
    gateways: payments === 'live' ? paymentSettings(s) : {},
    eInvoices: payments === 'live' ? eInvoiceSettings(s) : undefined,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM ?? `no-reply@${mailHost(new URL(publicUrl).hostname)}`,
    setup: Object.fromEntries(
      Object.entries({
        name: s.BRAND_NAME,
        primaryColour: s.BRAND_COLOUR,
        accentColour: s.BRAND_ACCENT_COLOUR,
        company: s.BRAND_COMPANY,
        email: s.BRAND_EMAIL,
        taxCode: s.BRAND_TAX_CODE,
      }).filter(([, value]) => value?.trim()),
    ),
    // The sandbox, which runs on this machine only, contains a receiver
    outgoingPrivateHosts: [
      ...s.OUTGOING_PRIVATE_HOSTS,
      ...(payments === 'sandbox' ? [new URL(publicUrl).host] : []),
    ],
    assistant: getAssistant(s, publicUrl, payments === 'sandbox'),
    ffmpegPath: s.FFMPEG_PATH,
    google:
      s.GOOGLE_CLIENT_ID && s.GOOGLE_CLIENT_SECRET
        ? { clientId: s.GOOGLE_CLIENT_ID, clientSecret: s.GOOGLE_CLIENT_SECRET, issuer: s.GOOGLE_ISSUER }
        : undefined,
    logLevel: s.LOG_LEVEL,
    removedSettings: REMOVED_SETTINGS.filter((name) => name in values),
  };
}

/** The configured provider. The sandbox, which runs on this machine only, simulates one by default. */
function getAssistant(
  { AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_IMAGE_MODEL }: z.infer<typeof schema>,
  publicUrl: string,
  isSandbox: boolean,
): AssistantConfig | undefined {
  if (AI_BASE_URL && AI_BASE_URL !== 'none')
    return {
      baseUrl: AI_BASE_URL.replace(/\/$/, ''),
      apiKey: AI_API_KEY,
      model: AI_MODEL!,
      imageModel: AI_IMAGE_MODEL,
      isSimulated: false,
    };
  if (AI_BASE_URL === 'none' || !isSandbox) return undefined;
  const model = 'sen-simulator';
  return { baseUrl: `${publicUrl}/sandbox/ai/v1`, model, imageModel: model, isSimulated: true };
}

/** An address of this machine cannot be the domain of a sender. */
const mailHost = (host: string) => (isLoopback(host) || isIP(host) ? 'sen.test' : host);

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return isAbsolute(path) && statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Outside production a key is generated once and stored, so that restarts do not end all sessions. */
function generatedKey(dataDir: string): string {
  const file = join(dataDir, 'app-key');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const key = randomBytes(32).toString('hex');
  writeFileSync(file, key, { mode: 0o600 });
  return key;
}
