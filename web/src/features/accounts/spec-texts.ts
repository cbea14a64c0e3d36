/** Messages that the specification prescribes in English; they are the same in both languages. */
export const SIGN_IN_FAILED = 'Login failed';
export const REGISTRATION_FAILED = 'Registration failed';
export const UPDATE_PROFILE_FAILED = 'Update profile failed';
