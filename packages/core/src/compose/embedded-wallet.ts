import type { Track } from '../analytics/track.ts'
import { readAllowedOrigins } from '../api/endpoints/allowed-origins.ts'
import { heldSession } from '../connections/find-session.ts'
import type { AccountFlow } from '../connections/sessions.ts'
import type { EmbeddedWalletDeps, Modal } from '../embedded-wallet/dependencies.ts'
import { createFrameSlot } from '../embedded-wallet/frame-slot.ts'
import {
  createLazyEmbeddedWallet,
  type LazyEmbeddedWallet,
} from '../embedded-wallet/lazy-embedded-wallet.ts'
import { lazy } from '../store/lazy.ts'
import type { FarBase } from './base.ts'
import type { ModalActions } from './modal.ts'

/** What the embedded wallet uses of the rest of the core, from its first login on. */
interface Others {
  readonly account: AccountFlow
  readonly modal: ModalActions
  readonly track: Track
  refreshBalance(): void
}

/** Creates the embedded wallet of one core; it is loaded when it is first needed. */
export function wireAuth(base: FarBase, others: () => Others): LazyEmbeddedWallet {
  const { auth, secureSite, store, slices, timers } = base
  const slot = createFrameSlot()
  const ports = { ...base.ports, key: base.key }
  const modal: Modal = {
    open: () => others().modal.open(),
    close: () => others().modal.close({ isForced: true }),
    back: () => others().modal.router.back(),
    route: base.looks.route,
    ...slices.router,
  }
  const feedback: EmbeddedWalletDeps['feedback'] = {
    showNotice: (notice) => void slices.notices.show(notice),
    showError(error) {
      if (error.code !== 'aborted') slices.notices.fail(error)
    },
    raiseAlert: (key, message) => slices.alerts.raise({ key, tone: 'error', message }),
    alertInvalidOrigin: () => base.alert('INVALID_APP_CONFIGURATION'),
    track: (event) => others().track(event),
  }
  const wallet =
    auth &&
    lazy(async () => {
      const { createEmbeddedWallet } = await import('../embedded-wallet/embedded-wallet.ts')
      return createEmbeddedWallet({
        state: store.state,
        frame: { source: auth, secureSite, slot: slot.wait, allowedOrigins: readOrigins(base) },
        accountTypes: base.accountKinds,
        connections: createConnections(base, others),
        ...{ ports, timers, modal, feedback },
      })
    })
  return createLazyEmbeddedWallet({
    ...{ store, wallet, ports, timers, modal, feedback },
    frame: { secureSite, setSlot: slot.set },
  })
}

function readOrigins({ services: { walletApi } }: FarBase) {
  return async (signal: AbortSignal) => walletApi && readAllowedOrigins(walletApi, signal)
}

function createConnections(base: FarBase, others: () => Others): EmbeddedWalletDeps['connections'] {
  const { adapters, looks, bus } = base
  const { account, refreshBalance } = others()
  return {
    adapters,
    adapter: looks.adapter,
    network: looks.network,
    activeNetworkId: looks.activeNetworkId,
    session: looks.session,
    find: (namespace, sessionId) => heldSession(base, namespace, sessionId),
    open({ session, wallet }, method) {
      account.follower.adopt(session, wallet)
      bus.publish({ type: 'sessionOpened', session, wallet, isResumed: false, method })
    },
    update: ({ session, wallet }) => account.renew(session, wallet),
    end: (session) => account.end(session, 'wallet'),
    refreshBalance,
  }
}
