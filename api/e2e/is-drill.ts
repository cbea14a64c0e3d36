/** `npm run drill` runs the long forms. */
export const isDrill = process.env.DRILL === '1';
