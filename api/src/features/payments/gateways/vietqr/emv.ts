export interface QrPayment {
  /** The bank's ID at Napas: six digits. */
  readonly bankBin: string;
  readonly account: string;
  /** In đồng. */
  readonly amount: number;
  /** Transfer content on the statement; letters, digits and spaces. */
  readonly content: string;
}

const NAPAS = 'A000000727';
const TO_ACCOUNT = 'QRIBFTTA';

/** Two digits of ID, two of length, then the value. Lengths count characters, so only ASCII is safe. */
const field = (id: string, value: string): string => {
  if (value.length > 99) throw new Error(`the field ${id} of a QR code is longer than 99 characters`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
};

/** CRC-16/CCITT-FALSE: polynomial 1021, initial value FFFF. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * Content of the QR code for one payment (EMVCo, in the profile of Napas’ VietQR). Generated locally without a
 * service.
 */
export function qrText({ bankBin, account, amount, content }: QrPayment): string {
  const receiver = field('00', bankBin) + field('01', account);
  const text =
    field('00', '01') +
    field('01', '12') +
    field('38', field('00', NAPAS) + field('01', receiver) + field('02', TO_ACCOUNT)) +
    field('53', '704') +
    field('54', String(amount)) +
    field('58', 'VN') +
    field('62', field('08', content)) +
    '6304';
  return text + crc16(text);
}

/** @throws if the text is invalid */
export function getFields(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    const value = text.slice(at + 4, at + 4 + length);
    if (!Number.isInteger(length) || value.length !== length) throw new Error('the QR code is malformed');
    fields.set(text.slice(at, at + 2), value);
    at += 4 + length;
  }
  return fields;
}

/** @throws Error if the text is not a VietQR code or its checksum is wrong */
export function readQr(text: string): QrPayment {
  if (crc16(text.slice(0, -4)) !== text.slice(-4)) throw new Error('the checksum of the QR code is wrong');
  const fields = getFields(text);
  const napas = getFields(fields.get('38') ?? '');
  const receiver = getFields(napas.get('01') ?? '');
  if (napas.get('00') !== NAPAS || napas.get('02') !== TO_ACCOUNT)
    throw new Error('the QR code is not a VietQR code for an account');
  return {
    bankBin: receiver.get('00') ?? '',
    account: receiver.get('01') ?? '',
    amount: Number(fields.get('54')),
    content: getFields(fields.get('62') ?? '').get('08') ?? '',
  };
}
