import { type Core, publicAccount } from '@latchkey/core'
import { type Namespace, RPC_CODES } from '@latchkey/core/contract'

/**
 * Opens the modal for a website that asks a provider for accounts, and waits until a wallet of the
 * namespace is connected.
 *
 * @throws Error with code 4001 when the visitor closes the modal. Source: EIP-1193.
 */
export async function connectInModal(
  core: Pick<Core, 'actions' | 'snapshot' | 'start' | 'subscribe'>,
  namespace: Namespace,
): Promise<void> {
  // A session that is being resumed needs no modal.
  await core.start().catch(() => {})
  const isConnected = (): boolean => publicAccount(core.snapshot(), namespace).isConnected
  if (isConnected()) return
  core.actions.open({ namespace })
  await new Promise<void>((resolve, reject) => {
    const undo = core.subscribe(() => {
      const { modal, lifecycle } = core.snapshot()
      if (isConnected()) resolve()
      else if (modal.isOpen && lifecycle.isStarted) return
      else
        reject(
          Object.assign(new Error('User rejected the request'), { code: RPC_CODES.userRejected }),
        )
      undo()
    })
  })
}
