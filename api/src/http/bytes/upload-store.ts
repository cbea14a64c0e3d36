import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { S3Store } from '@tus/s3-store';
import { type DataStore, Upload } from '@tus/server';
import { LRUCache } from 'lru-cache';
import { unavailable } from '../../platform/errors/errors.ts';
import { clientConfig } from '../../platform/files/storage/s3-client.ts';
import type { S3Settings } from '../../platform/files/storage/s3-settings.ts';
import { type Storage, UPLOADS } from '../../platform/files/storage/storage.ts';
import type { Services } from '../../platform/process/services.ts';

/** Number of uploads whose metadata a process caches, because each chunk reads it several times. */
const MAX_CACHED = 1000;

type S3StoreOptions = ConstructorParameters<typeof S3Store>[0];
type Cache = NonNullable<S3StoreOptions['cache']>;
type Noted = NonNullable<Awaited<ReturnType<Cache['get']>>>;

/** The store of resumable uploads, on disk or in object storage, in the folder of uploads. */
export function uploadStore({ config, storage }: Pick<Services, 'config' | 'storage'>): DataStore {
  const store = config.objectStorage
    ? new FolderStore(config.objectStorage, storage)
    : new FileStore({ directory: `${config.dataDir}/${UPLOADS}` });
  // Without `Upload-Expires`: disk space is reserved by the announced length, and our own job removes uploads
  store.extensions = ['creation', 'creation-with-upload', 'termination'];
  return store;
}

class FolderStore extends S3Store {
  constructor(
    settings: S3Settings,
    private readonly storage: Storage,
  ) {
    const entries = new LRUCache<string, Noted>({ max: MAX_CACHED });
    super({
      s3ClientConfig: {
        ...clientConfig(settings),
        bucket: settings.bucket,
      } as S3StoreOptions['s3ClientConfig'],
      cache: {
        get: async (key) => entries.get(key),
        set: async (key, value) => void entries.set(key, value),
        delete: async (key) => void entries.delete(key),
        list: async () => [...entries.keys()],
      } as Cache,
    });
  }

  override async create(upload: Upload): Promise<Upload> {
    // Both would become headers in the object storage, which a client must not control
    const { contentType: _, cacheControl: __, ...metadata } = upload.metadata ?? {};
    const { storage } = await super.create(new Upload({ ...upload, metadata, id: inFolder(upload.id) }));
    return new Upload({ ...upload, ...(storage ? { storage } : {}) });
  }

  override async getUpload(id: string): Promise<Upload> {
    try {
      return new Upload({ ...(await super.getUpload(inFolder(id))), id });
    } catch (error) {
      // S3Store treats every error as a missing upload. The client would start again from the beginning
      if ((await this.storage.size(`${inFolder(id)}.info`)) === undefined) throw error;
      throw unavailable('STORAGE_UNREACHABLE');
    }
  }

  override write(content: Readable, id: string, offset: number): Promise<number> {
    return super.write(content, inFolder(id), offset);
  }

  override remove(id: string): Promise<void> {
    return super.remove(inFolder(id));
  }
}

const inFolder = (id: string): string => `${UPLOADS}/${id}`;
