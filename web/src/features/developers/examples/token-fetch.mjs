const response = await fetch('https://sen.example/graphql', {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    authorization: `Bearer ${process.env.SEN_TOKEN}`,
  },
  body: JSON.stringify({ query: '{ me { id fullName email } }' }),
});
const { data, errors } = await response.json();
if (errors) {
  const { code, reason, permission } = errors[0].extensions;
  throw new Error(`${code} ${reason} ${permission ?? ''}`);
}
console.log(data.me);
