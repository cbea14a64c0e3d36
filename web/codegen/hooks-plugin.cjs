const path = require('node:path');
const { Kind } = require('graphql');

const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** Emits a typed `use…` hook per operation: the ready-made React plugin knows no Apollo Client 4. */
exports.plugin = function plugin(_schema, documents, _config, info) {
  const operations = documents
    .flatMap((file) => file.document.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name);
  const binders = new Set();
  const hooks = operations.map((operation) => {
    const name = capital(operation.name.value);
    const kind = capital(operation.operation);
    binders.add(`bind${kind}`);
    return `export const use${name}${kind} = bind${kind}(${name}Document);`;
  });
  if (hooks.length === 0) return '';
  const bind = path.posix.relative(path.posix.dirname(info.outputFile), 'web/src/apollo/bind.ts');
  return {
    prepend: [`import { ${[...binders].sort().join(', ')} } from '${bind}';`],
    content: hooks.join('\n'),
  };
};
