import type { Page } from '@playwright/test'

/** The address of the tests' page; Playwright answers for it, and no server is needed. */
const SITE = 'http://localhost:4321/'

/** A page that collects announced wallets and what they say, as a dapp would. */
const HTML = `<!doctype html><title>Shop</title><link rel="icon" href="data:,"><script>
  window.found = []
  window.received = []
  window.addEventListener('eip6963:announceProvider', ({ detail }) => {
    if (found.some((known) => known.provider === detail.provider)) return
    found.push(detail)
    for (const name of ['accountsChanged', 'chainChanged', 'connect', 'disconnect'])
      detail.provider.on(name, (payload) => received.push([name, payload && payload.code || payload]))
  })
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  window.ask = (method, params, provider = found[0].provider) =>
    provider.request({ method, params }).then(
      (value) => ({ value }),
      ({ code, message }) => ({ code, message }),
    )
</script>`

/** Opens the page. */
export async function openSite(page: Page): Promise<void> {
  await page.route(SITE, (route) => route.fulfill({ contentType: 'text/html', body: HTML }))
  await page.goto(SITE)
}

/** The result of the page's request to the first wallet that it found. */
export interface Outcome {
  readonly value?: unknown
  readonly code?: number
  readonly message?: string
}

/** Lets the page ask the first wallet it found. */
export function ask(page: Page, method: string, params: unknown = []): Promise<Outcome> {
  const call = `ask(${JSON.stringify(method)}, ${JSON.stringify(params)})`
  return page.evaluate<Outcome>(call)
}

/** Events that wallets emitted in the page. */
export function receivedEvents(page: Page): Promise<unknown[]> {
  return page.evaluate<unknown[]>('received')
}

/** Names that were announced to the page. */
export function announced(page: Page): Promise<string[]> {
  return page.evaluate<string[]>('found.map(({ info }) => info.name)')
}
