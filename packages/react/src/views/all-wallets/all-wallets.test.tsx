import {
  createFakeClock,
  createFakeDevice,
  createFakeRelay,
  type TestCoreChoice,
} from '@latchkey/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type DrawnModal, drawModal } from '../../testing/draw-modal.ts'
import { until } from '../../testing/until.ts'

const LISTING = 'https://api.web3modal.org/getWallets'
const TOTAL = 10_000

function idOf(place: number): string {
  return String(place).padStart(8, '0').padEnd(64, '0')
}

/** A listing of wallets named `Wallet 0` and so on; the fourth is the one of this browser. */
function answerPage({ query }: { readonly query: URLSearchParams }): { json: object } {
  const read = (name: string): string => query.get(name) ?? ''
  const places = Array.from({ length: TOTAL }, (_, place) => place).filter((place) => {
    const isCertified = read('badge_type') !== 'certified' || place % 10 === 0
    return isCertified && `wallet ${place}`.includes(read('search').toLowerCase())
  })
  const entries = Number(read('entries'))
  const start = (Number(read('page')) - 1) * entries
  const data = places.slice(start, start + entries).map((place) => ({
    id: idOf(place),
    name: `Wallet ${place}`,
    badge_type: place % 10 === 0 ? 'certified' : 'none',
    rdns: place === 3 ? 'io.fjord' : `example.wallet${place}`,
  }))
  return { json: { count: places.length, data } }
}

/** A modal that ends with its test. */
async function draw(...choice: Parameters<typeof drawModal>): Promise<DrawnModal> {
  const drawn = await drawModal(...choice)
  onTestFinished(drawn.modal.destroy)
  return drawn
}

/** A modal with a relay of the test. */
async function reaching({ ports, ...choice }: TestCoreChoice = {}): Promise<DrawnModal> {
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  const modal = await draw({
    projectId: 'p1',
    walletConnect: relay,
    ...choice,
    ports: { clock, ...ports },
  })
  return { ...modal, clock }
}

async function opened(choice: TestCoreChoice = {}): Promise<DrawnModal> {
  const modal = await reaching(choice)
  modal.http.on('GET', LISTING, answerPage)
  modal.core.actions.open({ view: 'AllWallets' })
  await until(() => modal.find(`wallet-${idOf(0)}`))
  return modal
}

function cells({ dialog }: DrawnModal): readonly HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('[role=gridcell]')]
}

function grid({ dialog }: DrawnModal): HTMLElement {
  const found = dialog.querySelector<HTMLElement>('[role=grid]')
  if (found === null) throw new Error('There is no grid')
  return found
}

function focused({ host }: DrawnModal): string | undefined {
  const active = host.shadowRoot?.activeElement
  return (
    active?.querySelector('bdi')?.textContent ?? active?.getAttribute('data-testid') ?? undefined
  )
}

function scrolledPx({ dialog }: DrawnModal): number {
  return dialog.querySelector('[data-part=card-body]')?.scrollTop ?? 0
}

