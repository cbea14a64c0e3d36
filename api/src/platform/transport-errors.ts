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
