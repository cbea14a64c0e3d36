import { randomInt } from 'node:crypto';
import { sameHex, vietnamTime } from '../../wire.ts';
import { inOrder, type Message, QUERY_REQUEST, QUERY_RESPONSE } from '../messages.ts';
import { isSigned, messageSignature, signedQuery } from '../signature.ts';
import { SIMULATOR } from './settings.ts';

/** What a person does on the gateway's page, as the gateway reports it: response code, transaction status. */
export const DECISIONS = {
  pay: ['00', '00'],
  cancel: ['24', '02'],
  'no-funds': ['51', '02'],
  /** Charged, and suspected of fraud: the platform's people have to look. */
  suspicious: ['07', '07'],
  /** Paid, but the notice gets lost: only the platform's own query finds out. */
  'pay-silently': ['00', '00'],
} as const;
export type Decision = keyof typeof DECISIONS;

/** One payment as the simulated gateway knows it. */
interface Payment {
  readonly amount: string;
  readonly transaction: string;
  readonly codes: readonly [string, string];
  readonly payDate: string;
  readonly orderInfo: string;
}

/** Payments kept; the oldest are forgotten first. */
const CAPACITY = 10_000;

/** By the clock and by chance: the memory ends with the process, the platform's does not. */
const transactionNumber = (now: Date): string =>
  `${Math.floor(now.getTime() / 100) % 100_000_000}${String(randomInt(100_000)).padStart(5, '0')}`;

/** VNPay's side of the protocol, with its own memory: it shares nothing with the platform but the shop's key. */
export class VnpaySimulator {
  readonly #payments = new Map<string, Payment>();

  /** Checks an address that a buyer comes with, as VNPay does. @returns VNPay's error code, if there is one */
  refuse(request: Message, now = new Date()): '70' | '15' | '03' | '01' | undefined {
    if (!isSigned(SIMULATOR.hashSecret, request) || request.vnp_TmnCode !== SIMULATOR.tmnCode) return '70';
    if (!/^\d{1,12}$/.test(request.vnp_Amount ?? '') || !request.vnp_TxnRef || !request.vnp_ReturnUrl)
      return '03';
    if ((request.vnp_ExpireDate ?? '') < vietnamTime(now)) return '15';
    if (this.#payments.has(request.vnp_TxnRef)) return '01';
    return undefined;
  }

  /** Carries out a decision. @returns the signed query of the notice and of the way back */
  decide(request: Message, decision: Decision, now = new Date()): string {
    const codes = DECISIONS[decision];
    const payment = {
      amount: request.vnp_Amount!,
      transaction: transactionNumber(now),
      codes,
      payDate: vietnamTime(now),
      orderInfo: request.vnp_OrderInfo ?? '',
    };
    if (this.#payments.size >= CAPACITY) this.#payments.delete(this.#payments.keys().next().value!);
    this.#payments.set(request.vnp_TxnRef!, payment);
    return this.#result(request.vnp_TxnRef!, payment);
  }

  #result(reference: string, { amount, transaction, codes, payDate, orderInfo }: Payment): string {
    const paid = codes[1] !== '02';
    return signedQuery(SIMULATOR.hashSecret, {
      vnp_Amount: amount,
      vnp_BankCode: 'NCB',
      vnp_BankTranNo: paid ? `VNP${transaction}` : '',
      vnp_CardType: 'ATM',
      vnp_OrderInfo: orderInfo,
      vnp_PayDate: payDate,
      vnp_ResponseCode: codes[0],
      vnp_TmnCode: SIMULATOR.tmnCode,
      vnp_TransactionNo: paid ? transaction : '0',
      vnp_TransactionStatus: codes[1],
      vnp_TxnRef: reference,
    });
  }

  /** Answers a status query (`querydr`). */
  query(request: Message): Record<string, string> {
    const signed = sameHex(
      request.vnp_SecureHash,
      messageSignature(SIMULATOR.hashSecret, inOrder(request, QUERY_REQUEST)),
    );
    const payment = this.#payments.get(request.vnp_TxnRef ?? '');
    const code = !signed ? '97' : request.vnp_TmnCode !== SIMULATOR.tmnCode ? '02' : payment ? '00' : '91';
    const answer: Record<string, string> = {
      vnp_ResponseId: crypto.randomUUID().replaceAll('-', ''),
      vnp_Command: 'querydr',
      vnp_ResponseCode: code,
      vnp_Message: code === '00' ? 'Success' : 'Refused',
      vnp_TmnCode: SIMULATOR.tmnCode,
      vnp_TxnRef: request.vnp_TxnRef ?? '',
    };
    if (code === '00' && payment)
      Object.assign(answer, {
        vnp_Amount: payment.amount,
        vnp_BankCode: 'NCB',
        vnp_PayDate: payment.payDate,
        vnp_TransactionNo: payment.codes[1] === '02' ? '0' : payment.transaction,
        vnp_TransactionType: '01',
        vnp_TransactionStatus: payment.codes[1],
        vnp_OrderInfo: payment.orderInfo,
      });
    answer.vnp_SecureHash = messageSignature(SIMULATOR.hashSecret, inOrder(answer, QUERY_RESPONSE));
    return answer;
  }
}
