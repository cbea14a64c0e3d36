/** The configuration does not allow the server to start. The message tells the operator why. */
export class ConfigurationError extends Error {}
