import type { FaultMessage } from '../../errors/field-faults.ts';

/** Encodes a catalogue key with values as plain text, because messages of class-validator are plain text. */
export const validationMessage = (key: FaultMessage, params: Readonly<Record<string, number>>): string =>
  `${key}?${new URLSearchParams(Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]))}`;
