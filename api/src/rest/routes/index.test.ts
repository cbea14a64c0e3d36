import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../platform/process/project-folder.ts';
import { lower } from '../legacy.ts';
import { openApiDocument } from '../openapi.ts';
import type { JsonSchema } from '../schema.ts';
import { restRouteTable } from './index.ts';

const schema = buildSchema(readFileSync(join(projectFolder(), 'schema', 'schema.graphql'), 'utf8'));

describe.each(restRouteTable)('$method $path', ({ document, path, parameters = [] }) => {
  it('runs a document that is valid for the schema', () => {
    expect(validate(schema, parse(document))).toEqual([]);
  });

  it('describes every parameter of its path', () => {
    const parameterNames = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(parameterNames);
  });
});

it('declares each route once', () => {
  const names = restRouteTable.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

it('documents all values of each enum in responses', () => {
  const enums = Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .map((type) => type.getValues().map(({ name }) => lower(name)));
  const partial: string[] = [];
  const visit = (each: JsonSchema | undefined, path: string): void => {
    const words = (each?.enum ?? []) as readonly string[];
    const candidates = words.length
      ? enums.filter((values) => words.every((word) => values.includes(word)))
      : [];
    if (candidates.length && !candidates.some((values) => values.length === words.length)) partial.push(path);
    for (const [name, property] of Object.entries(each?.properties ?? {})) visit(property, `${path}.${name}`);
    if (each?.items) visit(each.items, `${path}[]`);
  };
  for (const { method, path, response } of restRouteTable) visit(response, `${method} ${path}`);
  const { components } = openApiDocument(schema) as { components: { schemas: Record<string, JsonSchema> } };
  for (const [name, each] of Object.entries(components.schemas)) visit(each, name);
  expect(partial).toEqual([]);
});
