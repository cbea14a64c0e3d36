import { components } from './legacy.ts';
import { courseComponents } from './routes/courses/course.ts';
import type { JsonSchema } from './schema.ts';

const objects = { ...components, ...courseComponents };
const known = new WeakMap<JsonSchema, boolean>();

/** Makes paths in a response absolute, for clients on another host. Applies to fields whose schema is a URL. */
export function withAbsoluteUrls(value: unknown, schema: JsonSchema, publicUrl: string): unknown {
  const { $ref, anyOf, format, items, properties } = schema;
  if (value === null || value === undefined || !hasUrl(schema)) return value;
  if ($ref) return withAbsoluteUrls(value, objects[$ref.split('/').at(-1)!]!, publicUrl);
  if (anyOf) return withAbsoluteUrls(value, anyOf.find(hasUrl)!, publicUrl);
  if (format === 'uri') return typeof value === 'string' && value.startsWith('/') ? publicUrl + value : value;
  if (items) return (value as unknown[]).map((each) => withAbsoluteUrls(each, items, publicUrl));
  const fields = Object.entries(value as object).map(([name, each]) => [
    name,
    properties?.[name] ? withAbsoluteUrls(each, properties[name], publicUrl) : each,
  ]);
  return Object.fromEntries(fields);
}

function hasUrl(schema: JsonSchema): boolean {
  const { $ref, anyOf = [], format, items, properties = {} } = schema;
  const found =
    known.get(schema) ??
    (format === 'uri' ||
      [...($ref ? [objects[$ref.split('/').at(-1)!]!] : []), ...anyOf, ...(items ? [items] : [])].some(
        hasUrl,
      ) ||
      Object.values(properties).some(hasUrl));
  known.set(schema, found);
  return found;
}
