export { BillDetailsInput, storeBillDetails } from './bills/bill-details.ts';
export { billPdf } from './bills/bill-pdf.ts';
export { ExportOrdersInput, ordersSheet } from './bills/export-orders.ts';
export { createPackageOrder, insertOrder, nextOrderNumber } from './insert-order.ts';
export { MAX_LINES, ORDER_HOURS, Order } from './order.entity.ts';
export {
  GATEWAY_NAMES,
  GatewayAnswer,
  GatewayRefusal,
  gatewayName,
  OrderKind,
  OrderStatus,
  PaymentDoubt,
  PaymentGateway,
  PaymentStatus,
} from './order.enums.ts';
export { assertNotInDoubt } from './order-in-doubt.ts';
export { isBuyerOf, OrderLine, paidLine } from './order-line.entity.ts';
export {
  type Attribution,
  commissionRate,
  freezeTerms,
  priceLine,
  type Rates,
  ratesSql,
} from './price-line.ts';
export { releaseCourses } from './release-courses.ts';
