import type { AccountHoldings, Core, Holding } from '@latchkey/core'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ADDRESS } from '../../../../testing/a-snapshot.ts'
import { atRest } from '../../../../testing/at-rest.ts'
import { type DrawnModal, drawModal } from '../../../../testing/draw-modal.ts'
import { until } from '../../../../testing/until.ts'
import { withAccount } from '../../../../testing/with-account.ts'
import { MIRA, withAuth } from '../../../../testing/with-auth.ts'
import { HOLDINGS, withPortfolio } from '../../../../testing/with-portfolio.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

/** A login whose list the test changes; the modal is closed. */
async function loggedIn(list: AccountHoldings) {
  const account = `eip155:1:${ADDRESS}` as const
  let set = (_next: AccountHoldings, _retrySeconds?: number): void => {}
  let refreshes = 0
  const dress = (inner: Core): Core => {
    const held = withPortfolio(inner, { scope: 'network', accounts: { [account]: list } })
    set = (next, seconds) =>
      held.hold({
        scope: 'network',
        accounts: { [account]: next },
        retrySeconds: { [account]: seconds },
      })
    const refresh = async (): Promise<void> => {
      refreshes += 1
    }
    const core = withAccount(held.core, (actions) => ({
      ...actions,
      portfolio: { ...actions.portfolio, refresh },
    }))
    return withAuth(core, { user: MIRA }).core
  }
  const modal = await drawModal({}, {}, dress)
  drawn = modal
  await modal.core.actions.connect.withWallet('eip155', 'io.fjord')
  return {
    ...modal,
    set: (...next: Parameters<typeof set>) => set(...next),
    refreshes: () => refreshes,
  }
}

/** Their Account. */
async function onTokens(list: AccountHoldings) {
  const modal = await loggedIn(list)
  modal.core.actions.open()
  await until(() => modal.dialog.dataset['view'] === 'Account' && modal.find('account-total'))
  return modal
}

const MANY: readonly Holding[] = Array.from({ length: 10_000 }, (_, index) => ({
  ...({ networkId: 'eip155:1', decimals: 6, amountText: '1', valueUsd: 1, priceUsd: 1 } as const),
  address: `0x${index}`,
  name: `Token ${index}`,
  symbol: 'TOK',
}))

function rows({ dialog }: DrawnModal): readonly HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('[data-testid=tokens-row]')]
}

test('nothing moves when the list and the total take the place of their skeletons', async () => {
  const modal = await onTokens({ status: 'loading' })
  const { dialog, part, find, set } = modal
  await until(() => find('tokens-loading'))
  await atRest(dialog)
  const boxes = () =>
    [...dialog.querySelectorAll('[data-part=list-row],[data-testid^=account-]')].map((each) => {
      const { top, height } = each.getBoundingClientRect()
      return [Math.round(top), Math.round(height)]
    })
  const before = boxes()

  const priced = HOLDINGS.map((each) => ({ ...each, valueUsd: 10, priceUsd: 1 }))
  set({ status: 'ready', holdings: priced })
  await until(() => rows(modal).length === 4)

  expect(part('account-total').textContent).toContain('$40.00')
  expect(boxes()).toEqual(before)
})

test('of 10,000 tokens those near the visible ones are drawn, and all are counted', async () => {
  const modal = await onTokens({ status: 'ready', holdings: MANY })
  await until(() => rows(modal).length >= 20)
  expect(rows(modal).length).toBeLessThan(60)
  expect(rows(modal)[0]?.getAttribute('aria-setsize')).toBe('10000')

  await scrollOn(modal, 80)

  const places = rows(modal).map((row) => Number(row.getAttribute('aria-posinset')))
  expect(places.length).toBeLessThan(70)
  expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index))
})

test('tokens that were left out keep their place, and are drawn again on the way back', async () => {
  const modal = await onTokens({ status: 'ready', holdings: MANY })
  await until(() => rows(modal).length >= 20)
  const body = modal.dialog.querySelector('[data-part=card-body]')
  if (body === null) throw new Error('Nothing is open')
  await scrollOn(modal, 80)
  await until(() => rows(modal)[0]?.getAttribute('aria-posinset') !== '1')
  const top = rows(modal).at(-1)?.getBoundingClientRect().top

  expect(body.scrollTop + body.clientHeight).toBeGreaterThan(60 * 56)
  expect(rows(modal).at(-1)?.getBoundingClientRect().top).toBe(top)

  body.scrollTop = 0
  await until(() => rows(modal)[0]?.getAttribute('aria-posinset') === '1')
  expect(rows(modal)[0]?.textContent).toContain('Token 0')
})

