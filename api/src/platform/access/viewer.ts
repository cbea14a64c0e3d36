import type { Locale } from '../i18n/messages/index.ts';
import { ADMINISTRATIVE, getPermissions, PERSON_ONLY, type Permission, type Role } from './permissions.ts';

export interface ViewedBy {
  readonly actorId: string;
  readonly until: Date;
}

export interface TokenFacts {
  readonly id: string;
  /** Permissions of the token, as stored. It has those that its owner has as well. */
  readonly scopes: readonly string[];
}

export interface ViewerFacts {
  readonly granted?: readonly string[];
  readonly viewedBy?: ViewedBy;
  readonly token?: TokenFacts;
  /** Time of the sign-in, if it was on REST. Refreshing the session does not change it. */
  readonly restSignInAt?: Date;
  /** Language of the profile, or of the administrator who views as this person. */
  readonly locale?: Locale;
}

/** The signed-in person of a request. Anonymous requests have none. */
export class Viewer {
  readonly permissions: ReadonlySet<Permission>;
  readonly #ofPerson: ReadonlySet<Permission>;
  /** Set if an administrator views as this person. Such a request may only read. */
  readonly viewedBy: ViewedBy | undefined;
  /** Set if the request has an API token, which has no permissions for people only and cannot prove an identity. */
  readonly token: TokenFacts | undefined;
  /** Missing for sessions of the web, for API tokens and for an administrator who views as this person. */
  readonly restSignInAt: Date | undefined;
  /** The language of the response if the request names none. */
  readonly locale: Locale | undefined;

  constructor(
    readonly id: string,
    readonly sessionId: string,
    readonly roles: readonly Role[],
    { granted, viewedBy, token, restSignInAt, locale }: ViewerFacts = {},
  ) {
    const ofPerson = getPermissions(roles, granted);
    this.permissions = token ? restrictTo(ofPerson, token.scopes) : ofPerson;
    this.#ofPerson = ofPerson;
    this.token = token;
    this.viewedBy = viewedBy;
    this.restSignInAt = restSignInAt;
    this.locale = locale;
  }

  get administers(): boolean {
    return [...this.permissions].some((permission) => ADMINISTRATIVE.has(permission));
  }

  may(permission: Permission): boolean {
    return this.permissions.has(permission);
  }

  /** True if the person has a permission, even if the API token of the request lacks it. */
  personMay(permission: Permission): boolean {
    return this.#ofPerson.has(permission);
  }
}

const restrictTo = (ofPerson: ReadonlySet<Permission>, scopes: readonly string[]): ReadonlySet<Permission> =>
  new Set([...ofPerson].filter((each) => scopes.includes(each) && !PERSON_ONLY.has(each)));
