import { type Analytics, createAnalytics } from './analytics/analytics.ts'
import type { Track } from './analytics/track.ts'
import type { Base } from './create-base.ts'
import { createModal, type Modal } from './modal/modal.ts'
import { createNoticesSlice, type NoticesSlice } from './modal/notices.state.ts'
import { createTransactionStack, type TransactionStack } from './modal/transaction-stack.ts'
import type { Ui } from './modal/ui.ts'
import { createNetworks, type Networks } from './networks/networks.ts'

/** The base of a core, with what its modules show the visitor, and with what counts it. */
export interface Shown extends Base {
  readonly networks: Networks
  readonly notices: NoticesSlice
  readonly modal: Modal
  readonly transactions: TransactionStack
  readonly analytics: Analytics
  readonly track: Track
  readonly ui: Ui
}

/** Creates networks, modal and analytics of one core. */
export function createShown(base: Base): Shown {
  const { state, services, ports } = base
  const networks = createNetworks({ ...base, images: services })
  const modal = createModal({ ...base, logger: ports.logger, networks })
  const analytics = createAnalytics(base)
  const ui: Ui = {
    modal,
    notices: createNoticesSlice(state.notices),
    alerts: base.alerts,
    transactions: createTransactionStack({ state, modal }),
    track: analytics.track,
  }
  return { ...base, ...ui, networks, analytics, ui }
}
