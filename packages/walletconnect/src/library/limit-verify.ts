import type { Clock, Undo } from '@latchkey/core/contract'
import { replaceMethod } from './replace-method.ts'
import type { Client } from './types.ts'

/** Longest wait for the vendor's verify service, in milliseconds. */
const VERIFY_LIMIT_MS = 300

/**
 * Limits the wait for the vendor's verify service. The library waits five seconds for it before each
 * address and each request, which delays visitors with a browser that blocks that host. After the
 * first time-out the service is not requested again.
 *
 * @returns How to undo it.
 */
export function limitVerify({ core: { verify } }: Client, clock: Clock): Undo {
  const register = verify.register.bind(verify)
  let hasTimedOut = false
  return replaceMethod(verify, 'register', (params) => {
    if (hasTimedOut) return Promise.resolve('')
    return new Promise((resolve) => {
      const undo = clock.after(VERIFY_LIMIT_MS, () => {
        hasTimedOut = true
        resolve('')
      })
      const finish = (attestation = ''): void => {
        undo()
        resolve(attestation)
      }
      register(params).then(finish, () => finish())
    })
  })
}
