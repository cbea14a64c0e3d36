import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'setting.order.hours': 'An order may be paid within',
  'setting.order.hours.help': 'After this an unpaid order expires.',
  'billing.billName': 'The name on the bill has 2 to 200 characters.',
  'billing.notPaidYet': 'The order has not been paid, so there is no bill yet.',
  'bill.title': 'Bill {number}',
  'bill.paidAt': 'Paid at {at} (Vietnam time)',
  'bill.buyer': 'Buyer',
  'bill.taxCode': 'Tax code',
  'bill.address': 'Address',
  'bill.email': 'Email',
  'bill.method': 'Paid through',
  'bill.transaction': 'Transaction',
  'bill.coupon': 'Coupon',
  'bill.course': 'Course',
  'bill.package': 'Teacher package',
  'bill.packageDays': '{from} to {to}',
  'bill.vat': 'Of which {rate}% VAT: {amount}',
  'bill.listPrice': 'List price',
  'bill.discount': 'Discount',
  'bill.paid': 'You paid',
  'bill.total': 'Total',
  'bill.exchanged': 'From the course exchanged',
  'bill.paidBesides': 'Paid in addition',
  'bill.note':
    'Prices include tax. This document confirms your payment on Sen and does not replace an electronic invoice.',
  'billing.taxCode':
    'A tax code has 10 digits, 10 digits with a branch number (0123456789-001), or the 12 digits of a personal number.',
  'billing.addressNeeded': 'A bill with a tax code needs an address.',
  'permission.resource.order': 'Orders',
  'billing.needsCheck':
    'Sen is checking the payment of order {number}. There is no need to pay again; Sen will let you know the result.',
  'notification.BILL_SENT.title': 'Bill {number}',
  'notification.BILL_SENT.text': 'Bill {number}, {total}. You can look at it and fetch its PDF here.',
};
