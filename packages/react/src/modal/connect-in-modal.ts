import { type Core, publicAccount, type Snapshot } from '@latchkey/core'
import { type Namespace, RPC_CODES } from '@latchkey/core/contract'

/**
 * Opens the modal for a website that requests accounts from a provider, and waits until a wallet of the
 * namespace is connected.
 *
 * @throws Error with code 4001 when the visitor closes the modal, or goes back to the start of an
 *   embedded one. Source: EIP-1193.
 */
export async function connectInModal(
  core: Pick<Core, 'actions' | 'snapshot' | 'start' | 'subscribe' | 'watchEvents'>,
  namespace: Namespace,
): Promise<void> {
  // A session that is being resumed needs no modal.
  await core.start().catch(() => {})
  const isConnected = (): boolean => publicAccount(core.snapshot(), namespace).isConnected
  if (isConnected()) return
  // Another request may be waiting for the same wallet: opening again would cancel it.
  if (!isWaitingFor(core.snapshot(), namespace)) core.actions.open({ namespace })
  await new Promise<void>((resolve, reject) => {
    let hasChosen = false
    const check = (isClosed = false): void => {
      const { lifecycle, modal, options, router } = core.snapshot()
      const isAtStart = router.history.length === 1
      hasChosen ||= !isAtStart
      // An embedded modal is always open: going back to its start cancels.
      const isLeft = isClosed || !modal.isOpen || (options.isEmbedded && isAtStart && hasChosen)
      if (isConnected()) resolve()
      else if (isLeft || !lifecycle.isStarted) reject(declined())
      else return
      for (const undo of undos) undo()
    }
    const undos = [
      core.subscribe(() => check()),
      core.watchEvents(({ type }) => {
        if (type === 'modalClosed') check(true)
      }),
    ]
  })
}

/** Returns true if the open modal offers only the wallets of a namespace, or is connecting one. */
function isWaitingFor(snapshot: Snapshot, namespace: Namespace): boolean {
  const { isOpen, namespaceFilter } = snapshot.modal
  const isConnecting = publicAccount(snapshot, namespace).status === 'connecting'
  return isOpen && (namespaceFilter === namespace || isConnecting)
}

function declined(): Error {
  return Object.assign(new Error('User rejected the request'), { code: RPC_CODES.userRejected })
}
