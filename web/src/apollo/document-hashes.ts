import { type DocumentNode, getOperationAST } from 'graphql';

const hashes = new Map<string, string>();
const nameOf = (document: DocumentNode) => getOperationAST(document)?.name?.value ?? '';

/**
 * Notes the hash that the build computed over the text that is sent, so that the browser hashes nothing. Each
 * document brings its own: a page loads those of its own operations, not of all.
 */
export const noteHash = (document: DocumentNode, hash: string): void => {
  hashes.set(nameOf(document), hash);
};

/** The hash of an operation's document, also once the cache has put its fields into it. */
export const hashOf = (document: DocumentNode): string => hashes.get(nameOf(document)) ?? '';
