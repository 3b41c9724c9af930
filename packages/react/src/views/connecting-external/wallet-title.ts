import type { Routes } from '@latchkey/core'
import type { TitleContext } from '../define-view.ts'

/** The name of the wallet that is connected. */
export function walletTitle(
  { walletId, namespace }: Routes['ConnectingExternal'],
  { snapshot, text }: TitleContext,
): string {
  const { current } = snapshot.connect
  if (current.step !== 'idle' && current.wallet.id === walletId) return current.wallet.name
  const found = snapshot.wallets.local.find(
    (wallet) => wallet.id === walletId && wallet.namespace === namespace,
  )
  return found?.name ?? text.say('connect.title')
}
