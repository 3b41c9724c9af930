/**
 * The reactions of a wallet to a request.
 *
 * - `approve` agrees at once.
 * - `reject` answers 4001.
 * - `pending` answers -32002, as if an older request waited.
 * - `never-answer` leaves the request open for ever.
 * - `locked` locks the wallet: no accounts until a prompt is agreed to, which unlocks it.
 * - `wrong-chain` agrees to change the network and stays where it is.
 * - `wrong-shape` answers nonsense.
 * - `ask` leaves each prompt open until `decide` is called.
 */
export type BehaviourName =
  | 'approve'
  | 'reject'
  | 'pending'
  | 'never-answer'
  | 'locked'
  | 'wrong-chain'
  | 'wrong-shape'
  | 'ask'

/** A behaviour by name, or one that fails or answers as given. */
export type Behaviour =
  | BehaviourName
  | {
      readonly kind: 'fail'
      readonly code: number
      readonly message?: string | undefined
      readonly data?: unknown
    }
  | { readonly kind: 'answer'; readonly value: unknown }

/** Behaviours of a wallet: one for everything, and others for single methods. */
export interface BehaviourBook {
  everything: Behaviour
  byMethod: Record<string, Behaviour>
}

/** Methods that make a wallet show something to its owner. */
export const PROMPTING_METHODS = [
  'eth_requestAccounts',
  'wallet_connect',
  'wallet_requestPermissions',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_requestExecutionPermissions',
  'wallet_revokeExecutionPermission',
  'wallet_watchAsset',
] as const

/** The answers of a `wrong-shape` wallet. */
const NONSENSE: Readonly<Record<string, unknown>> = {
  eth_requestAccounts: { accounts: 'yes' },
  eth_accounts: [42, null, { address: true }],
  eth_chainId: { chain: 'the best one' },
  net_version: [],
  personal_sign: 12345,
  eth_signTypedData_v4: { signed: true },
  eth_sendTransaction: 'soon',
  wallet_getCapabilities: 'many',
  wallet_sendCalls: 7,
  wallet_getCallsStatus: 'fine',
  wallet_getPermissions: 'all',
  wallet_requestPermissions: 'all',
  wallet_switchEthereumChain: 'maybe',
}

/** The behaviour for one request; what is said about its method wins. */
export function behaviourFor(book: BehaviourBook, method: string): Behaviour {
  const own = Object.hasOwn(book.byMethod, method) ? book.byMethod[method] : undefined
  return own ?? book.everything
}

/**
 * Returns true if the script named a method that shows nothing to the owner. The behaviour then
 * applies to it; a behaviour for all methods applies to prompts only.
 */
export function isNamedSilently(book: BehaviourBook, method: string): boolean {
  const isPrompting = PROMPTING_METHODS.some((name) => name === method)
  return Object.hasOwn(book.byMethod, method) && !isPrompting
}

/** Returns the false answer of the wallet, without looking at the request. */
export function lieAbout(
  behaviour: Behaviour,
  method: string,
): { readonly value: unknown } | undefined {
  if (behaviour === 'wrong-shape' && Object.hasOwn(NONSENSE, method))
    return { value: NONSENSE[method] }
  // The wallet says that it has moved, and stays where it is.
  const isMove = behaviour === 'wrong-chain' && method === 'wallet_switchEthereumChain'
  return isMove ? { value: null } : undefined
}
