import type { ListingAnswer } from '@latchkey/core'
import { expect, test } from 'vitest'
import { aSnapshot, recordActions } from '../../testing/a-snapshot.ts'
import { downloadsModel } from './downloads.model.ts'

const PARAMS = { walletId: 'io.fjord', walletName: 'Fjord' }
const FJORD = {
  id: 'f',
  name: 'Fjord',
  chromeStore: 'https://chrome.example/f',
  appStore: 'https://apps.example/f',
  playStore: 'https://play.example/f',
  homepage: 'https://fjord.example/',
}
const { actions } = recordActions()

function modelOf(answer: ListingAnswer | undefined, tools = actions, isMobile = false) {
  const { device } = aSnapshot()
  const snapshot = { listing: { 'wallet io.fjord': answer }, device: { ...device, isMobile } }
  return downloadsModel(snapshot, PARAMS, tools)
}

test.each<[answer: ListingAnswer | undefined, kind: string]>([
  [undefined, 'loading'],
  [{ status: 'loading', wallets: [] }, 'loading'],
  [{ status: 'ready', wallets: [FJORD] }, 'list'],
  [{ status: 'ready', wallets: [{ id: 'f', name: 'Fjord' }] }, 'none'],
  [{ status: 'ready', wallets: [] }, 'none'],
  [{ status: 'failed', wallets: [] }, 'failed'],
])('%o is shown as %s', (answer, kind) => {
  expect(modelOf(answer).kind).toBe(kind)
})

test('each download of the wallet is a row that names its site', () => {
  const { calls, actions: recorded } = recordActions({ openLink: true })

  const model = modelOf({ status: 'ready', wallets: [FJORD] }, recorded)
  const rows = model.kind === 'list' ? model.downloads : []
  for (const row of rows) row.open()

  expect(rows.map(({ kind, host }) => `${kind} ${host}`)).toEqual([
    'chrome chrome.example',
    'ios apps.example',
    'android play.example',
    'website fjord.example',
  ])
  expect(calls).toHaveLength(4)
  expect(calls[1]).toBe('openLink https://apps.example/f')
})

test('a wallet without an app has no row for one', () => {
  const { chromeStore, homepage } = FJORD
  const only = { id: 'f', name: 'Fjord', chromeStore, homepage }

  const model = modelOf({ status: 'ready', wallets: [only] })

  expect(model.kind === 'list' && model.downloads.map(({ kind }) => kind)).toEqual([
    'chrome',
    'website',
  ])
})

test.each([
  [false, [undefined, FJORD.appStore, FJORD.playStore, undefined]],
  [true, [undefined, undefined, undefined, undefined]],
])('apps of phones have a code to scan, but not on a phone (%s)', (isMobile, scanned) => {
  const model = modelOf({ status: 'ready', wallets: [FJORD] }, actions, isMobile)

  expect(model.kind === 'list' && model.downloads.map((each) => each.scanned)).toEqual(scanned)
})
