curl https://sen.example/graphql \
  -H 'Content-Type: application/json' \
  -d '{"query":"{ courses(limit: 2) { total items { title currentPrice } } }"}'
