import createClient from 'openapi-fetch';

// Types: npx openapi-typescript https://sen.example/api/openapi.json -o sen.d.ts
const sen = createClient({ baseUrl: 'https://sen.example/api' });

const { data, error } = await sen.GET('/courses', {
  params: { query: { sort: 'price-asc', limit: 2 } },
});
if (error) throw new Error(error.error.code);
console.log(data.data.items);
