import { NETWORK_FAILED } from '../../../apollo/error-text.ts';
import { makeUpload } from '../../../apollo/tus.ts';

/** Sends a small file; resolves with the id that a mutation takes it by. Rejects with the server's words. */
export const sendPicture = (file: File): Promise<string> =>
  new Promise((done, fail) => {
    makeUpload('avatar', file, {
      onProgress: () => undefined,
      onDone: done,
      onFailed: (message) => fail(new Error(message ?? NETWORK_FAILED)),
    }).then((upload) => upload.start(), fail);
  });
