/** Whether an address belongs to the page at an origin. */
export function isOfPage(uri: string, origin: string): boolean {
  return URL.canParse(uri) && new URL(uri).origin === origin
}
