import {
  announce,
  createEvmWallet,
  type Eip1193Provider,
  expose,
  inject,
  SANDBOX_ACCOUNTS,
  storageMemory,
  type WalletChain,
} from '@latchkey/sandbox/wallets'
import type { PageAddresses } from '../../addresses/page-addresses.ts'
import { drawWallet } from './draw-wallet.ts'
import { ofEvm, type PageWallet, type ShownWallet, showBitcoin, showSolana } from './page-wallet.ts'
import type { PlannedWallet, WalletKind, WalletNamespace } from './wallet-plan.ts'

/** The network that the page adds to wallets. */
const UNTAUGHT = 10

interface Deps {
  readonly page: Window & typeof globalThis
  readonly addresses: PageAddresses
  /** Installs the third-party wallet. */
  showBurner(): void
  /** Called after every request and every answer of the wallet. */
  changed(): void
}

/** A wallet that is in the page. */
export interface InstalledWallet extends PlannedWallet {
  readonly icon: string
  /**
   * One for each namespace that it supports; none for a third-party wallet, which has no owner
   * here.
   */
  readonly wallets: readonly PageWallet[]
  /** Takes it out; the instance may go on knowing one that had announced itself. */
  remove(): void
}

/** Puts a wallet into the page. */
export function installWallet(plan: PlannedWallet, deps: Deps): InstalledWallet {
  const { kind, behaviour } = plan
  const icon = drawWallet(kind)
  if (kind.way === 'foreign') {
    deps.showBurner()
    return { ...plan, icon, wallets: [], remove() {} }
  }
  const shown = kind.namespaces.map((namespace) => {
    const face = { name: kind.name, icon }
    const memoryKey = `latchkey-lab/wallet/${kind.id}/${namespace}`
    return SHOW[namespace]({ ...deps, kind, face, memoryKey })
  })
  for (const { wallet } of shown) wallet.behave(behaviour)
  const remove = () => {
    for (const one of shown) one.remove()
  }
  return { ...plan, icon, wallets: shown.map(({ wallet }) => wallet), remove }
}

interface ShowDeps extends Deps {
  readonly kind: WalletKind
  readonly face: { readonly name: string; readonly icon: string }
  readonly memoryKey: string
}

const SHOW: Readonly<Record<WalletNamespace, (deps: ShowDeps) => ShownWallet>> = {
  eip155: showEvm,
  solana: showSolana,
  bip122: showBitcoin,
}

function showEvm(deps: ShowDeps): ShownWallet {
  const { page, kind, face } = deps
  const wallet = createEvmWallet({
    privateKeys: keysOf(kind),
    chains: chainsOf(deps.addresses),
    chainId: kind.chainId,
    memory: storageMemory({
      key: `latchkey-lab/wallet/${kind.id}`,
      area: () => page.localStorage,
      tabs: page,
    }),
  })
  const provider = observed(wallet.provider, deps)
  const undos = [
    kind.way === 'injected'
      ? inject({ provider }, {}, page)
      : announce({ provider }, { ...face, rdns: kind.rdns }, page),
    expose(wallet, kind.id, page),
    () => wallet.dispose(),
  ]
  const remove = () => {
    for (const undo of undos) undo()
  }
  return { wallet: ofEvm(wallet), remove }
}

function keysOf({ accounts: [first, ...others] }: WalletKind): readonly [Hex, ...Hex[]] {
  return [keyOf(first), ...others.map(keyOf)]
}

type Hex = `0x${string}`

function keyOf(index: number): Hex {
  return (SANDBOX_ACCOUNTS[index] ?? SANDBOX_ACCOUNTS[0]).privateKey
}

function chainsOf({ nodes }: PageAddresses): readonly WalletChain[] {
  return Object.entries(nodes).map(([id, rpcUrl]) => {
    return { chainId: Number(id), rpcUrl, isKnown: Number(id) !== UNTAUGHT }
  })
}

/** The same provider, which reports the start and the end of each request. */
function observed(provider: Eip1193Provider, { page, changed }: Deps): Eip1193Provider {
  const watched: Eip1193Provider = {
    async request(args) {
      const answer = provider.request(args)
      // The owner's prompt opens a little after the question.
      page.setTimeout(changed)
      return answer.finally(changed)
    },
    on(event, listener) {
      provider.on(event, listener)
      return watched
    },
    removeListener(event, listener) {
      provider.removeListener(event, listener)
      return watched
    },
  }
  return watched
}
