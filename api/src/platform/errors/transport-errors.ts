import type { ErrorReason } from './reasons.ts';

/**
 * Maps an error of Fastify (URL, headers, body, content type) to a reason.
 * @returns UNEXPECTED for other errors
 */
export function reasonOfTransport({
  statusCode,
  code = '',
}: {
  statusCode?: number;
  code?: string;
}): ErrorReason {
  if (statusCode === 413) return 'BODY_TOO_LARGE';
  if (statusCode === 415) return 'CONTENT_TYPE';
  if (code.startsWith('FST_ERR_CTP_')) return 'MALFORMED_BODY';
  if (statusCode === 400) return 'MALFORMED_REQUEST';
  return 'UNEXPECTED';
}

/**
 * True if the response could not be sent because the client disconnected: then the compression stream ends too early.
 * It is not an error of the server.
 */
export const hasClientLeft = (
  { code }: { code?: string },
  { raw }: { raw: { socket: { destroyed: boolean } } },
): boolean => code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;
