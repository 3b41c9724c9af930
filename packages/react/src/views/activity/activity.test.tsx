import {
  aChain,
  createFakeHttp,
  type FakeRequest,
  type TestCoreChoice,
} from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { ADDRESS } from '../../testing/a-snapshot.ts'
import { type DrawnModal, drawModal } from '../../testing/draw-modal.ts'
import { until } from '../../testing/until.ts'

const PICTURE = 'data:image/png;base64,AA=='
const API = 'https://rpc.walletconnect.org'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

function transaction(index: number): object {
  return {
    id: `tx-${index}`,
    metadata: {
      operationType: index % 2 ? 'send' : 'receive',
      hash: `0x${index}`,
      chain: 'eip155:1',
      minedAt: new Date(Date.UTC(2025, 4, 1) - index * 3_600_000).toISOString(),
      sentFrom: '0x1',
      sentTo: '0x2',
      status: 'confirmed',
    },
    transfers: [
      {
        fungible_info: { name: 'Ether', symbol: 'ETH', icon: null },
        nft_info: null,
        direction: index % 2 ? 'out' : 'in',
        quantity: { numeric: `${index}.5` },
      },
    ],
  }
}

/** Activity of an account with so many transactions, 50 a page; `answer` may refuse a page. */
async function onActivity(
  count: number,
  refuse: (cursor: number) => boolean = () => false,
  { isEndless = false, ...choice }: TestCoreChoice & { readonly isEndless?: boolean } = {},
) {
  const http = createFakeHttp(() => undefined)
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:1'], ws: [] } })
  http.on('GET', `${API}/v1/account/${ADDRESS}/history`, ({ query }: FakeRequest) => {
    const from = Number(query.get('cursor') ?? 0)
    if (refuse(from)) return { body: 'no', status: 403 }
    const length = Math.max(0, Math.min(50, count - from))
    const data = Array.from({ length }, (_, index) => transaction(from + index))
    const hasMore = isEndless || from + length < count
    return { json: { data, next: hasMore ? `${from + 50}` : null } }
  })
  const modal = await drawModal({
    projectId: 'p1',
    chainImages: { 1: PICTURE, 8453: PICTURE },
    ports: { http },
    ...choice,
  })
  drawn = modal
  const { core, dialog, find } = modal
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open()
  await until(() => dialog.dataset['view'] === 'Account')
  modal.part('account-tabs').querySelector<HTMLElement>('[role=tab]:last-child')?.click()
  await until(() => find('activity') !== null && find('activity')?.dataset['state'] !== 'loading')
  const rows = () => [...dialog.querySelectorAll('[data-testid=activity-row]')]
  return {
    ...modal,
    rows,
    /** Scrolls until so many transactions were drawn, a few at a time. */
    async scrollTo(count: number): Promise<void> {
      for (let next = 10; next <= count; next += 10) {
        await until(() => {
          const last = rows().at(-1)
          last?.scrollIntoView()
          return indexOf(last) >= next - 1
        })
      }
    },
    asked: () => http.requests.filter(({ url }) => url.includes('/history')).length,
  }
}

/** The index of a transaction, which is its whole amount. */
function indexOf(row: Element | undefined): number {
  return Number(row?.textContent?.match(/(\d+)\.5 ETH/)?.[1])
}

test('the next page is read when the end comes into sight, and not before', async () => {
  const { rows, asked, find, scrollTo } = await onActivity(120)
  await until(() => rows().length > 20)
  expect(rows().length).toBeLessThan(50)
  expect(find('activity-more')).toBeNull()
  expect(asked()).toBe(1)

  await scrollTo(60)
  expect(asked()).toBe(2)
  await scrollTo(120)

  expect(find('activity-more')).toBeNull()
  expect(asked()).toBe(3)
})

