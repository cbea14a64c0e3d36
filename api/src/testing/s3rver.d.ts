/** The part of an S3 server without types that the tests use. */
declare module '@20minutes/s3rver' {
  import type { IncomingMessage, Server } from 'node:http';
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  class S3rver {
    constructor(options: {
      readonly directory: string;
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    readonly httpServer: Server;
    readonly middleware: ((ctx: S3rver.Context, next: () => Promise<void>) => Promise<void>)[];
    readonly store: {
      putContent(path: string, content: Buffer | Readable): Promise<[size: number, md5: string]>;
      deleteObject(bucket: string, key: string): Promise<void>;
      listObjects(
        bucket: string,
        options: Readonly<Record<'prefix' | 'delimiter' | 'startAfter', string>> & {
          readonly maxKeys: number;
        },
      ): Promise<{
        readonly objects: readonly {
          readonly key: string;
          readonly size: number;
          readonly lastModifiedDate: Date;
        }[];
        readonly isTruncated: boolean;
      }>;
      getResourcePath(bucket: string, key: string | undefined, resource: string): string;
    };
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
  namespace S3rver {
    interface Context {
      readonly method: string;
      readonly path: string;
      readonly req: IncomingMessage;
      readonly query: Readonly<Record<string, string | string[] | undefined>>;
      status: number;
      type: string;
      body: string;
    }
  }
  export = S3rver;
}
