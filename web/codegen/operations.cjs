const { createHash } = require('node:crypto');
const { Kind, print, visit } = require('graphql');

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Apollo Client's own rule: `__typename` ends every selection below the root that doesn't name it already. */
const withTypenames = (document) =>
  visit(document, {
    SelectionSet: {
      enter(node, _key, parent) {
        if (parent?.kind === Kind.OPERATION_DEFINITION) return undefined;
        const named = node.selections.some(
          (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
        );
        return named ? undefined : { ...node, selections: [...node.selections, TYPENAME] };
      },
    },
  });

/** What a fragment needs comes before it: the order in which the typed documents are generated. */
const usedFragments = (node, fragments, found = new Map()) => {
  visit(node, {
    FragmentSpread(spread) {
      const name = spread.name.value;
      if (found.has(name)) return;
      const fragment = fragments.get(name);
      if (!fragment) throw new Error(`Unknown fragment ${name}`);
      usedFragments(fragment, fragments, found);
      found.set(name, fragment);
    },
  });
  return found;
};

/**
 * Every operation of the web as the text that Apollo Client sends, with its SHA-256: the document the server may
 * trust. Fragments follow the operation in the order in which the generated documents hold them.
 */
exports.operationsOf = (documents) => {
  const definitions = documents.flatMap((file) => file.document.definitions);
  const fragments = new Map(
    definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION).map((d) => [d.name.value, d]),
  );
  return (
    definitions
      // Subscriptions travel over the WebSocket, which knows no hashes
      .filter((d) => d.kind === Kind.OPERATION_DEFINITION && d.operation !== 'subscription')
      .map((operation) => {
        const used = [...usedFragments(operation, fragments).values()];
        const text = print(withTypenames({ kind: Kind.DOCUMENT, definitions: [operation, ...used] }));
        return { name: operation.name.value, text, hash: createHash('sha256').update(text).digest('hex') };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  );
};
