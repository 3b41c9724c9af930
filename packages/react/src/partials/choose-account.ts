import type { Actions } from '@latchkey/core'
import { type Session, toLatchkeyError } from '@latchkey/core/contract'

/**
 * Has the website work with an account. A notice reports it if the wallet goes in that moment.
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