test('a row says what was done, and opens its receipt, which leads to the explorer', async () => {
  const { rows, windows, part, find } = await onActivity(2)

  const [received, sent] = rows()
  expect(received?.textContent).toContain('Received')
  expect(received?.textContent).toContain('+0.5 ETH')
  expect(sent?.textContent).toContain('−1.5 ETH')
  if (received instanceof HTMLElement) received.click()
  await until(() => find('receipt-explorer') !== null)
  expect(part('scene-heading').textContent).toBe('Received')
  part('receipt-explorer').click()

  expect(windows.opened.join()).toContain('https://scan.example/tx/0x0')
})

test('a receipt of a network without an explorer has no button that leads to one', async () => {
  const { rows, find } = await onActivity(2, () => false, {
    networks: [aChain({ blockExplorers: undefined })],
  })

  const [row] = rows()
  if (row instanceof HTMLElement) row.click()
  await until(() => find('receipt-done') !== null)

  expect(find('receipt-explorer')).toBeNull()
})

test('a page with nothing new is not followed by further ones without a press', async () => {
  const { part, asked, scrollTo } = await onActivity(50, () => false, { isEndless: true })
  await scrollTo(50)

  part('activity-more').scrollIntoView()
  await until(() => asked() >= 2)
  await new Promise((resolve) => setTimeout(resolve, 300))

  expect(asked()).toBe(6)
  part('activity-more').click()
  await until(() => asked() === 11)
})

test('an account that did nothing has a text instead of rows', async () => {
  const { part } = await onActivity(0)

  expect(part('activity-empty').textContent).toContain('No activity yet')
})

test('what can’t be read is announced once, and asked for again by a press', async () => {
  let isBroken = true
  const { part, rows, find, dialog } = await onActivity(3, () => isBroken)
  expect(part('activity-failed').textContent).toContain('Couldn’t load activity')
  expect(find('activity-empty')).toBeNull()
  const announced = [...dialog.querySelectorAll('[role=alert]')].map((each) => each.textContent)
  expect(announced).toEqual(['Failed to fetch transactions'])

  isBroken = false
  part('activity-retry').click()

  await until(() => rows().length === 3)
})

test('a failure that no toast told of is announced by the view', async () => {
  const http = createFakeHttp(() => undefined)
  http.on('GET', `${API}/v1/account/${ADDRESS}/history`, { body: 'no', status: 403 })
  drawn = await drawModal({ projectId: 'p1', ports: { http } })
  const { core, find } = drawn
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  // Send does without the history.
  core.actions.open({ view: 'WalletSend' })
  core.actions.activity.follow()
  await until(() => core.snapshot().activity[`eip155:1:${ADDRESS}`]?.status === 'failed')

  core.actions.router.push('Transactions', {})

  await until(() => find('activity-failed')?.role === 'alert')
})

test('a later page that can’t be read is not asked for again by itself', async () => {
  let isBroken = true
  const { part, asked, find, scrollTo } = await onActivity(60, (from) => isBroken && from > 0)
  await scrollTo(50)
  part('activity-more').scrollIntoView()
  await until(() => find('activity')?.dataset['state'] === 'moreFailed')
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(asked()).toBe(2)

  isBroken = false
  part('activity-more').click()

  await scrollTo(60)
  expect(find('activity-more')).toBeNull()
})

test('transactions far from the visible ones have no rows', async () => {
  const { rows, scrollTo } = await onActivity(120)

  await scrollTo(120)

  await until(() => !rows()[0]?.textContent?.includes('+0.5 ETH'))
  expect(rows().length).toBeLessThan(100)
})

test('what the visitor sends stands on top at once', async () => {
  const { adapter, rows, find } = await onActivity(2)

  adapter.emitSent('io.fjord', {
    id: '0xff',
    account: `eip155:1:${ADDRESS}`,
    transfer: { to: ADDRESS, amount: 25n * 10n ** 15n },
  })
  await until(() => rows().length === 3)

  const [first] = rows()
  expect(first?.textContent).toContain('Sending')
  expect(first?.textContent).toContain('−0.025 ETH')
  expect(find('activity-label')?.textContent).toBe('Pending')
})
