import { drop, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [
    drop('wishlist_item', 'person_id', 'what the person thought of buying'),
    drop('cart_item', 'person_id', 'what the person meant to buy'),
    drop('cart', 'person_id', 'what the person meant to buy'),
  ],
};
