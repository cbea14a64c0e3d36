import type { IncomingMessage, Server } from 'node:http';

/** Timeout in milliseconds for the headers of a request, and for its body unless it is an upload. */
const MAX_BODY_MS = 30_000;
/** Milliseconds in which an upload must send at least `MIN_UPLOAD_BYTES`. */
const UPLOAD_WINDOW_MS = 60_000;
const MIN_UPLOAD_BYTES = 64 * 1024;
const UPLOAD = /^(multipart\/form-data|application\/offset\+octet-stream)/i;

/**
 * Enforces timeouts for request bodies. The timeout of Node.js applies to all routes, so it would abort large uploads.
 */
export function limitSlowBodies(server: Server): void {
  server.headersTimeout = MAX_BODY_MS;
  // Must be the first listener, because later ones read the body
  server.prependListener('request', (request) => {
    if (hasBody(request)) limit(request);
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function limit(request: IncomingMessage): void {
  const { socket, headers } = request;
  const isUpload = UPLOAD.test(headers['content-type'] ?? '');
  let bytesBefore = socket.bytesRead;
  const timer = setInterval(
    () => {
      const received = socket.bytesRead - bytesBefore;
      bytesBefore = socket.bytesRead;
      if (isUpload && received >= MIN_UPLOAD_BYTES) return;
      stop();
      sendTimeout(request);
    },
    isUpload ? UPLOAD_WINDOW_MS : MAX_BODY_MS,
  );
  timer.unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop).once('close', stop);
}

function sendTimeout({ socket }: IncomingMessage): void {
  if (!socket.writable) return;
  const head = ['HTTP/1.1 408 Request Timeout', 'Retry-After: 5', 'Content-Length: 0', 'Connection: close'];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.destroySoon();
}
