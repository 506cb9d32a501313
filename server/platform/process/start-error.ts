/** A reason why the process can't start or go on, said in one line for the person at the terminal; no stack belongs to it. */
export class StartError extends Error {
  override name = 'StartError'
}
