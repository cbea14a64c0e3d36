import { afterEach, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';

const app = await testApp();
const { ask, course, db, fetchRoot, student, teacher } = helpersFor(app);
afterEach(() => db('delete from legal_document where number > 1'));

const publish = (kind: string, number: number, since: string, mustAccept = true) =>
  db(
    `insert into legal_document (kind, locale, number, title, body, effective_from, must_accept, summary)
     values (?, 'vi', ?, ?, '{"type":"doc","content":[]}', now() + ?::interval, ?, 'Đổi hạn hoàn tiền')`,
    ...[kind, number, `Bản ${number}`, since, mustAccept],
  );
type Actor = Awaited<ReturnType<typeof student>>;
const pending = async (who: Actor) => {
  const { me, myPendingTerms } = (
    await ask(who, '{ me { mustAcceptTerms } myPendingTerms { kind number acceptedNumber summary } }')
  ).data as { me: { mustAcceptTerms: boolean }; myPendingTerms: object[] };
  expect(me.mustAcceptTerms).toBe(myPendingTerms.length > 0);
  return myPendingTerms;
};
const accept = (who: Actor, ...documents: object[]) =>
  ask(who, 'mutation($input: AcceptTermsInput!) { acceptTerms(input: $input) { mustAcceptTerms } }', {
    input: { documents },
  });
const buy = async (who: Actor, courseId: string) =>
  getReason(
    await ask(who, 'mutation($input: CheckoutInput!) { checkout(input: $input) { order { id } } }', {
      input: { courseId, gateway: 'VNPAY', idempotencyKey: crypto.randomUUID() },
    }),
  );

test('registering accepts the current versions', async () => {
  await publish('TERMS', 2, '-1 hour');
  const { register } = (
    await ask(
      undefined,
      'mutation($input: RegisterInput!) { register(input: $input) { user { id mustAcceptTerms } } }',
      {
        input: {
          email: `terms-${crypto.randomUUID()}@example.vn`,
          password: 'mat-khau-du-dai',
          fullName: 'Trần An',
          role: 'TEACHER',
        },
      },
    )
  ).data as { register: { user: { id: string; mustAcceptTerms: boolean } } };
  expect(register.user.mustAcceptTerms).toBe(false);
  const rows = await db(
    'select kind, number from legal_acceptance where person_id = ? order by kind',
    register.user.id,
  );
  expect(rows).toEqual([
    { kind: 'PRIVACY', number: 1 },
    { kind: 'RULES', number: 1 },
    { kind: 'TERMS', number: 2 },
  ]);
});

test('a new version is pending from its date until its latest number is accepted', async () => {
  const who = await student();
  await publish('TERMS', 2, '1 day');
  await publish('PRIVACY', 2, '-1 hour', false);
  expect(await pending(who)).toEqual([]);
  await db(`update legal_document set effective_from = now() - interval '2 hours' where number = 2`);
  await publish('TERMS', 3, '-1 hour', false);
  const terms = { kind: 'TERMS', number: 3 };
  expect(await pending(who)).toEqual([{ ...terms, acceptedNumber: null, summary: 'Đổi hạn hoàn tiền' }]);
  expect(getReason(await accept(who, { kind: 'TERMS', number: 2 }))).toBe('TERMS_CHANGED');
  expect((await accept(who, terms)).data).toEqual({ acceptTerms: { mustAcceptTerms: false } });
  expect((await accept(who, terms)).errors).toBeUndefined();
  expect(await pending(who)).toEqual([]);
  await publish('TERMS', 4, '-1 minute');
  expect(await pending(who)).toMatchObject([{ number: 4, acceptedNumber: 3 }]);
});

test('the rules of the marketplace concern teachers only', async () => {
  await publish('RULES', 2, '-1 hour');
  expect(await pending(await student())).toEqual([]);
  expect(await pending(await teacher())).toMatchObject([{ kind: 'RULES' }]);
});

test('after the grace period nobody buys or submits for sale without accepting', async () => {
  const [who, seller] = [await student(), await teacher()];
  const offered = await course(seller.id);
  await publish('TERMS', 2, '-13 days');
  expect(await buy(who, offered.id)).toBeUndefined();
  await db(`update legal_document set effective_from = now() - interval '15 days' where number = 2`);
  const other = await course(seller.id);
  expect(await buy(who, other.id)).toBe('TERMS_NOT_ACCEPTED');
  const draft = await course(seller.id, { status: 'DRAFT' });
  const submit = () =>
    ask(seller, 'mutation($id: ID!) { submitCourse(courseId: $id) { id } }', { id: draft.id });
  expect(getReason(await submit())).toBe('TERMS_NOT_ACCEPTED');
  for (const each of [who, seller]) await accept(each, { kind: 'TERMS', number: 2 });
  expect(await buy(who, other.id)).toBeUndefined();
  expect(getReason(await submit())).not.toBe('TERMS_NOT_ACCEPTED');
});

test('the pending terms of a viewer are not those of others', async () => {
  await publish('TERMS', 2, '-1 hour');
  const [one, other] = [await student(), await student()];
  await accept(one, { kind: 'TERMS', number: 2 });
  expect(await fetchRoot(one, '{ myPendingTerms { kind } }')).toEqual([]);
  expect(await fetchRoot(other, '{ myPendingTerms { kind } }')).toEqual([{ kind: 'TERMS' }]);
});
