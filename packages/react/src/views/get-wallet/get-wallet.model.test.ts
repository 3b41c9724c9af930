import type { ListingAnswer } from '@latchkey/core'
import { expect, test } from 'vitest'
import { recordActions } from '../../testing/a-snapshot.ts'
import { getWalletModel } from './get-wallet.model.ts'

const FJORD = { id: 'f', name: 'Fjord', homepage: 'https://fjord.example/' }
const { actions } = recordActions()

const modal = { isOpen: true, isLoading: false, refusals: 0 }

function kindOf(suggested: ListingAnswer | undefined): string {
  return getWalletModel({ modal, listing: suggested ? { suggested } : {} }, actions).state.kind
}

test.each<[answer: ListingAnswer | undefined, kind: string]>([
  [undefined, 'loading'],
  [{ status: 'loading', wallets: [FJORD] }, 'loading'],
  [{ status: 'ready', wallets: [FJORD] }, 'list'],
  [{ status: 'ready', wallets: [] }, 'none'],
  [{ status: 'failed', wallets: [] }, 'failed'],
  [{ status: 'failed', wallets: [FJORD] }, 'list'],
])('%o is shown as %s', (answer, kind) => {
  expect(kindOf(answer)).toBe(kind)
})

test('a wallet opens its page; one without a page opens its downloads', () => {
  const { calls, actions: recorded } = recordActions({ openLink: true })
  const wallets = [FJORD, { id: 'k', name: 'Kestrel' }]
  const suggested = { status: 'ready', wallets } as const

  const { state, exploreAll } = getWalletModel({ modal, listing: { suggested } }, recorded)
  if (state.kind === 'list') for (const wallet of state.wallets) wallet.get()
  exploreAll()

  expect(calls).toEqual([
    'openLink https://fjord.example/',
    'router.push Downloads {"walletId":"k","walletName":"Kestrel"}',
    'openLink https://walletconnect.com/explorer',
  ])
})

test('opened for a namespace, its suggestions are shown', () => {
  const wallets = [{ id: 't', name: 'Tern' }]
  const listing = {
    suggested: { status: 'ready', wallets: [FJORD] },
    'suggested solana': { status: 'ready', wallets },
  } as const

  const { state } = getWalletModel(
    { modal: { ...modal, namespaceFilter: 'solana' }, listing },
    actions,
  )

  expect(state).toMatchObject({ kind: 'list', wallets: [{ name: 'Tern' }] })
})

test('a failed request can be retried', () => {
  const { calls, actions: recorded } = recordActions()
  const suggested = { status: 'failed', wallets: [] } as const

  const { state } = getWalletModel({ modal, listing: { suggested } }, recorded)
  if (state.kind === 'failed') state.retry()

  expect(calls).toEqual(['listing.retry'])
})
