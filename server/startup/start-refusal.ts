/** A reason not to start that whoever started the program can mend; its message is one line and says how. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
