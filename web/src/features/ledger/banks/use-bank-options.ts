import { useBanksQuery } from './banks.gen.ts';

interface Option {
  value: string;
  label: string;
}

/** The banks that money can be sent to, by their BIN, after a first line that asks for a choice. */
export function useBankOptions(choose: string): Option[] {
  const { data } = useBanksQuery();
  return [
    { value: '', label: choose },
    ...(data?.banks ?? []).map(({ bin, name }) => ({ value: bin, label: name })),
  ];
}
