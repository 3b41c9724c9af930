import type { Undo } from '@latchkey/core/contract'

/** The modal, for a way in which the device's back reaches it. */
export interface BackInput {
  /** Returns true while the modal is open. */
  isWanted(): boolean
  /** Called when the visitor went back. */
  onBack(): void
}

/** A way in which the device's back reaches the modal. */
export interface BackWay {
  /** Called when the dialog has opened or closed. */
  sync(): void
  readonly stop: Undo
}
