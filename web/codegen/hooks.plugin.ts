import { posix } from 'node:path';
import type { FragmentDefinitionNode } from 'graphql';
import { type DocumentFile, fragmentsIn, namedOperations, operationsOf } from './operations.ts';

/** Set by the preset near-operation-file: fragments that are used here and defined in another file. */
interface Config {
  readonly externalFragments: readonly { readonly node: FragmentDefinitionNode }[];
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Emits a typed `use…` hook for each operation, with the hash of its document, and one for each fragment. The existing
 * React plugin does not support Apollo Client 4.
 */
export const plugin = (
  _schema: unknown,
  files: readonly DocumentFile[],
  { externalFragments }: Config,
  { outputFile }: { outputFile: string },
) => {
  const operations = namedOperations(files);
  const fragments = fragmentsIn(files);
  if (operations.length + fragments.length === 0) return '';
  const foreign = { document: { kind: 'Document', definitions: externalFragments.map(({ node }) => node) } };
  const hashes = new Map(
    operationsOf([...files, foreign as DocumentFile]).map(({ name, hash }) => [name, hash]),
  );
  const binders = new Set<string>();
  const hooks = operations.map((operation) => {
    const name = capital(operation.name.value);
    const kind = capital(operation.operation);
    binders.add(`bind${kind}`);
    const hash = hashes.get(operation.name.value);
    return `export const use${name}${kind} = bind${kind}(${name}Document${hash ? `, '${hash}'` : ''});`;
  });
  // A pure call, so that the hooks of fragments that are unmasked everywhere are not part of the build
  const fragmentHooks = fragments.map(
    ({ name: { value } }) =>
      `export const use${capital(value)}Fragment = /* @__PURE__ */ bindFragment(${capital(value)}FragmentDoc, '${value}');`,
  );
  // Subscriptions have their own module, which the first load of a public page does not need
  const from = (file: string) => {
    const relative = posix.relative(posix.dirname(outputFile), `web/src/apollo/${file}.ts`);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  const requests = [...binders].filter((name) => name !== 'bindSubscription').sort();
  return {
    prepend: [
      ...(requests.length ? [`import { ${requests.join(', ')} } from '${from('bind')}';`] : []),
      ...(binders.has('bindSubscription')
        ? [`import { bindSubscription } from '${from('bind-subscription')}';`]
        : []),
      ...(fragments.length ? [`import { bindFragment } from '${from('bind-fragment')}';`] : []),
    ],
    content: [...hooks, ...fragmentHooks].join('\n'),
  };
};
