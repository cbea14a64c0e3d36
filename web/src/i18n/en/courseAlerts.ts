/** Requests for a letter about a course that a search did not find. */
export default {
  title: 'Tell me when there is a course',
  waiting_one:
    '{{value}} other person is waiting for “{{query}}”. Teachers see this number when they choose what to teach.',
  waiting_other:
    '{{value}} people are also waiting for “{{query}}”. Teachers see this number when they choose what to teach.',
  first: 'Teachers see how many people are waiting for “{{query}}”, but not who they are.',
  email: 'Your email address',
  emailForm: 'This isn’t an email address. Example: name@gmail.com',
  submit: 'Tell me',
  once: 'One email when the course opens, and nothing else.',
  doneGuest:
    'Noted. When there is a course on “{{query}}”, we’ll write to {{email}}. Asking again won’t send another email.',
  done: 'Noted. When there is a course on “{{query}}”, we’ll notify you.',
  repeated: 'You’ve already asked to be told about a course on “{{query}}”.',
  stop: {
    document: 'Stop emails about courses',
    title: 'Stop emails about new courses?',
    text: '{{brand}} will delete this email address and every search it is waiting for.',
    submit: 'Delete my address',
    done: 'Deleted. This address isn’t waiting for any course.',
    invalid: 'This link isn’t right. Please open the link from the email again.',
    home: 'Go to the home page',
  },
};
