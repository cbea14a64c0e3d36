import { Client, cacheExchange, fetchExchange, gql } from '@urql/core';

const client = new Client({
  url: 'https://sen.example/graphql',
  exchanges: [cacheExchange, fetchExchange],
});

const query = gql`
  query Cheapest($limit: Int!) {
    courses(limit: $limit, sortBy: PRICE, sortOrder: ASC) {
      total
      items { id slug title currentPrice }
    }
  }
`;
const { data, error } = await client.query(query, { limit: 2 });
if (error) throw error;
console.log(data.courses);
