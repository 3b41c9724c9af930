import type { Core } from '@latchkey/core'
import { createBackEntry } from './back-entry.ts'
import type { MarkedPage } from './back-mark.ts'
import type { BackWay } from './back-way.ts'
import { goBack } from './go-back.ts'
import { type CloseWatcherClass, watchClose } from './watch-close.ts'

type BackPage = MarkedPage['page'] & {
  readonly CloseWatcher?: CloseWatcherClass
  readonly ethereum?: unknown
  readonly solana?: unknown
}

/**
 * Lets the device's back leave views of the modal, and in the first one the modal.
 *
 * In a web view the app handles back, by the history, also where the engine has close watchers. Wallets' apps may
 * hide that the page is in one, but provide a wallet to it.
 */
export function followBack(core: Core, marked: MarkedPage): BackWay {
  const { CloseWatcher, ethereum, solana, navigator }: BackPage = marked.page
  const isInApp = /; wv\)/.test(navigator.userAgent) || !!ethereum || !!solana
  const input = { isWanted: () => core.snapshot().modal.isOpen, onBack: () => goBack(core) }
  return CloseWatcher && !isInApp ? watchClose(CloseWatcher, input) : createBackEntry(marked, input)
}
