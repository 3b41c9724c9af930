import { visitExample } from '../example/visit-example.mjs'
import { collectFaults, installWallets, PATIENCE_MS, rowOf } from '../size/visit.mjs'

/**
 * Creates a visit that connects, signs, reloads and disconnects, as on every example.
 *
 * @param features - What its server draws: `isRendered`, `hasCookie`, as in
 *   `scripts/example/examples.mjs`.
 * @returns A visit, which resolves to a sentence per fault.
 */
export function connects(features = {}) {
  return async (place) => {
    const faults = []
    const judge = async (cell, body) => {
      faults.push(...(await body()).map((fault) => `${cell}: ${fault}`))
    }
    await visitExample({ ...place, judge }, features)
    return faults
  }
}

/** The page's button, at rest. */
const CONNECT = '[data-testid=connect-button]'

/**
 * Compares computed styles, of the page's button before it is pressed, and of parts of the modal.
 *
 * @param look - `button`, values of its properties; and `modal`, values of properties by selector.
 * @returns A visit, which resolves to a sentence per fault.
 */
export function looksLike({ button, modal }) {
  return async ({ browser, modules, url }) => {
    const context = await browser.newContext({ colorScheme: 'light' })
    try {
      await installWallets(context, modules, ['eip155'])
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      const faults = collectFaults(page)
      await page.goto(url)
      faults.push(...(await differences(page, CONNECT, button)))
      await page.locator(CONNECT).click()
      await rowOf(page, 'eip155').waitFor()
      for (const [selector, wanted] of Object.entries(modal)) {
        faults.push(...(await differences(page, selector, wanted)))
      }
      return faults
    } finally {
      await context.close()
    }
  }
}

async function differences(page, selector, wanted) {
  const read = (element, names) => names.map((name) => getComputedStyle(element)[name])
  const names = Object.keys(wanted)
  const values = await page.locator(selector).first().evaluate(read, names)
  return names
    .map((name, index) => ({ name, value: values[index] }))
    .filter(({ name, value }) => value !== wanted[name])
    .map(({ name, value }) => `${selector} has ${name} ${value} in place of ${wanted[name]}`)
}
