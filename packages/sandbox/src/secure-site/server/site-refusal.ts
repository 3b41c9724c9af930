import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Ends a call of the frame; the message is shown to the visitor and contains no secret. */
export class SiteRefusal extends Error {
  override readonly name = 'SiteRefusal'
  readonly status: ContentfulStatusCode

  constructor(status: ContentfulStatusCode, message: string) {
    super(message)
    this.status = status
  }
}
