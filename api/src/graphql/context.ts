import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../platform/access/viewer.ts';
import { type AppError, unauthenticated } from '../platform/errors/errors.ts';
import type { Locale } from '../platform/i18n/messages/index.ts';
import type { Services } from '../platform/process/services.ts';
import type { Balance } from './cost-budget.ts';
import type { CachedResponse } from './read/index.ts';

/** Header with the teacher’s link that a browser followed and stored. */
export const TEACHER_LINK_HEADER = 'x-teacher-link';

/** Origin of a request, for sessions, throttling, audit lines and logs. */
export interface RequestInfo {
  /** Correlation id, also in the response's `X-Request-Id`. */
  readonly id: string;
  readonly address: string;
  readonly device?: string;
  /** The value of {@link TEACHER_LINK_HEADER}; unverified. */
  readonly teacherLink?: string;
  /** The header `Cookie`; unverified. No cookie authenticates a caller (docs/adr/0005). */
  readonly cookies?: string;
  /** The token of a recent proof of identity (identity-proof.ts); unverified. */
  readonly proof?: string;
  readonly origin: 'graphql' | 'rest' | 'page' | 'job' | 'gateway';
}

/** Source of the response: PostgreSQL (`sql`), graphql-js, or neither (`none`: rejected before execution). */
export type ExecutionPath = 'sql' | 'graphql-js' | 'none';

export interface OperationNotes {
  name?: string | undefined;
  path: ExecutionPath;
  cost?: number | undefined;
  balance?: Balance | undefined;
  hasErrors?: boolean | undefined;
  /** The response, if it comes from the cache. */
  cached?: CachedResponse | undefined;
  /** True if a statement was sent for it. */
  hasRead?: boolean;
}

export interface Context {
  readonly viewer?: Viewer;
  readonly locale: Locale;
  readonly request: RequestInfo;
  readonly services: Services;
  /** The same object in all copies of the context. */
  readonly notes: OperationNotes;
  /** Set if the bearer token is invalid. Only some operations run nevertheless (bearer.ts). */
  refusal?: AppError | undefined;
  wantsCost?: boolean | undefined;
  /** For writes; created at its first use, since reads do not need it. */
  readonly em: EntityManager;
  /** True if a transaction of `em` was committed, so that an operation that fails later has saved something. */
  readonly hasCommitted: boolean;
  /**
   * The transport rejects the request anyway. Arguments are validated to report all errors, and nothing is executed.
   */
  onlyValidates?: boolean | undefined;
}

/**
 * A class, because V8 reads the properties of an object literal with a getter slowly. It has no private fields, because
 * Apollo copies the context of each operation.
 */
class RequestContext implements Context {
  readonly notes: OperationNotes = { path: 'none' };
  refusal: AppError | undefined = undefined;
  wantsCost: boolean | undefined = undefined;
  onlyValidates: boolean | undefined = undefined;
  hasCommitted = false;
  protected forked: EntityManager | undefined = undefined;

  constructor(
    readonly services: Services,
    readonly request: RequestInfo,
    readonly locale: Locale,
    readonly viewer: Viewer | undefined,
  ) {}

  get em(): EntityManager {
    this.forked ??= this.fork();
    return this.forked;
  }

  protected fork(): EntityManager {
    const em = this.services.orm.em.fork({ freshEventManager: true });
    em.getEventManager().registerSubscriber({
      // A savepoint that is released can still be rolled back
      afterTransactionCommit: ({ transaction }) => {
        if (!('savepointName' in transaction!)) this.hasCommitted = true;
      },
    });
    return em;
  }
}

export const createContext = (
  services: Services,
  request: RequestInfo,
  locale: Locale,
  viewer?: Viewer,
): Context => new RequestContext(services, request, locale, viewer);

export const asGuest = ({ services, request, locale, notes, onlyValidates }: Context): Context =>
  Object.assign(createContext(services, request, locale), { notes, onlyValidates });

export function signedIn({ viewer }: Context): Viewer {
  if (!viewer) throw unauthenticated('TOKEN_MISSING');
  return viewer;
}

/** The argument of a subscription's `subscribe`. Only the schema's types of `args` have been checked. */
export interface Listening {
  readonly args: Readonly<Record<string, unknown>>;
  readonly context: Context;
}
