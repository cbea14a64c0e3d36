/** An e-mail address as it is stored and counted. */
export const tidyEmail = (email: string): string => email.trim().toLowerCase();
