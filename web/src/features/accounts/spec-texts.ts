/** Texts that the specification quotes in English (sections 4 and 8); they are the same in every language. */
export const SIGN_IN_FAILED = 'Login failed';
export const REGISTRATION_FAILED = 'Registration failed';
export const UPDATE_PROFILE_FAILED = 'Update profile failed';
