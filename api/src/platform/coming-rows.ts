/** Rows of a statement that goes along with the one after it. */
export class ComingRows extends Array<object> {
  /** Whether it was answered. */
  areThere = false;

  come(rows: readonly object[]): void {
    this.push(...rows);
    this.areThere = true;
  }
}
