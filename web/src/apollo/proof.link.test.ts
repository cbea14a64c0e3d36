import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { askForProof, closeProofDialog, isAskingForProof } from './identity-proof.ts';
import { makeProofLink } from './proof.link.ts';
import { fakeStorage } from './testing.ts';

const EXPORT = gql`mutation Export { exportPeople(input: {}) { url } }`;
const refusal = {
  data: null,
  errors: [{ message: 'Prove it', extensions: { code: 'FORBIDDEN', reason: 'PROOF_NEEDED' } }],
};
const data = { exportPeople: { __typename: 'DownloadLink', url: '/downloads/people.csv' } };

const setUp = () => {
  const proofs: (string | undefined)[] = [];
  const server = new ApolloLink((operation) => {
    const { headers } = operation.getContext() as { headers: Record<string, string> };
    const proof = headers['x-identity-proof'];
    proofs.push(proof);
    return of((proof ? { data } : refusal) as ApolloLink.Result);
  });
  const link = ApolloLink.from([makeProofLink(), server]);
  return { proofs, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
};
const waitForPrompt = () => vi.waitUntil(isAskingForProof, { interval: 1 });

it('prompts once for all pending requests, retries them and stores the proof', async () => {
  const { client, proofs } = setUp();
  const both = [client.mutate({ mutation: EXPORT }), client.mutate({ mutation: EXPORT })];
  await waitForPrompt();
  closeProofDialog('p1');
  for (const each of await Promise.all(both)) expect(each.data).toEqual(data);
  await client.mutate({ mutation: EXPORT });
  expect(proofs).toEqual([undefined, undefined, 'p1', 'p1', 'p1']);
  expect(isAskingForProof()).toBe(false);
});

it('passes the rejection on when the viewer closes the dialog', async () => {
  void askForProof();
  closeProofDialog(null);
  const { client, proofs } = setUp();
  const request = client.mutate({ mutation: EXPORT });
  await waitForPrompt();
  closeProofDialog(null);
  await expect(request).rejects.toThrow('Prove it');
  expect(proofs).toEqual([undefined]);
});

it('keeps the proof with the session, so that a reload does not ask again', async () => {
  fakeStorage({ accessToken: 'a', refreshToken: 'r' });
  closeProofDialog('p2');
  vi.resetModules();
  const reloaded = await import('./identity-proof.ts');
  expect(reloaded.proofHeader()).toEqual({ 'x-identity-proof': 'p2' });
  const { clearTokens } = await import('./session.ts');
  clearTokens();
  vi.resetModules();
  expect((await import('./identity-proof.ts')).proofHeader()).toEqual({});
});
