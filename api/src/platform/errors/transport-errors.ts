import type { ErrorReason } from './reasons.ts';

/** What an error of Fastify's own (address, headers, body, content type) means; UNEXPECTED for anything else. */
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
 * Whether an answer could not be sent because whoever asked has left meanwhile: a stream that packs it then ends too
 * early. Nothing of that is an error of ours.
 */
export const hasClientLeft = (
  { code }: { code?: string },
  { raw }: { raw: { socket: { destroyed: boolean } } },
): boolean => code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;
