/** The part of pg that turns a JavaScript value into what travels to the server; published without types. */
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue(value: unknown): unknown };
  export default utils;
}
