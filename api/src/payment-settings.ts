import { z } from 'zod';

const secret = z.string().min(8, 'must have at least 8 characters').optional();

/** Environment variables of the payment gateways. Those of a gateway are required together. */
export const paymentSchema = {
  VNPAY_TMN_CODE: z.string().length(8, 'must have 8 characters').optional(),
  VNPAY_HASH_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  MOMO_PARTNER_CODE: z.string().min(1).optional(),
  MOMO_ACCESS_KEY: secret,
  MOMO_SECRET_KEY: secret,
  ZALOPAY_APP_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
  ZALOPAY_KEY1: secret,
  ZALOPAY_KEY2: secret,
  VIETQR_BANK_BIN: z
    .string()
    .regex(/^\d{6}$/, 'must be the 6 digits of a bank at Napas')
    .optional(),
  VIETQR_BANK_NAME: z.string().min(1).max(40).optional(),
  VIETQR_ACCOUNT: z
    .string()
    .regex(/^[A-Za-z0-9]{4,19}$/, 'must have 4 to 19 letters and digits')
    .optional(),
  VIETQR_HOLDER: z
    .string()
    .regex(/^[A-Z0-9 ]{2,50}$/, 'must be in capital letters without accents')
    .optional(),
  SEPAY_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SEPAY_API_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
};
type PaymentEnvironment = { readonly [name in keyof typeof paymentSchema]?: string | undefined };

/** Credentials of the simulated gateways of PAYMENTS=sandbox. They move no real money, so they are not secret. */
export const SANDBOX_VNPAY = {
  tmnCode: 'SENDEMO1',
  hashSecret: 'SENSANDBOXVNPAYSIMULATORSECRETKEY',
} as const;
export const SANDBOX_MOMO = {
  partnerCode: 'SENDEMO',
  accessKey: 'SENSANDBOXMOMO',
  secretKey: 'SENSANDBOXMOMOSIMULATORSECRETKEY',
} as const;
export const SANDBOX_ZALOPAY = {
  appId: '2611',
  key1: 'SENSANDBOXZALOPAYSIMULATORKEYONE',
  key2: 'SENSANDBOXZALOPAYSIMULATORKEYTWO',
} as const;
export const SANDBOX_VIETQR = {
  bankBin: '970436',
  bankName: 'Vietcombank',
  account: '1029384756',
  holder: 'CONG TY CO PHAN SEN',
  webhookSecret: 'SENSANDBOXBANKSIMULATORSECRETKEY',
} as const;

/** The merchant account at each gateway; undefined if there is none. */
export interface PaymentSettings {
  readonly vnpay?: { readonly tmnCode: string; readonly hashSecret: string };
  readonly momo?: { readonly partnerCode: string; readonly accessKey: string; readonly secretKey: string };
  readonly zalopay?: { readonly appId: string; readonly key1: string; readonly key2: string };
  readonly vietqr?: VietqrSettings;
}

/** The bank account for transfers, and how webhooks about them are authenticated. */
export interface VietqrSettings {
  readonly bankBin: string;
  readonly bankName: string;
  readonly account: string;
  /** As the bank spells it: capital letters without accents. */
  readonly holder: string;
  /** SePay signs its webhooks with it. */
  readonly webhookSecret?: string | undefined;
  /** Or SePay sends it as a header. */
  readonly apiKey?: string | undefined;
}

const GROUPS = {
  vnpay: ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET'],
  momo: ['MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY'],
  zalopay: ['ZALOPAY_APP_ID', 'ZALOPAY_KEY1', 'ZALOPAY_KEY2'],
  vietqr: ['VIETQR_BANK_BIN', 'VIETQR_BANK_NAME', 'VIETQR_ACCOUNT', 'VIETQR_HOLDER'],
} as const satisfies Record<string, readonly (keyof PaymentEnvironment)[]>;

const PUBLISHED: readonly string[] = [
  SANDBOX_VNPAY.hashSecret,
  SANDBOX_MOMO.secretKey,
  SANDBOX_ZALOPAY.key1,
  SANDBOX_ZALOPAY.key2,
  SANDBOX_VIETQR.webhookSecret,
];

/** Errors in the gateways of PAYMENTS=live, one per line. */
export function paymentFaults(s: PaymentEnvironment): string[] {
  const groups = Object.values(GROUPS).map((names): readonly (keyof PaymentEnvironment)[] => names);
  const isComplete = (names: readonly (keyof PaymentEnvironment)[]) => names.every((name) => s[name]);
  const incomplete = groups.filter((names) => names.some((name) => s[name]) && !isComplete(names));
  const faults = incomplete.map((names) => `${names.join(', ')}: are needed together`);
  if (!incomplete.length && !groups.some(isComplete))
    faults.push(
      `${GROUPS.vnpay.join(', ')}: are needed when PAYMENTS is live, or those of another gateway (MOMO_…, ZALOPAY_…, VIETQR_…)`,
    );
  const published = (Object.keys(paymentSchema) as (keyof PaymentEnvironment)[]).filter(
    (name) => s[name] && PUBLISHED.includes(s[name]!),
  );
  return [...faults, ...published.map((name) => `${name}: is the sandbox’s, which everyone can read`)];
}

/** The gateways of PAYMENTS=live that have all of their settings. */
export function paymentSettings(s: PaymentEnvironment): PaymentSettings {
  return {
    ...(s.VNPAY_TMN_CODE && {
      vnpay: { tmnCode: s.VNPAY_TMN_CODE, hashSecret: s.VNPAY_HASH_SECRET! },
    }),
    ...(s.MOMO_PARTNER_CODE && {
      momo: {
        partnerCode: s.MOMO_PARTNER_CODE,
        accessKey: s.MOMO_ACCESS_KEY!,
        secretKey: s.MOMO_SECRET_KEY!,
      },
    }),
    ...(s.ZALOPAY_APP_ID && {
      zalopay: { appId: s.ZALOPAY_APP_ID, key1: s.ZALOPAY_KEY1!, key2: s.ZALOPAY_KEY2! },
    }),
    ...(s.VIETQR_BANK_BIN && {
      vietqr: {
        bankBin: s.VIETQR_BANK_BIN,
        bankName: s.VIETQR_BANK_NAME!,
        account: s.VIETQR_ACCOUNT!,
        holder: s.VIETQR_HOLDER!,
        webhookSecret: s.SEPAY_WEBHOOK_SECRET,
        apiKey: s.SEPAY_API_KEY,
      },
    }),
  };
}
