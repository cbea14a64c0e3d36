import { expect } from 'vitest';
import { testApp } from '../../../../testing/app.ts';
import type { Actor, Reply } from '../../../../testing/factories.ts';
import { helpersFor } from '../../../../testing/helpers.ts';
import { waitForFeed } from './wait-for-feed.ts';

/** The shared application of the test cases of change feeds. */
export const app = await testApp();
const { admin, ask, course, enrol, student, teacher, value } = helpersFor(app);

export type FeedName = 'changedPeople' | 'changedCourses' | 'changedEnrolments' | 'changedOrders';

/** A minimal object of each kind, and a second one that marks positions. */
export interface World {
  readonly boss: Actor;
  readonly learner: Actor;
  readonly courseId: string;
  readonly enrolmentId: string;
  readonly orderId: string;
}

export async function world(): Promise<World> {
  const [boss, owner, learner] = [await admin(), await teacher(), await student()];
  const { id: courseId } = await course(owner.id, { lessons: 1 });
  await enrol(learner.id, courseId);
  const enrolmentId = await value<string>('select id from enrolment where student_id = ?', learner.id);
  const orderId = await value<string>(
    "insert into orders (number, buyer_id, total, expires_at) values (gen_random_uuid()::text, ?, 9000, now() + interval '1 day') returning id",
    learner.id,
  );
  return {
    boss,
    learner,
    courseId,
    enrolmentId,
    orderId,
  };
}

export interface Node {
  readonly id: string;
  readonly isDeleted: boolean;
  readonly changedAt: string;
}
export interface Feed {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
}

export const page = (
  who: Pick<Actor, 'token'>,
  feed: FeedName,
  variables: Record<string, unknown> = {},
  more = '',
): Promise<Reply> =>
  ask(
    who,
    `query($first: Int! = 500, $after: String, $updatedSince: DateTime) {
      ${feed}(first: $first, after: $after, updatedSince: $updatedSince) {
        nodes { id isDeleted changedAt ${more} } pageInfo { endCursor hasNextPage } } }`,
    variables,
  );

/** Reads everything after a cursor to the current end of the feed. */
export async function readOn(
  who: Pick<Actor, 'token'>,
  feed: FeedName,
  from: { after?: string | null; updatedSince?: Date; first?: number } = {},
): Promise<{ nodes: Node[]; after: string }> {
  const nodes: Node[] = [];
  let { after } = from;
  for (;;) {
    const reply = await page(who, feed, { ...from, after });
    expect(reply.errors).toBeUndefined();
    const found = reply.data[feed] as Feed;
    nodes.push(...found.nodes);
    after = found.pageInfo.endCursor;
    if (!found.pageInfo.hasNextPage) return { nodes, after };
  }
}

/**
 * Reads from a cursor until the feed contains an object. The feed has one order, so everything that changed before
 * the object is in it, too. Each attempt begins at the same cursor: while a transaction of another test runs, a feed
 * may end in rows of an era that a restore has ended, and the cursor of such a row is rejected.
 */
export async function readUntil(
  who: Pick<Actor, 'token'>,
  feed: FeedName,
  after: string | null,
  id: string,
): Promise<{ nodes: Node[]; after: string }> {
  return waitForFeed(async () => {
    const read = await readOn(who, feed, { after });
    expect(read.nodes.map((node) => node.id)).toContain(id);
    return read;
  });
}
