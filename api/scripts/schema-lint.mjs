// Checks schema/schema.graphql by the rules of docs/api.md and prints the violations.
import { visit } from 'graphql';
import { schema, typeName } from './schema-document.mjs';
import { MUTATION_RULES } from './schema-mutation-rules.mjs';

const SEARCH = /^(q|query|keyword|term)$/;
const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

/** Words that do not count in a description. */
const FILLING = new Set([
  'a',
  'an',
  'the',
  'of',
  'to',
  'for',
  'in',
  'is',
  'it',
  'its',
  'this',
  'that',
  'and',
  'which',
]);
const MIN_WORDS = 4;

/** Every definition must have a description that adds information to its name. */
function withoutDescription(node, path) {
  const words = node.description?.value.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  if (!words.length) return 'has no description';
  if (words.length < MIN_WORDS) return `is described in fewer than ${MIN_WORDS} words`;
  const name = path
    .join(' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .split(' ');
  const says = words
    .map((word) => word.toLowerCase().replace(/’s$/, ''))
    .filter((word) => !FILLING.has(word));
  return says.some((word) => !name.includes(word))
    ? undefined
    : 'has a description that only repeats its name';
}

/** The same thing must have the same name everywhere. */
function unconventionalName(node, path) {
  const name = node.name.value;
  if (node.kind !== 'InputValueDefinition') return undefined;
  if (SEARCH.test(name)) return 'is a search: name it `search`';
  if (/^(sort|order|orderBy|sortDirection|direction)$/.test(name))
    return 'is an order: name it `sortBy` or `sortOrder`';
  if (/^(ID|Id|uuid|uid)$|ID$/.test(name)) return 'is an id: name it `id`, or `<noun>Id` for another thing’s';
  if (/^(offset|skip|pageSize|perPage)$/.test(name)) return 'cuts a page: name it `page` and `limit`';
  return path.length === 3 &&
    path[0] === 'Mutation' &&
    name !== 'input' &&
    /Input!?$/.test(typeName(node.type))
    ? 'is a mutation’s input object: name it `input`'
    : undefined;
}

const CODES =
  /\b(BAD_INPUT|UNAUTHENTICATED|INVALID_CREDENTIALS|FORBIDDEN|NOT_FOUND|CONFLICT|GONE|POLICY|RATE_LIMITED|UNAVAILABLE|PAYLOAD_TOO_LARGE)\b/;
/** Sentences that guardOperations adds to descriptions (graphql/allow.ts). */
const GENERATED_NOTES = /Needs (the permission|a fresh proof)[^.]*\./g;

/** The description of a mutation must name its error codes. */
function mutationWithoutCode(node, path) {
  if (path[0] !== 'Mutation' || path.length !== 2) return undefined;
  return CODES.test((node.description?.value ?? '').replace(GENERATED_NOTES, ''))
    ? undefined
    : 'names no error code in its description';
}

/** Fields with a fixed format must have a scalar that validates it. */
function untypedDate(node) {
  if (node.kind !== 'FieldDefinition' && node.kind !== 'InputValueDefinition') return undefined;
  if (typeName(node.type) !== 'String') return undefined;
  if (/^(day|date)$/.test(node.name.value)) return 'is a day: type it `Date`';
  return /[a-z]At$/.test(node.name.value) ? 'is a timestamp: type it `DateTime`' : undefined;
}

/** Names of fields with a fixed set of values. */
const CLOSED =
  /^(kind|type|status|decision|level|provider|gateway|channel|origin|outcome|verdict|visibility|role|roles|language|locale|targetType|\w*(Reason|[sS]tate|Status|Kind))$/;
/**
 * Exceptions that are text: what an administrator wrote, the target types of the audit log (which, like its actions,
 * grow without the schema), and the state of the object that an error is about.
 */
const FREE_TEXTS = new Set([
  'Person.deactivationReason',
  'AuditLine.targetType',
  'AuditFilter.targetType',
  'ErrorExtensions.state',
]);

/** Fields with a fixed set of values must be enums. A language must have one of two names. */
function untypedEnum(node, path) {
  if (node.kind !== 'FieldDefinition' && node.kind !== 'InputValueDefinition') return undefined;
  const [name, type] = [node.name.value, typeName(node.type)];
  if (type === 'Language' && !/^(language|locale)$/.test(name))
    return 'is a language: name it `language` or `locale`';
  return type === 'String' && CLOSED.test(name) && !FREE_TEXTS.has(path.join('.'))
    ? 'has a closed set of values: type it as an enum'
    : undefined;
}

/** The description names the base of the URL, or refers to another URL. */
const STATES_BASE = /below the platform’s own|\babsolute\b|\bas `\w+`|the same address/i;

/** The description of a URL must say what it is relative to. */
function urlWithoutBase(node, path) {
  if (node.kind !== 'FieldDefinition' || typeName(node.type) !== 'String') return undefined;
  if (path.length !== 2 || !/^(url|link)$|Url$/.test(node.name.value)) return undefined;
  return STATES_BASE.test(node.description?.value ?? '')
    ? undefined
    : 'is a URL: say that it is absolute, or below the platform’s own';
}

/** A list that can be sorted must have both arguments for it. */
function incompleteSort(node) {
  const names = new Set((node.arguments ?? []).map(({ name }) => name.value));
  if (names.has('sortBy') !== names.has('sortOrder')) return 'takes only one of `sortBy` and `sortOrder`';
  return undefined;
}

/** A scalar must link to its specification, which tools display. */
const scalarWithoutSpecification = ({ kind, directives }) =>
  kind === 'ScalarTypeDefinition' && !directives.some(({ name }) => name.value === 'specifiedBy')
    ? 'does not say where its form is specified: give it a `specifiedByURL`'
    : undefined;

const RULES = [
  withoutDescription,
  unconventionalName,
  mutationWithoutCode,
  ...MUTATION_RULES,
  untypedDate,
  untypedEnum,
  urlWithoutBase,
  incompleteSort,
  scalarWithoutSpecification,
];

const problems = [];
const path = [];
visit(schema, {
  enter(node) {
    if (!/Definition$/.test(node.kind) || !node.name) return;
    path.push(node.name.value);
    for (const rule of RULES) {
      const problem = rule(node, path);
      if (problem) problems.push(`${path.join('.')} ${problem}`);
    }
    if (ROOTS.has(path[0]) && path.length === 2 && !/^[a-z]+([A-Z0-9][a-z0-9]*)*$/.test(node.name.value))
      problems.push(`${path.join('.')} is not in camelCase`);
  },
  leave(node) {
    if (/Definition$/.test(node.kind) && node.name) path.pop();
  },
});
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
