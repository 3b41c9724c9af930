import type { ConnectStep } from '@latchkey/core'
import type { ErrorCode } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, FJORD, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { connectingExternalModel } from './connecting-external.model.ts'

const PARAMS = { namespace: 'eip155', walletId: 'io.fjord' } as const
const { actions } = recordActions()

function modelOf(current: ConnectStep, tools = { actions, text: TEXT }) {
  return connectingExternalModel(aSnapshot({ connect: { current } }), PARAMS, tools)
}

function failure(code: ErrorCode, message: string): ConnectStep {
  return { step: 'failed', wallet: FJORD, error: { code, message } }
}

test('while the request is pending, the latch waits and the wallet can be opened again', () => {
  const { calls, ...recorded } = recordActions()

  const model = modelOf({ step: 'awaitingWallet', wallet: FJORD }, { ...recorded, text: TEXT })
  model.action?.run()

  expect(model).toMatchObject({
    latch: 'waiting',
    siteIcon: 'https://salt.example/i.png',
    walletIcon: FJORD.icon,
    heading: 'Continue in Fjord',
    line: 'Approve the connection in the window Fjord opened.',
    action: { label: 'Open Fjord again' },
    other: undefined,
    account: undefined,
  })
  expect(model.action?.isPrimary).toBeFalsy()
  expect(calls).toEqual(['connect.retry'])
})

test.each([
  ['its own', FJORD.icon, { 'io.fjord': 'https://a.example/f.png' }, FJORD.icon],
  [
    'its connector’s',
    undefined,
    { 'io.fjord': 'https://a.example/f.png' },
    'https://a.example/f.png',
  ],
  ['none of another connector', undefined, { injected: 'https://a.example/i.png' }, undefined],
  ['none before any is known', undefined, undefined, undefined],
])('the picture of the wallet is %s', (_name, icon, connectorPictures, shown) => {
  const current = { step: 'awaitingWallet', wallet: { ...FJORD, icon } } as const

  const { walletIcon } = connectingExternalModel(
    aSnapshot({ connect: { current }, connectorPictures }),
    PARAMS,
    { actions, text: TEXT },
  )

  expect(walletIcon).toBe(shown)
})

test.each<[ErrorCode, message: string, heading: string, line: string]>([
  [
    'wallet.rejected',
    'Connection declined',
    'Connection declined',
    'Nothing was shared. You can try again or choose another wallet.',
  ],
  [
    'wallet.busy',
    'The wallet already has a request open',
    'Fjord is waiting for you',
    'A request is already open in Fjord. Answer it there, then try again here.',
  ],
  [
    'wallet.missing',
    'The wallet is not installed any more',
    'The wallet is not installed any more',
    'Turn Fjord on in this browser, or choose another wallet.',
  ],
  [
    'wallet.no-accounts',
    'The wallet shared no account',
    'The wallet shared no account',
    'Unlock Fjord or create an account in it, then try again.',
  ],
  [
    'wallet.ambiguous',
    'Two wallets claim to be the same one',
    'Two wallets claim to be the same one',
    'Remove the one you don’t trust, or choose another wallet.',
  ],
  [
    'wallet.malformed',
    'The wallet answered with something unusable',
    'Fjord sent an answer we can’t read',
    'Nothing was shared. You can try again or choose another wallet.',
  ],
])('%s has its own text, with one action', (code, message, heading, line) => {
  expect(modelOf(failure(code, message))).toMatchObject({
    heading,
    line,
    action: { label: 'Try again', isPrimary: true },
    other: { label: 'Choose another wallet' },
  })
})

test.each<[ErrorCode, latch: string]>([
  ['wallet.rejected', 'declined'],
  ['wallet.missing', 'declined'],
  ['wallet.busy', 'idle'],
])('%s leaves the latch %s', (code, latch) => {
  expect(modelOf(failure(code, 'It failed'))).toMatchObject({ latch })
})

test('another wallet is one step back, or in the list without a history', () => {
  const { calls, actions: recorded } = recordActions()
  const tools = { actions: recorded, text: TEXT }
  const connect = { current: failure('wallet.rejected', 'Connection declined') }
  const behind = aSnapshot({
    connect,
    router: {
      history: [
        { view: 'Connect', params: {} },
        { view: 'ConnectingExternal', params: PARAMS },
      ],
      direction: 'next',
    },
  })

  connectingExternalModel(behind, PARAMS, tools).other?.run()
  connectingExternalModel(aSnapshot({ connect }), PARAMS, tools).other?.run()

  expect(calls).toEqual(['router.back', 'router.replace Connect {}'])
})

test('a wallet that is in this browser is not offered to be got', () => {
  const wallet = { ...FJORD, rdns: 'io.fjord' }
  const current: ConnectStep = { step: 'awaitingWallet', wallet }
  const base = aSnapshot({ connect: { current } }, { projectId: 'p' })
  const local = [{ ...wallet, kind: 'announced', isAmbiguous: false } as const]
  const snapshot = { ...base, wallets: { ...base.wallets, local } }

  expect(connectingExternalModel(base, PARAMS, { actions, text: TEXT }).get).toBeDefined()
  expect(connectingExternalModel(snapshot, PARAMS, { actions, text: TEXT }).get).toBeUndefined()
})

test('when connected the address and the network are shown', () => {
  expect(
    modelOf({ step: 'connected', wallet: FJORD, account: `eip155:8453:${ADDRESS}` }),
  ).toMatchObject({
    latch: 'closed',
    heading: 'Connected',
    line: 'Saltmarket can now see this address. It can’t move funds without asking you.',
    action: undefined,
    account: { address: ADDRESS, shortAddress: '0x7099…79C8', network: { name: 'Base' } },
  })
})

test('the state of another wallet is not shown: this one can still be requested', () => {
  const { calls, actions: recorded } = recordActions()
  const other = { ...FJORD, id: 'app.kestrel', name: 'Kestrel' }

  const model = modelOf(
    {
      step: 'failed',
      wallet: other,
      error: { code: 'wallet.rejected', message: 'Connection declined' },
    },
    { actions: recorded, text: TEXT },
  )
  model.action?.run()

  expect(model).toMatchObject({ latch: 'waiting', heading: 'Continue in your wallet' })
  expect(calls).toEqual(['connect.local eip155 io.fjord'])
})

const WITH_RDNS = { ...FJORD, rdns: 'io.fjord' }

test.each<
  [what: string, wallet: typeof FJORD, options: Parameters<typeof aSnapshot>[1], leads: boolean]
>([
  ['a wallet with a name of its own', WITH_RDNS, { projectId: 'p' }, true],
  ['without a project it is not known where it is', WITH_RDNS, {}, false],
  ['a wallet that does not say which one it is', FJORD, { projectId: 'p' }, false],
  ['one of the site’s own', FJORD, { customWallets: [{ id: 'io.fjord', name: 'Fjord' }] }, true],
])('the download link: %s', (_what, wallet, options, leads) => {
  const { calls, actions: recorded } = recordActions()
  const current: ConnectStep = { step: 'awaitingWallet', wallet }
  const snapshot = aSnapshot({ connect: { current } }, options)

  const model = connectingExternalModel(snapshot, PARAMS, { actions: recorded, text: TEXT })
  model.get?.run()

  expect(calls).toEqual(
    leads ? ['router.push Downloads {"walletId":"io.fjord","walletName":"Fjord"}'] : [],
  )
})
