import type { PageFacts } from './ports.ts'

/** Reads title, description, origin and icon of the page. */
export function readBrowserPage(): PageFacts {
  const description = document.querySelector('meta[property="og:description"]')
  const icon = document.querySelector('link[rel~="icon"]')
  return {
    title: document.title,
    description: description?.getAttribute('content') ?? undefined,
    origin: location.origin,
    iconHref: icon?.getAttribute('href') ?? undefined,
  }
}

/** Removes a parameter from the page's address without loading it, and returns its first value. */
export function takeParameter(name: string): string | undefined {
  const url = new URL(location.href)
  const value = url.searchParams.get(name)
  if (value === null) return undefined
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return value
}
