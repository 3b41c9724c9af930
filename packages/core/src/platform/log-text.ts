import { isLatchkeyError } from '../contract/index.ts'

/**
 * What is written of a failure. Of a cause only its code: what wallets and servers throw may hold
 * addresses, keys or e-mail addresses. Source: docs/security.md, S16.
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
    // What a wallet throws may itself throw when it is looked at.
    return undefined
  }
}
