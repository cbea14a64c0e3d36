import type { DetailedError, Upload } from 'tus-js-client';
import { endsSoon, refreshSession } from './refresh-session.ts';
import { readTokens } from './session.ts';

const ENDPOINT = '/api/upload/files';
/** Bytes of each request: few enough to lose little on a failure, enough to be fast. */
const CHUNK = 8 * 1024 * 1024;

export interface Channel {
  onProgress: (sent: number) => void;
  /** Called when the upload is complete, with the id for the mutation that uses the file. */
  onDone: (uploadId: string) => void;
  /** `message` comes from the server; null if it was not reached. */
  onFailed: (message: string | null) => void;
}

const getMessage = (error: Error | DetailedError): string | null => {
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  if (!body) return null;
  try {
    return (JSON.parse(body) as { message?: string }).message ?? null;
  } catch {
    return null;
  }
};

/** Sets a valid access token on every request, because an upload may take longer than a token is valid. */
const authorize =
  (isStale: () => boolean) => async (request: { setHeader: (name: string, value: string) => void }) => {
    const { accessToken } = readTokens();
    const token = isStale() || endsSoon(accessToken) ? await refreshSession(accessToken) : accessToken;
    if (token) request.setHeader('Authorization', `Bearer ${token}`);
  };

/**
 * Creates a resumable upload (tus 1.0) without starting it. An interrupted upload of the same file for the same purpose
 * is resumed, also after a reload of the page, because the browser stores its URL.
 */
export const makeUpload = async (purpose: string, file: File, channel: Channel): Promise<Upload> => {
  const { Upload: TusUpload } = await import('tus-js-client');
  let isStale = false;
  const upload = new TusUpload(file, {
    endpoint: ENDPOINT,
    chunkSize: CHUNK,
    retryDelays: [0, 1_000, 3_000, 5_000, 10_000],
    metadata: { filename: file.name, filetype: file.type },
    headers: { 'x-requested-with': 'XMLHttpRequest', 'accept-language': document.documentElement.lang },
    fingerprint: async () => `sen.${purpose}.${file.name}.${file.size}.${file.lastModified}`,
    removeFingerprintOnSuccess: true,
    onBeforeRequest: authorize(() => isStale),
    onAfterResponse: (_request, response) => {
      isStale = response.getStatus() === 401;
    },
    onShouldRetry: (error, attempt) => {
      const status = error.originalResponse?.getStatus() ?? 0;
      // 401 is retried once with a new token. Other client errors are final, except for 409 and 423.
      if (status === 401) return attempt === 0;
      return status === 0 || status >= 500 || status === 409 || status === 423;
    },
    onProgress: (sent) => channel.onProgress(sent),
    onSuccess: () => channel.onDone(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => channel.onFailed(getMessage(error)),
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  return upload;
};
