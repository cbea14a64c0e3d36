import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-settings.ts';

/** How the program talks to object storage, also for uploads in pieces. */
export const clientConfig = ({ endpoint, region, credentials }: S3Settings): S3ClientConfig => ({
  endpoint,
  region,
  ...(credentials ? { credentials } : {}),
  // Servers other than Amazon's answer at one host for all buckets
  forcePathStyle: true,
  // Newer checksums only where an operation can't do without: not every server has them
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: 3_000,
    // Until the head of an answer is there: who watches a film takes its bytes as slowly as they like
    requestTimeout: 30_000,
    throwOnRequestTimeout: true,
    httpAgent: { maxSockets: 1000 },
    httpsAgent: { maxSockets: 1000 },
  },
});

/** What was wrong, whichever way the SDK says it. */
export interface S3Error {
  readonly name?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

export const isMissing = ({ name, $metadata }: S3Error): boolean =>
  name !== 'NoSuchBucket' &&
  (name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404);

/** Whether an error comes of the SDK: of the storage, or of the way to it. */
const isOfStorage = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && ('$metadata' in error || '$fault' in error);

/** Whether the storage, or the way to it, is at fault: not who broke off what was to be written or read. */
export function isOutage(error: S3Error & { readonly code?: string }): boolean {
  if (error.name === 'AbortError' || isMissing(error)) return false;
  return isOfStorage(error) || NETWORK.has(error.code ?? error.name ?? '');
}

const NETWORK = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN TimeoutError'.split(
    ' ',
  ),
);
