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

/** A file of documents, as graphql-codegen hands it to its plugins. */
export interface DocumentFile {
  readonly document?: DocumentNode;
}

/** What Apollo Client sends of an operation. */
interface SentOperation {
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly hash: string;
}

export type NamedOperation = OperationDefinitionNode & { readonly name: { readonly value: string } };
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

const definitionsOf = (files: readonly DocumentFile[]) =>
  files.flatMap(({ document }) => document?.definitions ?? []);

/** The operations of some files; those without a name cannot be sent. */
export const namedOperations = (files: readonly DocumentFile[]): NamedOperation[] =>
  definitionsOf(files).filter(
    (each): each is NamedOperation => each.kind === Kind.OPERATION_DEFINITION && each.name !== undefined,
  );

/** Apollo Client's own rule: `__typename` ends every selection below the root that doesn't name it already. */
const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
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

/** The fragments that a node spreads by itself. */
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

/** What a fragment needs, whatever is needed by others first. */
const neededBy = (fragment: FragmentDefinitionNode, fragments: Fragments): FragmentDefinitionNode[] =>
  spreadIn(fragment, fragments).flatMap((each) => [...neededBy(each, fragments), each]);

/** All fragments below a node as they are met. */
const met = (
  node: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: Fragments,
): FragmentDefinitionNode[] => spreadIn(node, fragments).flatMap((each) => [each, ...met(each, fragments)]);

/**
 * The fragments of a node in the order in which the typed documents are generated: what is needed by any of them comes
 * first, then those that nothing needs.
 */
export const usedFragments = (
  node: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: Fragments,
): FragmentDefinitionNode[] => {
  const all = [...new Set(met(node, fragments))];
  return [...new Set([...all.flatMap((fragment) => neededBy(fragment, fragments)), ...all])];
};

/**
 * Every operation of the web as the text that Apollo Client sends, with its hash: the document the server may trust.
 * Fragments follow the operation in the order in which the generated documents hold them.
 */
export const operationsOf = (files: readonly DocumentFile[]): SentOperation[] => {
  const fragments: Fragments = new Map(
    definitionsOf(files).flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  return (
    namedOperations(files)
      // Subscriptions travel over the WebSocket, which knows no hashes
      .filter(({ operation }) => operation !== 'subscription')
      .map((operation) => {
        const used = usedFragments(operation, fragments);
        const text = print(withTypenames({ kind: Kind.DOCUMENT, definitions: [operation, ...used] }));
        return { name: operation.name.value, text, hash: createHash('sha256').update(text).digest('hex') };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  );
};
