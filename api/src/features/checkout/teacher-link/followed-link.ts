import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context, RequestInfo } from '../../../graphql/context.ts';
import type { Keys } from '../../../platform/access/keys.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { defineDays } from '../../../platform/settings/index.ts';

/** Days for which a buyer who followed a teacher’s own link counts as brought by the teacher. */
export const TEACHER_LINK_DAYS = defineDays('teacherLink.days', { least: 1, most: 90, default: 30 });

/** Name of the cookie that releases before December 2026 set. It counts until it expires. */
const FORMER_COOKIE = 'sen-link';
const PURPOSE = 'teacher link followed';
const DAY_MS = 86_400_000;

interface Followed {
  readonly courseId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The value that a browser stores for a followed link. Only this server can create or read it. */
export function sealFollowedLink({ keys }: Services, courseId: string): string {
  const followed: Followed = { courseId, at: Date.now() };
  return keys.seal(PURPOSE, Buffer.from(JSON.stringify(followed))).toString('base64url');
}

/**
 * The course whose link was followed last.
 * @returns undefined without a link, if this server did not seal it, or if it has expired
 */
export function followedCourse(
  { keys, settings }: Services,
  { teacherLink, cookies }: Pick<RequestInfo, 'teacherLink' | 'cookies'>,
): string | undefined {
  const followed = parseSealedLink(keys, teacherLink ?? formerCookie(cookies));
  const oldest = Date.now() - settings.get(TEACHER_LINK_DAYS) * DAY_MS;
  return followed && followed.at > oldest ? followed.courseId : undefined;
}

const formerCookie = (cookies: string | undefined): string | undefined =>
  cookies
    ?.split(/;\s*/)
    .find((each) => each.startsWith(`${FORMER_COOKIE}=`))
    ?.slice(FORMER_COOKIE.length + 1);

function parseSealedLink(keys: Keys, sealed: string | undefined): Followed | undefined {
  const plain = sealed && keys.open(PURPOSE, Buffer.from(sealed, 'base64url'));
  return plain ? (JSON.parse(plain.toString()) as Followed) : undefined;
}

export interface FoundLink {
  readonly courseId: string;
  readonly teacherId: string;
}

/** The link that brought the buyer of this request. A teacher’s links do not apply to the teacher's own purchases. */
export async function findLink(
  em: EntityManager,
  { services, request }: Context,
  buyerId: string,
): Promise<FoundLink | undefined> {
  const courseId = followedCourse(services, request);
  if (!courseId) return undefined;
  const [link] = await runSql<FoundLink>(
    em,
    sql`select id as "courseId", teacher_id as "teacherId" from course where id = ${courseId} and teacher_id <> ${buyerId}`,
    'billing.findLink',
  );
  return link;
}
