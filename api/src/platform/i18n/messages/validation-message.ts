import type { MessageKey } from './index.ts';

/** A catalogue key with values, for decorators of class-validator: their messages are plain text. */
export const validationMessage = (key: MessageKey, params: Readonly<Record<string, number>>): string =>
  `${key}?${new URLSearchParams(Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]))}`;
