import { defineCall } from '../define-call.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Requests that the frame reloads itself. */
export const reload = defineCall({ name: 'RELOAD', loadMs: FRAME_LOAD_MS })
