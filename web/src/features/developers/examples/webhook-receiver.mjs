import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.SEN_WEBHOOK_SECRET); // whsec_…
const seen = new Set(); // store it in your database, because a message can be delivered twice

/** Reads the object of the event, with a token that may see it. */
async function read({ type, data }) {
  const response = await fetch(data.url, {
    headers: { authorization: `Bearer ${process.env.SEN_TOKEN}` },
  });
  console.log(type, data.version, (await response.json()).data);
}

createServer(async (request, response) => {
  const body = await text(request); // the raw bytes, which the signature covers
  let message;
  try {
    message = webhook.verify(body, request.headers);
  } catch {
    response.writeHead(400).end();
    return;
  }
  response.writeHead(204).end(); // respond within ten seconds, then process the message
  const id = request.headers['webhook-id'];
  if (seen.has(id)) return;
  seen.add(id);
  await read(message).catch(console.error);
}).listen(process.env.PORT ?? 8080);
