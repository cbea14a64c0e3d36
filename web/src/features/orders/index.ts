/** Parts of orders and bills for other features: small shared pieces only. */
export { BillTabs, useDeskCrumbs } from './admin/bill-tabs.tsx';
export { type BillForm, BillTo, useBillDetails } from './bill-to.tsx';
export { gatewayName } from './gateway-name.ts';
export { usePaying } from './use-paying.ts';
