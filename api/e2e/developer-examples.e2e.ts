import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EVENT_KINDS, toWireName } from '../src/features/webhooks/webhook.enums.ts';
import { deliverWebhooks } from '../src/features/webhooks/webhook.jobs.ts';
import { ownApp } from '../src/testing/app.ts';
import { eventually } from '../src/testing/eventually.ts';
import {
  type Actor,
  admin,
  ask,
  course,
  enrol,
  member,
  PASSWORD,
  select,
  student,
  teacher,
} from '../src/testing/factories.ts';
import { freePort } from '../src/testing/free-port.ts';
import type { Listening } from './listening.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const examples = join(root, 'web/src/features/developers/examples');
/** Scopes of a student's token that the examples need. */
const SCOPES = ['profile:read', 'profile:update', 'notification:read', 'study:update', 'upload:create'];

let sen: Listening;
let me: Actor;
let token: string;
/** The project of an integrator, with the packages that the examples import. */
const project = mkdtempSync(join(tmpdir(), 'sen-examples-'));
/** Every file of the folder must be run by a test. */
const executed = new Set<string>();

beforeAll(async () => {
  // Webhook payloads contain the public URL
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const app = await ownApp({ PUBLIC_URL: url, OUTGOING_PRIVATE_HOSTS: '127.0.0.1' });
  await app.server.listen({ port, host: '127.0.0.1' });
  sen = { app, url };
  me = await member(sen.app);
  token = await createToken(me);
  await course(sen.app, (await teacher(sen.app)).id);
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
});
afterAll(() => rmSync(project, { recursive: true }));

async function createToken(who: Actor, scopes: readonly string[] = SCOPES): Promise<string> {
  const CREATE = 'mutation C($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }';
  const expiresOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const input = { name: 'Ví dụ', scopes, expiresOn };
  const { data } = await ask(sen.app, who, CREATE, { input });
  return (data.createApiToken as { secret: string }).secret;
}

/**
 * Writes an example as the page shows it, with the URL of this server.
 * @returns the command to start it
 */
function writeProgram(file: string, differing: Record<string, string>) {
  executed.add(file);
  const text = readFileSync(join(examples, file), 'utf8')
    .replaceAll('https://sen.example', sen.url)
    .replaceAll('wss://sen.example', sen.url.replace('http', 'ws'));
  writeFileSync(join(project, file), text);
  const env = {
    PATH: process.env.PATH,
    SEN_TOKEN: token,
    SEN_EMAIL: me.email,
    SEN_PASSWORD: PASSWORD,
    NO_COLOR: '1',
    ...differing,
  };
  return { program: file.endsWith('.sh') ? 'sh' : process.execPath, options: { cwd: project, env } };
}

/**
 * Runs an example as a separate process.
 * @returns its output
 */
async function getOutput(file: string, differing: Record<string, string> = {}): Promise<string> {
  const { program, options } = writeProgram(file, differing);
  return (await run(program, [file], { ...options, timeout: 25_000 })).stdout;
}

