async function ask(query, variables) {
  const response = await fetch('https://sen.example/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${process.env.SEN_TOKEN}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].extensions.reason);
  return data;
}

// A connection: continue from the last cursor while there are more pages
const query = `query Notifications($after: String) {
  myNotifications(first: 50, after: $after) {
    edges { node { id title createdAt } }
    pageInfo { hasNextPage endCursor }
  }
}`;
let after = null;
let count = 0;
for (;;) {
  const { edges, pageInfo } = (await ask(query, { after })).myNotifications;
  count += edges.length;
  if (!pageInfo.hasNextPage) break;
  after = pageInfo.endCursor;
}
console.log({ count });
