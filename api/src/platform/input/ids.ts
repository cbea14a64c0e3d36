const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True if text is a UUID. PostgreSQL throws if other text is compared with a uuid column. */
export const isUuid = (text: string): boolean => uuid.test(text);
