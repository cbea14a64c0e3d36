import { useBanksQuery } from './banks.gen.ts';

interface Option {
  value: string;
  label: string;
}

/** The banks that can receive transfers, by BIN, after a placeholder option. */
export function useBankOptions(choose: string): Option[] {
  const { data } = useBanksQuery();
  return [
    { value: '', label: choose },
    ...(data?.banks ?? []).map(({ bin, name }) => ({ value: bin, label: name })),
  ];
}
