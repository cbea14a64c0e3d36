export * from './order.entity.ts';
