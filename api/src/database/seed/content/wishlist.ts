/** What the demo student saved, and how many days ago: prices have moved since, as the shop’s history has it. */
export const WISHLIST: readonly (readonly [course: string, daysAgo: number])[] = [
  // Before its sale began, which ends within a day
  ['dung-video-capcut', 32],
  // Before its sale, which has days left
  ['thuat-toan-phong-van', 24],
  ['nhiep-anh-so', 19],
  // In its sale, which is over
  ['tieng-han-nhap-mon', 9],
  ['sql-vung-goc', 12],
  // For nothing
  ['statistics-you-will-use', 4],
  // Sold no more
  ['webpack-can-ban', 8],
];
