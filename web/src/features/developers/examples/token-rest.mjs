import createClient from 'openapi-fetch';

const sen = createClient({
  baseUrl: 'https://sen.example/api',
  headers: { authorization: `Bearer ${process.env.SEN_TOKEN}` },
});

const { data, error } = await sen.GET('/auth/me');
if (error) throw new Error(`${error.error.code} ${error.error.reason}`);
console.log(data.data);
