import type { Core, RouteName } from '@latchkey/core'
import { type RefObject, useEffect } from 'react'
import { useSnapshot } from '../context/use-snapshot.ts'
import { whenIdle } from '../instance/page.ts'
import { activeAccountOf } from '../models/active-account.ts'
import type { ViewLoader } from '../views/view-loader.ts'

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
 * Loads views before they are needed: those that Connect leads to once the modal is open and the page
 * is idle, and the view of a code while an address is typed, Account while a wallet is asked to
 * connect, or when one is connected, with what it shows at first. A view that can't be loaded is loaded again when the visitor
 * goes to it.
 */
export function usePrefetch(
  anchor: RefObject<Element | null>,
  { core, views, isOpen }: PrefetchInput,
): void {
  const isMobile = useSnapshot(({ device }) => device.isMobile)
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    if (!isOpen || !page) return
    return whenIdle(page, () => {
      core.prefetch()
      for (const name of isMobile ? ON_PHONES : FROM_CONNECT) views.load(name).catch(() => {})
    })
  }, [anchor, core, views, isOpen, isMobile])

  // Logins are loaded while an address is typed, and most are confirmed by a code.
  const isCodeNear = useSnapshot(
    ({ auth, modal }) => modal.isOpen && auth !== undefined && auth.user === undefined,
  )
  useEffect(() => {
    if (isCodeNear) views.load('EmailVerifyOtp').catch(() => {})
  }, [views, isCodeNear])

  const isConnecting = useSnapshot(({ connect }) => connect.current.step === 'awaitingWallet')
  const account = useSnapshot((snapshot) => activeAccountOf(snapshot)?.id)
  useEffect(() => {
    if (!isConnecting && account === undefined) return
    const prefetch = (): void => views.ready('Account')?.prefetch?.({ core, views })
    views.load('Account').then(prefetch, () => {})
  }, [core, views, isConnecting, account])
}
