import { expect, type Page } from '@playwright/test'
import { pageAddresses } from '../src/addresses/page-addresses.ts'
import { labRequests, listedPolicy } from '../src/server/content-policy.ts'
import { serveBuild } from '../src/server/serve-build.ts'
import { findings } from './findings.ts'
import { test } from './lab-test.ts'
import { createModalModel, type ModalModel } from './models/modal-model.ts'
import { FULL } from './rings.ts'
import { pageFolder } from './setup/page-folder.ts'
import { watchViolations } from './setup/watch-violations.ts'

/** The stories, and what their first view shows. */
const STORIES: readonly (readonly [
  id: string,
  view: string,
  seen: (modal: ModalModel) => Promise<void>,
])[] = [
  ['first-visit', 'Connect', ({ help }) => expect(help).toBeVisible()],
  ['has-fjord', 'Connect', (modal) => expect(modal.wallet('Fjord')).toContainText('Installed')],
  ['email', 'EmailVerifyOtp', (modal) => expect(modal.part('otp-code')).toBeVisible()],
  ['send', 'WalletSend', (modal) => expect(modal.part('send-review')).toBeEnabled()],
  ['swap', 'Swap', (modal) => expect(modal.part('swap-review')).toBeEnabled()],
  [
    'lookalike',
    'WalletSendPreview',
    (modal) => expect(modal.card).toContainText('Lookalike address'),
  ],
  ['down', 'Account', (modal) => expect(modal.balance).toContainText('ETH')],
  ['phone', 'Connect', (modal) => expect(modal.wallet('Fjord')).toBeVisible()],
  ['arabic', 'Connect', ({ dialog }) => expect(dialog).toHaveAccessibleName('ربط المحفظة')],
]

test.beforeEach(({ requestsWatch, trouble }) => {
  // The page is opened as a visitor opens it, who was not asked about analytics.
  requestsWatch.allowAnalytics()
  // The browser's own lines about answers of the story in which everything is down.
  trouble.allow(/the server responded with a status of 503/)
})

for (const [size, width, height] of [
  ['a desk', 1280, 900],
  ['a phone', 360, 740],
] as const) {
  test.describe(`on ${size}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 600, isMobile: width < 600 })

    test('every story is opened by its link, shows its first view, and the last one again after a reload', async ({
      page,
      site,
    }) => {
      test.slow()
      for (const [id, view, seen] of STORIES) {
        await test.step(id, async () => {
          await page.goto(`${site.url}/?wallets=none`)
          const link = page.getByTestId(`story-${id}`)
          await link.click()
          await page.waitForURL(new RegExp(`story=${id}`))
          await expectStory(page, id, { view, seen, isFramed: id === 'phone' && width > 600 })
          await expect(link).toHaveAttribute('aria-current', 'page')
          expect(await overflow(page)).toBe(0)
        })
      }
      await page.reload()
      await createModalModel(page).expectView('Connect')
    })
  })
}

test.describe('for a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('every control is large enough, and the shop stands in one row with its button', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/?wallets=fjord`)
    const name = await page.getByText('Saltmarket').boundingBox()
    const button = await page.getByTestId('connect-button').boundingBox()
    expect(Math.abs(middleOf(name) - middleOf(button))).toBeLessThan(4)
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeGreaterThan(320)

    for (const control of await page.locator('.lab-page :is(a, button):visible').all()) {
      const box = await control.boundingBox()
      const text = await control.innerText()
      // The lab's name leads to the first story, as the first link does.
      if (text.startsWith('Latchkey')) continue
      expect.soft(Math.round(box?.height ?? 0), text).toBeGreaterThanOrEqual(44)
    }
    await page.getByTestId('hood-toggle').tap()
    await expect(page.getByRole('complementary', { name: 'Under the hood' })).toBeInViewport()
    expect(await overflow(page)).toBe(0)
  })
})

