/** @full Builds the page with the oldest React, too. */

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BrowserContext, expect } from '@playwright/test'
import { type PageAddresses, pageAddresses } from '../src/addresses/page-addresses.ts'
import { serveBuild } from '../src/server/serve-build.ts'
import { makeJourney } from './journey.ts'
import { test } from './lab-test.ts'
import { createLabModel } from './models/lab-model.ts'
import { createModalModel } from './models/modal-model.ts'
import { pageFolder, REACTS } from './setup/page-folder.ts'

test('React 18.2: the whole journey in strict mode', async ({ page, site, installWallet }) => {
  const versions = await watchVersions(page.context())
  const lab = createLabModel(page, `${site.url}/react-18`)
  const wallet = await installWallet()
  await lab.open()

  await makeJourney(lab, wallet)

  await expect(lab.modal.root).toHaveCount(1)
  expect([...versions]).toEqual(['18.2.0'])
})

// With the React of the workspace `hydration.test.tsx` hydrates the same parts.
for (const { version, base } of REACTS.filter(({ version }) => version.startsWith('18.'))) {
  test(`React ${version}: a server-rendered page is hydrated, without a session and with one`, async ({
    page,
    site,
    sandbox,
    installWallet,
  }) => {
    const versions = await watchVersions(page.context())
    const wallet = await installWallet()
    const addresses = pageAddresses(sandbox.addresses, sandbox.chains.list())
    const drawn = await draw(base, addresses)
    const server = await serveBuild({ folder: pageFolder(), addresses, drawn })
    expect(server.url).not.toBe(site.url)
    const modal = createModalModel(page)
    const status = page.getByTestId('host-status')

    await page.goto(`${server.url}${base}server.html`)
    await expect(status).toHaveText('disconnected')
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await modal.wallet(wallet.name).click()
    await expect(status).toHaveText('connected')
    await modal.expectClosed()

    await page.reload()
    await expect(status).toHaveText('connected')
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
    expect([...versions]).toEqual([version])
    await server.stop()
  })
}

/** Reads the version of React in each page, as its developer tools do. */
async function watchVersions(context: BrowserContext): Promise<ReadonlySet<string>> {
  const versions = new Set<string>()
  await context.exposeFunction('tellReact', (version: string) => void versions.add(version))
  await context.addInitScript(() => {
    const inject = ({ version }: { readonly version: string }): number => {
      const tell: unknown = Reflect.get(window, 'tellReact')
      if (typeof tell === 'function') tell(version)
      return 1
    }
    const nothing = (): void => {}
    const hook = { supportsFiber: true, inject, checkDCE: nothing }
    const commits = { onCommitFiberRoot: nothing, onCommitFiberUnmount: nothing }
    Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { ...hook, ...commits })
  })
  return versions
}

/** Renders the page in this process, like a server. */
async function draw(base: string, addresses: PageAddresses): Promise<string> {
  const file = join(pageFolder(), base, 'renderer', 'render-page.mjs')
  const renderer: unknown = await import(pathToFileURL(file).href)
  // Built from `render-page.tsx`.
  const { renderPage } = renderer as typeof import('../src/hosts/render-page.tsx')
  const html = renderPage(addresses)
  expect(html).toContain('Connect Wallet')
  return html
}
