import { type AuthSource, LatchkeyError } from '@latchkey/core/contract'
import { accountTypeProblems } from './account-type-problems.ts'
import type { Lender } from './host/shared-frame.ts'
import { isLoginUsed } from './host/storage-keys.ts'

/**
 * Logins by e-mail, social account and Farcaster, and the embedded wallet behind them, in a frame of
 * the secure site. Safe to make on a server. A page pays only for this until somebody wants to log
 * in, or did so before.
 */
export function frameAuth(): AuthSource {
  let lending: Promise<Lender> | undefined

  function loadLender(): Promise<Lender> {
    lending ??= importLender().catch((cause: unknown) => {
      // The next one who asks tries again.
      lending = undefined
      throw new LatchkeyError('http.network', {}, { cause })
    })
    return lending
  }

  return {
    isRemembered: isLoginUsed,
    problems: accountTypeProblems,
    load: async (host) => (await loadLender()).lend(host),
  }
}

// By itself, since bundlers tell ahead what they import only where an import stands alone.
async function importLender(): Promise<Lender> {
  const { createLender } = await import('./host/shared-frame.ts')
  return createLender()
}
