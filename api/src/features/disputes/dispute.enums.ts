import { registerEnumType } from 'type-graphql';

export enum DisputeStatus {
  OPEN = 'OPEN',
  WON = 'WON',
  LOST = 'LOST',
}
registerEnumType(DisputeStatus, {
  name: 'DisputeStatus',
  description: 'Status of a dispute with a buyer’s bank.',
  valuesConfig: {
    OPEN: {
      description: 'The bank has provisionally taken the money back; the platform can submit evidence.',
    },
    WON: { description: 'The bank returned the money; the sale remains.' },
    LOST: { description: 'The bank keeps the money; the sale counts as refunded.' },
  },
});
