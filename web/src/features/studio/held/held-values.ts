/** The values of an edit that waits for a reviewer, by the names of the fields. A form shows them instead of the saved ones. */
export const heldValues = <T extends object>(
  edit: { content: string; state: string } | null | undefined,
): Partial<T> =>
  edit && (edit.state === 'WAITING' || edit.state === 'CHECKING')
    ? (JSON.parse(edit.content) as Partial<T>)
    : {};
