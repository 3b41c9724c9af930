import { keepListening, type Undo } from '@latchkey/core/contract'
import type { Latchkey } from '@latchkey/react'
import type { MessageEntry, PageWindow } from './entries.ts'

interface Deps {
  readonly latchkey: Pick<Latchkey, 'subscribePairing' | 'getPairing'>
  readonly page: PageWindow
  nowMs(): number
  add(entry: MessageEntry): void
}

/** `@w3m-frame/CONNECT_EMAIL_SUCCESS`. Source: docs/frame-protocol.md, section 2. */
const FRAME_TYPE = /^@w3m-frame\/[A-Z0-9_]{1,64}$/

/**
 * Records messages of the secure frame by their type, and the steps of wallet-connect. What the page posts to the
 * frame is recorded by `followWalletRequests`.
 */
export function followFrame({ latchkey, page, nowMs, add }: Deps): Undo {
  const onMessage = ({ data, source }: MessageEvent): void => {
    const type = readFrameType(data)
    if (type === undefined || source === page) return
    add({ atMs: nowMs(), channel: 'frame', type })
  }
  const unlisten = keepListening(page, 'message', onMessage)
  let { step } = latchkey.getPairing()
  const undo = latchkey.subscribePairing((pairing) => {
    if (pairing.step === step) return
    step = pairing.step
    add({ atMs: nowMs(), channel: 'pairing', type: step })
  })
  return () => {
    unlisten()
    undo()
  }
}

/** @returns undefined for messages of others. */
export function readFrameType(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  const { type } = data
  return typeof type === 'string' && FRAME_TYPE.test(type) ? type : undefined
}
