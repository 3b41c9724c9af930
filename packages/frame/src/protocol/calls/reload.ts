import { defineCall } from '../define-call.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Asks the frame to reload itself. */
export const reload = defineCall({ name: 'RELOAD', loadMs: FRAME_LOAD_MS })
