export * from './rating.entity.ts';
