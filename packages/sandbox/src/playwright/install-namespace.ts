import type { WalletHabit } from '../wallets/namespace/habits.ts'
import type { NamespaceWallet } from '../wallets/namespace/namespace-wallet.ts'
import type { WalletProfile } from '../wallets/standard/wallet-standard.ts'
import { SANDBOX_WALLET } from '../wallets/wallet-face.ts'
import { connectPages, type WalletTarget } from './connect-pages.ts'
import { pageScript } from './page-script.ts'

interface Options {
  readonly script: 'solana-page' | 'bitcoin-page'
  readonly face?: Partial<WalletProfile> | undefined
  /** More options of the script. */
  readonly more?: object
  readonly habits?: readonly WalletHabit[] | undefined
}

/** Puts a wallet of this process into pages, through the script of its namespace. */
export async function installNamespaceWallet<W extends NamespaceWallet>(
  target: WalletTarget,
  wallet: W,
  { script, face, habits = [], more = {} }: Options,
): Promise<W & { readonly name: string }> {
  const { name, icon } = { ...SANDBOX_WALLET, ...face }
  const line = `__latchkeySandbox:${crypto.randomUUID()}`
  const notify = await connectPages(target, line, wallet.request)
  wallet.on('change', (accounts) => notify('change', accounts))
  wallet.on('habits', (changed) => notify('habits', changed))
  const content = await pageScript(script, { line, details: { name, icon }, habits, ...more })
  await target.addInitScript({ content })
  return { ...wallet, emit: notify, name }
}
