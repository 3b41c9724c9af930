/** Errors of starting and controlling the sandbox. */
export type SandboxErrorCode =
  | 'port-taken'
  | 'anvil-missing'
  | 'anvil-failed'
  | 'litesvm-missing'
  | 'bitcoin-missing'
  | 'bitcoin-failed'
  | 'node-refused'
  | 'unknown-chain'
  | 'wrong-option'
  | 'not-running'
  | 'metamask-missing'

/** The only error the sandbox throws; its message says what happened and what to do. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError'
  readonly code: SandboxErrorCode

  constructor(code: SandboxErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}
