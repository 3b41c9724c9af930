import { SANDBOX_BITCOIN_ACCOUNTS } from '../../bitcoin-accounts.ts'
import { BITCOIN_NETWORKS } from '../../formats/bitcoin-networks.ts'
import type { Behaviour } from '../behaviour.ts'
import { createAccounts } from '../namespace/create-accounts.ts'
import { createOwner } from '../namespace/create-owner.ts'
import type { NamespaceWallet } from '../namespace/namespace-wallet.ts'
import { createBitcoinMethods, describeAccounts } from './bitcoin-methods.ts'
import { type AccountKeys, createBitcoinAccount } from './bitcoin-signer.ts'
import { createExplorer } from './explorer.ts'

/** How a scripted Bitcoin wallet is made. */
export interface BitcoinWalletOptions {
  /** Keys of its accounts; the first two of the sandbox when left out. */
  readonly keys?: readonly [AccountKeys, ...AccountKeys[]] | undefined
  /** The network its addresses are on; regtest, where the sandbox's chain is, when left out. */
  readonly network?: keyof typeof BITCOIN_NETWORKS | undefined
  /** `sandbox.addresses.bitcoin`. Left out: it signs and cannot send. */
  readonly esploraUrl?: string | undefined
  /** The wallet's reaction to requests; `approve` when left out. */
  readonly behaviour?: Behaviour | undefined
}

/** A Bitcoin wallet whose owner is a script; its accounts are known by their payment address. */
export interface BitcoinWallet extends NamespaceWallet {
  readonly network: keyof typeof BITCOIN_NETWORKS
}

/** Makes a Bitcoin wallet with real keys that signs, and sends to a real node of this machine. */
export function createBitcoinWallet(options: BitcoinWalletOptions = {}): BitcoinWallet {
  const { behaviour = 'approve', network: name = 'regtest' } = options
  const [ada, grace] = SANDBOX_BITCOIN_ACCOUNTS
  const network = BITCOIN_NETWORKS[name]
  const accounts = createAccounts({
    all: (options.keys ?? [ada, grace]).map((keys) => createBitcoinAccount(keys, network)),
    addressOf: ({ payment }) => payment.address,
    namesOf: ({ payment, ordinals }) => [payment.address, ordinals.address],
    isLocked: behaviour === 'locked',
    changed: () => owner.emit('change', describeAccounts(accounts.visible())),
  })
  const explorer = createExplorer(options.esploraUrl)
  const methods = createBitcoinMethods({ accounts, network, explorer })
  const { unlock, lock } = accounts
  const owner = createOwner({ behaviour, methods, unlock, lock })
  const { emitter, ...desk } = owner
  const setHabits: NamespaceWallet['setHabits'] = (habits) => emitter.emit('habits', habits)
  const { visible, permit, need, ...shown } = accounts
  return { ...desk, ...shown, network: name, listenerCount: emitter.count, setHabits }
}
