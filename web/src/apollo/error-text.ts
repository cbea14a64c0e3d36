/** Fallback texts. The specification prescribes their wording. */
export const REQUEST_FAILED = 'Request failed. Please try again.';
export const NETWORK_FAILED = 'Network error. Please try again.';

type JsonObject = Record<string, unknown>;

const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;
const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const detailLine = (detail: unknown): string | undefined => {
  if (!isJsonObject(detail)) return toText(detail);
  const message = toText(detail.message);
  const field = toText(detail.field);
  return message && field ? `${field}: ${message}` : message;
};

const detailLines = (details: unknown): string | undefined => {
  if (!Array.isArray(details)) return undefined;
  const lines = details.map(detailLine).filter((line) => line !== undefined);
  return lines.length > 0 ? lines.join('\n') : undefined;
};

/**
 * The text of an error toast. The specification prescribes the order in which it is taken from a response's body: plain
 * text, details, error.message, message, error_message, the first of errors. A GraphQL error has its details in its
 * extensions, which are searched as well.
 *
 * @param fallback the text if the body contains none
 */
export const errorText = (body: unknown, fallback: string = REQUEST_FAILED): string => {
  const plain = toText(body);
  // The error page of a proxy is HTML
  if (plain) return plain.trimStart().startsWith('<') ? fallback : plain;
  if (!isJsonObject(body)) return fallback;
  const first = Array.isArray(body.errors) && isJsonObject(body.errors[0]) ? body.errors[0] : undefined;
  const extensions = first && isJsonObject(first.extensions) ? first.extensions : undefined;
  return (
    detailLines(body.details) ??
    detailLines(extensions?.details) ??
    (isJsonObject(body.error) ? toText(body.error.message) : undefined) ??
    toText(body.message) ??
    toText(body.error_message) ??
    (first ? toText(first.message) : undefined) ??
    fallback
  );
};

/** The text of a request without a response. */
export const networkText = (error: unknown): string =>
  (isJsonObject(error) ? toText(error.message) : undefined) ?? NETWORK_FAILED;
