import { lazy, type OnrampSource } from '../contract/index.ts'
import type { ProviderGroup } from './provider-group.ts'
import type { SiteSourceDeps } from './site-source.ts'

/** A provider of the website's own. Most websites have none. */
export function createLazySource(source: OnrampSource, deps: SiteSourceDeps): ProviderGroup {
  const own = lazy(async () => (await import('./site-source.ts')).createSiteSource(source, deps))
  return {
    list: async (...input) => (await own.load()).list(...input),
    readOffers: async (...input) => (await own.load()).readOffers(...input),
    readPage: async (...input) => (await own.load()).readPage(...input),
    ...(source.readStatus && {
      readStatus: async (...input) => (await own.load()).readStatus?.(...input),
    }),
  }
}
