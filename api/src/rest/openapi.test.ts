import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../platform/process/project-folder.ts';
import type { JsonSchema } from './schema.ts';

type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;
interface Answer {
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Content;
}
interface Operation {
  readonly tags?: readonly string[];
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
}
interface Document {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

const document = JSON.parse(
  readFileSync(join(projectFolder(), 'schema', 'rest.openapi.json'), 'utf8'),
) as Document;
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { 'date-time': true, date: true, email: true, binary: true, uuid: true, uri: /^https?:\/\// },
});
ajv.addSchema(document, 'rest');

/**
 * Validates an example by the schema at this path of the document.
 * @returns the errors
 */
function mismatch(steps: readonly string[], example: unknown): unknown {
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
  const validate = ajv.compile({ $ref: `rest#/${pointer.join('/')}` });
  return validate(example) ? undefined : validate.errors;
}

const operations = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  // Callbacks respond in other formats
  .filter(({ operation: { responses } }) => responses[200]?.content);

describe.each(operations)('$method $path', ({ path, method, operation: { requestBody, responses } }) => {
  const at = ['paths', path, method];
  const type = 'application/json';

  it('has valid examples of requests and responses', () => {
    const body = requestBody?.content[type];
    if (body) {
      expect(body.example).toBeDefined();
      expect(mismatch([...at, 'requestBody', 'content', type, 'schema'], body.example)).toBeUndefined();
    }
    const { example } = responses[200]!.content![type]!;
    expect(example).toMatchObject({ success: true });
    expect(mismatch([...at, 'responses', '200', 'content', type, 'schema'], example)).toBeUndefined();
  });

  it('distinguishes success and failure by a constant, and documents the budget headers', () => {
    expect(responses[200]!.content![type]!.schema.properties?.success?.const).toBe(true);
    expect(Object.keys(responses[200]!.headers ?? {})).toEqual(
      expect.arrayContaining(['RateLimit-Policy', 'RateLimit']),
    );
    expect(Object.keys(responses[429]!.headers ?? {})).toContain('Retry-After');
  });
});

it('each failure has an example that is valid for it only', () => {
  const { Failure, ...schemas } = document.components.schemas;
  const failures = Failure!.anyOf!.map(({ $ref }) => $ref!.split('/').at(-1)!);
  for (const name of failures) {
    const matching = failures.filter(
      (other) => !mismatch(['components', 'schemas', other], schemas[name]!.examples![0]),
    );
    expect(matching).toEqual([name]);
    expect(schemas[name]!.properties!.success!.const).toBe(false);
  }
});

it('inputs have the limits and ID formats of the GraphQL inputs, at any depth', () => {
  const getBody = (path: string) =>
    document.paths[path]!.post!.requestBody!.content['application/json']!.schema;
  const { couponCode, courseIds, billTo } = getBody('/cart/checkout').properties!;
  expect(couponCode).toMatchObject({ minLength: 1, maxLength: 40 });
  expect(courseIds).toMatchObject({ minItems: 1, maxItems: 20, items: { format: 'uuid' } });
  expect(billTo!.properties!.name).toMatchObject({ minLength: 2, maxLength: 200 });
  expect(getBody('/comments')).toMatchObject({
    required: ['lessonId', 'text'],
    properties: { text: { maxLength: 4000 }, paragraph: { minimum: 0, maximum: 10_000 } },
  });
});

it('every input text has a limit', () => {
  const unbounded: string[] = [];
  const visit = (schema: JsonSchema | undefined, path: string): void => {
    if (!schema || schema.format === 'binary') return;
    const isText = [schema.type].flat().includes('string');
    if (isText && schema.maxLength === undefined && !schema.enum && schema.const === undefined)
      unbounded.push(path);
    for (const [name, each] of Object.entries(schema.properties ?? {})) visit(each, `${path}.${name}`);
    visit(schema.items, `${path}[]`);
    for (const each of schema.anyOf ?? [])
      visit(each.$ref ? document.components.schemas[each.$ref.split('/').at(-1)!] : each, path);
  };
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
      for (const { name, schema } of parameters) visit(schema, `${method} ${path} ?${name}`);
      for (const { schema } of Object.values(requestBody?.content ?? {})) visit(schema, `${method} ${path}`);
    }
  expect(unbounded).toEqual([]);
});

it('every operation and every tag has a description', () => {
  const names = document.tags.map(({ name }) => name);
  const used = new Set<string>();
  for (const methods of Object.values(document.paths))
    for (const { tags = [], description } of Object.values(methods)) {
      expect(description?.length).toBeGreaterThan(10);
      for (const tag of tags) used.add(tag);
    }
  expect([...used].sort()).toEqual(names.toSorted());
});
