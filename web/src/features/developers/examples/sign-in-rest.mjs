import createClient from 'openapi-fetch';

const sen = createClient({ baseUrl: 'https://sen.example/api' });

const signedIn = await sen.POST('/auth/login', {
  body: { email: process.env.SEN_EMAIL, password: process.env.SEN_PASSWORD },
});
if (signedIn.error) throw new Error(signedIn.error.error.reason);
let { accessToken, refreshToken } = signedIn.data.data;

// Before the access token expires after 15 minutes, or after TOKEN_EXPIRED
const renewed = await sen.POST('/auth/refresh-token', { body: { refreshToken } });
if (renewed.error) throw new Error(renewed.error.error.reason); // the session has ended: sign in again
({ accessToken, refreshToken } = renewed.data.data);

const { data } = await sen.GET('/auth/me', {
  headers: { authorization: `Bearer ${accessToken}` },
});
console.log(data.data);
await sen.POST('/auth/logout', { body: { refreshToken } });