/** Sizes are reported after a frame is laid out, and their effect is rendered in the next. */
async function untilResized(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

/** Types something, and lets the moment pass in which more might be typed. */
async function search(modal: DrawnModal, text: string): Promise<void> {
  await userEvent.fill(modal.part('all-search'), text)
  await modal.clock.advance(500)
}

test('of ten thousand wallets only those near the visible rows are rendered', async () => {
  const modal = await opened()

  expect(grid(modal).getAttribute('aria-rowcount')).toBe('2500')
  expect(cells(modal).length).toBeLessThan(80)
  expect(modal.part('all-search').getAttribute('aria-label')).toBe('Search 10,000 wallets')
})

test('a sheet that is being opened has every row that will be visible', async () => {
  const modal = await reaching()
  modal.http.on('GET', LISTING, answerPage)
  modal.dialog.style.translate = '0 200vh'

  modal.core.actions.open({ view: 'AllWallets' })
  await until(() => modal.find(`wallet-${idOf(0)}`))

  await untilResized()

  const body = modal.dialog.querySelector('[data-part=card-body]')
  const end = body?.getBoundingClientRect().bottom
  expect(body?.clientHeight).toBeGreaterThan(0)
  expect(cells(modal).at(-1)?.getBoundingClientRect().bottom).toBeGreaterThan(end ?? Infinity)
})

test('the End key shows the end, and loads only its page', async () => {
  const modal = await opened()
  const before = modal.http.requests.length
  modal.part(`wallet-${idOf(0)}`).focus()

  await userEvent.keyboard('{Control>}{End}{/Control}')

  await until(() => modal.find(`wallet-${idOf(TOTAL - 1)}`))
  await until(() => focused(modal) === `Wallet ${TOTAL - 1}`)
  expect(modal.http.requests.length - before).toBeLessThan(4)
  expect(cells(modal).length).toBeLessThan(80)
})

test('arrows move by one and by a row, and up from the first row is the search', async () => {
  const modal = await opened()
  modal.part('all-search').focus()

  await userEvent.keyboard('{ArrowDown}')
  await until(() => focused(modal) === 'Wallet 0')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await until(() => focused(modal) === 'Wallet 5')
  await userEvent.keyboard('{End}')
  await until(() => focused(modal) === 'Wallet 7')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')

  await until(() => focused(modal) === 'all-search')
})

test('typing in the grid searches', async () => {
  const modal = await opened()
  modal.part(`wallet-${idOf(0)}`).focus()

  await userEvent.keyboard('9999')
  await until(() => (modal.part('all-search') as HTMLInputElement).value === '9999')
  await modal.clock.advance(500)

  await until(() => modal.find(`wallet-${idOf(9_999)}`))
  await until(() => cells(modal).length === 1)
  await until(() => modal.dialog.textContent?.includes('1 wallet found'))
})

test('an empty result names the search text, and offers a code', async () => {
  const modal = await opened()

  await search(modal, 'nowhere')

  const none = await until(() => modal.find('all-none'))
  expect(none.textContent).toContain('No wallet found')
  expect(none.textContent).toContain('“nowhere”')
  await userEvent.click(modal.part('all-none-way'))
  await until(() => modal.dialog.dataset['view'] === 'ConnectingWalletConnect')
})

test('after a wallet the list is unchanged, and the focus is on that wallet', async () => {
  const modal = await opened()
  await search(modal, 'wallet 7')
  await until(() => modal.find(`wallet-${idOf(7)}`))
  await until(() => modal.find('all-said')?.textContent !== '')
  modal.part(`wallet-${idOf(7)}`).focus()
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
  await until(() => scrolledPx(modal) > 500)
  await until(() => focused(modal)?.startsWith('Wallet '))
  const chosen = focused(modal)
  const before = scrolledPx(modal)

  await userEvent.keyboard('{Enter}')
  await until(() => modal.dialog.dataset['view'] === 'ConnectingWalletConnect')
  await userEvent.click(modal.part('header-back'))

  await until(() => modal.dialog.dataset['view'] === 'AllWallets')
  await until(() => focused(modal) === chosen)
  expect(scrolledPx(modal)).toBe(before)
  expect((modal.part('all-search') as HTMLInputElement).value).toBe('wallet 7')
})

test('another search begins at the top', async () => {
  const modal = await opened()
  modal.part(`wallet-${idOf(0)}`).focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await until(() => scrolledPx(modal) > 100_000)

  await userEvent.keyboard('99')
  await until(() => (modal.part('all-search') as HTMLInputElement).value === '99')
  await modal.clock.advance(500)

  await until(() => modal.find(`wallet-${idOf(99)}`))
  expect(scrolledPx(modal)).toBe(0)
})

test('without the relay a message shows it, and leads to the installed wallets', async () => {
  const modal = await draw()
  modal.core.actions.open({ view: 'AllWallets' })

  const none = await until(() => modal.find('all-none'))
  expect(none.textContent).toContain('in this browser only')
  expect(modal.find('all-search')).toBeNull()
  await userEvent.click(modal.part('all-none-way'))

  await until(() => modal.dialog.dataset['view'] === 'Connect')
})

test('on a phone a button shows a code', async () => {
  const modal = await reaching({ ports: { device: createFakeDevice({ isMobile: true }) } })
  modal.http.on('GET', LISTING, answerPage)
  modal.core.actions.open({ view: 'AllWallets' })

  await userEvent.click(await until(() => modal.find('all-scan')))

  await until(() => modal.dialog.dataset['view'] === 'ConnectingWalletConnect')
})

test('the filter for certified wallets shows a toast', async () => {
  const modal = await opened()

  await userEvent.click(modal.part('all-certified'))

  await until(() => grid(modal).getAttribute('aria-rowcount') === '250')
  await until(() => modal.find('notice')?.textContent?.includes('certified wallets'))
  expect(modal.find(`wallet-${idOf(1)}`)).toBeNull()
})

test('an installed wallet is marked and is connected directly', async () => {
  const picture = 'data:image/png;base64,AA=='
  const modal = await opened({ chainImages: { 1: picture, 8453: picture } })
  const cell = modal.part(`wallet-${idOf(3)}`)
  expect(cell.textContent).toContain('Installed')

  await userEvent.click(cell)

  await until(() => modal.dialog.dataset['view'] === 'ConnectingExternal')
})

test('an unavailable listing shows an error, and can be retried', async () => {
  const modal = await draw({ projectId: 'p1' })
  modal.http.on('GET', LISTING, { json: {}, status: 400 })
  modal.core.actions.open({ view: 'AllWallets' })
  await until(() => modal.find('all-failed'))

  modal.http.on('GET', LISTING, answerPage)
  await userEvent.click(modal.part('all-retry'))

  await until(() => modal.find(`wallet-${idOf(0)}`))
  expect(modal.find('all-failed')).toBeNull()
})

test('an unavailable listing leaves the wallets of this browser, and a code', async () => {
  const picture = 'data:image/png;base64,AA=='
  const modal = await reaching({ chainImages: { 1: picture, 8453: picture } })
  modal.http.on('GET', LISTING, { json: {}, status: 400 })
  modal.core.actions.open({ view: 'AllWallets' })
  await until(() => modal.find('all-failed'))

  await userEvent.click(modal.part('all-code'))
  await until(() => modal.dialog.dataset['view'] === 'ConnectingWalletConnect')
  await userEvent.click(modal.part('header-back'))
  await userEvent.click(await until(() => modal.find('wallet-io.fjord')))

  await until(() => modal.dialog.dataset['view'] === 'ConnectingExternal')
})

test('a page that failed to load leaves the others, and can be retried', async () => {
  const modal = await opened()
  modal.http.on('GET', LISTING, { json: {}, status: 400 })
  modal.part(`wallet-${idOf(0)}`).focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await until(() => modal.find('all-partly-failed'))

  modal.http.on('GET', LISTING, answerPage)
  await userEvent.click(modal.part('all-retry'))

  await until(() => modal.find(`wallet-${idOf(TOTAL - 1)}`))
  await until(() => modal.find('all-partly-failed') === null)
})

test('placeholders have the place of the wallets before the first answer', async () => {
  const modal = await draw({ projectId: 'p1' })
  let release: () => void = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  modal.http.on('GET', LISTING, async (request) => {
    await isReleased
    return answerPage(request)
  })
  modal.core.actions.open({ view: 'AllWallets' })
  const cells = () => [...modal.dialog.querySelectorAll<HTMLElement>('[data-part=grid-cell]')]
  await until(() => cells().length === 16)
  const boxes = () =>
    cells()
      .slice(0, 8)
      .map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect()
        const picture = cell.firstElementChild?.getBoundingClientRect()
        return [x, y, width, height, picture?.x, picture?.y, picture?.width, picture?.height]
      })
  const before = boxes()
  const middleOf = (box: Element | null) => {
    const { x = 0, width = 0 } = box?.getBoundingClientRect() ?? {}
    return x + width / 2
  }
  for (const cell of cells()) {
    const [picture, name] = [...cell.querySelectorAll('[data-part=skeleton]')]
    expect(middleOf(name ?? null)).toBeCloseTo(middleOf(picture ?? null), 0)
  }

  release()

  await until(() => modal.find(`wallet-${idOf(0)}`))
  expect(boxes()).toEqual(before)
})

