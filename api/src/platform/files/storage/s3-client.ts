import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-settings.ts';

/** Client configuration for object storage, also used for multipart uploads. */
export const clientConfig = ({ endpoint, region, credentials }: S3Settings): S3ClientConfig => ({
  endpoint,
  region,
  ...(credentials ? { credentials } : {}),
  // Servers other than Amazon's use one host for all buckets
  forcePathStyle: true,
  // Use newer checksums only where an operation requires them, because not every server supports them
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: 3_000,
    // Until the response headers arrive. Reading the body may take longer: viewers of a video read it slowly
    requestTimeout: 30_000,
    throwOnRequestTimeout: true,
    httpAgent: { maxSockets: 1000 },
    httpsAgent: { maxSockets: 1000 },
  },
});

export interface S3Error {
  readonly name?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

export const isMissing = ({ name, $metadata }: S3Error): boolean =>
  name !== 'NoSuchBucket' &&
  (name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404);

/** True if the SDK threw the error: a fault of the storage or of the connection to it. */
const isOfStorage = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && ('$metadata' in error || '$fault' in error);

/** True if the storage or the connection to it is at fault, and not the client that aborted a transfer. */
export function isOutage(error: S3Error & { readonly code?: string }): boolean {
  if (error.name === 'AbortError' || isMissing(error)) return false;
  return isOfStorage(error) || NETWORK.has(error.code ?? error.name ?? '');
}

const NETWORK = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN TimeoutError'.split(
    ' ',
  ),
);
