import { describe, expect, test } from 'vitest';
import { type Actor, course, teacher } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { app, db, newKey, seller } from '../../payments/testing/payments.ts';
import { sealFollowedLink } from './followed-link.ts';

const { ask, student } = helpersFor(app);

const LINK =
  'query($id: ID!) { teacherLink(courseId: $id) { url visits sales days commissionBp usualCommissionBp } }';
interface Link {
  readonly url: string;
  readonly visits: number;
  readonly sales: number;
}
const getLink = async (owner: Actor, id: string) =>
  (await ask(owner, LINK, { id })).data.teacherLink as Link | null;
/** The response to a browser that follows a URL. */
const follow = async (url: string, sent: Record<string, string> = {}) => {
  const { headers, statusCode } = await app.server.inject({ url: new URL(url).pathname, headers: sent });
  const { pathname, hash } = new URL(headers.location!);
  expect(headers['set-cookie']).toBeUndefined();
  return { statusCode, pathname, sealed: /^#teacher-link=([\w-]+)$/.exec(hash)?.[1] };
};
const CHECKOUT = 'mutation($input: CheckoutInput!) { checkout(input: $input) { order { id } } }';
/**
 * Buys as a browser that stored a link.
 * @returns the attribution, one row per course
 */
const brought = (buyer: Actor, courseIds: readonly string[], sealed: string | undefined) =>
  broughtBy(buyer, courseIds, sealed === undefined ? {} : { 'x-teacher-link': sealed });
async function broughtBy(buyer: Actor, courseIds: readonly string[], headers: Record<string, string>) {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${buyer.token}`, ...headers },
    payload: {
      query: CHECKOUT,
      variables: { input: { courseIds, gateway: 'VNPAY', idempotencyKey: newKey() } },
    },
  });
  const { order } = answer.json().data.checkout as { order: { id: string } };
  return db<{
    course_id: string;
    attribution: string;
    commission_bp: number;
    link_course_id: string | null;
  }>(
    'select course_id, attribution, commission_bp, link_course_id from order_line where order_id = ? order by course_id',
    order.id,
  );
}
const BY_LINK = { attribution: 'TEACHER', commission_bp: 1000 };
const ORDINARY = { attribution: 'PLATFORM', commission_bp: 3000, link_course_id: null };

describe('a teacher’s referral link', () => {
  test("redirects to the course and lowers the fee on its teacher's sales only", async () => {
    const [first, second] = [await course(app, seller.id), await course(app, seller.id)];
    const others = await course(app, (await teacher(app)).id);
    const link = await getLink(seller, first.id);
    const { statusCode, pathname, sealed } = await follow(link!.url);
    expect(statusCode).toBe(303);
    expect(pathname).toBe(`/courses/${first.slug}`);
    const buyer = await student();
    const lines = await brought(buyer, [first.id, second.id, others.id], sealed);
    const of = (id: string) => lines.find(({ course_id }) => course_id === id);
    expect(of(first.id)).toMatchObject({ ...BY_LINK, link_course_id: first.id });
    expect(of(second.id)).toMatchObject({ ...BY_LINK, link_course_id: first.id });
    expect(of(others.id)).toMatchObject(ORDINARY);
    await db("update order_line set state = 'PAID' where buyer_id = ? and course_id = ?", buyer.id, first.id);
    expect(await getLink(seller, first.id)).toMatchObject({ visits: 1, sales: 1, days: 30 });
    await db("update order_line set state = 'CLOSED' where buyer_id = ?", buyer.id);
  });

  test('that was followed last wins, and a pending order is recreated under it', async () => {
    const other = await teacher(app);
    const [mine, theirs] = [await course(app, seller.id), await course(app, other.id)];
    const [{ sealed: before }, { sealed: after }] = [
      await follow((await getLink(seller, mine.id))!.url),
      await follow((await getLink(other, theirs.id))!.url),
    ];
    const buyer = await student();
    expect(await brought(buyer, [mine.id], before)).toMatchObject([BY_LINK]);
    expect(await brought(buyer, [mine.id], after)).toMatchObject([ORDINARY]);
    expect(await brought(buyer, [theirs.id], after)).toMatchObject([BY_LINK]);
  });

  test('that is forged redirects but is neither stored nor counted', async () => {
    const facts = await course(app, seller.id);
    const { url } = (await getLink(seller, facts.id))!;
    const { url: another } = (await getLink(seller, (await course(app, seller.id)).id))!;
    const forged = `${url.split('.').slice(0, -1).join('.')}.${another.split('.').at(-1)}`;
    const pathname = `/courses/${facts.slug}`;
    expect(await follow(forged)).toEqual({ statusCode: 303, pathname, sealed: undefined });
    for (const token of ['x', '%00', 'a.b', '..x'])
      expect(await follow(`http://localhost/r/${token}`)).toMatchObject({
        statusCode: 303,
        sealed: undefined,
      });
    expect(await getLink(seller, facts.id)).toMatchObject({ visits: 0 });
  });

  test('loaded as a picture, frame or prefetch is neither stored nor counted', async () => {
    const facts = await course(app, seller.id);
    const { url } = (await getLink(seller, facts.id))!;
    const others: Record<string, string>[] = [
      { 'sec-fetch-dest': 'image' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' },
    ];
    for (const sent of others)
      expect(await follow(url, sent)).toMatchObject({ statusCode: 303, sealed: undefined });
    expect(await getLink(seller, facts.id)).toMatchObject({ visits: 0 });
    expect((await follow(url, { 'sec-fetch-dest': 'document' })).sealed).toBeDefined();
  });

  test('has no effect if it is expired, altered or foreign', async () => {
    const facts = await course(app, seller.id);
    const altered = Buffer.from(sealFollowedLink(app.services, facts.id), 'base64url');
    altered[20]! ^= 1;
    const { keys } = app.services;
    const seal = (content: object) =>
      keys.seal('teacher link followed', Buffer.from(JSON.stringify(content))).toString('base64url');
    const old = seal({ courseId: facts.id, at: Date.now() - 31 * 86_400_000 });
    const fresh = seal({ courseId: facts.id, at: Date.now() - 29 * 86_400_000 });
    for (const bad of [old, altered.toString('base64url'), facts.id, ''])
      expect(await brought(await student(), [facts.id], bad)).toMatchObject([ORDINARY]);
    expect(await brought(await student(), [facts.id], fresh)).toMatchObject([BY_LINK]);
  });

  test('is read from the cookie of an earlier release unless a newer one exists', async () => {
    const [former, newer] = [await course(app, seller.id), await course(app, seller.id)];
    const cookie = `a=b; sen-link=${sealFollowedLink(app.services, former.id)}`;
    const lines = await broughtBy(await student(), [former.id], { cookie });
    expect(lines).toMatchObject([{ ...BY_LINK, link_course_id: former.id }]);
    const headers = { cookie, 'x-teacher-link': sealFollowedLink(app.services, newer.id) };
    expect(await broughtBy(await student(), [former.id], headers)).toMatchObject([
      { ...BY_LINK, link_course_id: newer.id },
    ]);
  });

  test('is private to its teacher and requires a published course', async () => {
    const facts = await course(app, seller.id);
    const draft = await course(app, seller.id, { status: 'DRAFT' as never });
    expect(await getLink(await teacher(app), facts.id)).toBeNull();
    expect(await getLink(seller, draft.id)).toBeNull();
  });
});
