/** Groups of endpoints in the documentation. */
export const tags: Readonly<Record<string, string>> = {
  auth: 'Accounts, sessions, passwords, sign-in with Google.',
  client: 'What a student sees about their own learning.',
  profile: 'The viewer’s own profile.',
  courses: 'The public catalogue.',
  verify: 'Verification of certificates by their code.',
  comments: 'Discussion of lessons.',
  reports: 'Reports and exports for administrators.',
  uploads: 'Files that come in one piece.',
  cart: 'Cart, coupons and checkout.',
  payments: 'Payments and their status, and notices of payment gateways.',
  admin: 'Accounts of all people, for administrators.',
  metrics: 'Figures about the platform.',
  notifications: 'Links in mails.',
};
