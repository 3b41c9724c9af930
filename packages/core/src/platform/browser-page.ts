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
