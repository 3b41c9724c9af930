import type { PlainError } from '../contract/index.ts'
import type { Snapshot } from '../store/state/root.ts'

type Facts = Pick<Snapshot, 'connect' | 'pairing' | 'switchNetwork' | 'disconnect' | 'auth'>

/**
 * The failure of the visitor's last action: connecting, pairing, a login, a switch of the
 * network, or disconnecting. undefined after a retry or once the view is left.
 */
export function currentFailure(facts: Facts): PlainError | undefined {
  const { connect, pairing, switchNetwork, disconnect, auth } = facts
  const logins = auth ? [auth.email, auth.social, auth.farcaster, auth.emailChange] : []
  const steps = [connect, pairing, ...logins, switchNetwork, disconnect].map((each) => each.current)
  return steps.flatMap((step) => ('error' in step ? (step.error ?? []) : []))[0]
}
