import { beforeAll, describe, expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Actor, getCode } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import type { NotificationKind } from './notification-kinds.ts';
import { type NotificationRequest, notify, type Recipients } from './notify.ts';
import { sweepNotifications } from './sweep-notifications.jobs.ts';

const app = await ownApp();
const { admin, ask, course, db, mutate, mutateById, student, teacher, updateRow, value } = helpersFor(app);
let reader: Actor;
beforeAll(async () => {
  reader = await student();
});

const send = <K extends NotificationKind>(to: Recipients, notice: NotificationRequest<K>) =>
  app.services.orm.em.fork().transactional((em) => notify(em, app.services, to, notice));
const enrolled = (course: string): NotificationRequest<'ENROLLED'> => ({
  kind: 'ENROLLED',
  params: { course },
  link: '/learning/1',
});
interface Shown {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly readAt: string | null;
}
const LIST = `query($first: Int = 20, $after: String, $unreadOnly: Boolean = false) {
  myNotifications(first: $first, after: $after, unreadOnly: $unreadOnly) {
    edges { cursor node { id kind title text link readAt createdAt } } pageInfo { hasNextPage endCursor } totalCount }
  unreadNotificationCount }`;
const list = async (actor: Actor, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await ask(actor, LIST, variables);
  expect(errors).toBeUndefined();
  const feed = data.myNotifications as {
    edges: { cursor: string; node: Shown }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
    totalCount: number;
  };
  return { ...feed, nodes: feed.edges.map(({ node }) => node), unread: data.unreadNotificationCount };
};
const markRead = (actor: Actor, notificationIds: unknown[]) =>
  mutate(actor, 'markNotificationsRead', { notificationIds }, 'markedCount unreadCount');
const mailsTo = async ({ email }: Actor) =>
  (
    await db<{ mail: string }>(
      "select data->>'mail' as mail from pgboss.job where name = 'mail.deliver' and data->>'to' = ?",
      email,
    )
  ).map(({ mail }) => mail);

