import type { SellerPaperKind } from './seller.entity.ts';

/** The facts that are checked. The number is not encrypted. */
export interface SubmittedIdentity {
  readonly legalName: string;
  readonly paperKind: SellerPaperKind;
  readonly paperNumber: string;
}

/**
 * The way in which the identity of a seller is verified. An electronic identification service such as VNeID is another
 * implementation with a method of its own. It is called before the transaction that stores the submission.
 */
export interface IdentityCheck {
  readonly method: 'EVIDENCE';
  /** @returns PENDING if an administrator must decide */
  check(identity: SubmittedIdentity): Promise<'PENDING' | 'VERIFIED'>;
}

/** An administrator compares the submission with the evidence. */
export const evidenceCheck: IdentityCheck = {
  method: 'EVIDENCE',
  check: async () => 'PENDING',
};
