/**
 * A search with an @ or a long number (digits of any script, with any separators) may be personal data, such as an
 * email address or phone number. It is not recorded.
 */
export const hasPersonalData = (search: string): boolean =>
  /@|\p{Nd}{6,}/u.test(search.normalize('NFKC').replace(/[^@\p{L}\p{Nd}]/gu, ''));
