/** Saved courses of the demo student, with the days since. Their prices have changed since then. */
export const WISHLIST: readonly (readonly [course: string, daysAgo: number])[] = [
  // Saved before the sale began, which ends within a day
  ['dung-video-capcut', 32],
  // Saved before the sale, which continues for days
  ['thuat-toan-phong-van', 24],
  ['nhiep-anh-so', 19],
  // Saved during the sale, which has ended
  ['tieng-han-nhap-mon', 9],
  ['sql-vung-goc', 12],
  // Free
  ['statistics-you-will-use', 4],
  // No longer on sale
  ['webpack-can-ban', 8],
];
