import { posix } from 'node:path';
import { type FragmentDefinitionNode, Kind, print } from 'graphql';
import { type DocumentFile, namedOperations, usedFragments } from '../../web/codegen/operations.ts';

/** Configuration from the preset near-operation-file: fragments that other files declare. */
interface Config {
  readonly externalFragments: readonly { readonly node: FragmentDefinitionNode }[];
}

/** Emits each operation of a REST route as text with the types of its result and its variables. */
export const plugin = (
  _schema: unknown,
  files: readonly DocumentFile[],
  { externalFragments }: Config,
  { outputFile }: { outputFile: string },
) => {
  const operations = namedOperations(files);
  if (operations.length === 0) return '';
  const own = files.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    [...own, ...externalFragments.map(({ node }) => node)].flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const texts = operations.map((operation) => {
    const { value: name } = operation.name;
    const kind = operation.operation === 'query' ? 'Query' : 'Mutation';
    const used = usedFragments(operation, fragments);
    const text = print({ kind: Kind.DOCUMENT, definitions: [operation, ...used] });
    return `export const ${name} = \`${text}\` as RestDocument<${name}${kind}, ${name}${kind}Variables>;`;
  });
  const from = posix.relative(posix.dirname(outputFile), 'api/src/rest/document.ts');
  return {
    prepend: [`import type { RestDocument } from '${from.startsWith('.') ? from : `./${from}`}';`],
    content: texts.join('\n\n'),
  };
};
