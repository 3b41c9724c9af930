import { LatchkeyError, lazy, type TelemetryEvent } from '@latchkey/core/contract'
import { aFakeWallet, createSendingAdapter } from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ADDRESS } from '../../testing/a-snapshot.ts'
import {
  aSwapSource,
  EXCHANGE,
  knowSwapTokens,
  refuseSimulations,
  type SwapSourceChoice,
  USDC,
} from '../../testing/a-swap-source.ts'
import { type DrawnModal, drawModal } from '../../testing/draw-modal.ts'
import { until } from '../../testing/until.ts'
import { withAccount } from '../../testing/with-account.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

/** Swap of an account with 1 ETH, reached by the row of Account. */
async function onSwap(source: SwapSourceChoice = {}) {
  const adapter = createSendingAdapter(aFakeWallet())
  adapter.nativeBalances.set(ADDRESS, 10n ** 18n)
  knowSwapTokens(adapter)
  const modal = await drawModal({ adapter, swapSource: aSwapSource(source) }, {})
  drawn = modal
  const { core, find, http } = modal
  refuseSimulations(http)
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open()
  await until(() => find('account-swaps') !== null)
  await userEvent.click(modal.part('account-swaps'))
  await until(() => core.snapshot().swap?.list.status === 'ready' && find('swap-to') !== null)
  return { ...modal, adapter }
}

/** Chooses the dollar and types the amount. */
async function enter({ part, find, clock, dialog }: DrawnModal, amount: string) {
  await userEvent.click(part('swap-to'))
  await until(() => find(`swap-token-${USDC}`) !== null)
  await userEvent.click(part(`swap-token-${USDC}`))
  await until(() => dialog.dataset['view'] === 'Swap' && find('swap-amount') !== null)
  await userEvent.fill(part('swap-amount'), amount)
  await clock.advance(200)
  await until(() => find('swap-price') !== null)
}

test('the whole way: token, amount, review, and one request however often it is pressed', async () => {
  const modal = await onSwap()
  const { part, find, dialog, adapter } = modal
  await enter(modal, '0.25')
  await until(() => part('swap-received').getAttribute('value') === '778.877')

  await userEvent.click(part('swap-review'))
  await until(() => find('swap-confirm') !== null)
  expect(part('swap-leg-pay').textContent).toContain('0.25 ETH')
  expect(part('swap-leg-get').textContent).toContain('778.877 USDC')
  await userEvent.dblClick(part('swap-confirm'))
  await until(() => dialog.dataset['view'] === 'Receipt')

  expect(adapter.sent).toMatchObject([{ to: EXCHANGE, amount: 250_000_000_000_000_000n }])
})

test('a press shows Swap before its code is loaded, and begins once; what can’t be loaded is tried again', async () => {
  let isOnline = false
  const events: string[] = []
  const onEvent = ({ event }: TelemetryEvent): void => void events.push(event)
  const modal = await drawModal({ onEvent, swapSource: aSwapSource() }, {}, (core) =>
    withAccount(core, (actions) => {
      const swap = lazy(async () => {
        if (!isOnline) throw new LatchkeyError('http.network', {})
        return actions.swap.load()
      })
      return { ...actions, swap }
    }),
  )
  drawn = modal
  const { core, find } = modal
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open()
  await until(() => find('account-swaps') !== null)

  modal.part('account-swaps').click()
  expect(core.snapshot().router.history.at(-1)?.view).toBe('Swap')
  await until(() => core.snapshot().notices.current?.code === 'http.network')
  await until(() => find('load-retry') !== null)
  isOnline = true
  await userEvent.click(modal.part('load-retry'))
  await until(() => find('swap-from') !== null)

  expect(events.filter((event) => event === 'OPEN_SWAP')).toHaveLength(1)
})

test('without a token each button says which one of the two it chooses', async () => {
  const { part } = await onSwap()

  expect(part('swap-to').getAttribute('aria-label')).toBe('Token you get: Select token')
  expect(part('swap-to').textContent).toBe('Select token')
  expect(part('swap-from').getAttribute('aria-label')).toBe('Token you pay with: ETH')
})

test('the amount that Max enters is in a live region', async () => {
  const { part } = await onSwap()
  const region = part('swap-entered')
  expect([region.role, region.textContent]).toEqual(['status', ''])

  await userEvent.click(part('swap-max'))

  await until(() => part('swap-amount').getAttribute('value') !== '')
  await until(() => region.textContent === `${part('swap-amount').getAttribute('value')} ETH`)
})

test('the details open from the line of the price, by keyboard too', async () => {
  const modal = await onSwap()
  const { part, find } = modal
  await enter(modal, '0.25')
  part('swap-price').focus()

  await userEvent.keyboard('{Enter}')

  await until(() => find('swap-details') !== null)
  expect(part('swap-price').getAttribute('aria-expanded')).toBe('true')
  expect(part('swap-minimum').textContent).toContain('771.089 USDC')
})

test('turned round, each token is on the other side', async () => {
  const modal = await onSwap()
  const { part, find } = modal
  await enter(modal, '0.25')

  await userEvent.click(part('swap-turn').querySelector('button') as HTMLElement)

  await until(() => part('swap-from').textContent?.includes('USDC'))
  expect(part('swap-to').textContent).toContain('ETH')
  expect(find('swap-review')).not.toBeNull()
})

test('a great loss is swapped only after it was agreed to', async () => {
  const modal = await onSwap({ impact: 20 })
  const { part, find, adapter } = modal
  await enter(modal, '0.25')
  await userEvent.click(part('swap-review'))
  await until(() => find('swap-confirm') !== null)
  await userEvent.click(part('swap-confirm'), { force: true })
  expect(adapter.sent).toEqual([])

  await userEvent.click(part('swap-agree'))
  await userEvent.click(part('swap-confirm'))

  await until(() => adapter.sent.length === 1)
})

test('an unknown exchange is swapped at only after its whole address was agreed to', async () => {
  const modal = await onSwap({ isUnknown: true })
  const { part, find, adapter } = modal
  await enter(modal, '0.25')
  await userEvent.click(part('swap-review'))
  await until(() => find('swap-agree-exchange') !== null)
  expect(part('swap-exchange-address').textContent).toContain(EXCHANGE)
  await userEvent.click(part('swap-confirm'), { force: true })
  expect(adapter.sent).toEqual([])

  await userEvent.click(part('swap-agree-exchange'))
  await userEvent.click(part('swap-confirm'))

  await until(() => adapter.sent.length === 1)
})

test('a search finds tokens by name, and the other one of the two can’t be chosen', async () => {
  const { part, find } = await onSwap()
  await userEvent.click(part('swap-to'))
  await until(() => find('swap-token-coin') !== null)
  expect(part('swap-token-coin').getAttribute('aria-disabled')).toBe('true')

  await userEvent.fill(part('swap-search'), 'dai')

  await until(() => find('swap-token-coin') === null)
  expect(part('swap-popular').textContent).toContain('Dai')
  await userEvent.fill(part('swap-search'), 'nothing')
  await until(() => find('swap-no-tokens') !== null)
})
