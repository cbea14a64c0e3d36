import { readFileSync } from 'node:fs';
import { Upload } from 'tus-js-client';

const headers = { authorization: `Bearer ${process.env.SEN_TOKEN}` };

/** Uploads a file in chunks. After a lost connection it continues where it stopped. */
const send = (file, filename) =>
  new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: 'https://sen.example/api/upload/files',
      chunkSize: 5 * 1024 * 1024,
      retryDelays: [0, 1000, 5000],
      headers,
      metadata: { filename },
      onError: reject,
      onSuccess: () => resolve(upload.url.split('/').at(-1)),
    });
    upload.start();
  });

const uploadId = await send(readFileSync('avatar.png'), 'avatar.png');
const response = await fetch('https://sen.example/graphql', {
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({
    query: 'mutation($input: SetAvatarInput!) { setAvatar(input: $input) { avatarUrl } }',
    variables: { input: { uploadId } },
  }),
});
console.log((await response.json()).data.setAvatar);
