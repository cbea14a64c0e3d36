import type { GraphqlBody } from '../listening.ts';

const LETTERS: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'A',
  FORBIDDEN: 'F',
  NOT_FOUND: 'N',
  CONFLICT: 'C',
  POLICY: 'P',
  BAD_INPUT: 'B',
  INVALID_CREDENTIALS: 'I',
  GONE: 'G',
};

/** The letter of a response, as in `Row.expect`. */
export const toLetter = ({ data, errors }: Pick<GraphqlBody, 'data' | 'errors'>): string => {
  const code = errors?.[0]?.extensions.code;
  if (code) return LETTERS[code] ?? `<${code}: ${errors![0]!.message}>`;
  return data?.it == null ? '0' : '+';
};

export const isRefusal = (letter: string | undefined): boolean => letter !== '+' && letter !== '0';
