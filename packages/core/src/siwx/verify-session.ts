import {
  namespaceOf,
  type SiwxHost,
  type SiwxSession,
  type SiwxVerifier,
} from '../contract/index.ts'
import { mayBeTaken, rulesOfVerifiers } from './judge-session.ts'

/** Names a sign-in by everything that was signed. */
export function idOfSession({ data, message, signature }: SiwxSession): string {
  return JSON.stringify([data.chainId, data.accountAddress, message, signature])
}

/**
 * Creates what judges sign-ins in the browser. A signature that was verified is not verified again on this
 * page; everything else is checked each time.
 *
 * @param verifiers - In place of the adapters, per namespace.
 * @returns A function that rejects where the signature could not be checked.
 */
export function createSessionVerifier(
  host: SiwxHost,
  verifiers: readonly SiwxVerifier[] = [],
): (session: SiwxSession) => Promise<boolean> {
  const rules = { ...host.rules, ...rulesOfVerifiers(verifiers) }
  const verified = new Set<string>()

  function isSigned({ data, message, signature }: SiwxSession): Promise<boolean> {
    const { chainId, accountAddress } = data
    const own = verifiers.find(({ namespace }) => namespace === namespaceOf(chainId))
    return (own ?? host).verify({ chainId, accountAddress, message, signature })
  }

  return async (session) => {
    const { origin, now } = host
    if (!mayBeTaken(session, { origin, nowMs: now(), rules })) return false
    const id = idOfSession(session)
    if (!verified.has(id) && !(await isSigned(session))) return false
    verified.add(id)
    return true
  }
}