/** Starts an example that runs until it is stopped. */
function begin(file: string, differing: Record<string, string>) {
  const { program, options } = writeProgram(file, differing);
  const child = spawn(program, [file], { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  return { output: () => output, stop: () => child.kill() };
}

const files = readdirSync(examples);

describe('examples of the developer page', () => {
  it.each(files.filter((file) => file.startsWith('start')))('%s queries the catalogue', async (file) => {
    expect(await getOutput(file)).toMatch(/"total":1|total: 1|slug: '/);
  });

  it.each(files.filter((file) => file.startsWith('token')))('%s queries as its owner', async (file) => {
    expect(await getOutput(file)).toContain(me.email);
  });

  it('sign-in-rest.mjs signs in, renews, queries and signs out', async () => {
    expect(await getOutput('sign-in-rest.mjs')).toContain(me.email);
    const ended = await select(
      sen.app,
      "select id from session where person_id = ? and end_reason = 'signed-out'",
      [me.id],
    );
    expect(ended).toHaveLength(1);
  });

  it('retry-fetch.mjs prints the cost of the operation', async () => {
    expect(await getOutput('retry-fetch.mjs')).toMatch(/fullName.*[\s\S]*remaining: \d+/);
  });

  it('pages-fetch.mjs reads a feed to its end', async () => {
    await select(
      sen.app,
      `insert into notification (person_id, kind, params)
        select ?, 'ENROLLED', '{"course":"Vẽ"}' from generate_series(1, 120)`,
      [me.id],
    );
    const [all] = await select<{ count: number }>(
      sen.app,
      'select count(*)::int as count from notification where person_id = ?',
      [me.id],
    );
    expect(await getOutput('pages-fetch.mjs')).toContain(`count: ${all!.count}`);
  });

  it('changes-fetch.mjs copies every enrolment once', async () => {
    const [reader, facts] = [await admin(sen.app), await course(sen.app, (await teacher(sen.app)).id)];
    for (let i = 0; i < 3; i++) await enrol(sen.app, (await student(sen.app)).id, facts.id);
    const secret = await createToken(reader, ['enrolment:read-any']);
    // A feed ends before the oldest running transaction, even one of a simultaneous test
    const copyEnrolments = async () =>
      expect(await getOutput('changes-fetch.mjs', { SEN_TOKEN: secret })).toContain('enrolments: 3');
    await vi.waitFor(copyEnrolments, { timeout: 25_000, interval: 500 });
  });

  it('write-fetch.mjs creates one object by two requests', async () => {
    expect(await getOutput('write-fetch.mjs')).toContain('true');
  });

  it('upload-tus.mjs uploads a picture and uses it as the avatar', async () => {
    const picture = sharp({ create: { width: 96, height: 96, channels: 3, background: '#0b6b5d' } });
    await picture.png().toFile(join(project, 'avatar.png'));
    expect(await getOutput('upload-tus.mjs')).toMatch(/avatarUrl: '\/.+'/);
  });

  it('subscribe-ws.mjs receives a notification immediately', async () => {
    const output = getOutput('subscribe-ws.mjs');
    await eventually(() => expect(sen.app.services.events.size).toBe(1));
    await select(
      sen.app,
      'insert into notification (person_id, kind, params) values (?, \'ENROLLED\', \'{"course":"Hoa sen"}\')',
      [me.id],
    );
    expect(await output).toContain('Hoa sen');
  });

  it('persisted-fetch.mjs sends only its hash from the second request on', async () => {
    expect(await getOutput('persisted-fetch.mjs')).toMatch(/^\d+\n$/);
    expect(await getOutput('persisted-fetch.mjs')).toMatch(/^\d+\n$/);
  });

  it('webhook-receiver.mjs accepts signed events, reads the object and rejects others', async () => {
    const [boss, port] = [await admin(sen.app), await freePort()];
    const CREATE = 'mutation C($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
    const input = {
      name: 'Ví dụ',
      address: `http://127.0.0.1:${port}/`,
      kinds: ['ENROLMENT_CREATED'],
    };
    const { data } = await ask(sen.app, boss, CREATE, { input });
    const { secret } = data.createWebhook as { secret: string };
    const differing = {
      SEN_WEBHOOK_SECRET: secret,
      SEN_TOKEN: await createToken(boss, ['enrolment:read-any']),
      PORT: `${port}`,
    };
    const receiver = begin('webhook-receiver.mjs', differing);
    try {
      await eventually(async () => {
        const forged = await fetch(input.address, { method: 'POST', body: '{"type":"enrolment.created"}' });
        expect(forged.status).toBe(400);
      });
      const facts = await course(sen.app, (await teacher(sen.app)).id);
      const enrolment = await enrol(sen.app, (await student(sen.app)).id, facts.id);
      // Tests run scheduled jobs by hand
      await deliverWebhooks.handle(sen.app.services, {});
      await eventually(() => expect(receiver.output()).toContain(enrolment));
      expect(receiver.output()).toMatch(/^enrolment\.created \d+ /);
    } finally {
      receiver.stop();
    }
  });

  it('the guide names every webhook event', () => {
    for (const language of ['vi', 'en']) {
      const guide = readFileSync(join(root, `web/src/i18n/${language}/developers.ts`), 'utf8');
      for (const kind of EVENT_KINDS) expect(guide).toContain(`- \\\`${toWireName(kind)}\\\``);
    }
  });

  it('all run', () => {
    expect([...executed].sort()).toEqual(files.sort());
  });
});
