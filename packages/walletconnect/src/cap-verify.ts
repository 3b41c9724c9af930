import type { Clock } from '../contract/index.ts'
import type { Client } from './client.ts'

/** How long the vendor's verify service may take before an address is shown without it. */
const LIMIT_MS = 300

/**
 * Lets the verify service hold nothing up. The library waits five seconds for it, before addresses
 * and before every request; a visitor whose browser blocks that host would think the page broken.
 * Once it was missed it is not waited for again.
 */
export function capVerify({ core: { verify } }: Client, clock: Clock): void {
  const ask = verify.register.bind(verify)
  let wasMissed = false
  verify.register = (params) => {
    if (wasMissed) return Promise.resolve('')
    return new Promise((resolve) => {
      const undo = clock.after(LIMIT_MS, () => {
        wasMissed = true
        resolve('')
      })
      const end = (attestation = ''): void => {
        undo()
        resolve(attestation)
      }
      ask(params).then(end, () => end())
    })
  }
}
