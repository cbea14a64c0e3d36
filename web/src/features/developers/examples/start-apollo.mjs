import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';

const client = new ApolloClient({
  link: new HttpLink({ uri: 'https://sen.example/graphql' }),
  cache: new InMemoryCache(),
});

const { data } = await client.query({
  query: gql`
    query Cheapest($limit: Int!) {
      courses(limit: $limit, sortBy: PRICE, sortOrder: ASC) {
        total
        items { id slug title currentPrice }
      }
    }
  `,
  variables: { limit: 2 },
});
console.log(data.courses);
