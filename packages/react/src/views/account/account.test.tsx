import { aChain, aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { ADDRESS } from '../../testing/a-snapshot.ts'
import { atRest } from '../../testing/at-rest.ts'
import { type DrawnModal, drawModal } from '../../testing/draw-modal.ts'
import { until } from '../../testing/until.ts'

const PICTURE = 'data:image/png;base64,AA=='

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

/** Account of a connected wallet whose balance is read when `release` is called. */
async function onAccount() {
  const wallet = aFakeWallet({ id: 'io.tern', name: 'Tern' })
  const adapter = createFakeAdapter({ ...wallet, wallet: { ...wallet.wallet, icon: PICTURE } })
  let release = (): void => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  Object.assign(adapter.balances ?? {}, {
    async read() {
      await isReleased
      return 10n ** 18n
    },
  })
  const modal = await drawModal({ adapters: [adapter], networks: [aChain()] })
  drawn = modal
  await modal.core.actions.connect.withWallet('eip155', 'io.tern')
  modal.core.actions.open()
  await until(() => modal.dialog.dataset['view'] === 'Account')
  return { ...modal, release: () => release() }
}

test('nothing moves when the balance takes the place of its skeleton', async () => {
  const { dialog, part, release } = await onAccount()
  expect(part('account-total').dataset['state']).toBe('loading')
  // The list below may be longer or shorter than its skeleton; all above it keeps its place in the card.
  const boxes = () => {
    const start = part('header-close').getBoundingClientRect().top
    return [...dialog.querySelectorAll('[data-testid]')]
      .filter((each) => !part('account-total').contains(each))
      .filter((each) => !part('account-tab').contains(each))
      .map((each) => {
        const { top, height } = each.getBoundingClientRect()
        return [each.getAttribute('data-testid'), Math.round(top - start), Math.round(height)]
      })
  }
  await atRest(dialog)
  const before = boxes()

  release()
  await until(() => part('account-total').dataset['state'] === 'coin')

  expect(boxes()).toEqual(before)
})

test('the account has the picture of its wallet as a badge, and its name', async () => {
  const { part, dialog } = await onAccount()

  const badge = dialog.querySelector(`[data-part=avatar] img[src="${PICTURE}"]`)
  expect(badge).not.toBeNull()
  expect(part('account-wallet').textContent).toBe('Tern')
  expect(part('account-address').dataset['address']).toBe(ADDRESS)
})
