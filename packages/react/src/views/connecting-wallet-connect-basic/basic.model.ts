import type { CoreActions, Snapshot } from '@latchkey/core'

/** The content of the view besides the code, or in its place. */
export interface BasicModel {
  /** On a phone wallets are opened rather than shown a code. */
  readonly isList: boolean
  readonly showAll: (() => void) | undefined
}

/** Everything the view shows of its own. Source: docs/views.md, section 2. */
export function basicModel(
  { device, options, pairing }: Pick<Snapshot, 'device' | 'options' | 'pairing'>,
  { router }: Pick<CoreActions, 'router'>,
): BasicModel {
  const { isMobile } = device
  const { allWallets, features } = options
  const isHidden = allWallets === 'HIDE' || (allWallets === 'ONLY_MOBILE' && !isMobile)
  // Once it worked there is nothing more to choose.
  const isOver = pairing.current.step === 'connected'
  const isShown = features.allWallets && !isHidden && !isOver
  return {
    // A wallet that answered is shown, wherever the wallet was opened from.
    isList: isMobile && pairing.current.step === 'idle',
    showAll: isShown ? () => router.push('AllWallets', {}) : undefined,
  }
}
