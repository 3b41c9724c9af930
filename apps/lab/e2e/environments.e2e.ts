import type { Peer } from '@latchkey/sandbox/peer'
import { expect, type Frame, type Page } from '@playwright/test'
import { pageAddresses } from '../src/addresses/page-addresses.ts'
import { FIRST } from './accounts.ts'
import { test } from './peer-test.ts'
import { FULL } from './rings.ts'
import { readCode } from './setup/read-code.ts'
import { openUnusualPages } from './setup/unusual-pages.ts'

test(
  'without https, as a file, as an extension and in frames: what is missing is said, the rest works',
  FULL,
  async ({ playwright, site, sandbox, peer }) => {
    test.setTimeout(180_000)
    const addresses = pageAddresses(sandbox.addresses, sandbox.chains.list())
    const pages = await openUnusualPages({ playwright, url: site.url, addresses })
    const said = (pattern: RegExp) => expect.poll(() => pages.lines.join('\n')).toMatch(pattern)

    const insecure = await pages.openInsecure()
    await connectByCode(insecure, peer)
    await said(/not served over https, so e-mail and social logins are not offered/)
    await pages.openFile()
    await connectByCode(insecure, peer)
    await said(/This page is a file/)
    await pages.openExtension()
    await connectByCode(insecure, peer)
    await said(/This page is not on the web/)
    const sandboxed = await pages.openFramed('sandbox="allow-scripts"')
    await openConnect(sandboxed)
    await expect(sandboxed.getByTestId(/^(social|email)-/)).toHaveCount(0)
    await said(/in a sandboxed frame without an origin/)

    // A frame without `allow` lacks nothing.
    const framed = await pages.openFramed('')
    await expect(framed.getByTestId('lab-status')).toHaveText('disconnected')
    await openConnect(framed)
    await expect(framed.getByTestId('social-google')).toBeVisible()
    expect(pages.lines.filter((line) => !/Unable to use storage/.test(line))).toEqual([])
    await pages.end()
  },
)

async function openConnect(stage: Page | Frame): Promise<void> {
  await stage.getByRole('banner').getByTestId('connect-button').click()
  await expect(stage.locator('[data-view=Connect]')).toBeVisible()
}

/** Connects by a code, copies its address, signs, and disconnects. */
async function connectByCode(stage: Page | Frame, peer: Peer, offersLogins = false): Promise<void> {
  await openConnect(stage)
  await expect(stage.getByTestId('connect-code')).toBeVisible()
  if (offersLogins) await expect(stage.getByTestId('social-google')).toBeVisible()
  else await expect(stage.getByTestId(/^(social|email)-/)).toHaveCount(0)
  await stage.evaluate(() => window.latchkey?.open({ view: 'ConnectingWalletConnectBasic' }))
  const address = await readCode(stage.getByTestId('pairing-code'))
  await stage.getByTestId('pairing-copy').click()
  await expect(stage.getByTestId('pairing-copy')).toHaveAttribute('data-state', 'copied')
  await peer.pair(address)
  await expect(stage.getByTestId('lab-address')).toHaveText(FIRST)
  await stage.getByTestId('lab-sign-message').click()
  await expect(stage.getByTestId('lab-result')).toContainText('"isValid": true')
  await stage.getByTestId('lab-disconnect').click()
  await expect(stage.getByTestId('lab-status')).toHaveText('disconnected')
}
