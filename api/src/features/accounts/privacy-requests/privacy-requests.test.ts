import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { getAuditLog } from '../../../testing/study.ts';

const app = await testApp();
const { admin, ask, consent, course, db, fetchRoot, mailsTo, student, teacher } = helpersFor(app);
let boss: Actor;
beforeAll(async () => {
  boss = await admin();
});

interface Own {
  id: string;
  status: string;
  requestedAt: string;
  dueAt: string;
  answer: string | null;
  article: string | null;
}
const TEXT = 'Tôi muốn biết dữ liệu của tôi';
const send = (who: Actor, kind: string, text = TEXT) =>
  ask(who, 'mutation($input: SendPrivacyRequestInput!) { sendPrivacyRequest(input: $input) { id status } }', {
    input: { kind, text },
  });
const request = async (who: Actor, kind: string) =>
  ((await send(who, kind)).data.sendPrivacyRequest as Own).id;
const own = (who: Actor) =>
  fetchRoot<Own[]>(who, '{ myPrivacyRequests { id status requestedAt dueAt answer article } }');
const ANSWER = 'Đã làm như bạn yêu cầu';
const accept = (requestId: string, by = boss) =>
  ask(by, 'mutation($input: AcceptPrivacyRequestInput!) { acceptPrivacyRequest(input: $input) { status } }', {
    input: { requestId, answer: ANSWER },
  });
const refuse = (requestId: string, article: string) =>
  ask(
    boss,
    'mutation($input: RefusePrivacyRequestInput!) { refusePrivacyRequest(input: $input) { status article } }',
    { input: { requestId, answer: 'Luật kế toán buộc giữ dữ liệu này', article } },
  );
const effects = (requestId: string) =>
  fetchRoot(
    boss,
    'query($id: ID!) { privacyRequestEffects(requestId: $id) { stops deletedRecords keptRecords createsFile } }',
    { id: requestId },
  );

test('a request is due after two working days, and one of a kind can be open', async () => {
  const who = await student();
  expect(getCode(await send(who, 'COPY', 'ngắn'))).toBe('BAD_INPUT');
  await request(who, 'CORRECTION');
  expect(getReason(await send(who, 'CORRECTION'))).toBe('DATA_REQUEST_OPEN');
  expect(getReason(await send(who, 'COPY'))).toBeUndefined();
  for (const { requestedAt, dueAt } of await own(who)) {
    const days = Math.round((Date.parse(dueAt) - Date.parse(requestedAt)) / 86_400_000);
    const weekday = new Date(Date.parse(requestedAt) + 7 * 3_600_000).getUTCDay();
    expect(days).toBe([2, 2, 2, 2, 4, 4, 3][weekday]);
  }
  expect(await own(await student())).toEqual([]);
});

test('accepting an objection withdraws the consents, and sends the answer', async () => {
  const who = await student();
  await consent(who.id, 'COURSE_OFFERS');
  await consent(who.id, 'COURSE_SUGGESTIONS', false);
  const id = await request(who, 'RESTRICTION');
  expect(await effects(id)).toEqual({
    ...{ stops: ['Tin giảm giá của khoá bạn lưu'], deletedRecords: 0, keptRecords: 0, createsFile: false },
  });
  expect((await accept(id)).data.acceptPrivacyRequest).toEqual({ status: 'ACCEPTED' });
  expect(
    await db(
      "select is_given from consent where person_id = ? and purpose = 'COURSE_OFFERS' order by at desc limit 1",
      who.id,
    ),
  ).toEqual([{ is_given: false }]);
  expect(await effects(id)).toMatchObject({ stops: [] });
  expect(await own(who)).toMatchObject([{ status: 'ACCEPTED', answer: ANSWER, article: null }]);
  expect(JSON.stringify(await mailsTo(who.email))).toContain(ANSWER);
  expect(await getAuditLog(app, id)).toMatchObject([
    { action: 'privacy-request.accept', after: { kind: 'RESTRICTION', status: 'ACCEPTED' } },
  ]);
  expect(getReason(await accept(id))).toBe('PRIVACY_REQUEST_ANSWERED');
});

test('accepting starts the file of a copy, and schedules a deletion unless it is forbidden', async () => {
  const [who, seller] = [await student(), await teacher()];
  await course(seller.id);
  const open = (person: Actor) =>
    db('select kind from data_request where person_id = ? order by kind', person.id);
  const copy = await request(who, 'COPY');
  expect(await effects(copy)).toMatchObject({ createsFile: true });
  await accept(copy);
  const deletion = await request(who, 'DELETION');
  const { deletedRecords, keptRecords } = (await effects(deletion)) as Record<string, number>;
  expect([deletedRecords! > 20, keptRecords! > 20]).toEqual([true, true]);
  await accept(deletion);
  expect(await open(who)).toEqual([{ kind: 'ERASURE' }, { kind: 'EXPORT' }]);
  const forbidden = await request(seller, 'DELETION');
  expect(getReason(await accept(forbidden))).toBe('STILL_SELLING');
  expect(await own(seller)).toMatchObject([{ status: 'OPEN', answer: null }]);
  expect(await open(seller)).toEqual([]);
});

test('a refusal needs the article of the law', async () => {
  const id = await request(await student(), 'DELETION');
  expect(getCode(await refuse(id, ' '))).toBe('BAD_INPUT');
  expect((await refuse(id, 'Điều 14 khoản 3')).data.refusePrivacyRequest).toEqual({
    status: 'REFUSED',
    article: 'Điều 14 khoản 3',
  });
});

test('nobody answers an own request, and only administrators answer', async () => {
  const id = await request(boss, 'CORRECTION');
  expect(getReason(await accept(id))).toBe('OWN_PRIVACY_REQUEST');
  expect(getCode(await accept(id, await teacher()))).toBe('FORBIDDEN');
  expect(getCode(await accept(crypto.randomUUID()))).toBe('NOT_FOUND');
});

test('administrators see open requests by deadline, and those that people made by themselves as done', async () => {
  const [early, late] = [await student(), await student()];
  const [second, first] = [await request(late, 'COPY'), await request(early, 'COPY')];
  await db("update privacy_request set due_at = now() - interval '1 day' where id = ?", first);
  await ask(early, 'mutation { requestDataExport { id } }');
  const list = async (isOpen: boolean) =>
    (
      await fetchRoot<{ items: { id: string; status: string; personId: string }[] }>(
        boss,
        'query($isOpen: Boolean!) { privacyRequests(isOpen: $isOpen, limit: 100) { items { id status personId } } }',
        { isOpen },
      )
    ).items;
  const open = (await list(true)).map(({ id }) => id);
  expect(open.indexOf(first)).toBe(0);
  expect(open).toContain(second);
  expect(await list(false)).toContainEqual(
    expect.objectContaining({ status: 'AUTOMATIC', personId: early.id }),
  );
  const queues = await fetchRoot<{ kind: string; overdueCount: number }[]>(
    boss,
    '{ deskQueues { kind overdueCount } }',
  );
  expect(queues).toContainEqual({ kind: 'PRIVACY_REQUESTS', overdueCount: 1 });
});
