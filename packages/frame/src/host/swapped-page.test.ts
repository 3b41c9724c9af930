import type { NetworkId } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { aFrame } from '../testing/a-frame.ts'

type Frame = ReturnType<typeof aFrame>

const BASE: NetworkId = 'eip155:8453'
const SOLANA: NetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const APP = { projectId: 'p', sdkVersion: 'x' }
const USER = { address: '0x52908400098527886E0F7030069857D2E4169EE7', chainId: 8453 }

/** Replies of a frame in which the visitor is logged in, with the account type and network it is asked for. */
const REPLIES: Readonly<Record<string, (payload: object) => unknown>> = {
  IS_CONNECTED: () => ({ isConnected: true }),
  GET_USER: () => ({ ...USER, preferredAccountType: 'eoa' }),
  SYNC_DAPP_DATA: () => undefined,
  SWITCH_NETWORK: (payload) => payload,
  SET_PREFERRED_ACCOUNT: (payload) => ({ ...payload, address: USER.address }),
  RPC_REQUEST: () => '0x',
}

/** Answers until nothing is asked any more. @returns The names of all requests, in order. */
async function answerAll(frame: Frame, replies = REPLIES): Promise<readonly unknown[]> {
  await frame.clock.advance(1)
  for (let at = 0; at < frame.requests().length; at += 1) {
    const { name = '', payload } = frame.requests()[at] ?? {}
    frame.answer(at, replies[name]?.(Object(payload)))
    await frame.clock.advance(1)
  }
  return frame.requests().map((request) => request?.name)
}

/** A visitor with the key's own account on Base, on a page that replaced its body. */
async function swapped(): Promise<Frame> {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  await frame.postReady()
  const begun = [
    frame.track(frame.port.syncApp(APP, frame.signal)),
    frame.track(frame.port.connect({ networkId: BASE, accountType: 'eoa' }, frame.signal)),
  ]
  await answerAll(frame)
  expect(await Promise.all(begun)).toEqual(['ok', 'ok'])
  frame.page.removeFrame()
  return frame
}

const sign = (frame: Frame, networkId: NetworkId) =>
  frame.track(frame.port.channel.request(networkId, 'personal_sign', ['0x', '0x']))

test('the first request after a swap is answered by the next frame, with its account and network', async () => {
  const frame = await swapped()

  const call = sign(frame, BASE)
  await frame.clock.advance(1)
  expect([frame.page.lines.length, frame.page.frameCount]).toEqual([2, 1])
  expect(frame.requests()).toHaveLength(0)
  await frame.postReady()

  expect(await answerAll(frame)).toEqual([
    'IS_CONNECTED',
    'SYNC_DAPP_DATA',
    'SWITCH_NETWORK',
    'SET_PREFERRED_ACCOUNT',
    'RPC_REQUEST',
  ])
  expect(await call).toBe('ok')
  expect(frame.requests().map((request) => request?.payload)).toMatchObject([
    undefined,
    APP,
    { chainId: 8453 },
    { type: 'eoa' },
    { method: 'personal_sign' },
  ])
  const next = sign(frame, BASE)
  expect((await answerAll(frame)).slice(5)).toEqual(['RPC_REQUEST'])
  expect([await next, frame.clock.pending]).toEqual(['ok', 0])
})

test('the account of one namespace is restored with its first request, also after one of another', async () => {
  const frame = await swapped()

  const calls = [sign(frame, SOLANA), sign(frame, BASE)]
  await frame.clock.advance(1)
  await frame.postReady()

  expect((await answerAll(frame)).slice(2)).toEqual([
    'SWITCH_NETWORK',
    'RPC_REQUEST',
    'SWITCH_NETWORK',
    'SET_PREFERRED_ACCOUNT',
    'RPC_REQUEST',
  ])
  expect(await Promise.all(calls)).toEqual(['ok', 'ok'])
})

test.each([
  ['has no login', 'wallet.none', { IS_CONNECTED: () => ({ isConnected: false }) }],
  [
    'uses another account',
    'frame.failed',
    { SET_PREFERRED_ACCOUNT: () => ({ type: 'smartAccount', address: '0x' }) },
  ],
  ['uses another network', 'frame.failed', { SWITCH_NETWORK: () => ({ chainId: 1 }) }],
])('a frame that %s after a swap is asked for no signature', async (_name, code, replies) => {
  const frame = await swapped()

  const call = sign(frame, BASE)
  await frame.clock.advance(1)
  await frame.postReady()

  expect(await answerAll(frame, { ...REPLIES, ...replies })).not.toContain('RPC_REQUEST')
  expect(await call).toBe(code)
  expect(frame.changes.some(({ type }) => type === 'approvalNeeded')).toBe(false)
  expect(frame.changes.some(({ type }) => type === 'loggedOut')).toBe(code === 'wallet.none')
})

test('a request is no refusal where the next frame does not load', async () => {
  const frame = await swapped()
  const calls = [sign(frame, BASE), sign(frame, BASE)]

  await frame.clock.advance(20_000)

  expect(await Promise.all(calls)).toEqual(['frame.load-failed', 'frame.load-failed'])
})

test('a request that is open during a swap fails, and the next one is answered', async () => {
  const frame = await swapped()
  const lost = sign(frame, BASE)
  await frame.clock.advance(1)
  await frame.postReady()
  frame.page.removeFrame()
  await frame.clock.advance(1_000)
  expect(await lost).toBe('frame.failed')

  const call = sign(frame, BASE)
  await frame.clock.advance(1)
  await frame.postReady()

  expect(await answerAll(frame)).toHaveLength(5)
  expect(await call).toBe('ok')
})
