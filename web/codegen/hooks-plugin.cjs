const path = require('node:path');
const { Kind } = require('graphql');
const { operationsOf } = require('./operations.cjs');

const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** Emits a typed `use…` hook per operation, with the hash of its text: the ready-made React plugin knows no Apollo Client 4. */
exports.plugin = function plugin(_schema, documents, config, info) {
  const operations = documents
    .flatMap((file) => file.document.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name);
  // What is spread here may be written in another file
  const foreign = { document: { definitions: config.externalFragments.map(({ node }) => node) } };
  const hashes = new Map(operationsOf([...documents, foreign]).map(({ name, hash }) => [name, hash]));
  const binders = new Set();
  const hooks = operations.map((operation) => {
    const name = capital(operation.name.value);
    const kind = capital(operation.operation);
    binders.add(`bind${kind}`);
    const hash = hashes.get(operation.name.value);
    return `export const use${name}${kind} = bind${kind}(${name}Document${hash ? `, '${hash}'` : ''});`;
  });
  if (hooks.length === 0) return '';
  // Subscriptions are bound in a file of their own, which the first load of a public page does not need
  const from = (file) => {
    const relative = path.posix.relative(path.posix.dirname(info.outputFile), `web/src/apollo/${file}.ts`);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  const requests = [...binders].filter((name) => name !== 'bindSubscription').sort();
  return {
    prepend: [
      ...(requests.length ? [`import { ${requests.join(', ')} } from '${from('bind')}';`] : []),
      ...(binders.has('bindSubscription')
        ? [`import { bindSubscription } from '${from('bind-subscription')}';`]
        : []),
    ],
    content: hooks.join('\n'),
  };
};
