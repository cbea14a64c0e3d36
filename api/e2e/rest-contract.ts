import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { projectFolder } from '../src/platform/process/project-folder.ts';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

const text = readFileSync(join(projectFolder(), 'schema', 'rest.openapi.json'), 'utf8');
/** Closes every object: a response must not contain undocumented fields. */
const document = JSON.parse(text, (_, value) =>
  value?.properties && value.type === 'object' ? { ...value, additionalProperties: false } : value,
) as Document;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { 'date-time': TIME, email: true, binary: true, date: true, uri: /^https?:\/\// },
});
ajv.addSchema(document, 'rest');

const FAILURE = 'rest#/components/schemas/Failure';
/** Errors of any operation, which are described once, as the default. */
const COMMON_STATUSES = /^(429|500|503)$/;
const step = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
const templates = Object.keys(document.paths)
  // `/courses/categories` must not match `/courses/{id}`
  .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/**
 * Validates a JSON response of `/api` by schema/rest.openapi.json.
 * @throws if it differs
 */
export function assertMatchesContract(method: string, url: string, status: number, body: unknown): void {
  const { pathname } = new URL(url);
  const requestPath = pathname.replace(/^\/api/, '');
  const template = templates.find(({ pattern }) => pattern.test(requestPath));
  const operation = template && document.paths[template.path]![method.toLowerCase()];
  const at = `${method} ${pathname} ${status}`;
  // For other methods and paths only the error is described
  if (!operation) {
    if (status >= 400) fit(at, FAILURE, body);
    return;
  }
  const key = operation.responses[status] ? String(status) : 'default';
  if (key === 'default' && !COMMON_STATUSES.test(String(status)))
    throw new Error(`${at} is not described: ${JSON.stringify(body)}`);
  if (key !== 'default' && !operation.responses[key]!.content) return;
  const steps = [
    'paths',
    template.path,
    method.toLowerCase(),
    'responses',
    key,
    'content',
    'application/json',
    'schema',
  ];
  fit(at, key === 'default' ? FAILURE : `rest#/${steps.map(step).join('/')}`, body);
}

function fit(at: string, $ref: string, body: unknown): void {
  const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref });
  if (validate(body)) return;
  const faults = validate
    .errors!.slice(0, 5)
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
  throw new Error(
    `${at} does not fit schema/rest.openapi.json:\n${faults.join('\n')}\n${JSON.stringify(body)}`,
  );
}
