import { createReadStream, statSync } from 'node:fs';
import { Upload } from 'tus-js-client';
import type { Actor } from '../src/testing/factories.ts';
import { listening } from './listening.ts';

/** Sends a file in pieces to a program, as the studio does. @returns the upload's id */
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

/** The program on a port of its own, and a client that sends it files. */
export async function uploading() {
  const { app, url: base } = await listening();
  const send = (who: Actor | undefined, file: Buffer | string, filename: string, chunkSize?: number) =>
    sendInPieces(base, who, file, filename, chunkSize);
  return { app, base, send };
}
