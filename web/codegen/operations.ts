import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  visit,
} from 'graphql';

/** A file of documents, as graphql-codegen passes it to plugins. */
export interface DocumentFile {
  readonly document?: DocumentNode;
}

/** An operation as Apollo Client sends it. */
interface SentOperation {
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text in hexadecimal. */
  readonly hash: string;
}

export type NamedOperation = OperationDefinitionNode & { readonly name: { readonly value: string } };
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

const definitionsOf = (files: readonly DocumentFile[]) =>
  files.flatMap(({ document }) => document?.definitions ?? []);

/** The operations of files. Operations without a name are omitted, because they cannot be sent. */
export const namedOperations = (files: readonly DocumentFile[]): NamedOperation[] =>
  definitionsOf(files).filter(
    (each): each is NamedOperation => each.kind === Kind.OPERATION_DEFINITION && each.name !== undefined,
  );

/** The fragments of files. */
export const fragmentsIn = (files: readonly DocumentFile[]): FragmentDefinitionNode[] =>
  definitionsOf(files).filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);

/**
 * The same as Apollo Client: removes `@unmask`, and adds `__typename` at the end of each selection below the root without
 * one.
 */
const asSent = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Directive: { enter: ({ name }) => (name.value === 'unmask' ? null : undefined) },
    SelectionSet: {
      enter(node, _key, parent) {
        if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
        const isNamed = node.selections.some(
          (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
        );
        return isNamed ? undefined : { ...node, selections: [...node.selections, TYPENAME] };
      },
    },
  });

/** The fragments that a node spreads directly. */
const spreadIn = (node: OperationDefinitionNode | FragmentDefinitionNode, fragments: Fragments) => {
  const found = new Set<FragmentDefinitionNode>();
  visit(node, {
    FragmentSpread({ name: { value } }) {
      const fragment = fragments.get(value);
      if (!fragment) throw new Error(`Unknown fragment ${value}`);
      found.add(fragment);
    },
  });
  return [...found];
};

/** All fragments that a fragment needs, dependencies first. */
const neededBy = (fragment: FragmentDefinitionNode, fragments: Fragments): FragmentDefinitionNode[] =>
  spreadIn(fragment, fragments).flatMap((each) => [...neededBy(each, fragments), each]);

/** All fragments below a node in document order. */
const met = (
  node: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: Fragments,
): FragmentDefinitionNode[] => spreadIn(node, fragments).flatMap((each) => [each, ...met(each, fragments)]);

/** The fragments of a node in the order of the generated documents: first those that others need, then the rest. */
export const usedFragments = (
  node: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: Fragments,
): FragmentDefinitionNode[] => {
  const all = [...new Set(met(node, fragments))];
  return [...new Set([...all.flatMap((fragment) => neededBy(fragment, fragments)), ...all])];
};

/**
 * All operations of the web as the texts that Apollo Client sends, with their hashes: the server's trusted documents.
 * Fragments follow the operation in the order of the generated documents.
 */
export const operationsOf = (files: readonly DocumentFile[]): SentOperation[] => {
  const fragments: Fragments = new Map(fragmentsIn(files).map((each) => [each.name.value, each]));
  return (
    namedOperations(files)
      // Subscriptions use the WebSocket, which does not support hashes
      .filter(({ operation }) => operation !== 'subscription')
      .map((operation) => {
        const used = usedFragments(operation, fragments);
        const text = print(asSent({ kind: Kind.DOCUMENT, definitions: [operation, ...used] }));
        return { name: operation.name.value, text, hash: createHash('sha256').update(text).digest('hex') };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  );
};
