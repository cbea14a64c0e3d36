/** Parts of paying and of bills for other features: small shared pieces only. */
export { BillTabs, useDeskCrumbs } from './admin/bill-tabs.tsx';
export { type BillForm, BillTo, useBillDetails } from './bill-to.tsx';
export { usePaymentGatewaysQuery } from './checkout.gen.ts';
export { GatewayChoice } from './gateway-choice.tsx';
export { gatewayName } from './gateway-name.ts';
export { UnsettledPayments } from './unsettled-slot.tsx';
export { usePaying } from './use-paying.ts';
