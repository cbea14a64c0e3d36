export { findTicketFile } from './file-address.ts';
