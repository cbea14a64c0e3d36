import type { EntityManager } from '@mikro-orm/postgresql';
import { type AppError, unauthenticated } from '../platform/errors.ts';
import type { Locale } from '../platform/messages/index.ts';
import type { Services } from '../platform/services.ts';
import type { Viewer } from '../platform/viewer.ts';
import type { Balance } from './cost-budget.ts';
import type { CachedResponse } from './read/index.ts';

/** Header with what a browser stored of a teacher’s link that it followed. */
export const TEACHER_LINK_HEADER = 'x-teacher-link';

/** Where a request came from, for sessions, throttling, audit lines and logs. */
export interface RequestInfo {
  /** Correlation id, also in the answer's `X-Request-Id`. */
  readonly id: string;
  readonly address: string;
  /** The browser's own description. */
  readonly device?: string;
  /** The link of a teacher that brought the buyer, as the browser stored it; unverified. */
  readonly teacherLink?: string;
  /** The request’s cookies as they came; unverified. They sign no one in (docs/adr/0005). */
  readonly cookies?: string;
  /** What the caller's session proved a moment ago (identity-proof.ts); unverified. */
  readonly proof?: string;
  readonly origin: 'graphql' | 'rest' | 'page' | 'job' | 'gateway';
}

/** Who wrote the response: PostgreSQL (`sql`), graphql-js, or neither (`none`: refused before anything ran). */
export type ExecutionPath = 'sql' | 'graphql-js' | 'none';

/** What is noted of an operation while it is answered, for its log line and the head of its response. */
export interface OperationNotes {
  name?: string | undefined;
  path: ExecutionPath;
  cost?: number | undefined;
  /** The caller's budget after this operation. */
  balance?: Balance | undefined;
  hasErrors?: boolean | undefined;
  /** The response, where it comes from the cache. */
  cached?: CachedResponse | undefined;
}

/** What a resolver knows of the request it serves. */
export interface Context {
  readonly viewer?: Viewer;
  readonly locale: Locale;
  readonly request: RequestInfo;
  readonly services: Services;
  /** One object for all copies of the context. */
  readonly notes: OperationNotes;
  /** The bearer token is bad: only some operations run all the same (bearer.ts). */
  refusal?: AppError | undefined;
  /** The client asks for `extensions.cost`. */
  wantsCost?: boolean | undefined;
  /** For writes; made when it is first used, since reads do not need it. */
  readonly em: EntityManager;
  /** Whether a transaction of `em` was committed: a later failure does not mean that nothing was saved. */
  readonly hasCommitted: boolean;
  /** Is told of each response: from the cache, or undefined. */
  onRead?: ((cached: CachedResponse | undefined) => void) | undefined;
  /** The transport refuses the request already: arguments are validated, to name what else is at fault, and nothing is done. */
  onlyValidates?: boolean | undefined;
}

/**
 * A class, since an object literal with a getter is a dictionary to V8: each look at one of its properties would be a
 * search. Without private fields, since Apollo copies the context of each operation.
 */
class RequestContext implements Context {
  readonly notes: OperationNotes = { path: 'none' };
  refusal: AppError | undefined = undefined;
  wantsCost: boolean | undefined = undefined;
  onRead: Context['onRead'] = undefined;
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

/** A context for one request or job. */
export const createContext = (
  services: Services,
  request: RequestInfo,
  locale: Locale,
  viewer?: Viewer,
): Context => new RequestContext(services, request, locale, viewer);

/** The context of the same request as that of a guest. */
export const asGuest = ({ services, request, locale, onRead, onlyValidates }: Context): Context =>
  Object.assign(createContext(services, request, locale), { onRead, onlyValidates });

/** The signed-in person, where an operation needs one. */
export function signedIn({ viewer }: Context): Viewer {
  if (!viewer) throw unauthenticated('TOKEN_MISSING');
  return viewer;
}

/** What the `subscribe` of a subscription is given. Arguments have the schema's types; nothing else checked them. */
export interface Listening {
  readonly args: Readonly<Record<string, unknown>>;
  readonly context: Context;
}
