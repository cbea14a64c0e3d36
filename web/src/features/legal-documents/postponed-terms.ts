const KEY = 'sen.terms-postponed';

/** True if the viewer has postponed the acceptance in this tab. The question returns with the next sign-in. */
export const areTermsPostponed = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

export const postponeTerms = (): void => {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage the question returns on the next page
  }
};
