import { en as packages } from '../packages/texts/en.ts';
import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  ...packages,
  'setting.refund.days': 'Refund window',
  'setting.refund.days.help':
    'Days from the payment within which a buyer may ask for a refund. Orders keep the window of their purchase.',
  'setting.refund.mostPercent': 'Highest progress for a refund',
  'setting.refund.mostPercent.help':
    'Buyers who reached more of the course than this get no refund. Orders keep the figure of their purchase.',
  'setting.refund.teacherDays': 'Teacher answers a refund within',
  'setting.refund.teacherDays.help': 'After this the refund request goes to the administrators.',
  'setting.refund.answerDays': 'Administrators answer a refund within',
  'setting.refund.answerDays.help': 'How soon administrators answer a refund request.',
  'setting.refund.exchangeHours': 'A wrong course may be exchanged within',
  'setting.refund.exchangeHours.help':
    'From the payment on, in which a buyer may exchange a course for another one.',
  'setting.refund.abuseCount': 'Refunds that raise a flag',
  'setting.refund.abuseCount.help':
    'Buyers with this many refunds are flagged to whoever decides. The flag never blocks a request.',
  'setting.refund.abuseDays': 'Refunds are counted over',
  'setting.refund.abuseDays.help': 'Only refunds within this time count towards the flag.',
  'setting.refund.appealDays': 'Appeal window',
  'setting.refund.appealDays.help': 'Days from a refusal within which a buyer may appeal once.',
  'setting.refund.fourEyesFrom': 'Refunds need two people from',
  'setting.refund.fourEyesFrom.help': 'From this amount on, two administrators approve a refund.',
  'setting.suspense.fourEyesFrom': 'Suspense needs two people from',
  'setting.suspense.fourEyesFrom.help':
    'From this amount on, two administrators approve matching or returning money in suspense.',
  'setting.order.hours': 'An order may be paid within',
  'setting.order.hours.help': 'After this an unpaid order expires.',
  'setting.attempt.minutes': 'One payment attempt lives',
  'setting.attempt.minutes.help': 'How long one try to pay at a gateway is good.',
  'setting.payment.doubtWorkingDays': 'A payment in doubt is answered within',
  'setting.payment.doubtWorkingDays.help': 'How soon the buyer of a payment in doubt is answered.',
  'setting.payment.restDays': 'Time to transfer the rest',
  'setting.payment.restDays.help':
    'Days in which a buyer who transferred too little may transfer the rest, from when the money was matched to the order.',
  'setting.teacherLink.days': 'A teacher’s link counts for',
  'setting.teacherLink.days.help':
    'A buyer who followed a teacher’s own link counts as brought by the teacher for so long.',
  'setting.settlement.days': 'Settlement of gateways due after',
  'setting.settlement.days.help':
    'A payment counts as missing once its gateway has settled payments that are so many days younger.',

  'billing.gateway': 'Please choose how to pay.',
  'billing.gatewayNotOffered': 'This way to pay isn’t available. Please choose another one.',
  'billing.amountOutOfRange':
    'This gateway takes {least:vnd} to {limit:vnd} at a time. Please choose another way to pay.',
  'billing.settlementFile':
    'Line {line} of the file can’t be read. Nothing was taken; please correct the file and send it again.',
  'billing.noCourses': 'Please choose at least one course.',
  'billing.courseTwice': 'Send either courseId or courseIds, not both.',
  'billing.cartSize': 'An order has at most {max} courses.',
  'billing.wishlistSize': 'A wishlist has at most {max} courses.',
  'billing.wishlistFull': 'Your wishlist already holds {limit} courses. Remove one, then try again.',
  'billing.free': 'Free',
  'billing.couponCode': 'A coupon code has 1 to 40 characters.',
  'billing.billName': 'The name on the bill has 2 to 200 characters.',
  'billing.couponForm': 'A code has 4 to 20 letters without accents, or digits.',
  'billing.couponTaken': 'Another coupon has this code. Please choose a different one.',
  'billing.couponValue': 'Enter a percentage or an amount, one of the two.',
  'billing.couponAmount': 'The amount is between 1,000 and 50,000,000 ₫.',
  'billing.couponEnd': 'The end has to be after today and after the start.',
  'billing.couponSubject': 'Please choose the course, category or teacher that the coupon is for.',
  'billing.percent': 'The percentage is between 1 and 100.',
  'billing.uses': 'Between 1 and 1,000,000 uses, at most 100 for each person.',
  'permission.resource.coupon': 'Coupons',
  'permission.action.create-any': 'Create for the platform',
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
  'billing.accessShortened':
    'Access to “{title}” has just changed: it now lasts {limit} days from the payment. Look at it again before you pay.',
  'billing.expectedAccess': 'The days of access have to be a whole number from 1 to 36,500.',
  'billing.priceChanged':
    'The price has changed since you opened this page. Please check the new price before you pay.',
  'billing.cartEmpty': 'There is nothing in your cart that can be bought.',
  'billing.cartFull': 'Your cart already holds {limit} courses. Remove one, then add this course again.',
  'billing.coupon.UNKNOWN': 'There is no coupon with this code. Please check the spelling.',
  'billing.coupon.ENDED': 'This coupon has expired.',
  'billing.coupon.NOT_YET': 'This coupon is not valid yet.',
  'billing.coupon.USED_UP': 'This coupon has been used up.',
  'billing.coupon.USED_BY_YOU': 'You have already used this coupon as often as you may.',
  'billing.coupon.NOT_FOR_THESE': 'This coupon is not valid for any course in your order.',
  'billing.coupon.LEAST_AMOUNT': 'This coupon needs courses it covers for at least {limit:vnd}.',
  'billing.doubt.COUPON_USED_UP': 'The money arrived late, when the coupon had been used up.',
  'billing.doubtForStaff.COUPON_USED_UP': 'The coupon is used up',
  'billing.doubt.PACKAGE_CHANGED': 'The money arrived late, when your package had changed.',
  'billing.doubtForStaff.PACKAGE_CHANGED': 'The teacher’s package has changed',

  'billing.suspenseDecided': 'This money has been dealt with already. Please reload the list.',
  'billing.orderNotWaiting': 'This order isn’t waiting for money any more.',
  'billing.orderCantBePaid':
    'The buyer already has the course, it is no longer on sale, or the teacher’s package has changed, so it can’t be matched to this order. Please return the money.',
  'billing.secondPerson':
    'An amount of this size needs two people. You have proposed it; now somebody else has to agree.',
  'billing.bankReference': 'The bank’s reference takes 3 to 64 characters.',
  'billing.statementFile':
    'Line {line} of the statement can’t be read. Nothing was taken; please correct the file and send it again.',
  'permission.action.decide': 'Decide',
  'permission.resource.settlement': 'Gateway settlement',
  'permission.resource.suspense': 'Money to be matched',

  'permission.resource.order': 'Orders',
  'permission.action.buy': 'Buy',

  'billing.owned': 'You already have this course.',
  'billing.suspended':
    'Your access to this course is paused while a refund is being reviewed. Please wait for the result before buying it again.',
  'billing.gatewayDown':
    'The payment gateway is not responding. You have not been charged; please try again in a few seconds.',
  'billing.needsCheck':
    'Sen is checking the payment of order {number}. There is no need to pay again; Sen will let you know the result.',
  'billing.paymentExpected':
    'The payment gateway has not confirmed the payment of order {number} yet. Please wait for the result, and do not pay again.',
  'billing.checkedJustNow':
    'Sen has just asked the payment gateway. Please check again in {retryAfter} seconds.',
  'billing.notChecked':
    'The payment gateway has not replied about order {number}. Sen keeps asking; please check again in {retryAfter} seconds.',
  'billing.receivedUnknown': 'not known',

  'billing.doubt.WRONG_AMOUNT': 'Sen received a different amount from the order total.',
  'billing.doubt.AMOUNT_MISSING': 'The gateway reported a payment but not how much it received.',
  'billing.doubt.GATEWAY_UNSURE': 'The gateway is not certain about this payment.',
  'billing.doubt.PAID_TWICE': 'This order had already been paid, so this is a second payment.',
  'billing.doubt.COURSE_OWNED': 'The money arrived late, when you already had the course.',
  'billing.doubt.NOT_ON_SALE': 'The money arrived late, when the course was no longer on sale.',

  'billing.doubtForStaff.WRONG_AMOUNT': 'Wrong amount',
  'billing.doubtForStaff.AMOUNT_MISSING': 'Amount not known',
  'billing.doubtForStaff.GATEWAY_UNSURE': 'The gateway suspects the payment',
  'billing.doubtForStaff.PAID_TWICE': 'Paid twice',
  'billing.doubtForStaff.COURSE_OWNED': 'The buyer already has the course',
  'billing.doubtForStaff.NOT_ON_SALE': 'The course is no longer on sale',
  'billing.attemptsUsedUp':
    'Payment of order {number} has been tried {limit} times. Please wait until the order expires, then buy again.',
  'billing.ownCourse': 'You teach this course, so there is no need to buy it.',
  'billing.notOnSale': 'This course is not on sale right now.',

  'notification.BILL_SENT.title': 'Bill {number}',
  'notification.BILL_SENT.text': 'Bill {number}, {total}. You can look at it and fetch its PDF here.',
  'notification.ORDER_PAID.title': 'Order {number} is paid',
  'notification.ORDER_PAID.text': 'Sen has received your payment. You can start learning “{course}”.',
  'notification.PAYMENT_IN_DOUBT.title': 'Sen is checking the payment of order {number}',
  'notification.PAYMENT_IN_DOUBT.text':
    'Someone at Sen will check it and reply by {answerBy}. Your money is safe, and there is no need to pay again.',
  'notification.PAYMENT_REST_WANTED.title': '{missing} of order {number} is missing',
  'notification.PAYMENT_REST_WANTED.text':
    'Sen has received {received}. Please transfer the remaining {missing} by {until} with a QR code made for exactly that; once it is there, the order is paid.',
  'notification.PAYMENT_REST_MISSED.title': 'Order {number} has expired because money was missing',
  'notification.PAYMENT_REST_MISSED.text':
    'The rest did not come in time. Sen will send the {received} it received back to you.',
  'notification.PAYMENT_TO_CHECK.title': 'The payment of order {number} needs checking',
  'notification.PAYMENT_TO_CHECK.text':
    '{doubt}. Expected {expected}, received {received} through {gateway}. Reply to the buyer by {answerBy}.',
  'billing.exchangedBefore': 'This course was taken in an exchange and can’t be exchanged again.',
  'billing.exchangeWindowOver':
    'The time for an exchange is over. You may still ask for a refund while its time lasts.',
  'billing.exchangeForFree': 'This course is free. Ask for a refund, then enrol in it.',
  'billing.doubt.EXCHANGE_OVER': 'The money came when the former course could no longer be exchanged.',
  'billing.doubtForStaff.EXCHANGE_OVER': 'Exchange over',
  'notification.COURSE_EXCHANGED.title': 'Exchanged for “{course}”',
  'notification.COURSE_EXCHANGED.text': 'You gave back “{from}”. You can start right away.',
  'notification.COURSE_EXCHANGED.paid':
    'You gave back “{from}” and paid another {amount}. You can start right away.',
  'notification.COURSE_EXCHANGED.returned':
    'You gave back “{from}”. You can start right away; {amount} is on its way back to you.',
  'notification.SALE_EXCHANGED.title': 'A student exchanged “{course}” for another course',
  'notification.SALE_EXCHANGED.text': 'The sale of {amount} was taken out of your earnings.',
  'notification.COURSE_SOLD.title': '“{course}” has a new student',
  'notification.COURSE_SOLD.text': 'Someone has just enrolled in your course.',
  'notification.WISHLIST_PRICE_DROP.title': '“{course}” costs less than when you saved it',
  'notification.WISHLIST_PRICE_DROP.text': 'It is {price} now; it was {priceThen} when you saved it.',
  'notification.WISHLIST_PRICE_DROP.sale':
    'It is {price} now; it was {priceThen} when you saved it. The sale ends at {end}.',
  'notification.WISHLIST_SALE_ENDS.title': 'The sale of “{course}” is about to end',
  'notification.WISHLIST_SALE_ENDS.text': 'It costs {price} until {end}, then {listPrice}.',
  'notification.WISHLIST_SOLD_AGAIN.title': '“{course}” is on sale again',
  'notification.WISHLIST_SOLD_AGAIN.text': 'A course that you saved is on sale again, for {price}.',

  'mail.receipt.subject': 'Receipt for order {number}',
  'mail.receipt.preview': 'Sen has received {total}. The course is open.',
  'mail.receipt.title': 'Sen has received your payment',
  'mail.receipt.text': 'Thank you. The course is open, and this is the receipt for order {number}.',
  'mail.receipt.number': 'Order',
  'mail.receipt.buyer': 'Buyer',
  'mail.receipt.total': 'Total',
  'mail.receipt.method': 'Paid through',
  'mail.receipt.paidAt': 'Date and time',
  'mail.receipt.vietnamTime': '{at} (Vietnam time)',
  'mail.receipt.reference': 'Transaction',
  'mail.receipt.open': 'Start learning',
  'mail.receipt.payment': 'View payment',
  'mail.receipt.refund':
    'Not the right fit? You can get your money back until {until} ({days} days), as long as you have studied no more than {percent}% and received no certificate.',

  'permission.resource.refund': 'Refunds',
  'permission.action.answer': 'Answer',

  'billing.refundNote': 'Please write at most 500 characters.',
  'billing.refundNoteNeeded': 'Please tell us why.',
  'billing.refundAnswer': 'Please write between 10 and 1,000 characters.',
  'billing.bankAccountNeeded':
    'This was paid by bank transfer. Please tell us the account to send the money to.',
  'billing.inTransferFile':
    'The bank was told of this transfer by the file {number} already. Paid by hand as well, it would be paid twice.',
  'billing.bankTransaction': 'The bank’s transaction number has 3 to 60 characters.',
  'billing.refundAskedBefore': 'You have already asked for a refund of this course: {number}.',
  'billing.refundWindowOver': 'The days in which this purchase could be refunded are over.',
  'billing.refundStudiedTooMuch':
    'You have reached {value}% of the course, more than the {limit}% of this purchase.',
  'billing.refundCertificate': 'A certificate was issued for this course, so it can no longer be refunded.',
  'billing.refundNotPaid': 'There is nothing to refund for this purchase.',
  'billing.ownRefund': 'This is about your own money, so someone else has to decide.',
  'billing.secondApprover':
    'You gave the first approval. This amount needs a second one by another administrator.',
  'billing.appealedBefore': 'A request can be appealed once.',
  'billing.appealTooLate': 'The time to appeal is over.',
  'billing.refundStatus.REQUESTED': 'We have your refund request {number}',
  'billing.refundStatus.TEACHER_REVIEW': 'Refund request {number} is waiting for the instructor',
  'billing.refundStatus.ADMIN_REVIEW': 'Sen is looking at refund request {number}',
  'billing.refundStatus.APPROVED': 'Refund request {number} was approved',
  'billing.refundStatus.PROCESSING': 'The money of request {number} is on its way',
  'billing.refundStatus.COMPLETED': 'The money of request {number} is with you',
  'billing.refundStatus.FAILED': 'The money of request {number} could not be sent yet',
  'billing.refundStatus.REJECTED': 'Refund request {number} was not approved',
  'billing.refundStatus.CANCELLED': 'Refund request {number} was called off',

  'notification.REFUND_REQUESTED.title': 'A student wants a refund for “{course}”',
  'notification.REFUND_REQUESTED.text':
    'Request {number}, {amount}. Please answer by {answerBy}; after that Sen decides.',
  'notification.REFUND_TO_DECIDE.title': 'Refund request {number} is waiting for a decision',
  'notification.REFUND_TO_DECIDE.text': '“{course}”, {amount}. Answer by {answerBy}.',
  'notification.REFUND_MOVED.text': '“{course}”, {amount}.',
  'notification.REFUND_NOT_SENT.title': 'The money of refund request {number} could not be sent',
  'billing.inDispute':
    'The buyer’s bank is looking into this payment (dispute {number}), so it can’t be refunded now.',
  'billing.refundUnderWay': 'Refund request {number} is not finished. Deal with it first.',
  'billing.disputeNotPaid': 'This was not paid, or its money went back already.',
  'billing.ownOrder': 'You can’t match money to your own order.',
  'billing.exchangeTooLarge':
    'Too much would be given back for an exchange. Please ask for a refund and buy the other course.',
  'billing.ownDispute': 'You can’t decide about your own purchase or course.',
  'billing.disputePayment': 'A payment reference has 3 to 64 characters.',
  'billing.disputeReference': 'A case number has 3 to 64 characters.',
  'billing.disputeEvidence': 'Evidence has at most 2,000 characters.',
  'billing.disputeAmount':
    'A bank can take back what was paid for the course, and what of this payment had gone back before.',
  'billing.disputeLine': 'This order has several courses. Choose one.',
  'billing.disputeStatus.OPEN': 'A student’s bank disputes a payment ({number})',
  'billing.disputeStatus.WON': 'Dispute {number} was won: the money is back',
  'billing.disputeStatus.LOST': 'Dispute {number} was lost: the money is gone',
  'permission.resource.dispute': 'Disputes',
};
