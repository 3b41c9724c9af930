import { isLatchkeyError } from '../contract/index.ts'

/**
 * The text of a failure in the log. Of a cause only its code: errors of wallets and servers may
 * contain addresses, keys or e-mail addresses. Source: docs/security.md, S16.
 */
export function logText(message: string, cause: unknown): string {
  const code = isLatchkeyError(cause) ? cause.code : numberOf(cause)
  return code === undefined ? message : `${message} (${code})`
}

/** The code that a wallet or a node gave. */
function numberOf(cause: unknown): number | undefined {
  try {
    const { code } = Object(cause)
    return typeof code === 'number' ? code : undefined
  } catch {
    // An error of a wallet may throw when it is read.
    return undefined
  }
}