test('where the browser does not tell what is visible all tokens are drawn', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  try {
    const modal = await onTokens({ status: 'ready', holdings: MANY.slice(0, 100) })
    await until(() => rows(modal).length === 100)
  } finally {
    vi.unstubAllGlobals()
  }
})

test('a row that has the focus is not left out', async () => {
  const modal = await onTokens({ status: 'ready', holdings: MANY })
  await until(() => rows(modal).length >= 20)
  const [first] = rows(modal)
  if (first === undefined) throw new Error('There is no row')
  first.tabIndex = -1
  first.focus()

  await scrollOn(modal, 80)
  await until(() => rows(modal)[5]?.getAttribute('aria-posinset') !== '6')

  expect(first.matches(':focus')).toBe(true)
})

/** Scrolls until so many tokens were drawn, a few at a time. */
async function scrollOn(modal: DrawnModal, place: number): Promise<void> {
  for (let next = 20; next <= place; next += 10) {
    await until(() => {
      const last = rows(modal).at(-1)
      last?.scrollIntoView()
      return Number(last?.getAttribute('aria-posinset')) >= next
    })
  }
}

test('while tokens stay the same their rows are not drawn again, and a changed one is', async () => {
  const modal = await onTokens({ status: 'ready', holdings: MANY })
  await until(() => rows(modal).length >= 20)
  const changed: Element[] = []
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const row = target.parentElement?.closest('[data-testid=tokens-row]')
      if (row) changed.push(row)
    }
  })
  observer.observe(modal.dialog, { subtree: true, childList: true, characterData: true })

  const [first, second] = MANY
  if (!first || !second) throw new Error('There are no tokens')
  modal.set({
    status: 'ready',
    holdings: [first, { ...second, amountText: '2' }, ...MANY.slice(2)],
  })
  await until(() => rows(modal)[1]?.textContent?.includes('2 TOK'))

  observer.disconnect()
  expect(new Set(changed)).toEqual(new Set([rows(modal)[1]]))
})

test('where tokens could not be listed, a press reads them again', async () => {
  const modal = await onTokens({ status: 'unavailable', holdings: HOLDINGS.slice(0, 1) })
  await until(() => modal.find('tokens-unlisted'))

  await userEvent.click(modal.part('tokens-retry'))

  expect(modal.part('tokens-unlisted').textContent).toContain('Your tokens are safe')
  expect(modal.refreshes()).toBe(1)
})

test('a button that has to wait counts down, ignores presses, and says the time once', async () => {
  const list = { status: 'unavailable', holdings: HOLDINGS.slice(0, 1) } as const
  const modal = await onTokens(list)
  await until(() => modal.find('tokens-unlisted'))

  modal.set(list, 12)
  await until(() => modal.part('tokens-retry').textContent === 'Try again in 12 s')
  modal.set(list, 11)
  await until(() => modal.part('tokens-retry').textContent === 'Try again in 11 s')
  const again = modal.part('tokens-retry')
  again.click()

  expect(again.getAttribute('aria-disabled')).toBe('true')
  expect(again.getAttribute('aria-label')).toBe('Try again in 12 s')
  expect(again.parentElement?.querySelector('[role=status]')?.textContent).toBe('Try again in 12 s')
  expect(modal.refreshes()).toBe(0)

  modal.set(list)
  await until(() => modal.part('tokens-retry').textContent === 'Try again')
  modal.part('tokens-retry').click()
  expect(modal.refreshes()).toBe(1)
})

test('what is known is there when Account opens for the first time, without a skeleton before', async () => {
  const modal = await loggedIn({ status: 'ready', holdings: HOLDINGS })
  await prefetched()
  const busy: Element[] = []
  const observer = new MutationObserver(() => {
    busy.push(...modal.dialog.querySelectorAll('[data-part=skeleton]'))
  })
  observer.observe(modal.dialog, { subtree: true, childList: true })

  modal.core.actions.open()
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)

  observer.disconnect()
  expect(rows(modal)).toHaveLength(4)
  expect(busy).toEqual([])
})

/** Lets what is loaded ahead arrive. */
async function prefetched(): Promise<void> {
  await Promise.all([import('../../account.view.tsx'), import('./tokens.part.tsx')])
  // It begins once the press that connected has settled: see `whenSettled`.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
}
