/** A picture on the visitor's own machine, as in development, is as safe as one over https. */
const SAFE_PICTURE =
  /^(https:\/\/|data:image\/|blob:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/)/i

/**
 * The addresses that a picture may be loaded from. Source: docs/security.md, S24.
 *
 * @returns The address, or undefined when it must not be shown.
 */
export function readPictureAddress(address: string | undefined): string | undefined {
  return address !== undefined && SAFE_PICTURE.test(address) ? address : undefined
}
