import { type DocumentNode, getOperationAST } from 'graphql';

const hashes = new Map<string, string>();
const getName = (document: DocumentNode) => getOperationAST(document)?.name?.value ?? '';

/**
 * Registers the hash that the build computed of a document, so that the browser need not compute it. Each document
 * registers its own hash, so that a page loads only the hashes of its operations.
 */
export const registerHash = (document: DocumentNode, hash: string): void => {
  hashes.set(getName(document), hash);
};

/** The hash of an operation's document, also after the cache has added fields to the document. */
export const getHash = (document: DocumentNode): string => hashes.get(getName(document)) ?? '';
