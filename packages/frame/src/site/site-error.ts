/** A failure whose message is meant for the page that asked; all others stay in the frame. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
  /** As EIP-1193 and EIP-5792 number failures; clients of the protocol that do not know it drop it. */
  readonly code: number | undefined

  constructor(message: string, options?: { readonly cause?: unknown; readonly code?: number }) {
    super(message, options)
    this.code = options?.code
  }
}
