import type { Keys } from '../../../platform/keys.ts';
import type { Services } from '../../../platform/services.ts';
import { TEACHER_LINK_DAYS } from '../settings.ts';

const NAME = 'sen-link';
const PURPOSE = 'teacher link followed';
const DAY_SECONDS = 86_400;
/** Where orders are made. Pages never see the cookie, so what is cached of them stays the same for everyone. */
const PATHS = ['/graphql', '/api'] as const;

/** A link that a browser followed, and when. */
interface Followed {
  readonly courseId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What makes a browser remember a link, in place of the one before; only this program can read or make it. */
export function linkCookies({ keys, settings, config: { publicUrl } }: Services, courseId: string): string[] {
  const followed: Followed = { courseId, at: Date.now() };
  const sealed = keys.seal(PURPOSE, Buffer.from(JSON.stringify(followed))).toString('base64url');
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const rest = `Max-Age=${settings.get(TEACHER_LINK_DAYS) * DAY_SECONDS}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  return PATHS.map((path) => `${NAME}=${sealed}; Path=${base}${path}; ${rest}`);
}

/** The course whose link was followed last; undefined without one, where it is none of ours, or too long ago. */
export function followedCourse(
  { keys, settings }: Services,
  cookies: string | undefined,
): string | undefined {
  const followed = opened(keys, cookies);
  const oldest = Date.now() - settings.get(TEACHER_LINK_DAYS) * DAY_SECONDS * 1000;
  return followed && followed.at > oldest ? followed.courseId : undefined;
}

function opened(keys: Keys, cookies: string | undefined): Followed | undefined {
  const value = cookies
    ?.split(/;\s*/)
    .find((each) => each.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  const plain = value && keys.open(PURPOSE, Buffer.from(value, 'base64url'));
  return plain ? (JSON.parse(plain.toString()) as Followed) : undefined;
}
