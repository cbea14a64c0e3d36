export const pathOfAccount = (code: string): string => `/admin/ledger/accounts/${encodeURIComponent(code)}`;
export const pathOfTransaction = (id: string): string => `/admin/ledger/transactions?id=${id}`;
