import { afterEach, beforeAll, expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { type Actor, select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from '../courses/index.ts';
import { sellCourse } from '../ledger/testing/sell-course.ts';
import { insertRefund } from '../refunds/testing/insert-refund.ts';
import { type Payload, type Receiver, startReceiver } from './testing/receiver.ts';
import { EVENT_KINDS, toWireName, WebhookEventKind } from './webhook.enums.ts';
import { deliverWebhooks } from './webhook.jobs.ts';

/** Each kind is created by the real event, and the URL in it returns the object to an API token. */
const app = await ownApp({ OUTGOING_PRIVATE_HOSTS: '127.0.0.1' });
const { admin, ask, course, enrol, mutate, mutateById, student, teacher, updateRow, value } = helpersFor(app);
let boss: Actor;
let seller: Actor;
let target: Receiver;
let token: string;
beforeAll(async () => {
  boss = await admin();
  seller = await teacher();
  target = await startReceiver();
  const { data } = await ask(boss, '{ apiTokenTerms { resources { actions { permission } } } }');
  const { resources } = data.apiTokenTerms as { resources: { actions: { permission: string }[] }[] };
  const scopes = resources.flatMap(({ actions }) => actions.map(({ permission }) => permission));
  const made = await mutate(
    boss,
    'createApiToken',
    {
      name: 'Kế toán',
      scopes,
      expiresOn: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
    },
    'secret',
  );
  token = (made.data.createApiToken as { secret: string }).secret;
});
afterEach(async () => {
  await select(app, 'delete from webhook');
  target.received.length = 0;
});

/**
 * Each function sets an event up before the webhook exists, and returns a function that triggers it.
 * @returns the object's ID
 */
const HAPPENINGS: Record<string, () => Promise<() => Promise<string>>> = {
  COURSE_PUBLISHED: async () => {
    const { id } = await course(seller.id, { status: CourseStatus.UNPUBLISHED });
    return async () => {
      await updateRow('course', id, "status = 'PUBLISHED'");
      await updateRow('course', id, "title = 'Tên khác'");
      return id;
    };
  },
  ORDER_PAID: async () => async () => (await sellCourse(app, seller, 100_000)).orderId,
  REFUND_DECIDED: async () => {
    const id = await insertRefund(app, seller, 'ADMIN_REVIEW');
    return async () => {
      const reply = await ask(boss, `mutation { approveRefund(input: {refundId: "${id}"}) { id } }`);
      expect(reply.errors).toBeUndefined();
      return id;
    };
  },
  ENROLMENT_CREATED: async () => {
    const { id } = await course(seller.id);
    return async () => enrol((await student()).id, id);
  },
  ENROLMENT_COMPLETED: async () => {
    const id = await enrol((await student()).id, (await course(seller.id)).id);
    return async () => {
      await updateRow('enrolment', id, 'completed_at = now()');
      await updateRow('enrolment', id, 'last_studied_at = now()');
      return id;
    };
  },
  CERTIFICATE_ISSUED: async () => {
    const enrolment = await enrol((await student()).id, (await course(seller.id)).id);
    return async () => {
      const rowId = await value<string>(
        `insert into certificate (enrolment_id, serial, verify_code, student_name, course_title)
         values (?, 'SEN-1', 'ABCD', 'An', 'Nấu phở') returning id`,
        enrolment,
      );
      return rowId;
    };
  },
  PERSON_CHANGED: async () => async () => (await student()).id,
};

test('tests every kind that can be subscribed to', () => {
  expect(Object.keys(HAPPENINGS).sort()).toEqual([...EVENT_KINDS].sort());
});

/** Fetches the object of a message like a receiver does. */
async function fetched({ data }: Payload): Promise<{ id: string } | null> {
  expect(data.url.startsWith(`${app.services.config.publicUrl}/`)).toBe(true);
  const response = await app.server.inject({
    url: data.url.slice(app.services.config.publicUrl.length),
    headers: { authorization: `Bearer ${token}` },
  });
  const { data: answer, errors } = response.json() as {
    data: Record<string, { id: string }>;
    errors?: unknown;
  };
  expect(errors).toBeUndefined();
  return Object.values(answer)[0]!;
}

async function hook(kinds: readonly string[]): Promise<string> {
  const input = { name: 'Kế toán', address: target.address, kinds };
  const { data } = await mutate(boss, 'createWebhook', input, 'webhook { id }');
  return (data.createWebhook as { webhook: { id: string } }).webhook.id;
}

test.each(EVENT_KINDS)('%s', async (kind) => {
  const happen = await HAPPENINGS[kind]!();
  await hook([kind]);
  const id = await happen();
  await deliverWebhooks.handle(app.services, {});
  const told = target.payloads();
  expect(told.map(({ type, data }) => [type, data.id])).toEqual([[toWireName(kind), id]]);
  expect(await fetched(told[0]!)).toMatchObject({ id });
});

test('a test event refers to the webhook itself', async () => {
  const id = await hook([WebhookEventKind.ORDER_PAID]);
  await mutateById(boss, 'testWebhook', { webhookId: id });
  await deliverWebhooks.handle(app.services, {});
  expect(await fetched(target.payloads()[0]!)).toMatchObject({ id });
});

test('a renewed enrolment is an event, and access restored after a rejected refund is not', async () => {
  const learner = await student();
  const { id: courseId } = await course(seller.id);
  const id = await enrol(learner.id, courseId);
  await hook([WebhookEventKind.ENROLMENT_CREATED]);
  const to = (access: string) => updateRow('enrolment', id, 'access = ?', [access]);
  await to('SUSPENDED');
  await to('ACTIVE');
  await to('REVOKED');
  await enrol(learner.id, courseId);
  await deliverWebhooks.handle(app.services, {});
  expect(target.payloads().map(({ data }) => data.id)).toEqual([id]);
});
