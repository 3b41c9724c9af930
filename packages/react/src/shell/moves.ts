import { pullSheet } from '@latchkey/ui'
import { arrive, leave } from './motion.ts'

/** What moves once the list of wallets stands. It shares nothing, so it is a chunk of its own. */
export const moves = { pullSheet, arrive, leave } as const
