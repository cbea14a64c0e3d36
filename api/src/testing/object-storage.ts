import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll } from 'vitest';
import { runFolder } from './run-folder.ts';

const BUCKET = 'sen-test';

export interface ObjectStorage {
  /** For STORAGE_URL. */
  readonly url: string;
  /** Parts of multipart uploads that are neither completed nor aborted. */
  readonly unfinished: () => string[];
  /** Refuses connections until it is started again on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts an S3 server on this machine with an empty bucket. It stops when the test file ends. */
export async function objectStorage(): Promise<ObjectStorage> {
  const directory = runFolder('objects');
  let port = 0;
  let server: S3rver | undefined;
  const start = async () => {
    server = new S3rver({
      directory,
      port,
      address: '127.0.0.1',
      silent: true,
      configureBuckets: [{ name: BUCKET }],
    });
    addMissingFeatures(server);
    ({ port } = (await server.run()) as AddressInfo);
  };
  const stop = async () => {
    server?.httpServer.closeAllConnections();
    await server?.close();
    server = undefined;
  };
  await start();
  afterAll(stop);
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}?tls=off`,
    unfinished: () => {
      const folder = join(directory, BUCKET, '._S3rver_uploads');
      return existsSync(folder) ? readdirSync(folder) : [];
    },
    start,
    stop,
  };
}

/**
 * Adds features of S3 that the server lacks or implements differently from Amazon's reference: requests for the
 * bucket itself (its signatures omit the slash, its continuation tokens use a removed cipher), listing and aborting
 * parts, and atomic replacement of objects. Signatures are verified for requests about objects.
 */
function addMissingFeatures(server: S3rver): void {
  const { store } = server;
  const putContent = store.putContent.bind(store);
  store.putContent = async (path: string, content: Buffer | Readable) => {
    const temporaryPath = `${path}.${crypto.randomUUID()}`;
    try {
      const put = await putContent(temporaryPath, content);
      await rename(temporaryPath, path);
      return put;
    } catch (error) {
      await rm(temporaryPath, { force: true });
      throw error;
    }
  };
  server.middleware.unshift(async (ctx, next) => {
    const [, bucket, key] = /^\/([^/]+)\/(.*)$/s.exec(ctx.path) ?? [];
    const { uploadId } = ctx.query;
    if (bucket === undefined) await next();
    else if (bucket !== BUCKET) answer(ctx, 404, fault('NoSuchBucket'));
    else if (!key) answer(ctx, 200, await askBucket(store, ctx));
    else if (typeof uploadId !== 'string' || ctx.method === 'POST') await next();
    else
      await answerUploadRequest(
        join(store.getResourcePath(BUCKET, undefined, 'uploads'), uploadId),
        ctx,
        next,
      );
  });
}

async function askBucket(store: S3rver['store'], ctx: S3rver.Context): Promise<string> {
  const { query } = ctx;
  if ('uploads' in query) return listUploads(store.getResourcePath(BUCKET, undefined, 'uploads'));
  if ('delete' in query) {
    for (const [, key] of (await text(ctx.req)).matchAll(/<Key>(.*?)<\/Key>/gs))
      await store.deleteObject(BUCKET, key!);
    return '<DeleteResult/>';
  }
  const { objects, isTruncated } = await store.listObjects(BUCKET, {
    prefix: one(query.prefix),
    delimiter: one(query.delimiter),
    startAfter: Buffer.from(one(query['continuation-token']), 'base64url').toString(),
    maxKeys: Math.min(1000, Number(one(query['max-keys']) || 1000)),
  });
  const each = objects.map(
    ({ key, size, lastModifiedDate }) =>
      `<Contents><Key>${escapeXml(key)}</Key><LastModified>${lastModifiedDate.toISOString()}</LastModified><Size>${size}</Size></Contents>`,
  );
  const token = Buffer.from(objects.at(-1)?.key ?? '').toString('base64url');
  const rest = isTruncated ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${rest}${each.join('')}</ListBucketResult>`;
}

async function answerUploadRequest(
  folder: string,
  ctx: S3rver.Context,
  next: () => Promise<void>,
): Promise<void> {
  if (!existsSync(folder)) answer(ctx, 404, fault('NoSuchUpload'));
  else if (ctx.method === 'GET') answer(ctx, 200, parts(folder));
  else if (ctx.method === 'DELETE') {
    await rm(folder, { recursive: true });
    ctx.status = 204;
  } else await next();
}

function answer(ctx: S3rver.Context, status: number, xml: string): void {
  ctx.status = status;
  ctx.type = 'application/xml';
  ctx.body = `<?xml version="1.0" encoding="UTF-8"?>${xml}`;
}

const one = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value[0]! : (value ?? '');
const fault = (code: string): string => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
const escapeXml = (key: string): string => key.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function parts(folder: string): string {
  const numbers = readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((first, second) => first - second);
  const each = numbers.map((n) => {
    const file = join(folder, String(n));
    const md5 = readFileSync(`${file}.md5`, 'utf8');
    return `<Part><PartNumber>${n}</PartNumber><ETag>"${md5}"</ETag><Size>${statSync(file).size}</Size></Part>`;
  });
  return `<ListPartsResult><IsTruncated>false</IsTruncated>${each.join('')}</ListPartsResult>`;
}

function listUploads(folder: string): string {
  const each = (existsSync(folder) ? readdirSync(folder) : []).map((id) => {
    const key = readFileSync(join(folder, id, 'key'), 'utf8');
    const since = statSync(join(folder, id, 'key')).mtime.toISOString();
    return `<Upload><Key>${escapeXml(key)}</Key><UploadId>${id}</UploadId><Initiated>${since}</Initiated></Upload>`;
  });
  return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${each.join('')}</ListMultipartUploadsResult>`;
}
