/** Small shared components of orders for other features. */
export { BillTabs, useBillsBreadcrumbs } from './admin/bill-tabs.tsx';
export { type BillForm, BillTo, useBillDetails } from './bill-to.tsx';
export { gatewayName } from './gateway-name.ts';
export { GatewaySign } from './gateway-sign.tsx';
export { type PaymentGatewaysQuery, usePaymentGatewaysQuery } from './payment-gateways.gen.ts';
export { UnpaidOrder } from './unpaid/unpaid-order.tsx';
export { useStartPayment } from './use-start-payment.ts';
