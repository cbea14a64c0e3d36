/** The dialog when a course goes on sale. */
export default {
  title: '“{{course}}” is on sale',
  text: 'Send your link to your first students. They can also scan this code with a phone.',
  qr: 'QR code of the link',
  open: 'View the course page',
  facebook: 'Share on Facebook',
  email: 'Send an email',
  send: 'A message to send',
  message: 'I have just opened my course “{{title}}” on {{brand}}. Take a look: {{url}}',
  copyText: 'Copy the message',
  next: 'Next steps',
  coupon: 'Create your first coupon',
  package: 'Try a teacher package',
};
