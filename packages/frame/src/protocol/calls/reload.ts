import { defineCall } from '../define-call.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Asks the frame to load itself anew. */
export const reload = defineCall({ name: 'RELOAD', loadMs: FRAME_LOAD_MS })
