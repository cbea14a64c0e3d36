import { type Cacheable, TableCache, type TableCacheOptions } from '../../platform/db/table-cache.ts';
import { PrecompressedBody } from '../../platform/http/precompressed-body.ts';

export class Page implements Cacheable {
  readonly body: PrecompressedBody;

  constructor(
    readonly status: number,
    html: string,
    readonly policy: string,
    readonly tables: readonly string[] | undefined,
    readonly until: number,
  ) {
    this.body = new PrecompressedBody(html);
  }
}

export type PageCache = TableCache<Page>;

export const createPageCache = (options: Omit<TableCacheOptions<Page>, 'getSize'>): PageCache =>
  new TableCache({ ...options, getSize: ({ body }) => body.size });
