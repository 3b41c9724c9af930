import {
  type AccountFacts,
  type AccountId,
  addressOf,
  type Namespace,
  type NetworkId,
} from '../contract/index.ts'
import type { EmbeddedWalletInfo } from '../store/domain-event.ts'
import type { ConnectionStatus, Snapshot } from '../store/root-state.ts'

/** The account of a namespace as websites see it. */
export interface PublicAccount {
  readonly caipAddress: AccountId | undefined
  readonly address: string | undefined
  readonly status: ConnectionStatus
  readonly isConnected: boolean
  /** The active one first, with what its wallet says of each. */
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
  readonly loading: boolean
  readonly initialized: boolean
  readonly selectedNetworkId: NetworkId | undefined
  readonly activeChain: Namespace | undefined
}

type Facts = Pick<Snapshot, 'accounts' | 'connect' | 'network'>

/** The account of `namespace`, or of the active one. */
export function publicAccount(facts: Facts, namespace?: Namespace): PublicAccount {
  const wanted = namespace ?? facts.network.activeNamespace
  const account = facts.accounts[wanted]
  const connected = account?.status === 'connected' ? account : undefined
  const accounts = connected?.session.accounts ?? []
  const [active] = accounts
  return {
    caipAddress: active,
    address: active && addressOf(active),
    status: connectionStatus(facts, wanted),
    isConnected: active !== undefined,
    allAccounts: accounts.map((caipAddress) => {
      const address = addressOf(caipAddress)
      return { namespace: wanted, address, caipAddress, ...connected?.session.facts?.[address] }
    }),
    embeddedWalletInfo: connected?.wallet.embedded,
  }
}

/** Whether somebody is connected, or about to be. */
export function connectionStatus(
  { accounts, connect }: Omit<Facts, 'network'>,
  namespace: Namespace,
): ConnectionStatus {
  const status = accounts[namespace]?.status ?? 'disconnected'
  if (status === 'connected') return status
  const { current } = connect
  const isAsking = current.step === 'awaitingWallet' && current.wallet.namespace === namespace
  return isAsking ? 'connecting' : status
}

/** The modal's public state. */
export function publicState(facts: Pick<Snapshot, 'modal' | 'lifecycle' | 'network'>): PublicState {
  const { activeNamespace, activeIds } = facts.network
  return {
    open: facts.modal.isOpen,
    loading: facts.modal.isLoading,
    initialized: facts.lifecycle.isInitialized,
    selectedNetworkId: activeIds[activeNamespace],
    activeChain: activeNamespace,
  }
}
