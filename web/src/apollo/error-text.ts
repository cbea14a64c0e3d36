/** Last resorts of the specification, section 8, in its words. */
export const REQUEST_FAILED = 'Request failed. Please try again.';
export const NETWORK_FAILED = 'Network error. Please try again.';

type Bag = Record<string, unknown>;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const detailLine = (detail: unknown): string | undefined => {
  if (!isBag(detail)) return text(detail);
  const message = text(detail.message);
  const field = text(detail.field);
  return message && field ? `${field}: ${message}` : message;
};

const detailLines = (details: unknown): string | undefined => {
  if (!Array.isArray(details)) return undefined;
  const lines = details.map(detailLine).filter((line) => line !== undefined);
  return lines.length > 0 ? lines.join('\n') : undefined;
};

/**
 * The text of an error toast, chosen from an answer's body in the specification's order (section 8): plain text,
 * details, error.message, message, error_message, the first of errors, and otherwise REQUEST_FAILED. A GraphQL error
 * carries its details in its extensions, so they are looked for there as well.
 *
 * @param fallback the text where the body has none
 */
export const errorText = (body: unknown, fallback: string = REQUEST_FAILED): string => {
  const plain = text(body);
  // The error page of a proxy is markup, not words for the viewer
  if (plain) return plain.trimStart().startsWith('<') ? fallback : plain;
  if (!isBag(body)) return fallback;
  const first = Array.isArray(body.errors) && isBag(body.errors[0]) ? body.errors[0] : undefined;
  const extensions = first && isBag(first.extensions) ? first.extensions : undefined;
  return (
    detailLines(body.details) ??
    detailLines(extensions?.details) ??
    (isBag(body.error) ? text(body.error.message) : undefined) ??
    text(body.message) ??
    text(body.error_message) ??
    (first ? text(first.message) : undefined) ??
    fallback
  );
};

/** The text when no answer came at all. */
export const networkText = (error: unknown): string =>
  (isBag(error) ? text(error.message) : undefined) ?? NETWORK_FAILED;
