/** Prints failures immediately, and the progress after every tenth of the files. */
export class Progress {
  #suite;
  #total = 0;
  #done = 0;
  #failed = 0;

  /** @param {string | undefined} suite without it, nothing is printed */
  constructor(suite) {
    this.#suite = suite;
  }

  begin(total) {
    this.#total = total;
  }

  /** @param {{ file: string, name: string }[]} failures of one file */
  step(failures) {
    this.#done += 1;
    this.#failed += failures.length;
    if (!this.#suite) return;
    for (const { file, name } of failures) console.log(`  ✗ ${file} > ${name}`);
    const tenth = (done) => Math.floor((10 * done) / this.#total);
    if (tenth(this.#done) > tenth(this.#done - 1))
      console.log(`  ${this.#suite}: ${this.#done} of ${this.#total} files, ${this.#failed} failed tests`);
  }
}
