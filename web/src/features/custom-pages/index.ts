export { HomeSectionsDocument } from './own-home-sections.gen.ts';
export { OwnHomeSections } from './own-home-sections.tsx';
