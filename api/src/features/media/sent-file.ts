/** A stored file that a response sends, with the names of its columns. */
export interface SentFile {
  readonly storage_key: string;
  readonly content_type: string;
}
