import { createClient } from 'graphql-ws';

const client = createClient({
  url: 'wss://sen.example/graphql',
  // Called at every reconnection, so that a renewed token is used
  connectionParams: () => ({ authorization: `Bearer ${process.env.SEN_TOKEN}` }),
  retryAttempts: Number.POSITIVE_INFINITY,
});

const query = 'subscription { notificationReceived { id kind title link } }';
for await (const { data, errors } of client.iterate({ query })) {
  if (errors) throw new Error(errors[0].extensions.reason);
  console.log(data.notificationReceived);
  break; // a real client continues
}
await client.dispose();
