/** Sends an operation. If the error says when a retry may succeed, waits and sends it again. */
async function send(operation, tries = 4) {
  const response = await fetch('https://sen.example/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${process.env.SEN_TOKEN}`,
      'x-graphql-cost': '1', // requests extensions.cost
    },
    body: JSON.stringify(operation),
  });
  const answer = await response.json();
  const wait = answer.errors?.[0]?.extensions.retryAfter;
  if (wait === undefined || tries === 1) return answer;
  await new Promise((resume) => setTimeout(resume, wait * 1000));
  return send(operation, tries - 1);
}

const { data, extensions } = await send({ query: '{ me { fullName } }' });
console.log(data.me, extensions.cost);
