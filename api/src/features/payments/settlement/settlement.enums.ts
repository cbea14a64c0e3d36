import { defineEnum } from '../../../graphql/define-enum.ts';

export const SettlementGateway = defineEnum(
  'SettlementGateway',
  'Gateway that collects money for the platform and pays it out later.',
  {
    VNPAY: 'VNPAY: bank cards, bank apps and QR.',
    MOMO: 'MoMo: payments from the wallet.',
    ZALOPAY: 'ZaloPay: payments from the wallet.',
  },
);
export type SettlementGateway = keyof typeof SettlementGateway;

export const SettlementKind = defineEnum('SettlementKind', 'Kind of a settlement line.', {
  PAYMENT: 'A payment that the gateway pays out.',
  REFUND: 'A refund that the gateway deducts.',
  DISPUTE: 'A payment that the buyer’s bank took back.',
  DISPUTE_WON: 'Money of a dispute that the bank returned.',
});
export type SettlementKind = keyof typeof SettlementKind;

export const SettlementFault = defineEnum(
  'SettlementFault',
  'Kind of difference between a gateway’s settlement and the platform’s records.',
  {
    UNKNOWN: 'The gateway settles a transaction unknown to the platform.',
    WRONG_AMOUNT: 'The settled amount differs from the recorded one.',
    SETTLED_BEFORE: 'The gateway settles the same money a second time.',
    MISSING: 'A recorded payment that the gateway has not settled in time.',
  },
);
export type SettlementFault = keyof typeof SettlementFault;
