/** The program can't start as it is set up; its message says why, to whoever starts it. */
export class StartFault extends Error {}
