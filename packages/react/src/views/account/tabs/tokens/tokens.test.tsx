import type { AccountHoldings, Core, Holding } from '@latchkey/core'
import { afterEach, expect, test } from 'vitest'
import { ADDRESS } from '../../../../testing/a-snapshot.ts'
import { type DrawnModal, drawModal } from '../../../../testing/draw-modal.ts'
import { until } from '../../../../testing/until.ts'
import { MIRA, withAuth } from '../../../../testing/with-auth.ts'
import { HOLDINGS, withPortfolio } from '../../../../testing/with-portfolio.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

/** Account of a login whose list the test changes. */
async function onTokens(list: AccountHoldings) {
  const account = `eip155:1:${ADDRESS}` as const
  let set = (_next: AccountHoldings): void => {}
  const dress = (inner: Core): Core => {
    const held = withPortfolio(inner, { scope: 'network', accounts: { [account]: list } })
    set = (next) => held.hold({ scope: 'network', accounts: { [account]: next } })
    return withAuth(held.core, { user: MIRA }).core
  }
  const modal = await drawModal({}, {}, dress)
  drawn = modal
  await modal.core.actions.connect.withWallet('eip155', 'io.fjord')
  modal.core.actions.open()
  await until(() => modal.dialog.dataset['view'] === 'Account' && modal.find('account-total'))
  return { ...modal, set: (next: AccountHoldings) => set(next) }
}

const MANY: readonly Holding[] = Array.from({ length: 10_000 }, (_, index) => ({
  ...({ networkId: 'eip155:1', decimals: 6, amountText: '1', valueUsd: 1, priceUsd: 1 } as const),
  ...{ address: `0x${index}`, name: `Token ${index}`, symbol: 'TOK' },
}))

function rows({ dialog }: DrawnModal): readonly HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('[data-testid=tokens-row]')]
}

test('nothing moves when the list and the total take the place of their skeletons', async () => {
  const modal = await onTokens({ status: 'loading' })
  const { dialog, part, find, set } = modal
  await until(() => find('tokens-loading'))
  await until(() => dialog.getAnimations({ subtree: true }).every(isEndless))
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

/** Skeletons never stop moving. */
function isEndless({ effect }: Animation): boolean {
  return effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
}

test('of 10,000 tokens those near the visible ones are drawn, and all are counted', async () => {
  const modal = await onTokens({ status: 'ready', holdings: MANY })
  await until(() => rows(modal).length > 0)
  expect(rows(modal)).toHaveLength(100)
  expect(rows(modal)[0]?.getAttribute('aria-setsize')).toBe('10000')

  rows(modal).at(-1)?.scrollIntoView()
  await until(() => rows(modal).length === 200)

  expect(rows(modal).at(-1)?.getAttribute('aria-posinset')).toBe('200')
})
