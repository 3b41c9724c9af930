import type { Undo } from '@latchkey/core/contract'
import type { Message } from '../protocol/index.ts'

/** One end of a line between app and frame. It knows who may speak: nobody else is ever heard. */
export interface Channel {
  /** @throws LatchkeyError `frame.unset` or `frame.parent-unset` where there is no other end. */
  post(message: Message): void
  /** @param listener - Hears unchecked data and the origin it came from, as the browser gave it. */
  listen(listener: (data: unknown, origin: string) => void): Undo
}
