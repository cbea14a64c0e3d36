const query = `query Cheapest($limit: Int!) {
  courses(limit: $limit, sortBy: PRICE, sortOrder: ASC) {
    total
    items { slug title currentPrice }
  }
}`;

const response = await fetch('https://sen.example/graphql', {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'accept-language': 'vi' },
  body: JSON.stringify({ query, variables: { limit: 2 } }),
});
const { data, errors } = await response.json();
if (errors) throw new Error(errors[0].extensions.reason);
console.log(data.courses);
