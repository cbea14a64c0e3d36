import { registerEnumType } from 'type-graphql';

export enum DisputeStatus {
  OPEN = 'OPEN',
  WON = 'WON',
  LOST = 'LOST',
}
registerEnumType(DisputeStatus, {
  name: 'DisputeStatus',
  description: 'Where a dispute with a buyer’s bank is.',
  valuesConfig: {
    OPEN: { description: 'The bank took the money back for now; the platform may answer.' },
    WON: { description: 'The bank gives the money back; the sale stands.' },
    LOST: { description: 'The bank keeps the money; the sale counts as refunded.' },
  },
});
