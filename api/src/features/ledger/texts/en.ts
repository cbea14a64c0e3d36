import { settingsEn } from './settings.en.ts';
import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  ...settingsEn,

  'permission.resource.earnings': 'Own earnings',
  'permission.resource.payout': 'Payouts',
  'permission.action.request': 'Request',
  'permission.action.approve': 'Approve',
  'payout.state': 'This payout has moved on. Reload the page to see where it is.',
  'payout.bank': 'Choose a bank of the list.',
  'payout.accountNumber': 'An account number has 6 to 19 digits.',
  'payout.holder': 'The holder’s name has 3 to 60 letters.',
  'payout.accountSame': 'This is your payout account already.',
  'payout.reason': 'A reason has 3 to 300 characters.',
  'payout.csv': 'The file has to be CSV with the columns reference, content, debit and credit.',
  'payout.csvLine': 'The amount in line {line} can’t be read.',
  'payout.csvTooLarge': 'The file is too large: at most {max} kB and 5,000 lines.',
  'payout.accountUndone': 'The teacher said that someone else had changed the payout account.',
  'payout.noAccount': 'You have no payout account yet. Add one first.',
  'payout.tooSmall': 'A payout is at least {limit} ₫.',
  'payout.overAvailable': 'This is more than is available ({limit} ₫).',
  'payout.owing': 'You owe Sen {value} ₫ because of a refund. What you earn next pays that first.',
  'payout.cooling': 'The payout account is still cooling down, so this can’t be approved yet.',
  'payout.own': 'You can’t approve your own payout.',
  'payout.secondPerson': 'You have approved this already. A large amount needs another person.',
  'payout.nothing': 'No approved payout waits for a file.',
  'payout.accountSettled':
    'This account has cooled down, or is not the present one. Enter another one instead.',
  'notification.PAYOUT_ACCOUNT_SET.title': 'New payout account: {bank} ··· {digits}',
  'notification.PAYOUT_ACCOUNT_SET.text':
    'It can be used from {usableFrom}. If it was not you, open the payouts page and choose “It was not me”.',
  'notification.PAYOUT_ACCOUNT_UNDONE.title': 'Payout account {bank} ··· {digits} was removed',
  'notification.PAYOUT_ACCOUNT_UNDONE.text':
    'Your former account is back, payouts to this one were cancelled, and every device was signed out. Change your password now.',
  'notification.PAYOUT_ENDED.PAID.title': '{amount} was paid out',
  'notification.PAYOUT_ENDED.PAID.text': 'Payout {number} has reached your bank account.',
  'notification.PAYOUT_ENDED.FAILED.title': 'Payout {number} failed',
  'notification.PAYOUT_ENDED.FAILED.text':
    'The bank returned {amount}: {reason}. The money is available to you again.',
  'notification.PAYOUT_ENDED.REJECTED.title': 'Payout {number} was refused',
  'notification.PAYOUT_ENDED.REJECTED.text': '{reason}. {amount} is available to you again.',
  'notification.PAYOUT_TO_APPROVE.title': 'Payout {number} waits for approval',
  'notification.PAYOUT_TO_APPROVE.text': 'A teacher asks for {amount}.',
  'permission.resource.ledger': 'Ledger',
  'notification.BOOKS_BROKEN.title': 'The books do not hold together',
  'notification.BOOKS_BROKEN.text':
    'Last night’s check found {count} things that do not hold, first: {first}. The server’s log has the details.',
};