test('where the address says nothing the first story is shown, in the colours of the system', async ({
  page,
  site,
}) => {
  const modal = createModalModel(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(site.url)
  await modal.expectView('Connect')
  await expect(page).toHaveURL(/story=first-visit/)
  expect(await modal.cardLightness()).toBeLessThan(0.3)

  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(modal.cardLightness).toBeGreaterThan(0.9)
  await expect(page.getByTestId('look-light')).toHaveAttribute('aria-pressed', 'true')
})

test('a look changes the open modal, stays in the address and in the links, and one press leads to the next story', async ({
  page,
  site,
}) => {
  const modal = createModalModel(page)
  await page.goto(`${site.url}/?wallets=fjord&story=has-fjord`)
  await modal.expectView('Connect')
  await pressBehind(page, 'look-dark')
  await expect.poll(modal.cardLightness).toBeLessThan(0.3)
  await modal.expectView('Connect')
  await pressBehind(page, 'look-square')
  await expect
    .poll(() => modal.card.evaluate((card) => getComputedStyle(card).borderTopLeftRadius))
    .toBe('0px')
  await expect(page).toHaveURL(/themeVariables\.radius=0/)
  await expect(page.getByTestId('look-square')).toHaveAttribute('aria-pressed', 'true')

  await pressBehind(page, 'story-send')
  await page.waitForURL(/themeVariables\.radius=0&.*story=send/)
  await modal.expectView('WalletSend')

  // A press beside everything still closes the modal.
  await page.mouse.click(640, 890)
  await modal.expectClosed()
  await page.getByTestId('look-light').click()
  await expect(page).not.toHaveURL(/themeVariables/)
})

test('the panel is opened and closed with the keyboard, its state is in the address, and axe finds nothing', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/?wallets=fjord`)
  const toggle = page.getByTestId('hood-toggle')
  const hood = page.getByRole('complementary', { name: 'Under the hood' })
  await expect(page.getByRole('heading', { name: 'Enamel kettle' })).toBeVisible()
  await expect(hood).toBeHidden()
  expect(await findings(page)).toEqual([])

  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(hood).toBeFocused()
  await expect(page).toHaveURL(/hood=true/)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(await findings(page)).toEqual([])
  await page.reload()
  await expect(hood).toBeVisible()
  await expect(hood.getByTestId('lab-status')).toHaveText('disconnected')

  await hood.getByRole('button', { name: 'Copy link' }).focus()
  await page.keyboard.press('Escape')
  await expect(hood).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(page).not.toHaveURL(/hood/)
})

test('the kettle is paid from the wallet of a story, and the shop thanks for it', async ({
  page,
  site,
}) => {
  const modal = createModalModel(page)
  const paid = page.getByTestId('shop-paid')
  await page.goto(`${site.url}/?wallets=fjord&story=send`)
  await modal.expectView('WalletSend')
  await modal.closeButton.click()
  await modal.expectClosed()
  await page.getByTestId('shop-pay').click()
  await modal.expectView('Pay')
  await modal.closeButton.click()
  await modal.expectClosed()
  await expect(paid).toBeEmpty()

  await page.getByTestId('shop-pay').click()
  await modal.expectView('Pay')
  await expect(modal.part('pay-leg')).toContainText('0.024 ETH')
  await expect(modal.part('pay-button')).toHaveText('Pay with Fjord')
  await modal.part('pay-button').click()
  await expect(modal.part('pay-status')).toContainText('Paid', { timeout: 20_000 })
  await modal.part('scene-action').click()

  await modal.expectClosed()
  await expect(paid).toHaveText('Paid. Your kettle is on its way.')
})

test('a look changes the phone, too', async ({ page, site }) => {
  await page.goto(`${site.url}/?wallets=fjord&story=phone`)
  const modal = createModalModel(page.frameLocator('.phone-screen'))
  await modal.expectView('Connect')
  await page.getByTestId('look-dark').click()
  await expect.poll(modal.cardLightness).toBeLessThan(0.3)
  await modal.expectView('Connect')
})

test('stories hold the strictest policy', FULL, async ({ page, sandbox }) => {
  const violations = await watchViolations(page.context())
  const addresses = pageAddresses(sandbox.addresses, sandbox.chains.list())
  const requests = await labRequests(addresses, { story: 'phone' })
  const policy = () => listedPolicy(requests, '')
  const strict = await serveBuild({ folder: pageFolder(), addresses, policy })
  for (const [id, view, seen] of STORIES) {
    await page.goto(`${strict.url}/?wallets=none`)
    await page.getByTestId(`story-${id}`).click()
    await expectStory(page, id, { view, seen, isFramed: id === 'phone' })
  }
  expect(violations).toEqual([])
  await page.close()
  await strict.stop()
})

interface Expected {
  readonly view: string
  readonly seen: (modal: ModalModel) => Promise<void>
  /** On a desk the phone is a frame. */
  readonly isFramed: boolean
}

async function expectStory(page: Page, id: string, { view, seen, isFramed }: Expected) {
  const where = isFramed ? page.frameLocator('.phone-screen') : page
  const modal = createModalModel(where)
  await modal.expectView(view)
  await seen(modal)
  await expect(page.getByTestId('story-note'), id).not.toBeEmpty()
}

/** A press on the page where it is covered by the modal's scrim. */
async function pressBehind(page: Page, testId: string): Promise<void> {
  const box = await page.getByTestId(testId).boundingBox()
  if (box === null) throw new Error(`${testId} is not shown.`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

function middleOf(box: { readonly y: number; readonly height: number } | null): number {
  return box === null ? Number.NaN : box.y + box.height / 2
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
