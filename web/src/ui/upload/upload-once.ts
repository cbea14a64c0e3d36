import { makeUpload } from '../../apollo/tus.ts';
import { createIdempotencyKey } from '../create-idempotency-key.ts';

/** Uploads a file without showing its progress. @returns the ID of the upload */
export const uploadOnce = (purpose: string, file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    void makeUpload(`${purpose}.${createIdempotencyKey()}`, file, {
      onProgress: () => undefined,
      onDone: resolve,
      onFailed: (message) => reject(new Error(message ?? '')),
    }).then((upload) => upload.start(), reject);
  });
