import type { AccountId, EvmProvider, NetworkId, NetworkInput, Undo } from '@latchkey/core/contract'
import type { Address } from 'viem'

/** The EVM account of an instance. */
interface InstanceAccount {
  /** `reconnecting` while an earlier session is being resumed. */
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  /** The active one first; empty while no wallet is connected. */
  readonly allAccounts: readonly { readonly caipAddress: AccountId }[]
}

/** The part of an instance, as `createLatchkey` makes it, that other libraries follow. */
export interface LatchkeyInstance {
  getAccount(namespace: 'eip155'): InstanceAccount
  getProvider(namespace: 'eip155'): EvmProvider | undefined
  getNetworks(namespace: 'eip155'): readonly { readonly id: string }[]
  subscribeAccount(listener: () => void, namespace: 'eip155'): Undo
  addNetwork(network: NetworkInput): Promise<void>
  switchNetwork(network: NetworkId<'eip155'>): Promise<void>
  disconnect(namespace: 'eip155'): Promise<void>
}

/** A connection in the form that wagmi uses. */
export interface Connection {
  /** With their checksums; the active one first. */
  readonly accounts: readonly Address[]
  readonly chainId: number
}

/** The type of the connector, by which its own modal recognises it. */
export const CONNECTOR_TYPE = 'latchkey'
