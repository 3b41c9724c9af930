/** The origin of a URL; `'self'` for an address within the website; undefined for a picture in itself. */
export function pictureOrigin(address: string): string | undefined {
  if (/^data:/i.test(address)) return undefined
  return URL.canParse(address) ? new URL(address).origin : "'self'"
}

/** The origin of a checked URL, also of a socket. */
export function originOf(url: string): string {
  const { protocol, host } = new URL(url)
  return `${protocol}//${host}`
}
