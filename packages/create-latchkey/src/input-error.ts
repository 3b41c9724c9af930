/** What was asked for can't be done; the message says why, and what is possible. The only error that is thrown. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
