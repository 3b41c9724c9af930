/** A failure whose message is meant for the page that asked; all others stay in the frame. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
}
