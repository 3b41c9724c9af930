import { type AuthSource, LatchkeyError } from '@latchkey/core/contract'
import { accountTypeProblems } from './account-type-problems.ts'
import type { SharedFrame } from './host/shared-frame.ts'
import { isLoginUsed } from './host/storage-keys.ts'

/**
 * Logins by e-mail, social account and Farcaster, and the embedded wallet behind them, in a frame of
 * the secure site. May be called on a server. The rest of this package is loaded when a visitor logs
 * in, or did so before.
 */
export function frameAuth(): AuthSource {
  let loading: Promise<SharedFrame> | undefined

  async function load(): Promise<SharedFrame> {
    try {
      const { createSharedFrame } = await import('./host/shared-frame.ts')
      return createSharedFrame()
    } catch (cause) {
      // The next call tries again.
      loading = undefined
      throw new LatchkeyError('http.network', {}, { cause })
    }
  }

  return {
    isRemembered: isLoginUsed,
    problems: accountTypeProblems,
    async load(host) {
      loading ??= load()
      return (await loading).connect(host)
    },
  }
}
