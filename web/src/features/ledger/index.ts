export { useBankOptions } from './banks/use-bank-options.ts';
