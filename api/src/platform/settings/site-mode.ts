import { defineDomains, defineSwitch } from './setting.ts';
import type { Settings } from './settings.ts';

// How the site works. docs/configuration.md describes the modes.

/** True if the site is an academy, whose administrators choose the teachers. Otherwise it is a marketplace. */
export const ACADEMY = defineSwitch('site.academy', false);
/** True if an academy reviews courses before they are sold. A marketplace always does. */
export const COURSE_REVIEW = defineSwitch('site.courseReview', true);
/** True if only members may see courses, people and groups. `platform/access/outsiders.ts` lists the exceptions. */
export const MEMBERS_ONLY = defineSwitch('site.membersOnly', false);
/** True if certificates and the revocations of badges can be looked up on a members-only site. */
export const CERTIFICATE_LOOKUP = defineSwitch('site.certificateLookup', true);
/** True if everybody may create an account. Otherwise invitations and {@link SIGN_UP_DOMAINS} decide. */
export const SIGN_UP_OPEN = defineSwitch('signUp.open', true);
/** Owners of addresses of these domains may create an account. */
export const SIGN_UP_DOMAINS = defineDomains('signUp.domains');

/** True if courses and their revisions wait for a reviewer. */
export const requiresReview = (settings: Settings): boolean =>
  !settings.get(ACADEMY) || settings.get(COURSE_REVIEW);
