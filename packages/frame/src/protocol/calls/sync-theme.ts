import { defineCall } from '../define-call.ts'
import { theme } from '../theme.ts'

/** Tells how the page looks. */
export const syncTheme = defineCall({ name: 'SYNC_THEME', request: theme })
