// Subscriptions, on two programs that share a database; each part has a file of its own.
import './testing/delivery.cases.ts';
import './testing/admission.cases.ts';
import './testing/limits.cases.ts';
import './testing/endings.cases.ts';
