import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Logger } from 'pino';
import { unavailable } from '../../errors/errors.ts';
import { clientConfig, isMissing, isOutage, type S3Error } from './s3-client.ts';
import type { S3Settings } from './s3-settings.ts';
import {
  assertStorageKey,
  type ByteRange,
  FileMissing,
  type OpenFile,
  type Storage,
  StorageFault,
} from './storage.ts';

/** Part size of multipart uploads in bytes. */
const PIECE = 8 * 1024 ** 2;
/** Bytes of each range request of an open file. Most readers read a few places close together. */
const BLOCK = 256 * 1024;
const MAX_BLOCKS = 8;

/** Stores files in a bucket of S3-compatible object storage. An object is written completely or not at all. */
export class S3Storage implements Storage {
  readonly isRemote = true;
  readonly #client: S3Client;
  readonly #bucket: string;

  /** @param folder local folder for temporary copies */
  constructor(
    private readonly settings: S3Settings,
    private readonly folder: string,
    private readonly log: Pick<Logger, 'error'>,
  ) {
    this.#client = new S3Client(clientConfig(settings));
    this.#bucket = settings.bucket;
  }

  async prepare(): Promise<void> {
    await this.#removeLeftovers();
    const key = `start/${crypto.randomUUID()}`;
    try {
      await this.#client.send(this.#list({ MaxKeys: 1 }));
      await new Upload({ client: this.#client, params: { ...this.#named(key), Body: 'x' } }).done();
      await this.#client.send(new DeleteObjectCommand(this.#named(key)));
    } catch (error) {
      throw new StorageFault(accessFault(error as S3Error, this.settings));
    }
  }

  async write(key: string, content: Readable): Promise<number> {
    let bytes = 0;
    let broken: unknown;
    const counted = async function* () {
      try {
        for await (const chunk of content) {
          const part = Buffer.from(chunk as Uint8Array);
          bytes += part.length;
          yield part;
        }
      } catch (error) {
        broken = error;
        throw error;
      }
    };
    const upload = new Upload({
      client: this.#client,
      params: { ...this.#named(key), Body: Readable.from(counted(), { objectMode: false }) },
      partSize: PIECE,
      queueSize: 2,
    });
    // If aborting a failed multipart upload fails too, the sweep removes its parts
    try {
      await this.#reporting(upload.done());
    } catch (error) {
      // An error of the source is more specific than that of the upload
      throw broken ?? error;
    }
    return bytes;
  }

  async adopt(key: string, path: string): Promise<void> {
    await this.write(key, createReadStream(path));
    await rm(path);
  }

  async move(from: string, to: string): Promise<void> {
    const CopySource = `${this.#bucket}/${assertStorageKey(from).split('/').map(encodeURIComponent).join('/')}`;
    try {
      await this.#reporting(this.#client.send(new CopyObjectCommand({ ...this.#named(to), CopySource })));
    } catch (error) {
      throw isMissing(error as S3Error) ? new FileMissing(from) : error;
    }
    await this.remove(from);
  }

  async size(key: string): Promise<number | undefined> {
    try {
      const { ContentLength } = await this.#reporting(
        this.#client.send(new HeadObjectCommand(this.#named(key))),
      );
      return ContentLength;
    } catch (error) {
      if (isMissing(error as S3Error)) return undefined;
      throw error;
    }
  }

  read(key: string, range?: ByteRange): Readable {
    const closed = new AbortController();
    const stream = Readable.from(this.#chunks(key, range, closed.signal), { objectMode: false });
    stream.once('close', () => closed.abort());
    return stream;
  }

  async open(key: string): Promise<OpenFile | undefined> {
    const size = await this.size(key);
    if (size === undefined) return undefined;
    const blocks = new Map<number, Promise<Buffer>>();
    const block = (n: number) => {
      const found =
        blocks.get(n) ?? this.#bytes(key, { start: n * BLOCK, end: Math.min(size, (n + 1) * BLOCK) - 1 });
      blocks.delete(n);
      blocks.set(n, found);
      for (const oldest of blocks.keys()) if (blocks.size > MAX_BLOCKS) blocks.delete(oldest);
      return found;
    };
    return {
      stat: async () => ({ size }),
      async read(buffer, offset, length, position) {
        let bytesRead = 0;
        while (bytesRead < length && position + bytesRead < size) {
          const at = position + bytesRead;
          const from = await block(Math.floor(at / BLOCK));
          bytesRead += from.copy(buffer, offset + bytesRead, at % BLOCK, (at % BLOCK) + length - bytesRead);
        }
        return { buffer, bytesRead };
      },
      async close() {
        blocks.clear();
      },
    };
  }

  async onDisk<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    await mkdir(this.folder, { recursive: true });
    const folder = await mkdtemp(join(this.folder, 'lent-'));
    try {
      const path = join(folder, 'file');
      await pipeline(this.read(key), createWriteStream(path, { mode: 0o600 }));
      return await use(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async remove(key: string): Promise<void> {
    await this.#reporting(this.#client.send(new DeleteObjectCommand(this.#named(key))));
  }

  async *list(folder: string, before: Date): AsyncGenerator<string> {
    let ContinuationToken: string | undefined;
    do {
      const page = await this.#reporting(
        this.#client.send(
          this.#list({ Prefix: `${assertStorageKey(folder)}/`, Delimiter: '/', ContinuationToken }),
        ),
      );
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified && LastModified < before) yield Key;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.#reporting(this.#client.send(this.#list({ MaxKeys: 1 })))).Contents?.length;
  }

  async sweepUnfinished(before: Date): Promise<void> {
    let from: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
    while (from) {
      const page: ListMultipartUploadsCommandOutput = await this.#reporting(
        this.#client.send(new ListMultipartUploadsCommand({ Bucket: this.#bucket, ...from })),
      );
      for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
        if (Initiated && Initiated < before)
          await this.#reporting(
            this.#client.send(new AbortMultipartUploadCommand({ Bucket: this.#bucket, Key, UploadId })),
          );
      from = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined;
    }
  }

  /** Removes temporary copies of killed processes that are more than a day old. */
  async #removeLeftovers(): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs > 86_400_000) await rm(path, { recursive: true, force: true });
    }
  }

  async #bytes(key: string, range: ByteRange): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.read(key, range)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  async *#chunks(key: string, range: ByteRange | undefined, closed: AbortSignal): AsyncGenerator<Buffer> {
    const command = new GetObjectCommand({
      ...this.#named(key),
      ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
    });
    try {
      const { Body } = await this.#reporting(this.#client.send(command, { abortSignal: closed }));
      yield* Body as Readable;
    } catch (error) {
      throw isMissing(error as S3Error) ? new FileMissing(key) : error;
    }
  }

  #named(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: assertStorageKey(key) };
  }

  #list(input: Omit<ListObjectsV2CommandInput, 'Bucket'>): ListObjectsV2Command {
    return new ListObjectsV2Command({ ...input, Bucket: this.#bucket });
  }

  /**
   * @throws UNAVAILABLE if the storage or the connection to it fails. Other errors, such as a missing file, are
   * thrown unchanged.
   */
  async #reporting<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (!isOutage(error as S3Error)) throw error;
      const { name, message } = error as S3Error;
      this.log.error(
        { storage: this.settings.endpoint, failure: name, message },
        'object storage is unavailable: operations with files fail until it responds',
      );
      throw unavailable('STORAGE_UNREACHABLE');
    }
  }
}

function accessFault(
  { name = '', message = '', $metadata }: S3Error,
  { endpoint, bucket }: S3Settings,
): string {
  if (name === 'NoSuchBucket' || $metadata?.httpStatusCode === 404)
    return `STORAGE_URL: there is no bucket “${bucket}” at ${endpoint}: create it first`;
  if (
    /^(InvalidAccessKeyId|SignatureDoesNotMatch|CredentialsProviderError|InvalidToken|ExpiredToken)$/.test(
      name,
    )
  )
    return `STORAGE_URL: ${endpoint} rejects this key or its secret: check both`;
  if ($metadata?.httpStatusCode === 403)
    return `STORAGE_URL: this key lacks the permission to read, write or delete in the bucket “${bucket}” at ${endpoint}`;
  return `STORAGE_URL: ${endpoint} cannot be used: ${message || name}`;
}
