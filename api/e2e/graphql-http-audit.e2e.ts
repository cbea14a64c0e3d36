import { serverAudits } from 'graphql-http';
import { beforeAll, describe, expect, it } from 'vitest';
import { listening } from './listening.ts';

let url = '';
beforeAll(async () => {
  url = `${(await listening()).url}/graphql`;
});

describe('GraphQL over HTTP passes the MUST, SHOULD and MAY of its audit', () => {
  const audits = serverAudits({ url: () => url });
  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});
