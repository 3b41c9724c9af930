import { visitExample } from '../example/visit-example.mjs'
import { collectFaults, installWallets, PATIENCE_MS, rowOf } from '../size/visit.mjs'

/**
 * What a visitor does on every example: connects, signs, comes back, disconnects.
 *
 * @param features - What its server draws: `isRendered`, `hasCookie`, as in `scripts/example/examples.mjs`.
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

/**
 * Opens the modal and compares computed styles.
 *
 * @param look - The title of the list of wallets, and by selector the values of properties.
 */
export function looksLike({ title, styles }) {
  return async ({ browser, modules, url }) => {
    const context = await browser.newContext({ colorScheme: 'light' })
    try {
      await installWallets(context, modules, ['eip155'])
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      const faults = collectFaults(page)
      await page.goto(url)
      const [button] = Object.keys(styles)
      await page.locator(button).click()
      await rowOf(page, 'eip155').waitFor()
      await page.getByRole('heading', { name: title }).waitFor()
      for (const [selector, wanted] of Object.entries(styles)) {
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
