import { createHash } from 'node:crypto';

const query = '{ categories { id slug } }';
const sha256Hash = createHash('sha256').update(query).digest('hex');
const extensions = { persistedQuery: { version: 1, sha256Hash } };

const post = async (body) => {
  const response = await fetch('https://sen.example/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
};

let answer = await post({ extensions });
if (answer.errors?.[0]?.extensions.code === 'PERSISTED_QUERY_NOT_FOUND')
  answer = await post({ query, extensions }); // only once: afterwards the hash is sufficient
console.log(answer.data.categories.length);
