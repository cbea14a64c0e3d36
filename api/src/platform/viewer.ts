import type { Locale } from './messages/index.ts';
import { ADMINISTRATIVE, type Permission, permissionsOf, type Role } from './permissions.ts';

/** An administrator who looks at the platform through another person's eyes. */
export interface ViewedBy {
  /** Who really asks. */
  readonly actorId: string;
  /** When it ends by itself. */
  readonly until: Date;
}

/** What else is known of a viewer. */
export interface ViewerFacts {
  /** Permissions of custom roles, as stored. */
  readonly granted?: readonly string[];
  readonly viewedBy?: ViewedBy;
  /** Of the profile of whoever reads the answers. */
  readonly locale?: Locale;
}

/** Who asks: the signed-in person of this request. Anonymous requests have none. */
export class Viewer {
  readonly permissions: ReadonlySet<Permission>;
  /** Set when an administrator views as this person: such a request may read and change nothing. */
  readonly viewedBy: ViewedBy | undefined;
  /** What to answer in when the request itself names no language that we speak. */
  readonly locale: Locale | undefined;

  constructor(
    readonly id: string,
    readonly sessionId: string,
    readonly roles: readonly Role[],
    { granted, viewedBy, locale }: ViewerFacts = {},
  ) {
    this.permissions = permissionsOf(roles, granted);
    this.viewedBy = viewedBy;
    this.locale = locale;
  }

  /** The administration is open to whoever may do anything in it. */
  get administers(): boolean {
    return [...this.permissions].some((permission) => ADMINISTRATIVE.has(permission));
  }

  may(permission: Permission): boolean {
    return this.permissions.has(permission);
  }
}
