import type { GrantedNamespace, GrantedNamespaces, Peer, PeerHabit } from './peer.ts'

/** Every habit. */
export const PEER_HABITS: readonly PeerHabit[] = [
  ...(['smallLetters', 'otherOrder', 'repeats', 'moreChains'] as const),
  ...(['lateEvents', 'earlyUpdate', 'refusesInWords'] as const),
]

/** The delay of an event, in milliseconds. */
const LATE_MS = 1_200

/** A chain that no site of the sandbox asks for: Gnosis. */
const FOREIGN_CHAIN = 'eip155:100'

/** A refusal as the session protocol numbers it. */
const USER_REJECTED = { code: 5000, message: 'User rejected.' }
/** A code that no protocol knows. */
const NO_MEANING = 1

/** The error of something that the owner refused. */
interface Refusal {
  readonly code?: number
  readonly message: string
}

/** Changes what a polite wallet would send to what a rude one sends. */
export interface Habits extends Pick<Peer, 'adopt'> {
  has(habit: PeerHabit): boolean
  address(address: string): string
  /** Ids of EVM accounts. */
  accounts(ids: readonly string[]): string[]
  grant(granted: GrantedNamespaces): GrantedNamespaces
  /** The errors of what its owner refuses. The library sends none of a session without a code. */
  refusals(): { readonly session: Refusal & { readonly code: number }; readonly request: Refusal }
  /** Emits as often, and as late, as the wallet does. */
  emit(run: () => Promise<void>): Promise<void>
}

/** Creates the habits of one wallet, which may change. */
export function createHabits(initial: readonly PeerHabit[]): Habits {
  let current: ReadonlySet<PeerHabit> = new Set(initial)
  const has = (habit: PeerHabit): boolean => current.has(habit)
  const address = (text: string): string => (has('smallLetters') ? text.toLowerCase() : text)

  function accounts(ids: readonly string[]): string[] {
    const foreign = has('moreChains') ? ids.map(onForeignChain) : []
    const ordered = has('otherOrder') ? lastChainFirst(ids) : ids
    const all = [...new Set(foreign), ...ordered].map(address)
    return has('repeats') ? [...all, ...all] : all
  }

  return {
    has,
    address,
    accounts,
    adopt(habits) {
      current = new Set(habits)
    },
    grant(granted) {
      const { eip155: evm } = granted
      if (evm === undefined) return granted
      const chains = has('otherOrder') ? [...evm.chains].reverse() : evm.chains
      const own: GrantedNamespace = { ...evm, chains, accounts: accounts(evm.accounts) }
      return { ...granted, eip155: own }
    },
    refusals() {
      if (!has('refusesInWords')) return { session: USER_REJECTED, request: USER_REJECTED }
      const { message } = USER_REJECTED
      return { session: { code: NO_MEANING, message }, request: { message } }
    },
    async emit(run) {
      if (has('lateEvents')) await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      await run()
      if (has('repeats')) await run()
    },
  }
}

function onForeignChain(id: string): string {
  return `${FOREIGN_CHAIN}:${addressIn(id)}`
}

/** On each chain the active account stays the first one. */
function lastChainFirst(ids: readonly string[]): readonly string[] {
  const chains = [...new Set(ids.map(chainIn))].reverse()
  return chains.flatMap((chain) => ids.filter((id) => chainIn(id) === chain))
}

function chainIn(id: string): string {
  return id.split(':').slice(0, 2).join(':')
}

function addressIn(id: string): string {
  return id.split(':')[2] ?? ''
}
