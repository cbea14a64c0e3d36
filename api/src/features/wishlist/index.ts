export { removeBoughtCourses } from './change-wishlist.ts';
