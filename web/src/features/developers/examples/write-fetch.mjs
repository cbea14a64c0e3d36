import { randomUUID } from 'node:crypto';

const mutation = `mutation Plan($input: CreateStudySlotInput!) {
  createStudySlot(input: $input) { id startsAt }
}`;
const input = {
  title: 'GraphQL',
  startsAt: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
  minutes: 45,
  // Store it with the object that you create: the same key creates nothing twice
  idempotencyKey: randomUUID(),
};

async function create() {
  const response = await fetch('https://sen.example/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${process.env.SEN_TOKEN}`,
    },
    body: JSON.stringify({ query: mutation, variables: { input } }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].extensions.reason);
  return data.createStudySlot;
}

const first = await create();
const again = await create(); // as if the first answer had been lost
console.log(first.id === again.id);
