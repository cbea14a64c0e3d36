/** Groups of endpoints in the documentation. */
export const tags: Readonly<Record<string, string>> = {
  auth: 'Accounts, sessions, passwords and sign-in with Google.',
  client: 'Enrolments and progress of the viewer as a student.',
  profile: 'Profile of the viewer.',
  courses: 'Public course catalogue.',
  verify: 'Verification of certificates by their code.',
  comments: 'Discussion of lessons.',
  reports: 'Reports and exports for administrators.',
  uploads: 'Upload of files in one request.',
  cart: 'Cart, coupons and checkout.',
  payments: 'Payments, their status and notifications of payment gateways.',
  admin: 'User accounts, for administrators.',
  metrics: 'Performance metrics of the platform.',
  notifications: 'Links in notification emails.',
};
