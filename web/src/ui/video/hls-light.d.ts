/** The build without what our streams have no use for; its types are those of the whole one. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
