import type { Actions } from '@latchkey/core'
import { type Session, toLatchkeyError } from '@latchkey/core/contract'

/**
 * Has the website work with an account. Its wallet may go in the moment in which it is chosen; that
 * is told.
 *
 * @returns Whether it is chosen.
 */
export function chooseAccount(
  { connections, notices }: Pick<Actions, 'connections' | 'notices'>,
  { namespace, id }: Session,
  address: string,
): boolean {
  try {
    connections.choose(namespace, id, address)
    return true
  } catch (thrown) {
    notices.fail(toLatchkeyError(thrown))
    return false
  }
}
