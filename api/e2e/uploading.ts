import { createReadStream, statSync } from 'node:fs';
import { Upload } from 'tus-js-client';
import type { Actor } from '../src/testing/factories.ts';
import { listening } from './listening.ts';

/**
 * Sends a file in chunks, as the course editor does.
 * @returns the ID of the upload
 */
export function sendInPieces(
  base: string,
  who: Actor | undefined,
  file: Buffer | string,
  filename: string,
  chunkSize = 100_000,
): Promise<string> {
  const body = typeof file === 'string' ? createReadStream(file) : file;
  const size = typeof file === 'string' ? statSync(file).size : file.length;
  return new Promise((done, fail) => {
    const upload: Upload = new Upload(body as never, {
      endpoint: `${base}/api/upload/files`,
      uploadSize: size,
      chunkSize,
      retryDelays: [],
      headers: who ? { authorization: `Bearer ${who.token}` } : {},
      metadata: { filename },
      onError: fail,
      onSuccess: () => done(upload.url!.split('/').at(-1)!),
    });
    upload.start();
  });
}

/** An application on its own port, and a client that uploads files. */
export async function uploading() {
  const { app, url: base } = await listening();
  const send = (who: Actor | undefined, file: Buffer | string, filename: string, chunkSize?: number) =>
    sendInPieces(base, who, file, filename, chunkSize);
  return { app, base, send };
}
