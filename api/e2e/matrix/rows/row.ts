import type { App } from '../../../src/app.ts';
import type { ActorName, Fixture } from '../fixture.ts';

type Variables = Record<string, unknown>;

/**
 * One operation, and what becomes of it for each actor: no one, ended (deactivated), stranger (a student), enrolled
 * (a student of the owner's course), other (another teacher), owner, admin.
 *
 * `+` answered, `0` answered with null: no such thing for them; otherwise refused:
 * `A` UNAUTHENTICATED, `F` FORBIDDEN, `N` NOT_FOUND, `C` CONFLICT, `P` POLICY, `B` BAD_INPUT,
 * `I` INVALID_CREDENTIALS, `G` GONE.
 */
export interface Row {
  /** For example `Query.course`. */
  readonly op: string;
  /** Where one operation has several rows. */
  readonly what?: string;
  readonly expect: string;
  /** Arguments as they stand in the document, with their variables' types. */
  readonly args?: string;
  readonly types?: string;
  readonly fields?: string;
  readonly variables?: (fixture: Fixture, actor: ActorName, app: App) => Variables | Promise<Variables>;
  /** For a subscription that says nothing by itself: lets happen what it tells of, once it listens. */
  readonly happens?: (app: App, fixture: Fixture, actor: Exclude<ActorName, 'anonymous'>) => Promise<unknown>;
}

/** The operation of a row as GraphQL; its answer is called `it`. */
export const documentOf = ({ op, args, types, fields = '' }: Row): string => {
  const [kind, name] = op.split('.') as [string, string];
  return `${kind.toLowerCase()} M${types ? `(${types})` : ''} { it: ${name}${args ? `(${args})` : ''} ${fields} }`;
};

/** Everyone who is signed in may. */
export const SIGNED = 'AA+++++';
export const TEACHERS = 'AAFF++F';
/** Administrators alone. */
export const ADMINS = 'AAFFFF+';
export const ALL = '+A+++++';

export const row = (op: string, expect: string, more: Omit<Row, 'op' | 'expect'> = {}): Row => ({
  op,
  expect,
  ...more,
});
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
    ...rest,
  });
};
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
    ...rest,
  });
};

export const ITEMS = ['CONTENT', 'MEDIA', 'DESCRIPTION', 'PRICE', 'COPYRIGHT', 'POLICY'];
export const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
