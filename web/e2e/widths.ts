/** Context options of the two widths. A story uses them for a person at the width that is not its project's. */
export const DESKTOP = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false };
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
