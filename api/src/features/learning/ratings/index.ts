export { lockModeratedRating, lockShownRating, type ModeratedRating } from './judge-rating.ts';
export * from './rating.entity.ts';
