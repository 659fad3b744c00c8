/** Rows of a file at most; so many can be confirmed at once. */
export const maxRows = 2000;

/** Why nothing is read of a file. */
export type RecognitionProblem =
  | 'nothing_recognised'
  | 'file_encrypted'
  | 'file_damaged'
  | 'too_many_rows'
  | 'took_too_long'
  /** A page had too little of the processor to be read in time. */
  | 'overloaded'
  /** What reads photos was not built. */
  | 'not_configured';

/** A file of which no rows can be read. */
export class RecognitionRefused extends Error {
  readonly problem: RecognitionProblem;
  readonly limit: number | undefined;

  constructor(problem: RecognitionProblem, limit?: number) {
    super(problem);
    this.problem = problem;
    this.limit = limit;
  }
}
