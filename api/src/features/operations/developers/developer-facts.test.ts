import { expect, it } from 'vitest';
import { ownApp } from '../../../testing/app.ts';

const app = await ownApp({ COST_PER_MINUTE: '54321' });

const ask = async <T>(query: string, language: string): Promise<T> => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'accept-language': language },
    payload: { query },
  });
  return (response.json() as { data: T }).data;
};

interface Reason {
  reason: string;
  code: string;
  status: number;
  message: string;
  description: string;
}
const REASONS = '{ refusalReasons { reason code status message description } }';
const reasonsIn = async (language: string) =>
  (await ask<{ refusalReasons: Reason[] }>(REASONS, language)).refusalReasons;

it('every reason of the schema is returned with its status and message, in the language of the request', async () => {
  const [vi, en] = [await reasonsIn('vi'), await reasonsIn('en')];
  const { __type } = await ask<{ __type: { enumValues: { name: string }[] } }>(
    '{ __type(name: "ErrorReason") { enumValues { name } } }',
    'vi',
  );
  const names = __type.enumValues.map(({ name }) => name);
  expect(vi.map(({ reason }) => reason).sort()).toEqual(names.sort());
  expect(vi.map(({ status }) => status)).toEqual(vi.map(({ status }) => status).sort((a, b) => a - b));
  const stale = (reasons: Reason[]) => reasons.find(({ reason }) => reason === 'STALE_VERSION')!;
  expect(stale(vi)).toMatchObject({ code: 'CONFLICT', status: 409 });
  expect(stale(vi).message).not.toBe(stale(en).message);
  expect(stale(vi).description).toBe(stale(en).description);
  // A key that is missing in a catalogue would be returned unchanged
  expect(vi.filter(({ message }) => !message.includes(' ') || message.includes(':vnd'))).toEqual([]);
});

it('the limits are those of this server', async () => {
  const { apiLimits } = await ask<{ apiLimits: Record<string, number> }>(
    '{ apiLimits { costPerMinute operationCost depth aliases rootFields tokens pageSize subscriptions } }',
    'vi',
  );
  expect(apiLimits.costPerMinute).toBe(54321);
  expect(Object.values(apiLimits).every((limit) => limit > 0)).toBe(true);
});
