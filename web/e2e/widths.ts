/** Context options of the two widths, for a further user at the width that is not that of the test's project. */
export const DESKTOP = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false };
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
