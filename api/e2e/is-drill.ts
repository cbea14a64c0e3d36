/** True if the tests run in their long form (`npm run drill`). */
export const isDrill = process.env.DRILL === '1';
