import type { Core } from '@latchkey/core'
import { currentRoute } from '@latchkey/core/views'
import { headerModel } from '../header.model.ts'

/**
 * Does what the card's Back does; in a view that has none, what its Close does. So a view that the card does not
 * let go, such as a sign-in that is required, is not left by the device's back either.
 */
export function goBack(core: Core): void {
  const snapshot = core.snapshot()
  const { back, close } = headerModel(snapshot, currentRoute(snapshot.router), core.actions)
  const leave = back ?? close
  leave?.()
}
