/** The build without features that our streams do not use. Its types are those of the full build. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
