import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';

const client = new ApolloClient({
  link: new HttpLink({
    uri: 'https://sen.example/graphql',
    headers: { authorization: `Bearer ${process.env.SEN_TOKEN}` },
  }),
  cache: new InMemoryCache(),
});

const { data } = await client.query({
  query: gql`
    query Me {
      me { id fullName email }
    }
  `,
});
console.log(data.me);
