import type { Core } from '@latchkey/core'
import { createFakeHttp, type FakeRequest } from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ADDRESS } from '../../../../testing/a-snapshot.ts'
import { atRest } from '../../../../testing/at-rest.ts'
import { type DrawnModal, drawModal } from '../../../../testing/draw-modal.ts'
import { until } from '../../../../testing/until.ts'
import { MIRA, withAuth } from '../../../../testing/with-auth.ts'

const PICTURE = 'data:image/png;base64,AA=='
const API = 'https://rpc.walletconnect.org'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

interface Piece {
  readonly name: string
  readonly direction?: 'in' | 'out'
  readonly isSpam?: boolean
}

function row({ name, direction = 'in', isSpam = false }: Piece, index: number): object {
  return {
    id: `${name} ${direction}`,
    metadata: {
      operationType: 'receive',
      hash: `0x${name.length}`,
      chain: 'eip155:1',
      minedAt: new Date(Date.UTC(2025, 4, 1) - index * 3_600_000).toISOString(),
      sentFrom: '0x1',
      sentTo: '0x2',
      status: 'confirmed',
    },
    transfers: [{ nft_info: { name, flags: { is_spam: isSpam } }, direction, quantity: null }],
  }
}

const tides = (count: number, from = 0): readonly Piece[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Tide #${from + index}` }))

/** NFTs of a login; the service has pages of these, and `refuse` decides which it refuses. */
async function onNfts(
  pages: readonly (readonly Piece[])[],
  refuse: (page: number) => boolean = () => false,
  answering: () => Promise<void> = async () => {},
) {
  const http = createFakeHttp(() => undefined)
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:1'], ws: [] } })
  http.on('GET', `${API}/v1/account/${ADDRESS}/history`, async ({ query }: FakeRequest) => {
    await answering()
    const page = Number(query.get('cursor') ?? 0)
    if (refuse(page)) return { body: 'no', status: 403 }
    const next = page + 1 < pages.length ? `${page + 1}` : null
    return { json: { data: (pages[page] ?? []).map(row), next } }
  })
  const dress = (inner: Core): Core => withAuth(inner, { user: MIRA }).core
  const chainImages = { 1: PICTURE, 8453: PICTURE }
  const modal = await drawModal({ projectId: 'p1', chainImages, ports: { http } }, {}, dress)
  drawn = modal
  const { core, dialog, find } = modal
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open()
  core.actions.router.showTab('nfts')
  await until(() => dialog.dataset['view'] === 'Account' && find('nfts'))
  await until(() => find('nfts')?.dataset['state'] !== 'loading')
  return {
    ...modal,
    state: () => find('nfts')?.dataset['state'],
    names: () =>
      [...dialog.querySelectorAll('[data-testid^=nft-]')].map((each) => each.textContent ?? ''),
    asked: () => http.requests.filter(({ url }) => url.includes('/history')).length,
  }
}

test('nothing moves when the collectibles take the place of their skeletons', async () => {
  let isRefused = true
  let answer = (): void => {}
  const { find, part, dialog, state } = await onNfts(
    [tides(4)],
    () => isRefused,
    async () => {
      if (!isRefused) await new Promise<void>((resolve) => (answer = resolve))
    },
  )
  isRefused = false
  const boxes = (selector: string) =>
    [...dialog.querySelectorAll(selector)].map((each) => {
      const { top, height } = each.getBoundingClientRect()
      // The card itself may still be gliding to its place.
      const start = dialog.querySelector('[role=tabpanel]')?.getBoundingClientRect().top ?? 0
      return [Math.round(top - start), Math.round(height)]
    })
  part('nfts-retry').click()
  await until(() => find('nfts-loading'))
  // The card grows to the new height first.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  await atRest(dialog)
  const before = boxes('[data-testid=nfts-loading] > div > span')
  expect(before).toHaveLength(4)

  answer()
  await until(() => state() === 'ready')

  expect(boxes('[data-testid^=nft-]')).toEqual(before)
})

test('spam is hidden, shown after the others, and hidden again', async () => {
  const { part, names } = await onNfts([
    [{ name: 'Free money', isSpam: true }, { name: 'Tide' }, { name: 'Free gold', isSpam: true }],
  ])
  expect(names()).toEqual(['Tide'])
  expect(part('nfts-hidden').textContent).toBe('Show 2 hidden')
  expect(part('nfts-hidden').getAttribute('aria-expanded')).toBe('false')

  part('nfts-hidden').click()
  await until(() => names().length === 3)
  expect(names()).toEqual(['Tide', 'Free money', 'Free gold'])
  expect(part('nfts-hidden').textContent).toBe('Hide')

  part('nfts-hidden').click()
  await until(() => names().length === 1)
})

test('an account with nothing but spam has a hint, and can show it', async () => {
  const { part, names } = await onNfts([[{ name: 'Free money', isSpam: true }]])
  expect(part('nfts-empty').textContent).toContain('No collectibles yet')

  part('nfts-hidden').click()

  await until(() => names().length === 1)
})

test('more is read when the end comes into sight, and after a failure when it is pressed', async () => {
  let isRefused = true
  const pages = [tides(12), tides(12, 12), tides(3, 24)]
  const { part, find, names, state } = await onNfts(pages, (page) => isRefused && page === 2)
  expect(names()).toHaveLength(12)

  part('nfts-more').scrollIntoView()
  await until(() => names().length === 24)
  part('nfts-more').scrollIntoView()
  await until(() => part('nfts-more').textContent === 'Try again')
  expect(state()).toBe('ready')
  isRefused = false
  part('nfts-more').click()

  await until(() => names().length === 27)
  expect(find('nfts-more')).toBeNull()
})

test('where nothing is found in the newest transactions, reading on is offered', async () => {
  const empty = Array.from({ length: 11 }, (): readonly Piece[] => [])
  const { part, find, asked } = await onNfts([...empty, tides(1)])
  // It is in sight, so it is read once by itself.
  await until(() => asked() === 10)
  await until(() => part('nfts-more').getAttribute('aria-busy') !== 'true')
  expect(find('nfts-empty')).toBeNull()

  part('nfts-more').click()

  await until(() => find('nft-0'))
})

test('what can’t be read is asked for again by a press', async () => {
  let isRefused = true
  const { part, names } = await onNfts([tides(1)], () => isRefused)
  expect(part('nfts-failed').textContent).toContain('Couldn’t load your collectibles')

  isRefused = false
  part('nfts-retry').click()

  await until(() => names().length === 1)
})

test('details are opened by keyboard, and going back leads to where the visitor was', async () => {
  const spam = { name: 'Free money', isSpam: true }
  const { core, part, find, dialog, windows, names } = await onNfts([[...tides(20), spam]])
  part('nfts-hidden').click()
  await until(() => names().length === 21)
  const cells = [...dialog.querySelectorAll<HTMLElement>('[data-testid^=nft-]')]
  const cell = cells[16]
  cell?.scrollIntoView()
  cell?.focus()
  const scroller = dialog.querySelector('[data-part=card-body]')
  const before = scroller?.scrollTop ?? 0
  expect(before).toBeGreaterThan(100)

  await userEvent.keyboard('{Enter}')
  await until(() => dialog.dataset['view'] === 'Collectible' && find('collectible-network'))
  expect(dialog.querySelector('[data-part=card-title]')?.textContent).toBe('Tide #16')
  part('collectible-explorer').click()
  expect(windows.opened.join()).toContain('https://scan.example/tx/0x8')

  core.actions.router.back()
  await until(() => dialog.dataset['view'] === 'Account' && find('nft-0'))
  await until(() => names().length === 21)
  const after = dialog.querySelector('[data-part=card-body]')?.scrollTop ?? 0
  expect(Math.abs(after - before)).toBeLessThan(2)
  const root = dialog.getRootNode()
  await until(
    () => root instanceof ShadowRoot && root.activeElement?.textContent?.includes('Tide #16'),
  )
})
