import { beforeAll, describe, expect, test } from 'vitest';
import { Role } from '../../platform/access/permissions.ts';
import { ownApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  type Actor,
  admin,
  ask,
  codeOf,
  course,
  person,
  type Reply,
  select,
  student,
  teacher,
} from '../../testing/factories.ts';
import type { NotificationKind } from './notification-kinds.ts';
import { type Notice, notify, type Recipients } from './notify.ts';
import { sweepNotifications } from './sweep-notifications.jobs.ts';

const app = await ownApp();
let reader: Actor;
beforeAll(async () => {
  reader = await student(app);
});

const tell = <K extends NotificationKind>(to: Recipients, notice: Notice<K>) =>
  app.services.orm.em.fork().transactional((em) => notify(em, app.services, to, notice));
const enrolled = (course: string): Notice<'ENROLLED'> => ({
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
  const { data, errors } = await ask(app, actor, LIST, variables);
  expect(errors).toBeUndefined();
  const feed = data.myNotifications as {
    edges: { cursor: string; node: Shown }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
    totalCount: number;
  };
  return { ...feed, nodes: feed.edges.map(({ node }) => node), unread: data.unreadNotificationCount };
};
const mailsTo = async ({ email }: Actor) =>
  (
    await select<{ mail: string }>(
      app,
      "select data->>'mail' as mail from pgboss.job where name = 'mail.deliver' and data->>'to' = ?",
      [email],
    )
  ).map(({ mail }) => mail);

describe('telling', () => {
  test('what is told is in the list, in the language of the request; what is rolled back never was', async () => {
    await tell(reader.id, enrolled('Nấu phở'));
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

  test('a link leads into the site and nowhere else', async () => {
    for (const link of ['https://example.com', '//example.com', '/\\example.com', 'javascript:alert(1)'])
      await expect(tell(reader.id, { ...enrolled('x'), link })).rejects.toThrow(/check/);
  });

  test('no one else sees it, marks it, or hears of it', async () => {
    const other = await student(app);
    const [{ id }] = (await list(reader)).nodes as [Shown];
    expect((await list(other)).nodes).toEqual([]);
    const reply = await ask(
      app,
      other,
      'mutation($ids: [ID!]!) { markNotificationsRead(input: { notificationIds: $ids }) { markedCount unreadCount } }',
      {
        ids: [id],
      },
    );
    expect(reply.data.markNotificationsRead).toMatchObject({ unreadCount: 0 });
    expect((await list(reader)).nodes[0]!.readAt).toBeNull();
    expect(codeOf(await ask(app, undefined, LIST))).toBe('UNAUTHENTICATED');
  });

  test('sends nothing to deactivated people', async () => {
    const gone = await student(app);
    await select(app, 'update person set is_active = false where id = ?', [gone.id]);
    await tell(gone.id, enrolled('x'));
    expect(await select(app, 'select 1 from notification where person_id = ?', [gone.id])).toEqual([]);
    expect(await mailsTo(gone)).toEqual([]);
  });

  test('notifies everyone with the permission except the actor', async () => {
    const [boss, cause, custom] = [await admin(app), await admin(app), await student(app)];
    const [role] = await select<{ id: string }>(
      app,
      "insert into custom_role (name, permissions) values ('Người duyệt', '{course:review}') returning id",
    );
    await select(app, 'insert into person_custom_role (person_id, role_id) values (?, ?)', [
      custom.id,
      role!.id,
    ]);
    await tell(
      { may: 'course:review', except: cause.id },
      {
        kind: 'COURSE_SUBMITTED',
        params: { course: 'A', teacher: 'B', teacherId: cause.id },
      },
    );
    const told = await select<{ person_id: string }>(
      app,
      "select person_id from notification where kind = 'COURSE_SUBMITTED'",
    );
    expect(told.map(({ person_id }) => person_id).sort()).toEqual([boss.id, custom.id].sort());
  });
});

describe('reading', () => {
  test('the feed is walked by cursor, unread alone if wished, and marking counts down', async () => {
    const actor = await student(app);
    for (let i = 0; i < 5; i++) await tell(actor.id, enrolled(`Khoá ${i}`));
    const start = await list(actor, { first: 2 });
    const next = await list(actor, { first: 2, after: start.pageInfo.endCursor });
    const end = await list(actor, { first: 2, after: next.pageInfo.endCursor });
    const titles = [start, next, end].flatMap(({ nodes }) => nodes.map(({ title }) => title.slice(-8, -1)));
    expect(titles.map((t) => t.at(-1))).toEqual(['4', '3', '2', '1', '0']);
    expect(end.pageInfo.hasNextPage).toBe(false);
    const MARK =
      'mutation($ids: [ID!]!) { markNotificationsRead(input: { notificationIds: $ids }) { markedCount unreadCount } }';
    const ids = start.nodes.map(({ id }) => id);
    expect((await ask(app, actor, MARK, { ids })).data.markNotificationsRead).toEqual({
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
      expect(codeOf(await ask(app, actor, MARK, { ids: bad }))).toBe('BAD_INPUT');
    expect(
      (await ask(app, actor, 'mutation { markAllNotificationsRead { markedCount unreadCount } }')).data,
    ).toEqual({
      markAllNotificationsRead: { markedCount: 3, unreadCount: 0 },
    });
  });

  test('what was read half a year ago goes, what is unread stays', async () => {
    const actor = await student(app);
    for (let i = 0; i < 3; i++) await tell(actor.id, enrolled(`Khoá ${i}`));
    await select(
      app,
      `update notification set created_at = now() - interval '1 year',
         read_at = case params->>'course' when 'Khoá 0' then now() - interval '181 days'
                                          when 'Khoá 1' then now() - interval '179 days' end
       where person_id = ?`,
      [actor.id],
    );
    await sweepNotifications.handle(app.services, {});
    expect((await list(actor)).nodes.map(({ title }) => title).sort()).toEqual([
      'Bạn đã ghi danh “Khoá 1”',
      'Bạn đã ghi danh “Khoá 2”',
    ]);
  });
});

describe('choosing', () => {
  const SET = `mutation($kind: NotificationKind!, $channel: NotificationChannel!, $isOn: Boolean!) {
    setNotificationPreference(input: { kind: $kind, channel: $channel, isOn: $isOn }) { kind inApp mail isFixed } }`;
  const set = (actor: Actor, kind: string, channel: string, isOn: boolean) =>
    ask(app, actor, SET, { kind, channel, isOn });

  test('each kind goes where its reader wants it, by mail and in the bell', async () => {
    const actor = await student(app);
    await tell(actor.id, enrolled('Một'));
    expect(await mailsTo(actor)).toEqual([]);
    await set(actor, 'ENROLLED', 'MAIL', true);
    await set(actor, 'ENROLLED', 'IN_APP', false);
    await tell(actor.id, enrolled('Hai'));
    expect((await list(actor)).nodes.map(({ title }) => title)).toEqual(['Bạn đã ghi danh “Một”']);
    expect(await mailsTo(actor)).toEqual(['support.notification']);
    await set(actor, 'ENROLLED', 'IN_APP', true);
    await tell(actor.id, enrolled('Ba'));
    expect((await list(actor)).totalCount).toBe(2);
  });

  test('what protects the account can not be switched off', async () => {
    const actor = await student(app);
    expect(codeOf(await set(actor, 'SECURITY', 'IN_APP', false))).toBe('POLICY');
    await tell(actor.id, {
      kind: 'SECURITY',
      params: { event: 'password-changed', address: '1.2.3.4' },
    });
    expect((await list(actor)).nodes[0]!.text).toContain('1.2.3.4');
    // The security e-mail is sent by features/accounts
    expect(await mailsTo(actor)).toEqual([]);
  });

  test('choices are shown for what concerns one’s roles, defaults first', async () => {
    const QUERY = '{ notificationPreferences { kind inApp mail isFixed } }';
    const kinds = (reply: Reply) =>
      (reply.data.notificationPreferences as { kind: string }[]).map(({ kind }) => kind);
    const learner = await ask(app, await student(app), QUERY);
    expect(kinds(learner)).toEqual([
      'CERTIFICATE_ISSUED',
      'CERTIFICATE_REVOKED',
      'CERTIFICATE_CORRECTED',
      'RATING_REPLIED',
      'PROGRESS_OVERRIDDEN',
      'ACCESS_ENDS',
      'ACCESS_ENDED',
      'COURSE_MESSAGE',
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
      'WISHLIST_PRICE_DROP',
      'WISHLIST_SALE_ENDS',
      'WISHLIST_SOLD_AGAIN',
      'ORDER_PAID',
      'ENROLLED',
      'COURSE_EXCHANGED',
      'BILL_SENT',
      'PAYMENT_IN_DOUBT',
      'PAYMENT_REST_WANTED',
      'PAYMENT_REST_MISSED',
      'REFUND_MOVED',
      'SECURITY',
      'API_TOKEN_EXPIRING',
      'EXPORT_READY',
      'ANNOUNCEMENT',
      'TICKET_ANSWERED',
    ]);
    expect(learner.data.notificationPreferences).toContainEqual({
      kind: 'SECURITY',
      inApp: true,
      mail: true,
      isFixed: true,
    });
    expect(kinds(await ask(app, await teacher(app), QUERY))).toContain('COURSE_SOLD');
    expect(kinds(await ask(app, await person(app, Role.ADMIN), QUERY))).toContain('COURSE_SUBMITTED');
  });

  test('the mail says the same as the bell, and leads to where mails are switched off', async () => {
    await app.work();
    const actor = await student(app);
    await set(actor, 'ENROLLED', 'MAIL', true);
    await tell(actor.id, enrolled('Thêu tay'));
    const mail = await eventually(async () => {
      const [row] = await select<{ subject: string; text: string }>(
        app,
        'select subject, text from sandbox_mail where recipient = ?',
        [actor.email],
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

test('a course’s way through review is told: submitted to reviewers, decided to its teacher', async () => {
  const [author, boss] = [await teacher(app), await admin(app)];
  const { id } = await course(app, author.id, { status: 'DRAFT' as never, title: 'Gốm Bát Tràng' });
  const submitted = await ask(app, author, 'mutation($id: ID!) { submitCourse(courseId: $id) { status } }', {
    id,
  });
  expect(submitted.errors).toBeUndefined();
  expect((await list(boss)).nodes[0]).toMatchObject({
    title: '“Gốm Bát Tràng” đang chờ duyệt',
    link: '/admin/courses/review',
  });
  const rejected = await ask(
    app,
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
