import { join } from 'node:path';
import type { Logger } from 'pino';
import { LocalStorage } from './local-storage.ts';
import type { S3Settings } from './s3-settings.ts';
import { S3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Chooses the storage by the configuration. */
export const openStorage = (
  { dataDir, objectStorage }: { readonly dataDir: string; readonly objectStorage?: S3Settings | undefined },
  log: Pick<Logger, 'error'>,
): Storage =>
  objectStorage ? new S3Storage(objectStorage, join(dataDir, 'lent'), log) : new LocalStorage(dataDir);
