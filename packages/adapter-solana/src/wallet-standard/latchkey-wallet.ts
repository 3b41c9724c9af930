import {
  type AccountId,
  addressOf,
  LatchkeyError,
  type NetworkId,
  networkOf,
  type Undo,
} from '@latchkey/core/contract'
import { keyOf } from '../address.ts'
import { MODAL_FEATURE } from '../discovery/modal-feature.ts'
import { chainOfNetwork, networkOfChain } from '../network-names.ts'
import type { SolanaProvider } from '../provider/stable-provider.ts'
import { ICON } from './icon.ts'
import { createSigning } from './signing.ts'

/** The Solana account of an instance. */
interface InstanceAccount {
  /** `reconnecting` while an earlier session is being resumed. */
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  /** The active one first; empty while no wallet is connected. */
  readonly allAccounts: readonly { readonly caipAddress: AccountId }[]
}

/** The part of an instance, as `createLatchkey` makes it, that the registered wallet uses. */
export interface LatchkeyInstance {
  getAccount(namespace: 'solana'): InstanceAccount
  getProvider(namespace: 'solana'): SolanaProvider | undefined
  getNetworks(namespace: 'solana'): readonly { readonly id: NetworkId }[]
  subscribeAccount(listener: () => void, namespace: 'solana'): Undo
  switchNetwork(network: NetworkId<'solana'>): Promise<void>
  disconnect(namespace: 'solana'): Promise<void>
}

/** An account as the Wallet Standard has it. */
export interface StandardAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

/** A wallet as the Wallet Standard has it. */
export interface LatchkeyWallet {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  /** The active one first; empty while no wallet is connected in the modal. */
  readonly accounts: readonly StandardAccount[]
  readonly features: Readonly<Record<string, object>>
}

/** Features that an account can be used with. */
const FOR_ACCOUNTS = [
  'solana:signAndSendTransaction',
  'solana:signMessage',
  'solana:signTransaction',
] as const

/** The wallet that is connected in a modal, as a wallet of the Wallet Standard. */
export function createLatchkeyWallet(latchkey: LatchkeyInstance): {
  readonly wallet: LatchkeyWallet
  /** Emits changes until undone. */
  follow(): Undo
} {
  const chains = (): readonly string[] =>
    // A modal lists networks of Solana by ids of their namespace.
    latchkey.getNetworks('solana').map(({ id }) => chainOfNetwork(id as NetworkId<'solana'>))
  const accounts = createAccounts(latchkey, chains)
  const listeners = new Set<(change: object) => void>()
  const wallet: LatchkeyWallet = {
    version: '1.0.0',
    name: 'Latchkey',
    icon: ICON,
    get chains() {
      return chains()
    },
    get accounts() {
      return accounts()
    },
    features: {
      'standard:connect': { version: '1.0.0', connect },
      'standard:disconnect': { version: '1.0.0', disconnect: () => latchkey.disconnect('solana') },
      'standard:events': { version: '1.0.0', on },
      ...createSigning({
        provider,
        prepare: (account, chain) => requireActive(latchkey, account, chain),
      }),
      [MODAL_FEATURE]: {},
    },
  }

  function provider(): SolanaProvider {
    const own = latchkey.getProvider('solana')
    if (own === undefined) throw new LatchkeyError('adapter.not-found', {})
    return own
  }

  async function connect({ silent = false }: { readonly silent?: boolean } = {}) {
    await settled(latchkey)
    if (accounts().length === 0 && !silent) await provider().connect()
    return { accounts: accounts() }
  }

  function on(event: string, listener: (change: object) => void): Undo {
    if (event === 'change') listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    wallet,
    follow() {
      let before = accounts()
      return latchkey.subscribeAccount(() => {
        if (accounts() === before) return
        before = accounts()
        for (const listener of [...listeners]) listener({ accounts: before })
      }, 'solana')
    },
  }
}

/**
 * Checks that a request names the active account, and switches to the network that it names: nothing is
 * signed with another one.
 *
 * @throws LatchkeyError `wallet.disconnected`, `wallet.changed`.
 */
async function requireActive(
  latchkey: LatchkeyInstance,
  account: unknown,
  chain: unknown,
): Promise<void> {
  const [active] = latchkey.getAccount('solana').allAccounts
  if (active === undefined) throw new LatchkeyError('wallet.disconnected', {})
  if (Object(account).address !== addressOf(active.caipAddress)) {
    throw new LatchkeyError('wallet.changed', {})
  }
  if (chain === undefined) return
  const networkId = networkOfChain(String(chain))
  if (networkId !== networkOf(active.caipAddress)) await latchkey.switchNetwork(networkId)
}

/** Accounts are the same objects, in the same list, until one of them changes. */
function createAccounts(
  latchkey: LatchkeyInstance,
  chains: () => readonly string[],
): () => readonly StandardAccount[] {
  let key = ''
  let list: readonly StandardAccount[] = []
  return () => {
    const addresses = latchkey
      .getAccount('solana')
      .allAccounts.map(({ caipAddress }) => addressOf(caipAddress))
    if (addresses.join() === key) return list
    key = addresses.join()
    list = addresses.flatMap((address) => {
      const publicKey = keyOf(address)
      return publicKey ? [{ address, publicKey, chains: chains(), features: FOR_ACCOUNTS }] : []
    })
    return list
  }
}

/** Resolves once no earlier session is being resumed. */
function settled(latchkey: LatchkeyInstance): Promise<void> {
  const isSettled = (): boolean => latchkey.getAccount('solana').status !== 'reconnecting'
  if (isSettled()) return Promise.resolve()
  return new Promise((resolve) => {
    const undo = latchkey.subscribeAccount(() => {
      if (!isSettled()) return
      undo()
      resolve()
    }, 'solana')
  })
}
