import type { Page } from '@playwright/test'

/** The scripts that a page has loaded. */
export interface ScriptsWatch {
  /** Paths of those with this text in them, in order. */
  containing(text: string): Promise<readonly string[]>
}

/** Starts to keep the scripts of a page. */
export function watchScripts(page: Page): ScriptsWatch {
  const scripts: { readonly path: string; readonly body: Promise<string> }[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const { pathname } = new URL(response.url())
    scripts.push({ path: pathname, body: response.text().catch(() => '') })
  })
  return {
    async containing(text) {
      const read = await Promise.all(
        scripts.map(async (each) => ({ ...each, text: await each.body })),
      )
      return read.filter((each) => each.text.includes(text)).map(({ path }) => path)
    },
  }
}
