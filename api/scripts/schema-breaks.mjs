// Compares schema/schema.graphql with that of the last release (schema/released.graphql, without descriptions):
// documents for the last release must remain valid. Only what it marked as deprecated may be removed. --freeze writes
// the released schema: `FREEZE=1 npm test -- former-tables` does that after a release.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, findBreakingChanges, parse, print, visit } from 'graphql';
import { root } from './install.mjs';

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const [released = join(root, 'schema', 'released.graphql'), now = join(root, 'schema', 'schema.graphql')] =
  files;
const documentOf = (file) => parse(readFileSync(file, 'utf8'), { noLocation: true });

const bare = (document) =>
  visit(document, { enter: ({ description, ...node }) => (description ? node : undefined) });

const isDeprecated = ({ directives }) => directives?.some(({ name }) => name.value === 'deprecated');

/** The names of all types that a document refers to. */
function namedTypes(document) {
  const names = new Set();
  visit(document, { enter: (node) => void (node.kind === 'NamedType' && names.add(node.name.value)) });
  return names;
}

/** The part of a release that must remain: without deprecated fields, and without types that only those refer to. */
function withoutDeprecated(document) {
  let before = document;
  let after = visit(document, { enter: (node) => (isDeprecated(node) ? null : undefined) });
  while (before !== after) {
    const [had, has] = [namedTypes(before), namedTypes(after)];
    const definitions = after.definitions.filter(
      ({ name }) => !name || !had.has(name.value) || has.has(name.value),
    );
    before = after;
    if (definitions.length < after.definitions.length) after = { ...after, definitions };
  }
  return after;
}

if (process.argv.includes('--freeze')) writeFileSync(released, `${print(bare(documentOf(now)))}\n`);
const [was, is] = [withoutDeprecated(documentOf(released)), documentOf(now)].map((document) =>
  buildASTSchema(document),
);
const breaks = findBreakingChanges(was, is);
if (breaks.length) {
  console.error(
    `Documents of the last release would fail; keep what they use as @deprecated for one release:\n${breaks
      .map(({ description }) => `  ${description}`)
      .join('\n')}`,
  );
  process.exit(1);
}
