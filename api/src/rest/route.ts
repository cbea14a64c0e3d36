import type { FaultMessage } from '../platform/errors/field-faults.ts';
import type { RestDocument } from './document.ts';
import type { FileField } from './file.ts';
import type { JsonSchema } from './schema.ts';

/** What a request brings; all of it is as the client sent it. */
export interface RestRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** The `Authorization` header. */
  readonly authorization?: string;
  /** Notes a field at fault, by its name here; the request is refused once all of it has been looked at. */
  refuse(field: string, message: FaultMessage): undefined;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a route looks for in its address, for the documentation. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: JsonSchema;
  /** Of a list: false where commas part it; left out: the parameter is repeated. */
  readonly explode?: false;
}

/** The names of a document's variables. Their values are the client's: the schema judges them. */
export type Given<Variables> = { readonly [Name in keyof Variables]: unknown };

/**
 * One REST endpoint: a stored GraphQL document and a mapping there and back, never a rule. Who may do it, and
 * what it does, is said by the document's resolvers alone.
 */
export interface RestRoute<Answer = unknown, Variables = Record<string, unknown>> {
  readonly method: Method;
  /** Below `/api`, with `{name}` for a part that varies. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** What is run; its types are those of the schema. */
  readonly document: RestDocument<Answer, Variables>;
  readonly parameters?: readonly Parameter[];
  /** The JSON body. Fields that it does not name are ignored. */
  readonly body?: JsonSchema;
  /** The body is multipart/form-data with this file; `body[name]` then is the id of its upload. */
  readonly file?: FileField;
  /** What the body calls fields of the document, for errors. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  /** Takes an object as another route has answered it. */
  readonly asRead?: AsRead;
  /** What the success envelope holds under `data`. */
  readonly response: JsonSchema;
  /** Whether it answers to people who are signed in only; for the documentation. */
  readonly needsSignIn: boolean;
  /** Variables of the document; what can't be put into its terms is refused by {@link RestRequest.refuse}. */
  variables?(request: RestRequest): Given<Variables>;
  /** The legacy JSON; undefined: there is no such thing, 404. */
  data(answer: Answer, request: RestRequest): unknown;
  /** Fields that the envelope holds beside `data`. */
  beside?(data: never): Record<string, unknown>;
}

/**
 * Clients send whole objects back as they read them. Fields that say what is stored already are passed over then; of
 * the others those that this route can't change are BAD_INPUT.
 */
export interface AsRead {
  /** The stored object as those clients have it; read only when a body holds one of `readOnly` or half a name. */
  readonly current: RestRoute;
  readonly readOnly: readonly string[];
  /** Those that change by themselves between reading and writing, so that they are never compared. */
  readonly moving?: readonly string[];
}

/** Checks a route against the types of its document. */
export const route = <Answer, Variables>(definition: RestRoute<Answer, Variables>): RestRoute =>
  definition as never;
