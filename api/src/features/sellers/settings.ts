import { defineSwitch } from '../../platform/settings/index.ts';

/** While it is on, only verified sellers sell. Existing orders stay. */
export const SELLER_MUST_BE_VERIFIED = defineSwitch('seller.mustBeVerified', false);