describe('a notification', () => {
  test('is listed in the language of the request unless its transaction rolls back', async () => {
    await send(reader.id, enrolled('Nấu phở'));
    const failed = app.services.orm.em.fork().transactional(async (em) => {
      await notify(em, app.services, reader.id, enrolled('Không có'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    const { nodes, unread, totalCount } = await list(reader);
    expect([totalCount, unread]).toEqual([1, 1]);
    expect(nodes[0]).toMatchObject({
      kind: 'ENROLLED',
      title: 'Bạn đã ghi danh “Nấu phở”',
      link: '/learning/1',
      readAt: null,
    });
    const english = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${reader.token}`, 'accept-language': 'en' },
      payload: { query: LIST },
    });
    expect(english.json().data.myNotifications.edges[0].node.title).toBe('You are enrolled in “Nấu phở”');
  });

  test('links to a page of the site only', async () => {
    for (const link of ['https://example.com', '//example.com', '/\\example.com', 'javascript:alert(1)'])
      await expect(send(reader.id, { ...enrolled('x'), link })).rejects.toThrow(/check/);
  });

  test('is visible to its recipient only', async () => {
    const other = await student();
    const [{ id }] = (await list(reader)).nodes as [Shown];
    expect((await list(other)).nodes).toEqual([]);
    const reply = await markRead(other, [id]);
    expect(reply.data.markNotificationsRead).toMatchObject({ unreadCount: 0 });
    expect((await list(reader)).nodes[0]!.readAt).toBeNull();
    expect(getCode(await ask(undefined, LIST))).toBe('UNAUTHENTICATED');
  });

  test('is not sent to deactivated people', async () => {
    const gone = await student();
    await updateRow('person', gone.id, 'is_active = false');
    await send(gone.id, enrolled('x'));
    expect(await db('select 1 from notification where person_id = ?', gone.id)).toEqual([]);
    expect(await mailsTo(gone)).toEqual([]);
  });

  test('is sent to everyone with a permission except the actor', async () => {
    const [boss, cause, custom] = [await admin(), await admin(), await student()];
    const roleId = await value<string>(
      "insert into custom_role (name, permissions) values ('Người duyệt', '{course:review}') returning id",
    );
    await db('insert into person_custom_role (person_id, role_id) values (?, ?)', custom.id, roleId);
    await send(
      { may: 'course:review', except: cause.id },
      {
        kind: 'COURSE_SUBMITTED',
        params: { course: 'A', teacher: 'B', teacherId: cause.id },
      },
    );
    const notified = await db<{ person_id: string }>(
      "select person_id from notification where kind = 'COURSE_SUBMITTED'",
    );
    expect(notified.map(({ person_id }) => person_id).sort()).toEqual([boss.id, custom.id].sort());
  });
});

describe('the list of notifications', () => {
  test('is paged by cursor and can be limited to unread ones', async () => {
    const actor = await student();
    for (let i = 0; i < 5; i++) await send(actor.id, enrolled(`Khoá ${i}`));
    const start = await list(actor, { first: 2 });
    const next = await list(actor, { first: 2, after: start.pageInfo.endCursor });
    const end = await list(actor, { first: 2, after: next.pageInfo.endCursor });
    const titles = [start, next, end].flatMap(({ nodes }) => nodes.map(({ title }) => title.slice(-8, -1)));
    expect(titles.map((t) => t.at(-1))).toEqual(['4', '3', '2', '1', '0']);
    expect(end.pageInfo.hasNextPage).toBe(false);
    const ids = start.nodes.map(({ id }) => id);
    expect((await markRead(actor, ids)).data.markNotificationsRead).toEqual({
      markedCount: 2,
      unreadCount: 3,
    });
    expect((await list(actor, { unreadOnly: true })).totalCount).toBe(3);
    expect((await list(actor)).nodes.map(({ readAt }) => !!readAt)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    for (const bad of [[], ['nonsense'], Array.from({ length: 101 }, () => ids[0])])
      expect(getCode(await markRead(actor, bad))).toBe('BAD_INPUT');
    expect(
      (await ask(actor, 'mutation { markAllNotificationsRead { markedCount unreadCount } }')).data,
    ).toEqual({ markAllNotificationsRead: { markedCount: 3, unreadCount: 0 } });
  });

  test('loses notifications that were read half a year ago', async () => {
    const actor = await student();
    for (let i = 0; i < 3; i++) await send(actor.id, enrolled(`Khoá ${i}`));
    await db(
      `update notification set created_at = now() - interval '1 year',
         read_at = case params->>'course' when 'Khoá 0' then now() - interval '181 days'
                                          when 'Khoá 1' then now() - interval '179 days' end
       where person_id = ?`,
      actor.id,
    );
    await sweepNotifications.handle(app.services, {});
    expect((await list(actor)).nodes.map(({ title }) => title).sort()).toEqual([
      'Bạn đã ghi danh “Khoá 1”',
      'Bạn đã ghi danh “Khoá 2”',
    ]);
  });
});

describe('a preference', () => {
  const set = (actor: Actor, kind: string, channel: string, isOn: boolean) =>
    mutate(actor, 'setNotificationPreference', { kind, channel, isOn }, 'kind inApp mail isFixed');

  test('selects the channels of a kind', async () => {
    const actor = await student();
    await send(actor.id, enrolled('Một'));
    expect(await mailsTo(actor)).toEqual([]);
    await set(actor, 'ENROLLED', 'MAIL', true);
    await set(actor, 'ENROLLED', 'IN_APP', false);
    await send(actor.id, enrolled('Hai'));
    expect((await list(actor)).nodes.map(({ title }) => title)).toEqual(['Bạn đã ghi danh “Một”']);
    expect(await mailsTo(actor)).toEqual(['support.notification']);
    await set(actor, 'ENROLLED', 'IN_APP', true);
    await send(actor.id, enrolled('Ba'));
    expect((await list(actor)).totalCount).toBe(2);
  });

  test('cannot disable notifications that protect the account', async () => {
    const actor = await student();
    expect(getCode(await set(actor, 'SECURITY', 'IN_APP', false))).toBe('POLICY');
    await send(actor.id, { kind: 'SECURITY', params: { event: 'password-changed', address: '1.2.3.4' } });
    expect((await list(actor)).nodes[0]!.text).toContain('1.2.3.4');
    // The security e-mail is sent by features/accounts
    expect(await mailsTo(actor)).toEqual([]);
  });

  test('a person sees the preferences of the kinds that concern their permissions', async () => {
    const kinds = async (actor: Actor) => {
      const { data } = await ask(actor, '{ notificationPreferences { kind inApp mail isFixed } }');
      return data.notificationPreferences as { kind: string }[];
    };
    const learner = await kinds(await student());
    expect(learner).toContainEqual({ kind: 'SECURITY', inApp: true, mail: true, isFixed: true });
    const names = async (actor: Actor) => (await kinds(actor)).map(({ kind }) => kind);
    const shown = [await names(await student()), await names(await teacher()), await names(await admin())];
    expect(shown[0]).toEqual([
      'COURSE_FOUND',
      'CERTIFICATE_ISSUED',
      'CERTIFICATE_REVOKED',
      'CERTIFICATE_CORRECTED',
      'RATING_REPLIED',
      'PROGRESS_OVERRIDDEN',
      'ACCESS_ENDS',
      'ACCESS_ENDED',
      'COURSE_MESSAGE',
      'MESSAGE_REPLIED',
      'LESSONS_ADDED',
      'PLACE_GIVEN',
      'PLACE_TAKEN',
      'QUIZ_MARKED',
      'ASSIGNMENT_RETURNED',
      'ASSIGNMENT_DUE',
      'EXTENSION_DECIDED',
      'QUESTION_ANSWERED',
      'REPORT_DECIDED',
      'CONTENT_MODERATED',
      'APPEAL_DECIDED',
      'GROUP_MEETING',
      'ORDER_PAID',
      'ENROLLED',
      'COURSE_EXCHANGED',
      'BILL_SENT',
      'PAYMENT_IN_DOUBT',
      'PAYMENT_REST_WANTED',
      'PAYMENT_REST_MISSED',
      'REFUND_MOVED',
      'E_INVOICE_ISSUED',
      'E_INVOICE_ADJUSTED',
      'SECURITY',
      'PRIVACY_REQUEST_ANSWERED',
      'GUARDIAN_ANSWERED',
      'API_TOKEN_EXPIRING',
      'EXPORT_READY',
      'ANNOUNCEMENT',
      'TICKET_ANSWERED',
    ]);
    const sees = (kind: string) => shown.map((each) => each.includes(kind));
    expect(sees('ENROLLED')).toEqual([true, true, true]);
    expect(sees('COURSE_SOLD')).toEqual([false, true, false]);
    expect(sees('COURSE_SUBMITTED')).toEqual([false, false, true]);
  });

  test('the e-mail has the same text and links to the preferences', async () => {
    await app.work();
    const actor = await student();
    await set(actor, 'ENROLLED', 'MAIL', true);
    await send(actor.id, enrolled('Thêu tay'));
    const mail = await eventually(async () => {
      const [row] = await db<{ subject: string; text: string }>(
        'select subject, text from sandbox_mail where recipient = ?',
        actor.email,
      );
      expect(row).toBeDefined();
      return row!;
    });
    const [shown] = (await list(actor)).nodes as [Shown];
    expect(mail.subject).toBe(shown.title);
    expect(mail.text).toContain(shown.text);
    expect(mail.text).toContain(`${app.services.config.publicUrl}/dashboard/profile/notifications`);
  });
});

test('reviewers are notified of a submitted course, and its teacher of the decision', async () => {
  const [author, boss] = [await teacher(), await admin()];
  const { id } = await course(author.id, { status: 'DRAFT' as never, title: 'Gốm Bát Tràng' });
  const submitted = await mutateById(author, 'submitCourse', { courseId: id }, 'status');
  expect(submitted.errors).toBeUndefined();
  expect((await list(boss)).nodes[0]).toMatchObject({
    title: '“Gốm Bát Tràng” đang chờ duyệt',
    link: '/admin/courses/review',
  });
  const rejected = await ask(
    boss,
    'mutation($id: ID!) { rejectCourse(input: { courseId: $id, reason: "Trùng với khoá khác" }) { id } }',
    { id },
  );
  expect(rejected.errors).toBeUndefined();
  expect((await list(author)).nodes[0]).toMatchObject({
    title: '“Gốm Bát Tràng” không được duyệt',
    link: `/teacher/courses/${id}/edit`,
  });
});
