/** Reads the metadata that the product reads from the page when none is given. */
export function pageMetadata({
  document,
  location,
}: Pick<Window, 'document' | 'location'>): Readonly<Record<string, unknown>> {
  const description = document.querySelector<HTMLMetaElement>('meta[property="og:description"]')
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
  return {
    name: document.title,
    description: description?.content ?? '',
    url: location.origin,
    icons: icon ? [icon.href] : [],
  }
}
