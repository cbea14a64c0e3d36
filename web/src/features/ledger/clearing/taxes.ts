import { today } from '../../../ui/local-time.ts';

/** The taxes by their names in the API, with their message keys. */
export const TAXES = {
  vatWithheld: 'account.vat',
  pitWithheld: 'account.pit',
  vatOutput: 'account.vatOutput',
} as const;
export type Tax = keyof typeof TAXES;
export const TAX_NAMES = Object.keys(TAXES) as Tax[];

/** Months that can be declared, `2026-11`: the current one and two years back, latest first. */
export const months = (): string[] => {
  const [year, month] = today().split('-').map(Number) as [number, number];
  return Array.from({ length: 25 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
};

/** `11/2026` in both languages. */
export const monthText = (period: string): string => `${period.slice(5)}/${period.slice(0, 4)}`;
