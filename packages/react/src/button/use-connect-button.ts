import { type InstanceChoice, useInstance } from '../binding/latchkey-context.ts'
import { useReading } from '../binding/use-reading.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import { enPage } from '../messages/en/page.ts'
import { useIsLoading } from './use-is-loading.ts'
import { useMessage } from './use-message.ts'

/** Everything a connect button shows and does. */
export interface ConnectButtonState {
  readonly isConnected: boolean
  /** A connection is being made or restored, or the modal is loaded for a press. */
  readonly isConnecting: boolean
  readonly label: string
  readonly loadingLabel: string
  open(): Promise<void>
  /**
   * Opens the modal, or closes an open one. An embedded modal never closes: it goes to its first view,
   * unless it waits for a wallet.
   */
  toggle(): Promise<void>
  /** For hover and focus: fetches what opening needs. */
  prepare(): Promise<void>
}

/** What decides about a connect button. */
export interface ConnectButtonChoice extends InstanceChoice {
  readonly label?: string | undefined
  readonly loadingLabel?: string | undefined
  readonly namespace?: Parameters<Latchkey['getAccount']>[0]
}

/** The state of a connect button, for one of ours or one of a site's own. */
export function useConnectButton(choice: ConnectButtonChoice): ConnectButtonState {
  const { namespace } = choice
  const latchkey = useInstance('ConnectButton', choice)
  const account = useReading(latchkey, (readings) => readings.account(namespace))
  const isPending = account.status === 'connecting' || account.status === 'reconnecting'
  const label = useMessage(latchkey, 'button.connect', enPage)
  const loadingLabel = useMessage(latchkey, 'button.connecting', enPage)
  return {
    isConnected: account.isConnected,
    isConnecting: useIsLoading(latchkey) || isPending,
    label: choice.label ?? label,
    loadingLabel: choice.loadingLabel ?? loadingLabel,
    open: () => latchkey.open({ namespace }),
    toggle: () => toggle(latchkey, namespace, latchkey.open),
    prepare: latchkey.prepare,
  }
}

/** @param open - How to open: that of the actions shows no failure to load, which our button does. */
export function toggle(
  latchkey: Latchkey,
  namespace: ConnectButtonChoice['namespace'],
  open: Latchkey['open'],
): Promise<void> {
  const isEmbedded = latchkey.readings.isEmbedded()
  const isConnecting = isEmbedded && latchkey.getAccount(namespace).status === 'connecting'
  if (isConnecting) return Promise.resolve()
  // Not awaited: rejections of these promises are handled where no caller listens to them.
  return !isEmbedded && latchkey.isOpen() ? latchkey.close() : open({ namespace })
}
