import { expect, it } from 'vitest';
import type { Viewer } from '../platform/access/viewer.ts';
import { budgetHeaders, CostBudget } from './cost-budget.ts';

const person = (id: string, actorId?: string) =>
  ({ id, viewedBy: actorId ? { actorId } : undefined }) as unknown as Viewer;

function budget(limit: number) {
  let now = 0;
  const costBudget = new CostBudget(limit, () => now);
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };
  return {
    pay: costBudget.pay.bind(costBudget),
    balance: costBudget.balance.bind(costBudget),
    pass,
  };
}

it('is charged by cost, refills continuously, and reports the time to wait', () => {
  const { pay, balance, pass } = budget(600);
  const address = '203.0.113.5';
  expect(pay({ address }, 500)).toEqual({ limit: 600, remaining: 100, reset: 50 });
  expect(() => pay({ address }, 200)).toThrow(
    expect.objectContaining({
      code: 'RATE_LIMITED',
      reason: 'BUDGET_SPENT',
      facts: { retryAfter: 10, limit: 600, value: 200 },
    }),
  );
  expect(balance({ address })).toEqual({ limit: 600, remaining: 100, reset: 50 });
  pass(10);
  expect(pay({ address }, 200).remaining).toBe(0);
  pass(3600);
  expect(pay({ address }, 0)).toEqual({ limit: 600, remaining: 600, reset: 0 });
});

it('is shared by a /64 network, and by all addresses of a person', () => {
  const { pay } = budget(100);
  pay({ address: '2001:db8::1' }, 100);
  expect(() => pay({ address: '2001:db8::2' }, 1)).toThrow();
  expect(pay({ address: '2001:db8:0:1::1' }, 100).remaining).toBe(0);
  for (const id of ['a', 'b'])
    expect(pay({ address: '203.0.113.5', viewer: person(id) }, 60).remaining).toBe(40);
  expect(() => pay({ address: '203.0.113.9', viewer: person('a') }, 60)).toThrow();
  expect(() => pay({ address: '203.0.113.9', viewer: person('c', 'a') }, 60)).toThrow();
});

it('is separate for each API token, up to three times the budget of its owner', () => {
  const { pay } = budget(100);
  const address = '203.0.113.5';
  const byToken = (id: string, owner = 'a') => ({ id: owner, token: { id } }) as unknown as Viewer;
  for (const id of ['t1', 't2']) expect(pay({ address, viewer: byToken(id) }, 60).remaining).toBe(40);
  expect(() => pay({ address, viewer: byToken('t1') }, 60)).toThrow();
  // Renewed tokens and further ones share three budgets
  for (const id of ['t3', 't4', 't5']) pay({ address, viewer: byToken(id) }, 60);
  expect(() => pay({ address, viewer: byToken('t6') }, 10)).toThrow(
    expect.objectContaining({ facts: { retryAfter: 2, limit: 300, value: 10 } }),
  );
  expect(pay({ address, viewer: byToken('u1', 'b') }, 60).remaining).toBe(40);
  expect(pay({ address, viewer: person('a') }, 60).remaining).toBe(40);
});

it('allows the most expensive operation if it is full', () => {
  expect(budget(100).pay({ address: '::1' }, 5000).remaining).toBe(0);
});

it('is reported in the standard headers', () => {
  expect(budgetHeaders({ limit: 600, remaining: 100, reset: 50 })).toEqual({
    'ratelimit-policy': '"cost";q=600;w=60',
    ratelimit: '"cost";r=100;t=50',
  });
});