test('a focused wallet keeps the focus when others are inserted before it', async () => {
  const modal = await draw({ projectId: 'p1', featuredWalletIds: [idOf(50)] })
  let release: () => void = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  modal.http.on('GET', LISTING, async (request) => {
    if (request.query.get('include') === null) return answerPage(request)
    await isReleased
    return { json: { count: 1, data: [{ id: idOf(50), name: 'Wallet 50' }] } }
  })
  modal.core.actions.open({ view: 'AllWallets' })
  const cell = await until(() => modal.find(`wallet-${idOf(1)}`))
  cell.focus()
  expect(cell.dataset['place']).toBe('1')

  release()

  await until(() => modal.find(`wallet-${idOf(50)}`))
  await until(() => focused(modal) === 'Wallet 1')
  expect(modal.part(`wallet-${idOf(1)}`).dataset['place']).toBe('2')
})

test.each([
  ['left to right', 'en', '{ArrowRight}'],
  ['right to left', 'ar', '{ArrowLeft}'],
])('%s, the next one is forward', async (_name, locale, key) => {
  const modal = await draw({ projectId: 'p1' }, { locale })
  modal.http.on('GET', LISTING, answerPage)
  modal.core.actions.open({ view: 'AllWallets' })
  const first = await until(() => modal.find(`wallet-${idOf(0)}`))
  first.focus()

  await userEvent.keyboard(key)

  await until(() => focused(modal) === 'Wallet 1')
})

test('a scrolled list has its line below the search, and hides no part of a focused row', async () => {
  const modal = await opened()
  const body = modal.dialog.querySelector<HTMLElement>('[data-part=card-body]')
  const bar = modal.dialog.querySelector<HTMLElement>('[data-sticky]')
  if (!body || !bar) throw new Error('There is no list')
  const lines = () => [
    getComputedStyle(body).borderTopColor,
    getComputedStyle(bar).borderBottomColor,
  ]
  const isClear = (color: string | undefined) => color === 'rgba(0, 0, 0, 0)'
  expect(lines().map(isClear)).toEqual([true, true])
  modal.part(`wallet-${idOf(0)}`).focus()

  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  await until(() => focused(modal) === 'Wallet 20')

  await until(() => isClear(lines()[0]) && !isClear(lines()[1]))
  const cell = modal.part(`wallet-${idOf(20)}`).getBoundingClientRect()
  const fadePx = Number.parseFloat(getComputedStyle(body, '::after').height)
  expect(fadePx).toBeGreaterThan(20)
  await until(() => cell.bottom <= body.getBoundingClientRect().bottom - fadePx)
})
