/** A file of the demo, by its key in the storage. */
export interface DemoFileContent {
  readonly key: string;
  readonly content: Buffer;
}
