import type { Locale } from './messages/index.ts';
import { ADMINISTRATIVE, PERSON_ONLY, type Permission, permissionsOf, type Role } from './permissions.ts';

/** An administrator who looks at the platform through another person's eyes. */
export interface ViewedBy {
  /** Who really asks. */
  readonly actorId: string;
  /** When it ends by itself. */
  readonly until: Date;
}

/** The API token by which a program asks for its owner. */
export interface TokenFacts {
  readonly id: string;
  /** Permissions that it has where its owner has them, as stored. */
  readonly scopes: readonly string[];
}

/** What else is known of a viewer. */
export interface ViewerFacts {
  /** Permissions of custom roles, as stored. */
  readonly granted?: readonly string[];
  readonly viewedBy?: ViewedBy;
  readonly token?: TokenFacts;
  /** When the person signed in, if they did so on REST. Refreshing the session does not change it. */
  readonly restSignInAt?: Date;
  /** Of the profile of whoever reads the answers. */
  readonly locale?: Locale;
}

/** Who asks: the signed-in person of this request. Anonymous requests have none. */
export class Viewer {
  /** By token: of the owner's, those that its scopes have. */
  readonly permissions: ReadonlySet<Permission>;
  readonly #held: ReadonlySet<Permission>;
  /** Set when an administrator views as this person: such a request may read and change nothing. */
  readonly viewedBy: ViewedBy | undefined;
  /** Set when an API token asks: it can do nothing that is for people alone, nor prove who its owner is. */
  readonly token: TokenFacts | undefined;
  /** Missing for sessions of the web, for API tokens and for an administrator who views as this person. */
  readonly restSignInAt: Date | undefined;
  /** What to answer in when the request itself names no language that we speak. */
  readonly locale: Locale | undefined;

  constructor(
    readonly id: string,
    readonly sessionId: string,
    readonly roles: readonly Role[],
    { granted, viewedBy, token, restSignInAt, locale }: ViewerFacts = {},
  ) {
    const held = permissionsOf(roles, granted);
    this.permissions = token ? within(held, token.scopes) : held;
    this.#held = held;
    this.token = token;
    this.viewedBy = viewedBy;
    this.restSignInAt = restSignInAt;
    this.locale = locale;
  }

  /** The administration is open to whoever may do anything in it. */
  get administers(): boolean {
    return [...this.permissions].some((permission) => ADMINISTRATIVE.has(permission));
  }

  may(permission: Permission): boolean {
    return this.permissions.has(permission);
  }

  /** Whether the person may, of whom a token is perhaps not allowed all. */
  personMay(permission: Permission): boolean {
    return this.#held.has(permission);
  }
}

const within = (held: ReadonlySet<Permission>, scopes: readonly string[]): ReadonlySet<Permission> =>
  new Set([...held].filter((each) => scopes.includes(each) && !PERSON_ONLY.has(each)));
