import { defineCall } from '../define-call.ts'
import { FRAME_LOAD_MS, FRAME_REPLY_MS } from '../time-limits.ts'

/** Waits until the visitor opened the link that registers this device. */
export const connectDevice = defineCall({
  name: 'CONNECT_DEVICE',
  loadMs: FRAME_LOAD_MS,
  // The wire format's limit, although the visitor has to open a link in that time.
  replyMs: FRAME_REPLY_MS,
})
