import type { FaultMessage } from '../platform/errors/field-faults.ts';
import type { RestDocument } from './document.ts';
import type { FileField } from './file.ts';
import type { JsonSchema } from './schema.ts';

export interface RestRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly authorization?: string;
  /** Records an invalid field by its name in REST. The request is rejected after all fields were checked. */
  refuse(field: string, message: FaultMessage): undefined;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: JsonSchema;
  /** For lists: false if items are separated by commas. By default the parameter is repeated. */
  readonly explode?: false;
}

/** The variables of a document. Their values come from the client and are validated by the schema. */
export type VariablesOf<Variables> = { readonly [Name in keyof Variables]: unknown };

/**
 * A REST endpoint: a stored GraphQL document and a mapping of request and response. It contains no rules; the
 * resolvers of the document check permissions and do the work.
 */
export interface RestRoute<Answer = unknown, Variables = Record<string, unknown>> {
  readonly method: Method;
  /** Below `/api`, with `{name}` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly document: RestDocument<Answer, Variables>;
  readonly parameters?: readonly Parameter[];
  /** The JSON body. Unknown fields are ignored. */
  readonly body?: JsonSchema;
  /** The body is multipart/form-data with this file. `body[name]` then is the ID of the upload. */
  readonly file?: FileField;
  /** Names in the body for fields of the document, for errors. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  /** Accepts whole objects as another route returns them. */
  readonly asRead?: AsRead;
  /** The schema of `data` in the success envelope. */
  readonly response: JsonSchema;
  /** True if guests can use the route. */
  readonly isPublic?: boolean;
  /**
   * Maps the request to the variables of the document. Values that cannot be converted are rejected by {@link
   * RestRequest.refuse}.
   */
  variables?(request: RestRequest): VariablesOf<Variables>;
  /**
   * Maps the result to the legacy JSON.
   * @returns undefined for 404
   */
  data(answer: Answer, request: RestRequest): unknown;
  /** Optional. Additional fields of the envelope at the level of `data`. */
  topLevelFields?(data: never): Record<string, unknown>;
}

/**
 * Clients may send back whole objects as they read them. Unchanged fields are ignored. Changed fields that are in
 * `readOnly` are rejected with BAD_INPUT.
 */
export interface AsRead {
  /**
   * The route that returns the stored object. It is read only if the body contains a field of `readOnly` or one part
   * of a name.
   */
  readonly current: RestRoute;
  readonly readOnly: readonly string[];
  /** Fields that change by themselves between read and write, so they are not compared. */
  readonly moving?: readonly string[];
}

/** Checks the types of a route against those of its document. */
export const route = <Answer, Variables>(definition: RestRoute<Answer, Variables>): RestRoute =>
  definition as never;
