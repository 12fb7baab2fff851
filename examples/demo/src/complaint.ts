/**
 * Something that whoever called the demo can put right: a wrong argument, a file that cannot be read or does not hold what it should. It ends the
 * demo with its message as one line and exit code 2; every other error is a mistake in the program and keeps its stack.
 */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}
