import type { Core, RouteName } from '@latchkey/core'
import { type RefObject, useEffect } from 'react'
import { useSnapshot } from '../context/use-snapshot.ts'
import { whenSettled } from '../instance/page.ts'
import { activeAccountOf } from '../models/active-account.ts'
import type { ViewLoader } from '../views/view-loader.ts'
import { notifications } from './notification-area.tsx'

export interface PrefetchInput {
  readonly core: Core
  readonly views: Pick<ViewLoader, 'load' | 'loadPart' | 'ready' | 'readyPart'>
  readonly isOpen: boolean
}

/** Views that most visitors go to from the list of wallets; the others are loaded on demand. */
const FROM_CONNECT: readonly RouteName[] = ['ConnectingExternal', 'AllWallets']
/** On phones wallets are other apps, which are connected there. */
const ON_PHONES: readonly RouteName[] = [...FROM_CONNECT, 'ConnectingWalletConnect']

/**
 * Loads views before they are needed: those that Connect leads to when the modal opens, the view of a code while
 * an address is typed, and Account while a wallet is asked to connect, or when one is connected, with what it
 * shows at first. Each waits until what is shown has settled and the page is idle: neither the press nor the
 * answer of a wallet waits for it. A view that can't be loaded is loaded again when the visitor goes to it.
 */
export function usePrefetch(
  anchor: RefObject<Element | null>,
  { core, views, isOpen }: PrefetchInput,
): void {
  const isMobile = useSnapshot(({ device }) => device.isMobile)
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    if (!isOpen || !page) return
    return whenSettled(page, () => {
      core.prefetch()
      views.loadPart(notifications).catch(() => {})
      for (const name of isMobile ? ON_PHONES : FROM_CONNECT) views.load(name).catch(() => {})
    })
  }, [anchor, core, views, isOpen, isMobile])

  // Logins are loaded while an address is typed, and most are confirmed by a code.
  const isCodeNear = useSnapshot(
    ({ auth, modal }) => modal.isOpen && auth !== undefined && auth.user === undefined,
  )
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    if (!isCodeNear || !page) return
    return whenSettled(page, () => {
      views.load('EmailVerifyOtp').catch(() => {})
    })
  }, [anchor, views, isCodeNear])

  const isConnecting = useSnapshot(({ connect }) => connect.current.step === 'awaitingWallet')
  const account = useSnapshot((snapshot) => activeAccountOf(snapshot)?.id)
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    if ((!isConnecting && account === undefined) || !page) return
    const prefetch = (): void => views.ready('Account')?.prefetch?.({ core, views })
    return whenSettled(page, () => {
      views.load('Account').then(prefetch, () => {})
    })
  }, [anchor, core, views, isConnecting, account])
}
