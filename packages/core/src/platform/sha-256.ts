/**
 * The browser's SHA-256.
 *
 * @throws where the page is not secure: such a page has no hashes.
 */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}
