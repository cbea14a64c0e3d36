/** A file of the demo with its storage key. */
export interface DemoFileContent {
  readonly key: string;
  readonly content: Buffer;
}
