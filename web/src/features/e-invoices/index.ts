export { OrderEInvoices } from './order-e-invoices.tsx';
