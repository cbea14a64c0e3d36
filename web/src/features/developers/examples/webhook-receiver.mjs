import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.SEN_WEBHOOK_SECRET); // whsec_…
const seen = new Set(); // keep it in your database: a message can come twice

/** Reads the object of the event, with a token that may see it. */
async function read({ type, data }) {
  const response = await fetch(data.url, {
    headers: { authorization: `Bearer ${process.env.SEN_TOKEN}` },
  });
  console.log(type, data.version, (await response.json()).data);
}

createServer(async (request, response) => {
  const body = await text(request); // as it came: the signature is of these bytes
  let message;
  try {
    message = webhook.verify(body, request.headers);
  } catch {
    response.writeHead(400).end();
    return;
  }
  response.writeHead(204).end(); // within ten seconds; the work comes after
  const id = request.headers['webhook-id'];
  if (seen.has(id)) return;
  seen.add(id);
  await read(message).catch(console.error);
}).listen(process.env.PORT ?? 8080);
