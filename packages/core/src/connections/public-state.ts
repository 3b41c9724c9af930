import {
  type AccountFacts,
  type AccountId,
  addressOf,
  type Namespace,
  type NetworkId,
} from '../contract/index.ts'
import type { EmbeddedWalletInfo } from '../store/domain-event.ts'
import type { ConnectionStatus } from '../store/state/connections.ts'
import type { Snapshot } from '../store/state/root.ts'
import { type ConnectingFacts, isConnecting, isLoginLoading } from './connecting.ts'

/** The account of a namespace as websites see it. */
export interface PublicAccount {
  readonly caipAddress: AccountId | undefined
  readonly address: string | undefined
  readonly status: ConnectionStatus
  readonly isConnected: boolean
  /** The active account first, each with the facts that its wallet gave. */
  readonly allAccounts: readonly (AccountFacts & {
    readonly namespace: Namespace
    readonly address: string
    readonly caipAddress: AccountId
  })[]
  /** There where the account is one of the embedded wallet. */
  readonly embeddedWalletInfo?: EmbeddedWalletInfo | undefined
}

/** The modal as websites see it. */
export interface PublicState {
  readonly open: boolean
  /**
   * Is true while the visitor waits for something that loads: content of an open modal, an address,
   * a step of a login, another account type, or a state that the website reports by `setLoading`.
   */
  readonly loading: boolean
  readonly initialized: boolean
  readonly selectedNetworkId: NetworkId | undefined
  readonly activeChain: Namespace | undefined
}

type Facts = ConnectingFacts & Pick<Snapshot, 'accounts'>

/** The account of `namespace`, or of the active one. */
export function publicAccount(facts: Facts, namespace?: Namespace): PublicAccount {
  const requested = namespace ?? facts.network.activeNamespace
  const account = facts.accounts[requested]
  const connected = account?.status === 'connected' ? account : undefined
  const accounts = connected?.session.accounts ?? []
  const [active] = accounts
  return {
    caipAddress: active,
    address: active && addressOf(active),
    status: connectionStatus(facts, namespace),
    isConnected: active !== undefined,
    allAccounts: accounts.map((caipAddress) => {
      const address = addressOf(caipAddress)
      return { namespace: requested, address, caipAddress, ...connected?.session.facts?.[address] }
    }),
    embeddedWalletInfo: connected?.wallet.embedded,
  }
}

/** Returns the connection status of `namespace`, or of the active one. */
export function connectionStatus(facts: Facts, namespace?: Namespace): ConnectionStatus {
  const requested = namespace ?? facts.network.activeNamespace
  const status = facts.accounts[requested]?.status ?? 'disconnected'
  if (status === 'connected') return status
  return isConnecting(facts, namespace) ? 'connecting' : status
}

type StateFacts = Pick<Snapshot, 'lifecycle' | 'listing' | 'catalog'> & ConnectingFacts

/** The modal's public state. */
export function publicState(facts: StateFacts): PublicState {
  const { activeNamespace, activeIds } = facts.network
  return {
    open: facts.modal.isOpen,
    loading: isLoading(facts),
    initialized: facts.lifecycle.isInitialized,
    selectedNetworkId: activeIds[activeNamespace],
    activeChain: activeNamespace,
  }
}

function isLoading(facts: StateFacts): boolean {
  const { modal, pairing, auth } = facts
  const accountType = auth?.accountType.current.step
  return (
    modal.isLoading ||
    (modal.isOpen && isListingLoading(facts)) ||
    (pairing.current.step === 'preparing' && isConnecting(facts)) ||
    isLoginLoading(facts) ||
    accountType === 'applying' ||
    accountType === 'reconnecting'
  )
}

function isListingLoading({ listing, catalog }: StateFacts): boolean {
  const answers = [...Object.values(listing), ...Object.values(catalog.pages)]
  return answers.some((answer) => answer?.status === 'loading')
}
