import type { PageFacts } from '../platform/ports.ts'
import type { Metadata } from './options-state.ts'

/** The description of the website for wallets: from the options, else from the page. */
export function describeSite(explicit: Metadata | undefined, page: PageFacts): Metadata {
  if (explicit !== undefined) return explicit
  const { title, description = '', origin, iconHref } = page
  return { name: title, description, url: origin, icons: iconOf(iconHref, origin) }
}

function iconOf(href: string | undefined, origin: string): readonly string[] {
  if (href === undefined || !URL.canParse(href, origin)) return []
  return [new URL(href, origin).href]
}
