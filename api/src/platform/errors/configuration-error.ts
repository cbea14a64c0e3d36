/** The configuration does not allow the server to start. The message states the reason for the operator. */
export class ConfigurationError extends Error {}
