export { assertSellersVerified } from './assert-sellers-verified.ts';
export { findSellerEvidence } from './seller-evidence-file.ts';
export { sealPaperNumber } from './submit-seller-identity.ts';
export { VERIFIED_SELLERS } from './verified-sellers.sql.ts';
