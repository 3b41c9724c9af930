import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { HAND_HELDS } from './hand-helds.ts'
import { addressIn, KNOWN, list, tap, UNIVERSAL } from './models/link-model.ts'
import { test } from './peer-test.ts'
import { linksOf, watchLinks } from './setup/watch-links.ts'

// Chromium with the user agent and the touch of Safari on iOS: the rules of the page, not that engine.
test.use(HAND_HELDS['Safari on iOS'].use)

test('in Safari on iOS the address is there with the list, and a page that "Back" restores waits for the wallet', async ({
  lab,
  peer,
  context,
}) => {
  await watchLinks(context)
  await lab.open(KNOWN)
  const pairing = () => lab.page.evaluate(() => window.latchkey?.getPairing())
  const status = () => lab.page.evaluate(() => window.latchkey?.getAccount().status)
  await list(lab)
  await expect.poll(async () => (await pairing())?.uri).toMatch(/^wc:/)
  const address = (await pairing())?.uri
  expect(await status()).toBe('disconnected')

  await lab.modal.part(`wallet-${UNIVERSAL.id}`).tap()
  await expect(lab.modal.part('scene-action')).toHaveText('Open Meadow')
  expect([await linksOf(lab.page), await status()]).toEqual([[], 'connecting'])

  const opened = await tap(lab)
  expect(opened).toMatchObject({ target: '_self', isActive: true, isInTap: true })
  expect(opened.href).toMatch(/^https:\/\/meadow\.example\/app\/wc\?uri=wc%3A/)
  expect(addressIn(opened)).toBe(address)

  await test.step('the browser restores the page: a short wait, then the button', async () => {
    await lab.page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(lab.modal.heading).toHaveText('Connecting…')
    await expect(lab.modal.part('scene-action')).toHaveAttribute('aria-busy', 'true')
    await expect(lab.modal.heading).toHaveText('Continue in Meadow')
    expect(await status()).toBe('connecting')
  })

  await peer.pair(addressIn(opened))
  await lab.expectConnected(FIRST)
  expect(await status()).toBe('connected')
})
