import { type Namespace, namespaceOf } from '../contract/index.ts'
import { loginNamespaces } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'

/** The parts of the state that show whether a connection is being made. */
export type ConnectingFacts = Pick<
  Snapshot,
  'connect' | 'pairing' | 'auth' | 'network' | 'modal' | 'router'
>

/** Steps of a login that is over, or that has not begun. */
const RESTING: ReadonlySet<string> = new Set(['idle', 'connected', 'failed'])

/** Steps of a login that wait for the visitor. */
const VISITORS_TURN: ReadonlySet<string> = new Set([
  'awaitingDevice',
  'awaitingCode',
  'awaitingResult',
  'showingCode',
])

/**
 * Returns true while a request to a wallet of this browser, a pairing or a login is pending.
 *
 * @param namespace - The namespace that the connection is for; undefined: all that the modal
 *   offers.
 */
export function isConnecting(facts: ConnectingFacts, namespace?: Namespace): boolean {
  return (
    isWalletPending(facts, namespace) ||
    isPairing(facts, namespace) ||
    isLoggingIn(facts, namespace)
  )
}

/**
 * Returns true while the frame works on a login. While the visitor has to do something, nothing
 * loads.
 */
export function isLoginLoading({ auth }: Pick<Snapshot, 'auth'>): boolean {
  return stepsOf(auth).some((step) => !RESTING.has(step) && !VISITORS_TURN.has(step))
}

function isWalletPending({ connect: { current } }: ConnectingFacts, namespace?: Namespace) {
  if (current.step !== 'awaitingWallet') return false
  return namespace === undefined || current.wallet.namespace === namespace
}

/** A pairing is for all networks. One that was prepared early counts once its view is shown. */
function isPairing(facts: ConnectingFacts, namespace?: Namespace): boolean {
  const { step } = facts.pairing.current
  if (step !== 'preparing' && step !== 'waiting' && step !== 'linking') return false
  return isAddressShown(facts) && isServed(facts, namespace)
}

function isAddressShown({ modal, router, pairing }: ConnectingFacts): boolean {
  if (pairing.isHeadless) return true
  return (
    modal.isOpen && router.history.some(({ view }) => view.startsWith('ConnectingWalletConnect'))
  )
}

/** A login opens a session on one namespace, by the rule of `networkForLogin`. */
function isLoggingIn(facts: ConnectingFacts, namespace?: Namespace): boolean {
  if (stepsOf(facts.auth).every((step) => RESTING.has(step))) return false
  if (namespace === undefined) return true
  const preferred = facts.modal.namespaceFilter ?? facts.network.activeNamespace
  const possible = loginNamespaces(facts)
  const used = possible.find((each) => each === preferred) ?? possible[0]
  return used === namespace
}

function stepsOf(auth: Snapshot['auth']): readonly string[] {
  return auth ? [auth.email, auth.social, auth.farcaster].map(({ current }) => current.step) : []
}

function isServed({ network }: ConnectingFacts, namespace: Namespace | undefined): boolean {
  return (
    namespace === undefined || network.supported.some(({ id }) => namespaceOf(id) === namespace)
  )
}
