import { type ErrorCode, statusOf } from './errors.ts';
import type { MessageKey } from './messages/index.ts';

/** A refusal of the HTTP layer, in the words of our own table. */
export interface TransportFault {
  readonly code: ErrorCode;
  readonly key: MessageKey;
  readonly status: number;
}

const fault = (code: ErrorCode, key: MessageKey = `error.${code}`): TransportFault => ({
  code,
  key,
  status: statusOf[code],
});

/** What an error of Fastify's own (body, headers, content type) means; INTERNAL for anything else. */
export function codeOfTransport({
  statusCode,
  code,
}: {
  statusCode?: number;
  code?: string;
}): TransportFault {
  if (statusCode === 413) return fault('PAYLOAD_TOO_LARGE');
  if (statusCode === 415) return fault('UNSUPPORTED_MEDIA');
  if (
    code === 'FST_ERR_CTP_INVALID_JSON_BODY' ||
    code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ||
    statusCode === 400
  )
    return fault('BAD_INPUT', 'error.malformedJson');
  return fault('INTERNAL');
}
