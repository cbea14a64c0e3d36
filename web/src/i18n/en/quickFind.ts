/** Quick search of the administration. */
export default {
  title: 'Quick find',
  label: 'Name, email, course, order number, admin page',
  results: 'Results',
  group: {
    recent: 'Recently opened',
    pages: 'Admin pages',
    people: 'Users',
    courses: 'Courses',
    orders: 'Orders',
    certificates: 'Certificates',
  },
  none: 'No results for “{{search}}”',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
};
