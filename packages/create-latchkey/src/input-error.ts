/**
 * A request that can't be met; the message contains the reason, and what is possible. The only
 * error that is thrown.
 */
export class InputError extends Error {
  override readonly name = 'InputError'
}
