import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../platform/project-folder.ts';
import { restRouteTable } from './index.ts';

const schema = buildSchema(readFileSync(join(projectFolder(), 'schema', 'schema.graphql'), 'utf8'));

describe.each(restRouteTable)('$method $path', ({ document, path, parameters = [], body, isStrict }) => {
  it('runs a document that fits the schema', () => {
    expect(validate(schema, parse(document))).toEqual([]);
  });

  it('describes every part of its path, and the fields it takes when it takes no others', () => {
    const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(named);
    if (isStrict) expect(Object.keys(body?.properties ?? {})).not.toHaveLength(0);
  });
});

it('has each route once', () => {
  const names = restRouteTable.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});
