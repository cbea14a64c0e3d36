import { type DocumentFile, operationsOf } from './operations.ts';

/** schema/operations.json: the operations of our own clients by SHA-256. */
export const plugin = (_schema: unknown, files: readonly DocumentFile[]): string =>
  JSON.stringify(
    Object.fromEntries(operationsOf(files).map(({ name, text, hash }) => [hash, { name, document: text }])),
    null,
    2,
  );
