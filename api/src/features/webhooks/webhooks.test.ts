// Webhooks, from the change to the receiver; each part has a file of its own.
import './testing/telling.cases.ts';
import './testing/order.cases.ts';
import './testing/secrets.cases.ts';
import './testing/by-hand.cases.ts';
