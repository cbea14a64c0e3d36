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

/** Uploads whose notes a process remembers: each is asked for several times with every piece. */
const MOST_REMEMBERED = 1000;

type KeptInS3 = ConstructorParameters<typeof S3Store>[0];
type Cache = NonNullable<KeptInS3['cache']>;
type Noted = NonNullable<Awaited<ReturnType<Cache['get']>>>;

/** Where uploads that come in pieces are put together: on the disk, or in object storage, in one folder among others. */
export function uploadStore({ config, storage }: Pick<Services, 'config' | 'storage'>): DataStore {
  const store = config.objectStorage
    ? new FolderStore(config.objectStorage, storage)
    : new FileStore({ directory: `${config.dataDir}/${UPLOADS}` });
  // Room is kept by the announced length, and uploads are removed by a job of ours, without `Upload-Expires`
  store.extensions = ['creation', 'creation-with-upload', 'termination'];
  return store;
}

/** Names uploads by their id alone; what lies in the storage is named by its folder as well. */
class FolderStore extends S3Store {
  constructor(
    settings: S3Settings,
    private readonly storage: Storage,
  ) {
    const remembered = new LRUCache<string, Noted>({ max: MOST_REMEMBERED });
    super({
      s3ClientConfig: { ...clientConfig(settings), bucket: settings.bucket } as KeptInS3['s3ClientConfig'],
      cache: {
        get: async (key) => remembered.get(key),
        set: async (key, value) => void remembered.set(key, value),
        delete: async (key) => void remembered.delete(key),
        list: async () => [...remembered.keys()],
      } as Cache,
    });
  }

  override async create(upload: Upload): Promise<Upload> {
    // Both would become headers of the storage; whoever sends a file has no say in those
    const { contentType: _, cacheControl: __, ...metadata } = upload.metadata ?? {};
    const { storage } = await super.create(new Upload({ ...upload, metadata, id: inFolder(upload.id) }));
    return new Upload({ ...upload, ...(storage ? { storage } : {}) });
  }

  override async getUpload(id: string): Promise<Upload> {
    try {
      return new Upload({ ...(await super.getUpload(inFolder(id))), id });
    } catch (error) {
      // It takes every failure for an upload that is not there, and its sender would begin anew
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
