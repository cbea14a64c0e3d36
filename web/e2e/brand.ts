/** True if the journeys run on a members-only academy with another brand (`npm run drill`). */
export const isSecondBrand = Boolean(process.env.SECOND_BRAND);

export const SECOND_BRAND = 'Học viện Thử';
