// Passwords and addresses, on one program; each part has a file of its own.
import './testing/password.cases.ts';
import './testing/forgotten-password.cases.ts';
import './testing/email-address.cases.ts';
