export { findCustomPagePaths } from './custom-page-paths.ts';
