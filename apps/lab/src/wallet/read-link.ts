/**
 * The pairing address that a site opened this wallet with: `…/wc?uri=wc:…`, as any wallet's own link
 * carries it.
 */
export function readLink(search: string): string | undefined {
  const uri = new URLSearchParams(search).get('uri') ?? ''
  return uri.startsWith('wc:') ? uri : undefined
}
