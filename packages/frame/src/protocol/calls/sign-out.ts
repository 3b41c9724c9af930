import { defineCall } from '../define-call.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Ends the login. */
export const signOut = defineCall({ name: 'SIGN_OUT', loadMs: FRAME_LOAD_MS })
