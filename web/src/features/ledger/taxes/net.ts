/** Amounts of a month before and after returns. */
export interface Withheld {
  readonly gross: number;
  readonly vatWithheld: number;
  readonly pitWithheld: number;
  readonly refunded: number;
  readonly vatBack: number;
  readonly pitBack: number;
}

/** Revenue and taxes after returns. */
export const net = ({ gross, vatWithheld, pitWithheld, refunded, vatBack, pitBack }: Withheld) => ({
  revenue: gross - refunded,
  vat: vatWithheld - vatBack,
  pit: pitWithheld - pitBack,
});

/** `2026-10-01` as `10/2026` in both languages. */
export const formatMonth = (day: string): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`;
