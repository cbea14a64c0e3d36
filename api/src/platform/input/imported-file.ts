import { MaxLength } from 'class-validator';
import { badInput } from '../errors/errors.ts';
import type { FaultMessage } from '../errors/field-faults.ts';
import { validationMessage } from '../i18n/messages/validation-message.ts';

/** Maximum size of an imported file: captions of ten hours, an outline with its texts or a bank's template. Less than the limit of a request. */
const MAX_KILOBYTES = 700;

type SizeFault = 'catalog.captionsSize' | 'catalog.outlineSize' | 'payout.templateSize';

/** Limits the length of a file in Base64. */
export const IsImportedFile = (sizeFault: SizeFault): PropertyDecorator =>
  MaxLength(Math.ceil((MAX_KILOBYTES * 1000) / 3) * 4, {
    message: validationMessage(sizeFault, { max: MAX_KILOBYTES }),
  });

/** Decodes Base64 strictly: truncated or invalid input is rejected. @throws BAD_INPUT at `file` */
export function decodeFile(file: string, unreadable: FaultMessage, sizeFault: SizeFault): Buffer {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.toString('base64') !== file) throw badInput('file', unreadable);
  if (bytes.length > MAX_KILOBYTES * 1000) throw badInput('file', sizeFault, { max: MAX_KILOBYTES });
  return bytes;
}

/** Truncates a text that is quoted in the response, so that a small file cannot cause a large response. */
export const truncate = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1).toWellFormed()}…` : text;
