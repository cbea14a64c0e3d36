import { serverAudits } from 'graphql-http';
import { beforeAll, describe, expect, it } from 'vitest';
import { listening } from './listening.ts';

let url = '';
beforeAll(async () => {
  url = `${(await listening()).url}/graphql`;
});

describe('GraphQL over HTTP, every MUST and SHOULD of its audit', () => {
  // A MAY leaves the choice to us: GET without a marking header is refused against CSRF
  const audits = serverAudits({ url: () => url }).filter(({ name }) => !name.startsWith('MAY'));
  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});
