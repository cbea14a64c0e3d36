export { lockModeratedRating, lockShownRating } from './lock-rating.ts';
export * from './rating.entity.ts';
