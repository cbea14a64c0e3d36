/** The fields of a fragment, for components whose parent unmasks it, directly or inside of another fragment. */
export type FragmentFields<T> = Omit<T, ' $fragmentName'>;
