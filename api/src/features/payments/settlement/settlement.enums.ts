import { registerEnumType } from 'type-graphql';

export enum SettlementGateway {
  VNPAY = 'VNPAY',
  MOMO = 'MOMO',
  ZALOPAY = 'ZALOPAY',
}
registerEnumType(SettlementGateway, {
  name: 'SettlementGateway',
  description: 'Gateway that collects money for the platform and pays it out later.',
  valuesConfig: {
    VNPAY: { description: 'VNPAY: bank cards, bank apps and QR.' },
    MOMO: { description: 'MoMo: payments from the wallet.' },
    ZALOPAY: { description: 'ZaloPay: payments from the wallet.' },
  },
});

export enum SettlementKind {
  PAYMENT = 'PAYMENT',
  REFUND = 'REFUND',
  DISPUTE = 'DISPUTE',
  DISPUTE_WON = 'DISPUTE_WON',
}
registerEnumType(SettlementKind, {
  name: 'SettlementKind',
  description: 'Kind of a settlement line.',
  valuesConfig: {
    PAYMENT: { description: 'A payment that the gateway pays out.' },
    REFUND: { description: 'A refund that the gateway deducts.' },
    DISPUTE: { description: 'A payment that the buyer’s bank took back.' },
    DISPUTE_WON: { description: 'Money of a dispute that the bank returned.' },
  },
});

export enum SettlementFault {
  UNKNOWN = 'UNKNOWN',
  WRONG_AMOUNT = 'WRONG_AMOUNT',
  SETTLED_BEFORE = 'SETTLED_BEFORE',
  MISSING = 'MISSING',
}
registerEnumType(SettlementFault, {
  name: 'SettlementFault',
  description: 'Kind of difference between a gateway’s settlement and the platform’s records.',
  valuesConfig: {
    UNKNOWN: { description: 'The gateway settles a transaction unknown to the platform.' },
    WRONG_AMOUNT: { description: 'The settled amount differs from the recorded one.' },
    SETTLED_BEFORE: { description: 'The gateway settles the same money a second time.' },
    MISSING: { description: 'A recorded payment that the gateway has not settled in time.' },
  },
});
