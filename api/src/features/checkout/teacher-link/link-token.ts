import type { Keys } from '../../../platform/access/keys.ts';

const PURPOSE = 'teacher link';
const ID = /^[0-9a-f]{32}$/;

/** Path of teacher links; the token follows. */
export const TEACHER_LINK_PATH = '/r';

/** Token in the URL of a teacher’s link: the course ID and a signature of this server. */
export const linkToken = (keys: Keys, courseId: string): string =>
  `${Buffer.from(courseId.replaceAll('-', ''), 'hex').toString('base64url')}.${keys.sign(PURPOSE, courseId)}`;

/**
 * The course of a token and whether its signature is valid.
 * @returns undefined if the token contains no course ID
 */
export function readLinkToken(keys: Keys, token: string): { courseId: string; isOurs: boolean } | undefined {
  const [packed = '', signature = ''] = token.split('.');
  const id = Buffer.from(packed, 'base64url').toString('hex');
  if (!ID.test(id)) return undefined;
  const courseId = id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { courseId, isOurs: keys.verify(PURPOSE, courseId, signature) };
}
