/** The window of this page; undefined on a server. Read only when wallets are searched. */
export function currentPage(): Window | undefined {
  // biome-ignore lint/style/noRestrictedGlobals: the one place of all adapters that reads the page's window
  return typeof window === 'undefined' ? undefined : window
}
