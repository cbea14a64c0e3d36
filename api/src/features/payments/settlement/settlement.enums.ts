import { registerEnumType } from 'type-graphql';

export enum SettlementGateway {
  VNPAY = 'VNPAY',
  MOMO = 'MOMO',
  ZALOPAY = 'ZALOPAY',
}
registerEnumType(SettlementGateway, {
  name: 'SettlementGateway',
  description: 'A gateway that holds money for the platform and pays it out later.',
  valuesConfig: {
    VNPAY: { description: 'VNPAY: bank cards, bank apps and QR.' },
    MOMO: { description: 'The wallet of MoMo.' },
    ZALOPAY: { description: 'The wallet of ZaloPay.' },
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
  description: 'What a gateway’s settlement says of a line.',
  valuesConfig: {
    PAYMENT: { description: 'A payment that the gateway pays out.' },
    REFUND: { description: 'A refund that it takes off what it pays out.' },
    DISPUTE: { description: 'A payment that the buyer’s bank took back.' },
    DISPUTE_WON: { description: 'The money of a dispute that came back.' },
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
  description: 'How a gateway’s settlement differs from the platform’s own books.',
  valuesConfig: {
    UNKNOWN: { description: 'The gateway settles what the platform does not know of.' },
    WRONG_AMOUNT: { description: 'The gateway settles another amount than the platform knows.' },
    SETTLED_BEFORE: { description: 'The gateway settles the same money a second time.' },
    MISSING: { description: 'The platform knows a payment that the gateway has not settled in time.' },
  },
});
