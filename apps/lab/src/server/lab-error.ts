/** Errors of the lab's start. */
export type LabErrorCode = 'port-taken' | 'wrong-port'

/** An error of the lab; its message says what happened and what to do. */
export class LabError extends Error {
  override readonly name = 'LabError'
  readonly code: LabErrorCode

  constructor(code: LabErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}
