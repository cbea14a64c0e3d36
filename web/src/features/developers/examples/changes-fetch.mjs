const query = `query Changes($after: String) {
  changedEnrolments(first: 500, after: $after) {
    nodes {
      id
      isDeleted
      enrolment { id access completedLessons student { id fullName } course { id title } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

async function page(after) {
  const response = await fetch('https://sen.example/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${process.env.SEN_TOKEN}`,
    },
    body: JSON.stringify({ query, variables: { after } }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].extensions.reason);
  return data.changedEnrolments;
}

const copy = new Map();
let cursor = null; // store it with the copy, in one transaction

/** Updates the copy. Run it as often as you need fresh data. */
async function sync() {
  for (;;) {
    const { nodes, pageInfo } = await page(cursor);
    for (const { id, isDeleted, enrolment } of nodes)
      if (isDeleted) copy.delete(id);
      else copy.set(id, enrolment);
    cursor = pageInfo.endCursor;
    if (!pageInfo.hasNextPage) return;
  }
}

await sync(); // all enrolments
await sync(); // changes since the first call
console.log({ enrolments: copy.size });
