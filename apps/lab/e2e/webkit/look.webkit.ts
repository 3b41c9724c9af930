import { expect } from '@playwright/test'
import { FIRST } from '../accounts.ts'
import { MOST_TABS } from '../web-driver/page-driver.ts'
import { test } from './webkit-test.ts'

const WALLET = 'wallet-dev.latchkey.sandbox'

test('a visitor connects with the keyboard, Escape closes, and the focus goes back', async ({
  lab,
}) => {
  await lab.open()
  await lab.press('connect-button')
  await lab.expectView('Connect')
  await lab.key('Escape')
  await lab.expectView(undefined)
  await expect.poll(() => lab.focused()).toBe('connect-button')

  await lab.key('Enter')
  await lab.expectView('Connect')
  const stops: (string | null)[] = []
  while (!stops.includes(WALLET) && stops.length < MOST_TABS) {
    await lab.key('Tab')
    stops.push(await lab.focused())
  }
  expect(stops).toContain(WALLET)
  await lab.key('Enter')
  await lab.expectText('lab-address', FIRST)
  await lab.expectView(undefined)
})

test('in Arabic and dark the modal runs from right to left', async ({ lab }) => {
  await lab.open({ themeMode: 'dark', locale: 'ar', dir: 'rtl' })
  await lab.press('connect-button')
  await lab.expectView('Connect')
  const [close, card] = await Promise.all([lab.part('header-close'), lab.driver.run(readCard)])
  expect(close?.x).toBeLessThan(card.x + card.width / 2)
  expect(card.lightness).toBeLessThan(0.35)
  expect(card.overflow).toBe(0)
})

test('embedded it is part of the page, and a visitor connects in it', async ({ lab }) => {
  await lab.open({ enableEmbedded: 'true', container: 'panel' })
  await lab.expectView('Connect')
  expect(await lab.driver.run(readModality)).toBe(false)
  await lab.press(WALLET)
  await lab.expectText('lab-status', 'connected')
  await lab.expectView('Account')
})

/** These run in the page. */
function readCard() {
  const hosts = [...document.querySelectorAll('latchkey-root')]
  const dialog = hosts.map((host) => host.shadowRoot?.querySelector('dialog')).find((d) => d?.open)
  const card = dialog?.querySelector('[data-part=card]')
  if (!card) throw new Error('There is no card.')
  const { x, width } = card.getBoundingClientRect()
  const [red = 0, green = 0, blue = 0] = (
    getComputedStyle(card).backgroundColor.match(/[\d.]+/g) ?? []
  ).map(Number)
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    x,
    width,
    lightness: (red + green + blue) / 3 / 255,
    overflow: scrollWidth - clientWidth + card.scrollWidth - card.clientWidth,
  }
}

function readModality(): boolean {
  const hosts = [...document.querySelectorAll('latchkey-root')]
  return hosts.some((host) => host.shadowRoot?.querySelector('dialog:modal'))
}
