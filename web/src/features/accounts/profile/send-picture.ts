import { NETWORK_FAILED } from '../../../apollo/error-text.ts';
import { makeUpload } from '../../../apollo/tus.ts';

/**
 * Uploads a small file. @returns the id for the mutation that uses it
 * @throws the server's message
 */
export const sendPicture = (file: File): Promise<string> =>
  new Promise((resolve, fail) => {
    makeUpload('avatar', file, {
      onProgress: () => undefined,
      onDone: resolve,
      onFailed: (message) => fail(new Error(message ?? NETWORK_FAILED)),
    }).then((upload) => upload.start(), fail);
  });
