/** Texts that the specification quotes (sections 4 and 8); they are the same in every language. */
export const SIGNED_IN = 'Đăng nhập thành công';
export const REGISTERED = 'Đăng ký thành công';
export const SIGNED_OUT = 'Đăng xuất thành công';
export const SIGN_IN_FAILED = 'Login failed';
export const REGISTRATION_FAILED = 'Registration failed';
export const UPDATED_PROFILE = 'Cập nhật hồ sơ thành công';
export const UPDATE_PROFILE_FAILED = 'Update profile failed';
/** Said in a toast whenever a profile could not be saved, beside what the form says. */
export const UPDATE_PROFILE_FAILED_TOAST = 'Cập nhật hồ sơ thất bại';
