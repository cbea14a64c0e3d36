import { afterEach, describe, expect, test } from 'vitest';
import { notify } from '../../features/support/index.ts';
import { eventually } from '../../testing/eventually.ts';
import { ask, course, enrol, select, student, teacher } from '../../testing/factories.ts';
import {
  apps,
  as,
  disconnectClients,
  listen,
  notifyEnrolled,
  reader,
  subscribersAre,
} from './testing/live-apps.ts';

afterEach(disconnectClients);

describe('delivery', () => {
  test('an event of one process reaches subscribers of another, in the language of the socket', async () => {
    const first = listen(0, as(reader));
    const second = listen(1, as(reader, 'en'));
    await subscribersAre(0, 1);
    await subscribersAre(1, 1);
    await notifyEnrolled(reader, 'Hoa sen');
    await eventually(() => expect(first.received.concat(second.received)).toHaveLength(2));
    expect(first.received[0]).toEqual({
      data: {
        notificationReceived: {
          id: expect.any(String),
          title: 'Bạn đã ghi danh “Hoa sen”',
          readAt: null,
        },
      },
    });
    expect(second.received[0]!.data).toMatchObject({
      notificationReceived: { title: 'You are enrolled in “Hoa sen”' },
    });
    // A client that has left has no subscription
    second.stop();
    await subscribersAre(1, 0);
  });

  test('events of other people and of rolled back transactions are not delivered', async () => {
    const other = await student(apps[0]!);
    const { received } = listen(1, as(other));
    await subscribersAre(1, 1);
    await notifyEnrolled(reader, 'Của người khác');
    await expect(
      apps[0]!.services.orm.em.fork().transactional(async (em) => {
        await notify(em, apps[0]!.services, other.id, {
          kind: 'ENROLLED',
          params: { course: 'x' },
        });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await notifyEnrolled(other, 'Của mình');
    await eventually(() => expect(received).toHaveLength(1));
    expect(JSON.stringify(received)).toContain('Của mình');
  });

  test('comments on a lesson are delivered to a student until the access expires', async () => {
    const alive = apps[0]!;
    const [writer, viewer] = [await teacher(alive), await student(alive)];
    const facts = await course(alive, writer.id, { lessons: 1 });
    const enrolment = await enrol(alive, viewer.id, facts.id);
    const lessonId = facts.lessonIds[0]!;
    await ask(alive, viewer, 'mutation($id: ID!) { openLesson(lessonId: $id) { id } }', { id: lessonId });
    const query = 'subscription($id: ID!) { commentChanged(lessonId: $id) { text } }';
    const { received } = listen(1, as(viewer), query, { id: lessonId });
    await subscribersAre(1, 1);
    const write = (text: string) =>
      ask(alive, writer, 'mutation($i: CreateCommentInput!) { createComment(input: $i) { id } }', {
        i: { lessonId, text, idempotencyKey: `comment-${text}-of-a-lesson` },
      });
    const endsAt = (moment: string) =>
      select(alive, `update enrolment set expires_at = ${moment} where id = ?`, [enrolment]);
    await write('trong hạn');
    await eventually(() => expect(received).toHaveLength(1));
    await endsAt("now() - interval '1 second'");
    await write('hết hạn');
    const late = listen(1, as(viewer), query, { id: lessonId });
    await eventually(() => expect(late.received[0]?.errors?.[0]?.extensions.code).toBe('NOT_FOUND'));
    await endsAt('null');
    await write('mua lại');
    await eventually(() => expect(JSON.stringify(received)).toContain('mua lại'));
    expect(JSON.stringify(received)).toContain('trong hạn');
    expect(JSON.stringify(received)).not.toContain('hết hạn');
  });

  test('an order is delivered in its current state and after each change, to its buyer only', async () => {
    const [{ id }] = (await select<{ id: string }>(
      apps[0]!,
      `insert into orders (number, buyer_id, total, expires_at) values ('S1', ?, 5, now() + interval '1 day') returning id`,
      [reader.id],
    )) as [{ id: string }];
    const query = 'subscription($id: ID!) { orderStatusChanged(orderId: $id) { id status } }';
    const { received } = listen(1, as(reader), query, { id });
    await eventually(() => expect(received).toHaveLength(1));
    await select(apps[0]!, "update orders set status = 'PAID' where id = ?", [id]);
    await eventually(() => expect(received).toHaveLength(2));
    expect(
      received.map(({ data }) => (data!.orderStatusChanged as unknown as { status: string }).status),
    ).toEqual(['PENDING', 'PAID']);
    const stranger = listen(1, as(await student(apps[0]!)), query, { id });
    await eventually(() => expect(stranger.received).toHaveLength(1));
    expect(stranger.received[0]!.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const nonsense = listen(1, as(reader), query, { id: 'nonsense' });
    await eventually(() => expect(nonsense.received[0]?.errors?.[0]?.extensions.code).toBe('NOT_FOUND'));
  });
});
