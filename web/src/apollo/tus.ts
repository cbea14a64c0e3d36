import type { DetailedError, Upload } from 'tus-js-client';
import { endsSoon, refreshSession } from './refresh-session.ts';
import { readTokens } from './session.ts';

const ENDPOINT = '/api/upload/files';
/** One request's worth: small enough to lose little, large enough to be fast. Bytes. */
const CHUNK = 8 * 1024 * 1024;

export interface Channel {
  onProgress: (sent: number) => void;
  /** The server has all of it; the id is for the mutation that takes it. */
  onDone: (uploadId: string) => void;
  /** `message` is the server's own, null when it was never reached. */
  onFailed: (message: string | null) => void;
}

const messageOf = (error: Error | DetailedError): string | null => {
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  if (!body) return null;
  try {
    return (JSON.parse(body) as { message?: string }).message ?? null;
  } catch {
    return null;
  }
};

/** Puts a good access token on every request: an upload outlives the fifteen minutes of one. */
const authorize =
  (isStale: () => boolean) => async (request: { setHeader: (name: string, value: string) => void }) => {
    const { accessToken } = readTokens();
    const token = isStale() || endsSoon(accessToken) ? await refreshSession(accessToken) : accessToken;
    if (token) request.setHeader('Authorization', `Bearer ${token}`);
  };

/**
 * A resumable upload (tus 1.0), not begun yet. The same file for the same purpose goes on where it was cut off, also
 * after a reload of the page: the address of the upload is kept in the browser.
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
      // 401: once more, with a new token. Other refusals are final; 409 and 423 mean "not just now".
      if (status === 401) return attempt === 0;
      return status === 0 || status >= 500 || status === 409 || status === 423;
    },
    onProgress: (sent) => channel.onProgress(sent),
    onSuccess: () => channel.onDone(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => channel.onFailed(messageOf(error)),
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  return upload;
};
