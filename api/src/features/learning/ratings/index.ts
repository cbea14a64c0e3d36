export { type JudgedRating, lockJudgedRating, lockShownRating } from './judge-rating.ts';
export * from './rating.entity.ts';
