import {
  type BehaviourName,
  createBitcoinWallet,
  createSolanaWallet,
  type EvmWallet,
  type NamespaceWallet,
  type Prompt,
  SANDBOX_SOLANA_ACCOUNTS,
  showBitcoinWallet,
  showSolanaWallet,
} from '@latchkey/sandbox/wallets'
import type { PageAddresses } from '../../addresses/page-addresses.ts'
import type { WalletKind, WalletNamespace } from './wallet-plan.ts'

/** A scripted wallet of one namespace, from its owner's side. */
export interface PageWallet {
  readonly namespace: WalletNamespace
  /** The active one first. */
  accounts(): readonly string[]
  isConnected(): boolean
  isLocked(): boolean
  behave(behaviour: BehaviourName): void
  prompts(): readonly Prompt[]
  decide(decision: 'approve' | 'reject'): Promise<Prompt>
  switchAccount(address: string): void
  lock(): void
  unlock(): void
  forgetSite(): void
  /** The current chain; wallets of other namespaces than EVM have none. */
  readonly evm?: Pick<EvmWallet, 'chainId' | 'switchChain' | 'disconnect' | 'reconnect'> | undefined
}

/** The owner's view of an EVM wallet. */
export function ofEvm(wallet: EvmWallet): PageWallet {
  return {
    ...wallet,
    namespace: 'eip155',
    evm: wallet,
    switchAccount(address) {
      const account = wallet.accounts().find((one) => one === address)
      if (account !== undefined) wallet.switchAccount(account)
    },
  }
}

interface Deps {
  readonly page: Window & typeof globalThis
  readonly addresses: PageAddresses
  readonly face: { readonly name: string; readonly icon: string }
  /** The storage key under which it stores that it shares its accounts with this page. */
  readonly memoryKey: string
  /** Called after every request and every answer. */
  changed(): void
}

/** A wallet that is in the page. */
export interface ShownWallet {
  readonly wallet: PageWallet
  remove(): void
}

/** Registers a Solana wallet with the page. */
export function showSolana(deps: Deps): ShownWallet {
  const [first, ...others] = SANDBOX_SOLANA_ACCOUNTS.map(({ privateKey }) => privateKey)
  const wallet = createSolanaWallet({
    privateKeys: [first ?? SANDBOX_SOLANA_ACCOUNTS[0].privateKey, ...others.slice(0, 1)],
    rpcUrl: deps.addresses.solana,
  })
  restoreAccess(wallet, 'standard:connect', deps)
  const remove = showSolanaWallet(observed(wallet, deps), { details: deps.face }, deps.page)
  return { wallet: ofNamespace('solana', wallet, deps), remove }
}

/** Puts a Bitcoin wallet into the page, in the way of its kind. */
export function showBitcoin(deps: Deps & { readonly kind: WalletKind }): ShownWallet {
  const wallet = createBitcoinWallet({ esploraUrl: deps.addresses.bitcoin })
  restoreAccess(wallet, 'bitcoin:connect', deps)
  const shape = deps.kind.way === 'sats-connect' ? 'sats-connect' : 'standard'
  const shown = { details: deps.face, shapes: [shape] } as const
  const remove = showBitcoinWallet(observed(wallet, deps), shown, deps.page)
  return { wallet: ofNamespace('bip122', wallet, deps), remove }
}

function ofNamespace(namespace: WalletNamespace, wallet: NamespaceWallet, deps: Deps): PageWallet {
  return {
    ...wallet,
    namespace,
    accounts: wallet.addresses,
    forgetSite() {
      wallet.forgetSite()
      storeAccess(wallet, deps)
    },
  }
}

/** Restores the page's access to the wallet after a reload. */
function restoreAccess(wallet: NamespaceWallet, connect: string, { page, memoryKey }: Deps): void {
  // It approves at once here: its behaviour was not set yet.
  if (page.localStorage.getItem(memoryKey) === 'shared') void wallet.request(connect, {})
}

function storeAccess(wallet: NamespaceWallet, { page, memoryKey }: Deps): void {
  if (wallet.isConnected()) page.localStorage.setItem(memoryKey, 'shared')
  else page.localStorage.removeItem(memoryKey)
}

/** The same request function, which reports the start and the end of each request. */
function observed(wallet: NamespaceWallet, deps: Deps): NamespaceWallet {
  return {
    ...wallet,
    async request(method, params) {
      const answer = wallet.request(method, params)
      // The owner's prompt opens a little after the question.
      deps.page.setTimeout(deps.changed)
      try {
        return await answer
      } finally {
        storeAccess(wallet, deps)
        deps.changed()
      }
    },
  }
}
