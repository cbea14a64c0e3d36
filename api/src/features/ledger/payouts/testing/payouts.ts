import type { App } from '../../../../app.ts';
import { type Actor, ask, type Reply, select, teacher } from '../../../../testing/factories.ts';
import { releaseEarnings } from '../../release-earnings.jobs.ts';
import { sellCourse } from '../../testing/sell-course.ts';

export const ACCOUNT = { bankBin: '970436', number: '0071 0001 23456', holder: 'Nguyễn Văn Đức' };

/**
 * A teacher with this much available money in đồng. It comes from sales with a share of 63 %, so use a multiple of
 * 63,000.
 */
export async function createSeller(app: App, available: number): Promise<Actor> {
  const person = await teacher(app);
  await sellCourse(app, person, Math.round(available / 0.63), 15);
  await releaseEarnings.handle(app.services, {} as never);
  return person;
}

export const setAccount = (app: App, who: Actor, input = ACCOUNT): Promise<Reply> =>
  ask(
    app,
    who,
    'mutation S($input: SetPayoutAccountInput!) { setPayoutAccount(input: $input) { id bank lastDigits holder usableFrom } }',
    { input },
  );

/** Ends the cooling-off period of the account. */
export const endCoolingOff = (app: App, who: Actor) =>
  select(app, "update payout_account set usable_from = now() - interval '1 minute' where person_id = ?", [
    who.id,
  ]);

/** A teacher who can receive payouts immediately. */
export async function createPayableTeacher(app: App, available: number): Promise<Actor> {
  const person = await createSeller(app, available);
  await setAccount(app, person);
  await endCoolingOff(app, person);
  return person;
}

export const requestPayout = (
  app: App,
  who: Actor,
  amount: number,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<Reply> =>
  ask(
    app,
    who,
    'mutation R($input: RequestPayoutInput!) { requestPayout(input: $input) { id number status amount dueFrom account { bank lastDigits } } }',
    { input: { amount, idempotencyKey } },
  );

/** Requests a payout and asserts that it succeeds. */
export async function createPayout(
  app: App,
  who: Actor,
  amount: number,
): Promise<{ id: string; number: string }> {
  const { data, errors } = await requestPayout(app, who, amount);
  if (errors) throw new Error(errors[0]!.message);
  return data.requestPayout as { id: string; number: string };
}

export const approve = (app: App, who: Actor, payoutId: string): Promise<Reply> =>
  ask(
    app,
    who,
    'mutation A($id: ID!) { approvePayout(payoutId: $id) { status takesTwo approvals { personId } } }',
    { id: payoutId },
  );

export const makeFile = (app: App, who: Actor): Promise<Reply> =>
  ask(app, who, 'mutation { createTransferFile(input: {}) { id number count total open } }');

export const importStatement = async (app: App, who: Actor, lines: readonly string[]) => {
  const csv = ['reference,content,debit,credit', ...lines].join('\n');
  const reply = await ask(
    app,
    who,
    'mutation I($csv: String!) { importPayoutStatement(input: { csv: $csv }) { others results { line number amount outcome } } }',
    { csv },
  );
  return (reply.data?.importPayoutStatement ?? reply) as {
    others: number;
    results: { line: number; number: string; amount: number; outcome: string }[];
  } & Partial<Reply>;
};

export const getStatus = async (app: App, payoutId: string): Promise<string> =>
  (await select<{ status: string }>(app, 'select status from payout where id = ?', [payoutId]))[0]!.status;
