import { sql } from '../../graphql/read/index.ts';
import { defineFeature } from '../define-feature.ts';
import { askAfterRestore } from './ask-after-restore.ts';
import { BillLineResolver, BillResolver } from './bills/bill.resolver.ts';
import { BillDetailsResolver } from './bills/bill-details.resolver.ts';
import { CartFieldsResolver, CartResolver } from './cart/cart.resolver.ts';
import { CheckoutResolver } from './checkout.resolver.ts';
import { CouponResolver } from './coupons/coupon.resolver.ts';
import { couponsOfCategory } from './coupons/coupons-of-category.ts';
import { endCouponsOfTransferred } from './coupons/end-coupons-of-transferred.ts';
import { deskQueues } from './desk-queues.ts';
import { Dispute } from './disputes/dispute.entity.ts';
import { DisputeResolver } from './disputes/dispute.resolver.ts';
import { ExchangeResolver } from './exchange/exchange.resolver.ts';
import { expireOrder, expireOrders } from './expire-orders.jobs.ts';
import { courseFulfilment } from './fulfil-courses.ts';
import { sandboxNotice } from './gateways/sandbox/sandbox-jobs.ts';
import { invariants } from './invariants.ts';
import { receipt } from './mails/receipt.mail.tsx';
import { notificationKinds } from './notification-kinds.ts';
import { Order, OrderLine } from './order.entity.ts';
import { OrderResolver } from './order.resolver.ts';
import { OrderChangeResolver } from './order-changes.resolver.ts';
import { OrderListResolver } from './order-list.resolver.ts';
import { ordersDue } from './orders-due.ts';
import { OrdersOfPersonResolver } from './orders-of-person.resolver.ts';
import { packageFulfilment } from './packages/fulfil-package.ts';
import { packageParts } from './packages/parts.ts';
import { followPayment, queryPayment, sweepNotices } from './payment.jobs.ts';
import {
  CheckPaymentPayloadResolver,
  OrderPaymentResolver,
  PaymentAttemptResolver,
  PaymentResolver,
} from './payment.resolver.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { BillingTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { afterRestore } from './refunds/after-restore.ts';
import { Refund, RefundStep } from './refunds/refund.entity.ts';
import { checkRefunds, escalateRefund, sendRefund } from './refunds/refund.jobs.ts';
import { RefundResolver } from './refunds/refund.resolver.ts';
import {
  RefundFieldsResolver,
  RefundRightResolver,
  RefundStepResolver,
} from './refunds/refund-fields.resolver.ts';
import { RefundTransfer } from './refunds/refund-transfer.entity.ts';
import { refundTransfers } from './refunds/refund-transfers.ts';
import { sealAccounts } from './refunds/seal-accounts.jobs.ts';
import { waitingRefunds } from './refunds/waiting-refunds.ts';
import { SaleShareResolver } from './sale-share.resolver.ts';
import * as settings from './settings.ts';
import { SettlementResolver } from './settlement/settlement.resolver.ts';
import { SuspenseResolver } from './suspense/suspense.resolver.ts';
import { SuspenseItem } from './suspense/suspense-item.entity.ts';
import { TeacherLinkResolver } from './teacher-link/teacher-link.resolver.ts';
import { en } from './texts/en.ts';
import { vi } from './texts/vi.ts';
import { UnsettledPaymentResolver } from './unsettled-payment.resolver.ts';
import { wishlistParts } from './wishlist/parts.ts';

/**
 * Sales: cart and checkout, payments at gateways, refunds, disputes, coupons, bills and packages for teachers.
 *
 * Writes: entities, locked, for orders, refunds, disputes, packages and money that fits no order. SQL: the rows of a
 * checkout (frequent), steps that only one process may take (an attempt or a refund is sent to a gateway), and tables
 * without an entity (notices of gateways, settlement lines, coupons, cart, wishlist).
 */
export const billing = defineFeature({
  name: 'billing',
  tables: [
    'bill_details',
    'cart',
    'cart_item',
    'commission_rate',
    'coupon',
    'coupon_use',
    'dispute',
    'order_line',
    'orders',
    'payment_attempt',
    'payment_notice',
    'sandbox_payment',
    'refund',
    'refund_step',
    'refund_transfer',
    'settlement_file',
    'settlement_line',
    'suspense_item',
    'teacher_link',
    'withholding_rate',
    ...packageParts.tables,
    ...wishlistParts.tables,
  ],
  schedule: [ordersDue],
  offers: [
    'open_refund',
    'ordered_line',
    'package_period',
    'payable_course',
    'refund_transfer',
    'seller_package',
    'sold_line',
  ],
  entities: [
    Order,
    OrderLine,
    PaymentAttempt,
    Refund,
    RefundStep,
    RefundTransfer,
    SuspenseItem,
    Dispute,
    ...packageParts.entities,
  ],
  resolvers: [
    BillDetailsResolver,
    BillLineResolver,
    BillResolver,
    CheckoutResolver,
    PaymentResolver,
    OrderPaymentResolver,
    BillingTermsResolver,
    CartFieldsResolver,
    CartResolver,
    CouponResolver,
    DisputeResolver,
    CheckPaymentPayloadResolver,
    ExchangeResolver,
    OrderChangeResolver,
    OrderListResolver,
    OrderResolver,
    OrdersOfPersonResolver,
    PaymentAttemptResolver,
    RefundFieldsResolver,
    RefundResolver,
    RefundRightResolver,
    RefundStepResolver,
    SaleShareResolver,
    SettlementResolver,
    UnsettledPaymentResolver,
    SuspenseResolver,
    TeacherLinkResolver,
    ...packageParts.resolvers,
    ...wishlistParts.resolvers,
  ],
  mails: [receipt],
  jobs: [
    checkRefunds,
    escalateRefund,
    expireOrder,
    expireOrders,
    followPayment,
    queryPayment,
    sandboxNotice,
    sealAccounts,
    sendRefund,
    sweepNotices,
    ...packageParts.jobs,
    ...wishlistParts.jobs,
  ],
  invariants,
  afterRestore,
  atStart: askAfterRestore,
  permissions,
  notificationKinds,
  personalData,
  transferSources: [refundTransfers],
  auditTargets: {
    ...packageParts.auditTargets,
    coupon: (id) => sql`select k.code from coupon k where k.id = ${id}`,
    dispute: (id) => sql`select d.number from dispute d where d.id = ${id}`,
    refund: (id) => sql`select r.number from refund r where r.id = ${id}`,
    order: (id) => sql`select o.number from orders o where o.id = ${id}`,
    settlement: (id) => sql`select f.gateway from settlement_file f where f.id = ${id}`,
    'settlement-line': (id) => sql`select l.reference from settlement_line l where l.id = ${id}`,
    suspense: (id) => sql`select i.transaction from suspense_item i where i.id = ${id}`,
  },
  settings: [...Object.values(settings), ...packageParts.settings],
  waiting: [waitingRefunds],
  fulfilments: [courseFulfilment, packageFulfilment],
  deskQueues,
  categoryReferences: [couponsOfCategory],
  transferFollowers: [endCouponsOfTransferred],
  texts: { vi, en },
  reasons,
  faults,
});
