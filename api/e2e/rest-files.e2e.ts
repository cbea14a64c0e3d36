import { request } from 'node:http';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../src/testing/eventually.ts';
import { type Actor, select, student } from '../src/testing/factories.ts';
import { LINEAR } from '../src/testing/growth.ts';
import { type Listening, listening } from './listening.ts';
import { assertMatchesContract } from './rest-contract.ts';

let sen: Listening;
let me: Actor;
let png: Buffer;

beforeAll(async () => {
  sen = await listening();
  me = await student(sen.app);
  png = await sharp({ create: { width: 200, height: 120, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});

/** Sends form data like a browser to PUT /client/users/avatar. */
async function put(
  content: Buffer,
  { name = 'avatar', token = me.token as string | null, headers = {} as Record<string, string> } = {},
) {
  const body = new FormData();
  body.set(name, new Blob([new Uint8Array(content)], { type: 'image/png' }), '../../etc/passwd');
  const response = await fetch(`${sen.url}/api/client/users/avatar`, {
    method: 'PUT',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'x-requested-with': 'XMLHttpRequest',
      ...headers,
    },
    body,
  });
  const answer = (await response.json()) as {
    data: { avatar: string };
    error?: { code: string };
    details?: { field: string }[];
  };
  assertMatchesContract('PUT', response.url, response.status, answer);
  return { status: response.status, body: answer };
}

describe('PUT /client/users/avatar', () => {
  it('sets the picture and returns the person', async () => {
    const { status, body } = await put(png);
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ id: me.id, _id: me.id, roles: ['user'] }),
    ]);
    const { publicUrl } = sen.app.services.config;
    expect(body.data.avatar).toMatch(new RegExp(`^${publicUrl}/media/`));
    const picture = await fetch(sen.url + body.data.avatar.slice(publicUrl.length));
    expect(picture.headers.get('content-type')).toBe('image/webp');
  });

  it('rejects invalid pictures, oversized files and other fields with their names', async () => {
    expect(await put(Buffer.from('not a picture'))).toMatchObject({
      status: 400,
      body: { details: [{ field: 'avatar' }] },
    });
    expect(await put(Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { error: { code: 'PAYLOAD_TOO_LARGE' } },
    });
    expect(await put(png, { name: 'picture' })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'avatar' }] },
    });
  });

  it('requires a signed-in person, the AJAX header and form data', async () => {
    expect((await put(png, { token: null })).body.error?.code).toBe('UNAUTHENTICATED');
    expect((await put(png, { token: 'no.good.token' })).status).toBe(401);
    const unnamed = await fetch(`${sen.url}/api/client/users/avatar`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${me.token}`,
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
      },
      body: '{}',
    });
    expect([unnamed.status, ((await unnamed.json()) as { success: boolean }).success]).toEqual([415, false]);
    const form = new FormData();
    form.set('avatar', new Blob([new Uint8Array(png)]));
    const plain = await fetch(`${sen.url}/api/client/users/avatar`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${me.token}` },
      body: form,
    });
    expect(plain.status).toBe(400);
  });

  it('accepts any file name and rejects an unterminated form', async () => {
    const send = async (body: string | Buffer) => {
      const response = await fetch(`${sen.url}/api/client/users/avatar`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${me.token}`,
          'x-requested-with': 'XMLHttpRequest',
          'content-type': 'multipart/form-data; boundary=XX',
        },
        body: new Uint8Array(Buffer.from(body)),
      });
      return response.status;
    };
    const part = (name: string) =>
      `--XX\r\nContent-Disposition: form-data; name="avatar"; ${name}\r\nContent-Type: image/png\r\n\r\n`;
    const withName = (name: string) =>
      Buffer.concat([Buffer.from(part(name)), png, Buffer.from('\r\n--XX--\r\n')]);
    expect(await send(withName("filename*=utf-8''a%00b.png"))).toBe(200);
    expect(await send(withName('filename="../../x.png"'))).toBe(200);
    expect(await send(`${part('filename="x.png"')}abc`)).toBe(400);
  });

  it('treats a nested form as an invalid picture at any depth', async () => {
    const sender = await student(sen.app);
    const send = async (path: string, method: string, body: Buffer) => {
      const response = await fetch(`${sen.url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${sender.token}`,
          'x-requested-with': 'XMLHttpRequest',
          'content-type': 'multipart/form-data; boundary=B0',
        },
        body: new Uint8Array(body),
      });
      return { status: response.status, body: (await response.json()) as { error?: { code: string } } };
    };
    const nestForms = (name: string, depth: number) => {
      const heads = Array.from(
        { length: depth },
        (_, n) =>
          `--B${n}\r\nContent-Disposition: form-data; name="${name}"; filename="x${n}.png"\r\nContent-Type: multipart/mixed; boundary=B${n + 1}\r\n\r\n`,
      );
      const ends = Array.from({ length: depth }, (_, n) => `\r\n--B${depth - 1 - n}--`);
      return Buffer.concat([Buffer.from(heads.join('')), png, Buffer.from(`${ends.join('')}\r\n`)]);
    };
    const measureCpu = async (depth: number) => {
      const form = nestForms('avatar', depth);
      const before = process.cpuUsage();
      const { status, body } = await send('/client/users/avatar', 'PUT', form);
      const { user, system } = process.cpuUsage(before);
      expect([depth, status, body.error?.code]).toEqual([depth, 400, 'BAD_INPUT']);
      return user + system;
    };
    for (const depth of [2, 200]) await measureCpu(depth);
    let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let n = 0; n < 3; n++) {
      small = Math.min(small, await measureCpu(2_500));
      large = Math.min(large, await measureCpu(20_000));
    }
    expect(large / small).toBeLessThan(LINEAR);
    // Routes for any file store its bytes unchanged: a single file with its own name
    const stored = (await send('/upload', 'POST', nestForms('file', 200))) as unknown as {
      status: number;
      body: { data: { id: string; filename: string; sizeBytes: number } };
    };
    expect([stored.status, stored.body.data.filename]).toEqual([200, 'x0.png']);
    expect(stored.body.data.sizeBytes).toBeGreaterThan(png.length);
    // More fields, parts and headers than our forms have
    const fields = Array.from(
      { length: 50_000 },
      (_, n) => `--B0\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nx\r\n`,
    );
    for (const body of [
      Buffer.from(`${fields.join('')}--B0--\r\n`),
      Buffer.from(`--B0\r\n${'X-Head: x\r\n'.repeat(50_000)}\r\nx\r\n--B0--\r\n`),
      Buffer.from('--B0\r\n'.repeat(50_000)),
    ]) {
      const { status } = await send('/client/users/avatar', 'PUT', body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  it('leaves nothing behind after a rejection', async () => {
    await put(Buffer.alloc(6 * 1024 * 1024));
    // Not an image: it cannot be claimed, so it must not count against its sender's limit
    for (let n = 0; n < 25; n++) expect((await put(Buffer.from('not a picture'))).status).toBe(400);
    const rows = await sen.app.services.orm.em
      .getConnection()
      .execute('select 1 from upload where person_id = ?', [me.id]);
    expect(rows).toEqual([]);
  });
});

describe('POST /upload', () => {
  it('reserves the announced size or the maximum until the upload completes', async () => {
    const person = await student(sen.app);
    const sizes = async () =>
      (
        await select<{ size: number }>(
          sen.app,
          'select size_bytes::float8 as size from upload where person_id = ?',
          [person.id],
        )
      ).map(({ size }) => size);
    for (const [headers, size] of [
      [{ 'content-length': 5000 }, 5000],
      [{ 'transfer-encoding': 'chunked' }, 20 * 1024 * 1024],
    ] as const) {
      const sending = request(`${sen.url}/api/upload`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${person.token}`,
          'x-requested-with': 'XMLHttpRequest',
          'content-type': 'multipart/form-data; boundary=XX',
          ...headers,
        },
      });
      // The request is aborted below
      sending.on('error', () => undefined);
      sending.write(
        '--XX\r\nContent-Disposition: form-data; name="file"; filename="x.bin"\r\nContent-Type: application/octet-stream\r\n\r\nabc',
      );
      await eventually(async () => expect(await sizes()).toEqual([size]));
      sending.destroy();
      await eventually(async () => expect(await sizes()).toEqual([]));
    }
  });

  const post = async (content: Buffer, { name = 'file', token = me.token as string | null } = {}) => {
    const body = new FormData();
    body.set(name, new Blob([new Uint8Array(content)]), 'đề cương\u0007.csv');
    const response = await fetch(`${sen.url}/api/upload`, {
      method: 'POST',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        'x-requested-with': 'XMLHttpRequest',
      },
      body,
    });
    const answer = (await response.json()) as {
      data: { id: string };
      error?: { code: string };
      details?: { field: string }[];
    };
    assertMatchesContract('POST', response.url, response.status, answer);
    return { status: response.status, body: answer };
  };
  const getUpload = async (id: string, { token }: Actor) => {
    const response = await fetch(`${sen.url}/api/upload/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const answer = (await response.json()) as { data: object };
    assertMatchesContract('GET', response.url, response.status, answer);
    return { status: response.status, data: answer.data };
  };

  it('stores a file for its sender alone until a mutation uses it', async () => {
    const { status, body } = await post(png);
    const { id } = body.data;
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        _id: id,
        uploadId: id,
        address: `${sen.app.services.config.publicUrl}/api/upload/${id}`,
        filename: 'đề cương.csv',
        sizeBytes: png.length,
        isWhole: true,
      }),
    ]);
    expect(await getUpload(id, me)).toMatchObject({ status: 200, data: { id } });
    expect((await getUpload(id, await student(sen.app))).status).toBe(404);
    const used = await fetch(`${sen.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'mutation($input: SetAvatarInput!) { setAvatar(input: $input) { id } }',
        variables: { input: { uploadId: id } },
      }),
    });
    expect(await used.json()).toMatchObject({ data: { setAvatar: { id: me.id } } });
    expect((await getUpload(id, me)).status).toBe(404);
  });

  it('rejects guests, other fields and oversized files and stores nothing', async () => {
    expect((await post(png, { token: null })).status).toBe(401);
    expect(await post(png, { name: 'picture' })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'file' }] },
    });
    expect(await post(Buffer.alloc(20 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { error: { code: 'PAYLOAD_TOO_LARGE' } },
    });
    const rows = await sen.app.services.orm.em
      .getConnection()
      .execute('select 1 from upload where person_id = ?', [me.id]);
    expect(rows).toEqual([]);
  });
});
