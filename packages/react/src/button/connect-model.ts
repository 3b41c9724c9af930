import type { Namespace } from '@latchkey/core/contract'
import type { Latchkey } from '../instance/latchkey.ts'
import type { Readings } from '../instance/readings.ts'
import { enPage } from '../messages/en/page.ts'
import { isLoading } from './is-loading.ts'
import { pageText } from './page-text.ts'

/** The options of a connect button. */
export interface ConnectChoice {
  readonly label?: string | undefined
  readonly loadingLabel?: string | undefined
  /** Without one the active namespace counts. */
  readonly namespace?: Namespace | undefined
}

/** The state that a connect button shows. */
export interface ConnectModel {
  readonly isConnected: boolean
  /** A connection is being made or restored, or the modal is loaded for a press. */
  readonly isConnecting: boolean
  readonly label: string
  readonly loadingLabel: string
}

/** Decides what a connect button shows, in React and in elements. */
export function connectModel(readings: Readings, choice: ConnectChoice): ConnectModel {
  const { isConnected, status } = readings.account(choice.namespace)
  const isPending = status === 'connecting' || status === 'reconnecting'
  return {
    isConnected,
    isConnecting: isPending || isLoading(readings),
    label: choice.label ?? pageText(readings, 'button.connect', enPage),
    loadingLabel: choice.loadingLabel ?? pageText(readings, 'button.connecting', enPage),
  }
}

/** @param open - How to open: that of the actions shows no failure to load, which our button does. */
export function toggle(
  latchkey: Latchkey,
  namespace: Namespace | undefined,
  open: Latchkey['open'],
): Promise<void> {
  const isEmbedded = latchkey.readings.isEmbedded()
  const isConnecting = isEmbedded && latchkey.getAccount(namespace).status === 'connecting'
  if (isConnecting) return Promise.resolve()
  // Not awaited: rejections of these promises are handled where no caller listens to them.
  return !isEmbedded && latchkey.isOpen() ? latchkey.close() : open({ namespace })
}
