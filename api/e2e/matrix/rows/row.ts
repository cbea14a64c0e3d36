import type { App } from '../../../src/app.ts';
import type { ActorName, Fixture } from '../fixture.ts';

type Variables = Record<string, unknown>;

/**
 * An operation and its outcome for each actor: anonymous, ended (deactivated), stranger (a student), enrolled (a
 * student of the owner's course), other (another teacher), owner, admin. `+` is data, `0` is null (the object does
 * not exist for the actor). Errors: `A` UNAUTHENTICATED, `F` FORBIDDEN, `N` NOT_FOUND, `C` CONFLICT, `P` POLICY, `B`
 * BAD_INPUT, `I` INVALID_CREDENTIALS, `G` GONE.
 */
export interface Row {
  /** For example `Query.course`. */
  readonly op: string;
  /** Distinguishes several rows of one operation. */
  readonly what?: string;
  readonly expect: string;
  /** The arguments in the document, with the types of their variables. */
  readonly args?: string;
  readonly types?: string;
  readonly fields?: string;
  readonly variables?: (fixture: Fixture, actor: ActorName, app: App) => Variables | Promise<Variables>;
  /** For subscriptions without a first event: causes an event once the subscription is active. */
  readonly happens?: (app: App, fixture: Fixture, actor: Exclude<ActorName, 'anonymous'>) => Promise<unknown>;
}

/** The GraphQL document of a row. Its result has the alias `it`. */
export const toDocument = ({ op, args, types, fields = '' }: Row): string => {
  const [kind, name] = op.split('.') as [string, string];
  return `${kind.toLowerCase()} M${types ? `(${types})` : ''} { it: ${name}${args ? `(${args})` : ''} ${fields} }`;
};

export const SIGNED = 'AA+++++';
export const TEACHERS = 'AAFF++F';
export const ADMINS = 'AAFFFF+';
export const ALL = '+A+++++';

export const row = (op: string, expect: string, more: Omit<Row, 'op' | 'expect'> = {}): Row => ({
  op,
  expect,
  ...more,
});
/** An operation with one ID. Reads `id` of the result unless `fields` states others. */
export const byId = (
  op: string,
  expect: string,
  of: (fixture: Fixture, actor: ActorName) => string,
  more: Omit<Row, 'op' | 'expect'> & { name?: string } = {},
): Row => {
  const { name = 'id', ...rest } = more;
  return row(op, expect, {
    args: `${name}: $id`,
    types: '$id: ID!',
    variables: (fixture, actor) => ({ id: of(fixture, actor) }),
    fields: '{ id }',
    ...rest,
  });
};
/** An operation with one input, like {@link byId}. */
export const byInput = (
  op: string,
  expect: string,
  input: (fixture: Fixture, actor: ActorName, app: App) => object | Promise<object>,
  more: Omit<Row, 'op' | 'expect'> & { type?: string } = {},
): Row => {
  const name = op.split('.')[1]!;
  const { type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`, ...rest } = more;
  return row(op, expect, {
    args: 'input: $input',
    types: `$input: ${type}!`,
    variables: async (fixture, actor, app) => ({ input: await input(fixture, actor, app) }),
    fields: '{ id }',
    ...rest,
  });
};

export const ITEMS = ['CONTENT', 'MEDIA', 'DESCRIPTION', 'PRICE', 'COPYRIGHT', 'POLICY'];
export const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
